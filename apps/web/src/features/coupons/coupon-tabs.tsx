import { useText } from '@maru/i18n/react'
import { Link } from '../../shared/navigation/index.ts'

const pages = ['couponUse', 'couponGift', 'couponList'] as const
const part =
  'inline-flex h-8.5 flex-1 items-center justify-center whitespace-nowrap rounded-[calc(var(--r-control)-3px)] px-4 font-semibold text-13 text-text-2 hover:text-text aria-[current]:bg-surface-3 aria-[current]:text-text touch:h-11'

/** Between the pages of coupons. */
export function CouponTabs() {
  const say = useText('coupons')
  return (
    <nav
      aria-label={say('tabs.label')}
      className="flex max-w-full justify-self-start rounded-control bg-surface-1 p-[3px] shadow-[inset_0_0_0_1px_var(--line-soft)] max-tablet:w-full"
    >
      {pages.map((to) => (
        <Link key={to} to={to} className={part}>
          {say(`tabs.${to}`)}
        </Link>
      ))}
    </nav>
  )
}
