import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { KeyCap } from '../../../shared/parts/key-cap.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { useScoreText } from '../score-text.ts'
import { KEYED } from './board.rules.ts'
import { EventMargin } from './event-margin.tsx'
import { MarketDetail } from './market-detail.tsx'
import { MarketRow } from './market-row.tsx'
import { PriceBar } from './price-bar.tsx'
import { RefusedNote } from './refused-note.tsx'
import { unitOf } from './short-sum.ts'
import { SumHead } from './sum-head.tsx'
import type { Board } from './use-board-state.ts'
import { eventTime, stateWords } from './words.ts'
import './prices.css'

/** The event that a trader looks at: its markets with prices, and what stands on them. */
export const EventPanel = ({ board }: { board: Board }) => {
  const say = useText('office-sports')
  const { eventId, eventQuery, shown } = board
  if (eventId === undefined)
    return (
      <Panel title={say('tab.market')}>
        <Empty title={say(board.query.data?.rows.length === 0 ? 'none' : 'event.choose')} />
      </Panel>
    )
  return (
    <Panel
      label={shown ? namesOf(shown.event) : say('tab.market')}
      title={<EventTitle board={board} />}
      head={<EventHead board={board} />}
    >
      <Asking query={eventQuery} lines={9}>
        {() => <Markets board={board} />}
      </Asking>
    </Panel>
  )
}

const namesOf = ({ home, away }: { home: { name: string }; away: { name: string } }): string =>
  [home.name, away.name].filter(Boolean).join(' – ')

const EventTitle = ({ board: { shown } }: { board: Board }) => {
  const say = useText('office-sports')
  const scoreText = useScoreText()
  if (!shown) return <h2>{say('tab.market')}</h2>
  const { home, away, score, state } = shown.event
  const between = score && state !== 'upcoming' ? ` ${scoreText(score)} ` : ' – '
  return (
    <h2 className="num">
      {home.name}
      {between}
      {away.name}
    </h2>
  )
}

const EventHead = ({ board }: { board: Board }) => {
  const say = useText('office-sports')
  const now = useNow()
  const { shown, market, mayTrade, offer } = board
  if (!shown) return null
  const { offer: own, state, event, exposure } = shown
  return (
    <>
      <Chip tone={stateWords[state].tone}>{say(stateWords[state].word)}</Chip>
      <span className="quiet num">{eventTime(event, now, say)}</span>
      <span className="quiet">{say('event.tickets', { count: digits(exposure.tickets) })}</span>
      <span className="grow" />
      {mayTrade && (
        <Button
          size="compact-sm"
          disabled={offer.isBusy}
          {...(own.isSuspended && { variant: 'filled' })}
          onClick={() =>
            offer.change({
              eventId: Number(event.id),
              market: '',
              seen: own.version,
              change: { what: own.isSuspended ? 'resume' : 'suspend' },
            })
          }
        >
          {say(own.isSuspended ? 'event.resume' : 'event.suspend')}
          {!market && <KeyCap name={own.isSuspended ? 'resume' : 'suspend'} />}
        </Button>
      )}
    </>
  )
}

const Markets = ({ board }: { board: Board }) => {
  const say = useText('office-sports')
  const [isWhole, setWhole] = useState(false)
  const { shown, markets, market, price, mayTrade } = board
  if (markets.length === 0) return <Empty title={say('event.no-markets')} />
  const units = {
    staked: unitOf(markets.map(({ staked }) => staked)),
    worst: unitOf(markets.map(({ worst }) => worst)),
  }
  const visible = isWhole ? markets : markets.slice(0, KEYED)
  return (
    <>
      <div className="panel-scroll">
        <table className="grid sports-markets" aria-label={say('tab.market')}>
          <thead>
            <tr>
              <th scope="col" className="wide-only">
                {say('col.key')}
              </th>
              <th scope="col">{say('col.market')}</th>
              <th scope="col">{say('col.prices')}</th>
              <SumHead name={say('col.staked')} unit={units.staked} className="end wide-only" />
              <SumHead name={say('col.worst')} unit={units.worst} />
              <th scope="col">{say('col.state')}</th>
            </tr>
          </thead>
          <tbody>
            {visible.map((one, at) => (
              <MarketRow key={one.key} board={board} market={one} nr={at < KEYED ? at + 1 : undefined} units={units} />
            ))}
          </tbody>
        </table>
        {markets.length > KEYED && (
          <Button variant="subtle" fullWidth onClick={() => setWhole(!isWhole)}>
            {say(isWhole ? 'event.fewer-markets' : 'event.all-markets', { count: digits(markets.length) })}
          </Button>
        )}
      </div>
      <RefusedNote error={board.offer.error ?? price.error} />
      {mayTrade && price.edit ? (
        <PriceBar board={board} />
      ) : market ? (
        <MarketDetail key={market.key} board={board} market={market} />
      ) : (
        <EventMargin key={board.eventId} board={board} />
      )}
      {shown?.event.state === 'live' && <p className="panel-pad quiet">{say('event.live-note')}</p>}
    </>
  )
}
