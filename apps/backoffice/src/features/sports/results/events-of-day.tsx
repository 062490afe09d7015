import { Button } from '@mantine/core'
import type { AdminAnswerOf, sportResultEvents } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { DayInput } from '../../../shared/parts/day-input.tsx'
import { type Column, Grid } from '../../../shared/parts/grid.tsx'
import { OlderPager } from '../../../shared/parts/older-pager.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { useResultEvents } from './calls/events.ts'
import { EventName } from './event-name.tsx'

type Row = AdminAnswerOf<typeof sportResultEvents>['rows'][number]
const stateKeys: Record<Row['state'], Key<'office-sports-results'>> = {
  upcoming: 'event.upcoming',
  live: 'event.live',
  paused: 'event.paused',
  postponed: 'event.postponed',
  ended: 'event.ended',
  closed: 'event.closed',
  cancelled: 'event.cancelled',
  abandoned: 'event.abandoned',
}

type EventsOfDayProps = { chosen: number | undefined; onChoose: (eventId: number) => void }

/** Whatever began on a day: one of them is chosen, and its result changed. */
export const EventsOfDay = ({ chosen, onChoose }: EventsOfDayProps) => {
  const say = useText('office-sports-results')
  const now = useNow()
  const [day, setDay] = useState('')
  const [after, setAfter] = useState('')
  const query = useResultEvents(day, after)
  const columns: Column<Row>[] = [
    {
      id: 'event',
      head: say('event'),
      mayWrap: true,
      cell: (row) => <EventName event={row} now={now} />,
      below: (row) => row.competition,
    },
    { id: 'state', head: say('state'), isWideOnly: true, cell: (row) => <Chip>{say(stateKeys[row.state])}</Chip> },
    { id: 'tickets', head: say('open-tickets'), isFigure: true, cell: (row) => digits(row.tickets) },
  ]
  return (
    <Panel
      title={say('choose-event')}
      head={
        <>
          <span className="grow" />
          <DayInput
            label={say('day')}
            value={day}
            onChange={(next) => {
              setDay(next)
              setAfter('')
            }}
          />
          {day !== '' && <Button onClick={() => setDay('')}>{say('today')}</Button>}
        </>
      }
    >
      <Asking query={query} lines={6}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <Empty title={say('no-events')} />
          ) : (
            <>
              <div className="sport-days">
                <Scroll>
                  <Grid
                    label={say('choose-event')}
                    columns={columns}
                    rows={rows}
                    idOf={(row) => row.eventId}
                    chosen={chosen}
                    onRow={(row) => onChoose(row.eventId)}
                  />
                </Scroll>
              </div>
              <OlderPager before={after} newest="" next={next} onBefore={setAfter} />
            </>
          )
        }
      </Asking>
    </Panel>
  )
}
