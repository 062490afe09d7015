import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Link } from '../../../shared/navigation/index.ts'
import type { SportMenu } from '../calls/sport-menu.ts'

const tabs = [
  { to: 'sportLive', name: 'live' },
  { to: 'sportCombination', name: 'combination' },
  { to: 'sportSpecial', name: 'special' },
  { to: 'esport', name: 'esport' },
] as const

/** From one list to another. */
export function PageTabs({ menu }: { menu: SportMenu | undefined }) {
  const say = useText('sports-pages')
  const live = menu?.sports.reduce((sum, sport) => sum + sport.live, 0)
  return (
    <nav
      aria-label={say('pages.label')}
      // Four of them in Vietnamese have just room at 320.
      className="scroll-row inline-flex max-w-full lying:shrink-0 rounded-control bg-surface-1 p-[3px] shadow-[inset_0_0_0_1px_var(--line-soft)] max-tablet:flex max-tablet:w-full"
    >
      {tabs.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex h-8.5 flex-auto shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-[calc(var(--r-control)-3px)] px-3.5 font-semibold text-13 text-text-2 transition-colors hover:text-text aria-[current]:bg-surface-3 aria-[current]:text-text max-tablet:px-2 max-[359px]:px-1 max-[359px]:text-12 touch:h-11"
        >
          {name === 'live' && (
            <i
              aria-hidden="true"
              className={cx('size-2 rounded-full max-[359px]:hidden', live ? 'bg-live' : 'bg-text-3')}
            />
          )}
          {say(`pages.${name}`)}
          {name === 'live' && live !== undefined && <span className="num">{live}</span>}
        </Link>
      ))}
    </nav>
  )
}
