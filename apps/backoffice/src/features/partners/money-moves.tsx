import type { AdminPartnerMove } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMoneyMoves } from './calls/partners.ts'

type MoneyMovesProps = { partnerId: number; before: string; onBefore: (before: string) => void }

/** Cash that a partner and those below it gave and took back. */
export const MoneyMoves = ({ partnerId, before, onBefore }: MoneyMovesProps) => {
  const t = useText('office')
  const say = useText('office-partners')
  const query = useMoneyMoves({ partnerId, before, size: 30 })
  const columns: Column<AdminPartnerMove>[] = [
    {
      id: 'partner',
      head: say('col.partner'),
      cell: ({ partnerMemId }) => partnerMemId,
      below: ({ at }) => <When at={at} />,
    },
    { id: 'way', head: say('purse.kind'), cell: ({ way }) => say(`money.${way}`) },
    {
      id: 'member',
      head: t('col.member'),
      cell: ({ memberId, memId, memNick }) => (
        <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'ledger', page: 1 }}>
          <b>{memNick}</b> <span className="quiet">{memId}</span>
        </Link>
      ),
    },
    { id: 'amount', head: t('col.amount'), isFigure: true, cell: ({ amount }) => sumDigits(amount) },
    {
      id: 'partnerCash',
      head: say('money.partner-cash'),
      isFigure: true,
      isWideOnly: true,
      cell: ({ partnerCash }) => sumDigits(partnerCash),
    },
    { id: 'cash', head: say('money.cash'), isFigure: true, isWideOnly: true, cell: ({ cash }) => sumDigits(cash) },
    { id: 'note', head: say('money.note'), isWideOnly: true, mayWrap: true, cell: ({ note }) => note || '–' },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: ({ at }) => <When at={at} /> },
  ]
  return (
    <Asking query={query} lines={8}>
      {({ rows, next }) =>
        rows.length === 0 ? (
          <Empty title={say('money.none')} />
        ) : (
          <>
            <Scroll>
              <Grid label={say('one.money')} columns={columns} rows={rows} idOf={({ moveId }) => moveId} />
            </Scroll>
            <OlderPager before={before} newest="" next={next} onBefore={onBefore} />
          </>
        )
      }
    </Asking>
  )
}
