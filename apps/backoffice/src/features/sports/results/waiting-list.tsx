import type { SportWaiting } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../../shared/money.ts'
import { Chip } from '../../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../../shared/parts/grid.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { useNow } from '../../../shared/time/now.ts'
import { seoulShort } from '../../../shared/time/seoul.ts'
import { EventName } from './event-name.tsx'

type WaitingListProps = { events: SportWaiting[]; chosen: number | undefined; onChoose: (eventId: number) => void }

/** Events without a result, those that have waited longest first. */
export const WaitingList = ({ events, chosen, onChoose }: WaitingListProps) => {
  const say = useText('office-sports-results')
  const now = useNow()
  const columns: Column<SportWaiting>[] = [
    {
      id: 'event',
      head: say('event'),
      mayWrap: true,
      cell: (row) => <EventName event={row} now={now} />,
      below: (row) => row.competition,
    },
    {
      id: 'since',
      head: say('since'),
      isWideOnly: true,
      cell: (row) => (
        <>
          <span className="num">{seoulShort(row.since, now)}</span>{' '}
          {!row.hasEnded && <Chip tone="warn">{say('silent')}</Chip>}
        </>
      ),
    },
    { id: 'tickets', head: say('tickets'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.tickets) },
    { id: 'staked', head: say('staked'), isFigure: true, cell: (row) => sumDigits(row.staked) },
    { id: 'loss', head: say('worst'), isFigure: true, isDeskOnly: true, cell: (row) => sumDigits(-row.loss) },
    {
      id: 'state',
      head: say('entered'),
      cell: (row) => {
        if (!row.entry) return <Chip>{say('nobody')}</Chip>
        return <Chip tone={row.entry.isOwn ? 'info' : 'warn'}>{say('by-one', { name: row.entry.enteredBy })}</Chip>
      },
    },
  ]
  return (
    <Scroll>
      <Grid
        label={say('waiting')}
        columns={columns}
        rows={events}
        idOf={(row) => row.eventId}
        chosen={chosen}
        onRow={(row) => onChoose(row.eventId)}
      />
    </Scroll>
  )
}
