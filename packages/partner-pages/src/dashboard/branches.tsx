import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useHost } from '../host/host.ts'
import { barLength } from './bar.rules.ts'
import type { Dashboard } from './figures.tsx'

type Props = { branches: Dashboard['branches'] }

/** As many as a card shows; the tree has all. */
const MOST = 8

type Branch = Dashboard['branches'][number]

/** Members directly below have no branch; some branches stand elsewhere by now. */
function Name({ branch: { partnerId, memId } }: { branch: Branch }) {
  const say = useText('partner')
  return partnerId === null ? say('dashboard.direct') : partnerId === 0 ? say('dashboard.elsewhere') : memId
}

/** Valid turnover of who stands directly below, the largest first. */
export function BranchBars({ branches }: Props) {
  const say = useText('partner')
  const { formats } = useHost()
  const rows = branches.toSorted((a, b) => b.turnover - a.turnover).slice(0, MOST)
  const most = Math.max(1, ...rows.map(({ turnover }) => turnover))
  if (rows.length === 0) return <p className="py-6 text-center text-13 text-text-3">{say('dashboard.noneInPeriod')}</p>
  return (
    <ul className="grid gap-3">
      {rows.map((branch) => (
        <li
          key={branch.partnerId ?? 'direct'}
          className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_auto] items-center gap-3 text-13"
        >
          <span className="truncate">
            <Name branch={branch} />
          </span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-3">
            <i className="block h-full rounded-full bg-accent" style={{ width: barLength(branch.turnover, most) }} />
          </span>
          <b className="num min-w-24 text-right font-semibold">{formats.sum(branch.turnover)}</b>
        </li>
      ))}
    </ul>
  )
}

/** Deposits to the right in brass, withdrawals to the left in grey. */
export function CashBars({ branches }: Props) {
  const say = useText('partner')
  const { formats } = useHost()
  const rows = branches.toSorted((a, b) => b.deposits - a.deposits).slice(0, MOST)
  const most = Math.max(1, ...rows.flatMap(({ deposits, withdrawals }) => [deposits, withdrawals]))
  const sum = (of: 'deposits' | 'withdrawals') => branches.reduce((total, row) => total + row[of], 0)
  if (rows.length === 0) return <p className="py-6 text-center text-13 text-text-3">{say('dashboard.noneInPeriod')}</p>
  return (
    <>
      <ul className="grid grid-cols-[auto_minmax(0,1fr)_fit-content(8rem)_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-3 text-12">
        {rows.map((branch) => (
          <li key={branch.partnerId ?? 'direct'} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="num text-right text-text-3">{formats.sum(branch.withdrawals)}</span>
            <Bar length={barLength(branch.withdrawals, most)} className="justify-self-end bg-text-3" />
            <span className="truncate text-center">
              <Name branch={branch} />
            </span>
            <Bar length={barLength(branch.deposits, most)} className="bg-money" />
            <span className="num text-right text-text-2">{formats.sum(branch.deposits)}</span>
          </li>
        ))}
      </ul>
      <p className="num mt-4 flex flex-wrap justify-between gap-x-4 text-12">
        <span className="text-text-3">
          {say('dashboard.withdrawals')} {formats.sum(sum('withdrawals'))}
        </span>
        <span className="text-money">
          {say('dashboard.deposits')} {formats.sum(sum('deposits'))}
        </span>
      </p>
    </>
  )
}

const Bar = ({ length, className }: { length: string; className: string }) => (
  <i aria-hidden="true" className={cx('h-3 rounded-[3px]', className)} style={{ width: length }} />
)
