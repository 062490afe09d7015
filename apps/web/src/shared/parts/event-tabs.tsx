import { useText } from '@maru/i18n/react'
import { Link } from '../navigation/index.ts'

const pages = ['attendance', 'rotary', 'couponUse'] as const
const part =
  'inline-flex h-8.5 flex-1 items-center justify-center whitespace-nowrap rounded-[calc(var(--r-control)-3px)] px-4 font-semibold text-13 text-text-2 hover:text-text aria-[current]:bg-surface-3 aria-[current]:text-text touch:h-11'

/** Between the pages of what the site gives. */
export function EventTabs() {
  const say = useText('common')
  return (
    <nav
      aria-label={say('nav.events')}
      className="flex max-w-full rounded-control bg-surface-1 p-[3px] shadow-[inset_0_0_0_1px_var(--line-soft)] max-tablet:w-full"
    >
      {pages.map((to) => (
        <Link key={to} to={to} className={part}>
          {say(to === 'couponUse' ? 'nav.coupons' : `title.${to}`)}
        </Link>
      ))}
    </nav>
  )
}
