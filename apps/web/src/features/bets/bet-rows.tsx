import type { BetRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Table } from '@maru/ui/table.tsx'
import { dayTimeSeconds } from '../../shared/format/date.ts'
import { PlainSum } from '../../shared/format/sum.tsx'
import { BetStatus, Net, Outcome, Payout, Selection } from './bet-figures.tsx'

type Props = { rows: readonly BetRow[]; open: (bet: BetRow) => void }

export function BetRows({ rows, open }: Props) {
  const say = useText('bets')
  return (
    <Table
      caption={say('list.title')}
      rows={rows}
      isWide
      rowKey={(bet) => bet.betIdx}
      onRow={open}
      rowLabel={(bet) => say('list.open', { game: bet.gameName, time: dayTimeSeconds(bet.createdAt) })}
      columns={[
        {
          key: 'time',
          head: say('list.time'),
          cell: (bet) => <span className="num text-text-2">{dayTimeSeconds(bet.createdAt)}</span>,
        },
        {
          key: 'game',
          head: say('list.game'),
          cell: (bet) => (
            <>
              <b className="font-bold">{bet.gameName}</b>
              <small>{bet.vendorName}</small>
            </>
          ),
        },
        {
          key: 'selection',
          head: say('list.selection'),
          cell: (bet) => <Selection bet={bet} className="block max-w-44 truncate text-text-2" />,
        },
        { key: 'stake', head: say('list.stake'), end: true, cell: (bet) => <PlainSum units={bet.cash} /> },
        { key: 'payout', head: say('list.payout'), end: true, cell: (bet) => <Payout bet={bet} /> },
        { key: 'net', head: say('list.net'), end: true, cell: (bet) => <Net bet={bet} /> },
        { key: 'state', head: say('list.state'), cell: (bet) => <BetStatus bet={bet} /> },
      ]}
      line={(bet) => ({
        title: bet.gameName,
        note: (
          <>
            {dayTimeSeconds(bet.createdAt)} · <PlainSum units={bet.cash} />
          </>
        ),
        value: <Outcome bet={bet} />,
        aside: <BetStatus bet={bet} />,
      })}
    />
  )
}
