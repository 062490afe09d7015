import { Button, NativeSelect, TextInput } from '@mantine/core'
import { boardRowsStep, type SportsBoardRow, type SportsBoardView, sportCodes, sportsBoardViews } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Fragment, useEffect, useRef } from 'react'
import { digits, sumDigits } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Tabs } from '../../../shared/parts/tabs.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { useSideScores } from '../score-text.ts'
import { sumIn, unitOf } from './short-sum.ts'
import { SumHead } from './sum-head.tsx'
import type { Board } from './use-board-state.ts'
import { eventTime, stateWords } from './words.ts'

type PanelProps = { board: Board; onChoose: () => void }

/** Events that are open or have open tickets, those that are live first. */
export const EventsPanel = ({ board, onChoose }: PanelProps) => {
  const say = useText('office-sports')
  const { query, asked, ask } = board
  return (
    <Panel
      title={say('events')}
      head={
        <>
          {query.data && <Chip>{digits(query.data.total)}</Chip>}
          <span className="grow" />
          <span className="quiet">{say('events.order')}</span>
        </>
      }
    >
      <div className="sports-filters">
        <Tabs<SportsBoardView>
          label={say('events.view')}
          value={asked.view ?? 'all'}
          onChange={(view) => ask({ view })}
          tabs={sportsBoardViews.map((value) => ({ value, label: say(`view.${value}`) }))}
        />
        <NativeSelect
          aria-label={say('events.sport')}
          value={asked.sport ?? ''}
          data={[
            { value: '', label: say('events.any-sport') },
            ...sportCodes.map((value) => ({ value, label: say(`sport.${value}`) })),
          ]}
          onChange={(event) => ask({ sport: sportCodes.find((one) => one === event.currentTarget.value) ?? '' })}
        />
        <TextInput
          type="search"
          aria-label={say('events.search')}
          placeholder={say('events.search')}
          maxLength={40}
          value={asked.search ?? ''}
          onChange={(event) => ask({ search: event.currentTarget.value })}
        />
      </div>
      <div className="panel-scroll">
        <Asking query={query} lines={10}>
          {({ rows, total }) =>
            rows.length === 0 ? (
              <Empty title={say('events.none')} />
            ) : (
              <>
                <EventRows board={board} rows={rows} onChoose={onChoose} />
                {rows.length < total && (
                  <Button
                    variant="subtle"
                    fullWidth
                    onClick={() => ask({ take: Number(asked.take ?? boardRowsStep) + boardRowsStep })}
                  >
                    {say('events.more', { count: digits(Math.min(boardRowsStep, total - rows.length)) })}
                  </Button>
                )}
              </>
            )
          }
        </Asking>
      </div>
    </Panel>
  )
}

const EventRows = ({ board, rows, onChoose }: PanelProps & { rows: readonly SportsBoardRow[] }) => {
  const say = useText('office-sports')
  const now = useNow()
  const sidesOf = useSideScores()
  const unit = unitOf(rows.flatMap(({ exposure }) => [exposure.staked, exposure.worst]))
  const table = useRef<HTMLTableElement>(null)
  const last = useRef(board.eventId)
  // The keys move the choice out of what is seen.
  useEffect(() => {
    if (last.current === board.eventId) return
    last.current = board.eventId
    table.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [board.eventId])
  return (
    <table ref={table} className="grid sports-events" aria-label={say('events')}>
      <thead>
        <tr>
          <th scope="col">{say('col.time')}</th>
          <th scope="col">{say('col.event')}</th>
          <SumHead
            className="end sports-two-sums"
            name={
              <>
                <span>{say('col.staked')}</span> <span>{say('col.worst')}</span>
              </>
            }
            unit={unit}
          />
          <th scope="col">{say('col.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ event, exposure, state }) => (
          <tr
            key={event.id}
            data-press=""
            aria-current={board.eventId === event.id ? 'true' : undefined}
            onClick={() => {
              board.choose(event.id)
              onChoose()
            }}
          >
            <td className="num quiet">
              {eventTime(event, now, say)
                .split(' ')
                .map((part) => (
                  <span key={part} className="sports-when">
                    {part}
                  </span>
                ))}
            </td>
            <td>
              <button type="button" className="plain-button sports-name">
                {([event.home, event.away] as const).map(
                  ({ name }, at) =>
                    name && (
                      <Fragment key={name}>
                        <b>{name}</b>
                        <span className="num">
                          {event.score && event.state !== 'upcoming'
                            ? sidesOf(event.score)[at === 0 ? 'home' : 'away']
                            : ''}
                        </span>
                      </Fragment>
                    ),
                )}
              </button>
            </td>
            <td className="end sports-two-sums">
              <span title={sumDigits(exposure.staked)}>{sumIn(unit, exposure.staked)}</span>
              <span className={exposure.worst < 0 ? 'bad' : 'quiet'} title={sumDigits(exposure.worst)}>
                {sumIn(unit, exposure.worst)}
              </span>
            </td>
            <td>
              <Chip tone={stateWords[state].tone}>{say(stateWords[state].word)}</Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
