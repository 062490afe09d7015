import type { ReactNode } from 'react'
import { Link, type RouteName } from '../../shared/navigation/index.ts'

/** `isHere`: also on other pages than its own. */
type TabProps = { to: RouteName; icon: ReactNode; label: string; isHere?: boolean | undefined }

/** One of the ways at the foot of a phone. */
export function Tab({ to, icon, label, isHere }: TabProps) {
  return (
    <Link
      to={to}
      {...(isHere ? { 'aria-current': 'page' } : {})}
      className="grid min-w-0 content-center justify-items-center gap-1 text-12 font-[550] text-text-3 aria-[current]:font-[650] aria-[current]:text-accent"
    >
      {icon}
      <span className="max-w-full truncate">{label}</span>
    </Link>
  )
}
