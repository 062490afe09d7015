import { useLanguage, useText } from '@maru/i18n/react'
import { type Column, Table } from '@maru/ui/table.tsx'
import { percent } from '../../shared/format/money.ts'
import { PlainSum } from '../../shared/format/sum.tsx'
import type { Played, Theory } from './calls/win-lose.ts'
import { Net } from './net.tsx'
import { NetBar } from './net-bar.tsx'
import { netOf, returnOf, statedReturn } from './win-lose.rules.ts'

/** `note`: where the name alone does not say it. */
export type PlayRow = Played & Theory & { key: string; name: string; note?: string }
type Props = { caption: string; head: string; noteHead?: string; rows: readonly PlayRow[] }

/** Groups or games, those with the largest stakes first: figures, a bar, and the return beside the stated one. */
export function PlayRows({ caption, head, noteHead, rows }: Props) {
  const say = useText('statements')
  const language = useLanguage()
  const meanOf = (row: PlayRow) => (statedReturn(row) === undefined ? undefined : row.mean)
  const most = Math.max(...rows.flatMap((row) => [Math.abs(netOf(row)), Math.abs(meanOf(row) ?? 0)]))
  const rate = (basisPoints: number | undefined) => (basisPoints === undefined ? '–' : percent(basisPoints, language))
  const note: Column<PlayRow>[] = noteHead
    ? [{ key: 'note', head: noteHead, cell: (row) => <span className="text-text-2">{row.note}</span> }]
    : []
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={({ key }) => key}
      line={(row) => ({
        title: row.name,
        note: [row.note, `${rate(returnOf(row))} / ${rate(statedReturn(row))}`].filter(Boolean).join(' · '),
        value: <Net net={netOf(row)} />,
        aside: <NetBar net={netOf(row)} mean={meanOf(row)} most={most} />,
      })}
      columns={[
        { key: 'name', head, cell: (row) => <b className="font-semibold">{row.name}</b> },
        ...note,
        { key: 'stake', head: say('column.stake'), end: true, cell: (row) => <PlainSum units={row.stake} /> },
        { key: 'payout', head: say('column.payout'), end: true, cell: (row) => <PlainSum units={row.payout} /> },
        {
          key: 'bar',
          head: <span className="sr-only">{say('column.bar')}</span>,
          width: 150,
          cell: (row) => <NetBar net={netOf(row)} mean={meanOf(row)} most={most} />,
        },
        { key: 'net', head: say('column.net'), end: true, cell: (row) => <Net net={netOf(row)} /> },
        { key: 'return', head: say('column.return'), end: true, cell: (row) => rate(returnOf(row)) },
        {
          key: 'stated',
          head: say('column.stated'),
          end: true,
          cell: (row) => <span className="text-text-3">{rate(statedReturn(row))}</span>,
        },
      ]}
    />
  )
}
