import { useText } from '@maru/i18n/react'
import { Link } from '../../../shared/navigation/index.ts'

/** Between depositing and withdrawing. */
export function MoneySwitch() {
  const say = useText('common')
  return (
    <nav
      aria-label={say('nav.wallet')}
      className="inline-flex rounded-control bg-surface-1 p-[3px] shadow-[inset_0_0_0_1px_var(--line-soft)]"
    >
      <Link to="charge" className={part}>
        {say('nav.deposit')}
      </Link>
      <Link to="exchange" className={part}>
        {say('nav.withdraw')}
      </Link>
    </nav>
  )
}

const part =
  'inline-flex h-8.5 flex-1 items-center justify-center whitespace-nowrap rounded-[calc(var(--r-control)-3px)] px-4 font-semibold text-13 text-text-2 hover:text-text aria-[current]:bg-surface-3 aria-[current]:text-text touch:h-11'
