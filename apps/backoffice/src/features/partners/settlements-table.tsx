import type { Settlement } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { dayText } from '@maru/ui/day.ts'
import { Link } from '@tanstack/react-router'
import { digits, sumDigits } from '../../shared/money.ts'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { SettlementStatusChip } from './settlement-status.tsx'

export const periodText = ({ from, until }: Pick<Settlement, 'from' | 'until'>): string =>
  from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`

/** Settled periods, the newest first. */
export const SettlementsTable = ({ rows }: { rows: Settlement[] }) => {
  const say = useText('office-partners')
  const columns: Column<Settlement>[] = [
    {
      id: 'period',
      head: say('losing.period'),
      cell: (row) => (
        <Link
          to="/partner-settlements/$settlementId"
          params={{ settlementId: String(row.settlementId) }}
          search={{ before: '' }}
          className="num"
        >
          <b>{periodText(row)}</b>
        </Link>
      ),
      below: (row) => `${row.staffName}${row.decidedBy === '' ? '' : ` · ${row.decidedBy}`}`,
    },
    { id: 'status', head: say('losing.status'), cell: ({ status }) => <SettlementStatusChip status={status} /> },
    {
      id: 'rule',
      head: say('losing.rule'),
      isWideOnly: true,
      cell: ({ rule, negative }) => `${say(`rule.${rule}`)} · ${say(`negative.${negative}`)}`,
    },
    {
      id: 'partners',
      head: say('losing.paid-partners'),
      isFigure: true,
      isWideOnly: true,
      cell: ({ paidPartners }) => digits(paidPartners),
    },
    { id: 'amount', head: say('losing.amount'), isFigure: true, cell: ({ amount }) => <b>{sumDigits(amount)}</b> },
    {
      id: 'by',
      head: say('losing.by'),
      isWideOnly: true,
      cell: ({ staffName, frozenAt }) => (
        <>
          {staffName} <When at={frozenAt} />
        </>
      ),
    },
    {
      id: 'confirmed',
      head: say('losing.confirmed-by'),
      isWideOnly: true,
      cell: ({ decidedBy, status }) => (status === 'dropped' || decidedBy === '' ? '–' : decidedBy),
    },
  ]
  return (
    <Scroll>
      <Grid label={say('losing.list')} columns={columns} rows={rows} idOf={({ settlementId }) => settlementId} />
    </Scroll>
  )
}
