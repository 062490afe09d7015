import { useLanguage, useText } from '@maru/i18n/react'
import { Figure } from '@maru/ui/money.tsx'
import { Table } from '@maru/ui/table.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { digits } from '../../shared/format/money.ts'
import { Points } from '../../shared/format/sum.tsx'
import type { PointRow } from './calls/points.ts'
import { usePointReason } from './point-reason.tsx'

/** Gains have a plus. */
function Change({ amount }: { amount: number }) {
  const language = useLanguage()
  return (
    <Figure unit="P" sign={amount < 0 ? '−' : '+'} className={amount < 0 ? 'text-text-2' : 'font-semibold'}>
      {digits(Math.abs(amount), language)}
    </Figure>
  )
}

export function PointRows({ rows, caption }: { rows: readonly PointRow[]; caption: string }) {
  const say = useText('points')
  const reasonOf = usePointReason()
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={(row) => row.pointIdx}
      line={(row) => ({
        title: say(`kind.${row.kind}`),
        note: [dayTime(row.at), reasonOf(row)].filter(Boolean).join(' · '),
        value: <Change amount={row.amount} />,
        aside: <Points points={row.balance} className="text-12 text-text-3" />,
      })}
      columns={[
        {
          key: 'time',
          head: say('list.time'),
          width: 120,
          cell: (row) => <span className="num text-text-2">{dayTime(row.at)}</span>,
        },
        {
          key: 'kind',
          head: say('list.kind'),
          cell: (row) => <b className="font-semibold">{say(`kind.${row.kind}`)}</b>,
        },
        {
          key: 'reason',
          head: say('list.reason'),
          cell: (row) => <span className="whitespace-normal text-text-2">{reasonOf(row)}</span>,
        },
        { key: 'amount', head: say('list.amount'), end: true, cell: (row) => <Change amount={row.amount} /> },
        {
          key: 'balance',
          head: say('list.balance'),
          end: true,
          cell: (row) => <Points points={row.balance} className="text-text-2" />,
        },
      ]}
    />
  )
}
