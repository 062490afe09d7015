import { useLanguage, useText } from '@maru/i18n/react'
import { runningSums } from '@maru/ui/chart/scale.ts'
import { Table } from '@maru/ui/table.tsx'
import { useState } from 'react'
import { percent } from '../../shared/format/money.ts'
import { PlainSum } from '../../shared/format/sum.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { weekdayOf } from '../../shared/period/day.rules.ts'
import type { WinLose } from './calls/win-lose.ts'
import { Net } from './net.tsx'
import { netOf, returnOf } from './win-lose.rules.ts'

const SIZE = 10

/** The newest day first, ten a page; each leads to its bets. `earliest`: the first day of the current history. */
export function DayRows({ days, earliest }: { days: WinLose['days']; earliest: string }) {
  const say = useText('statements')
  const language = useLanguage()
  const [page, setPage] = useState(1)
  const pages = Math.ceil(days.length / SIZE)
  const shown = Math.min(page, pages)
  const sums = runningSums(days.map((one) => ({ day: one.day, net: netOf(one) })))
  const rows = days
    .map((one, n) => ({ ...one, sum: sums[n] ?? 0 }))
    .reverse()
    .slice((shown - 1) * SIZE, shown * SIZE)
  const name = (day: string) => (
    <span className="num">
      <b className="font-semibold">{day.slice(5).replace('-', '.')}</b>{' '}
      <span className="text-text-3">{weekdayOf(day, language)}</span>
    </span>
  )
  const rate = (row: WinLose['days'][number]) => {
    const paid = returnOf(row)
    return paid === undefined ? '–' : percent(paid, language)
  }
  const bets = (day: string) => (
    <Link
      to="betList"
      search={day < earliest ? { old: 'Y', from: day, until: day } : { period: 'own', from: day, until: day }}
      aria-label={say('day.betsOf', { day: day.replaceAll('-', '.') })}
      className="inline-flex min-h-8 items-center text-13 text-text-3 hover:text-text touch:min-h-11"
    >
      {say('day.bets')}
    </Link>
  )
  return (
    <>
      <Table
        caption={say('day.caption')}
        rows={rows}
        rowKey={({ day }) => day}
        line={(row) => ({
          title: name(row.day),
          note: `${say('column.return')} ${rate(row)}`,
          value: <Net net={netOf(row)} />,
          aside: bets(row.day),
        })}
        columns={[
          { key: 'day', head: say('column.day'), cell: (row) => name(row.day) },
          { key: 'stake', head: say('column.stake'), end: true, cell: (row) => <PlainSum units={row.stake} /> },
          { key: 'payout', head: say('column.payout'), end: true, cell: (row) => <PlainSum units={row.payout} /> },
          { key: 'net', head: say('column.net'), end: true, cell: (row) => <Net net={netOf(row)} /> },
          { key: 'return', head: say('column.return'), end: true, cell: rate },
          {
            key: 'sum',
            head: say('column.sum'),
            end: true,
            cell: (row) => <PlainSum units={row.sum} sign className="text-text-2" />,
          },
          {
            key: 'bets',
            head: <span className="sr-only">{say('day.bets')}</span>,
            end: true,
            cell: (row) => bets(row.day),
          },
        ]}
      />
      {pages > 1 && <ListPager page={shown} pages={pages} onPage={setPage} />}
    </>
  )
}
