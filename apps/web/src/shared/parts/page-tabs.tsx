import type { ComponentProps } from 'react'
import { Link } from '../navigation/index.ts'

type To = ComponentProps<typeof Link>['to']
type Props<P extends To> = { label: string; pages: readonly { to: P; label: string }[]; className?: string }

/** Between pages that belong together, each with an address of its own. */
export function PageTabs<P extends To>({ label, pages, className = 'flex max-w-full max-tablet:w-full' }: Props<P>) {
  return (
    <nav
      aria-label={label}
      className={`rounded-control bg-surface-1 p-[3px] shadow-[inset_0_0_0_1px_var(--line-soft)] ${className}`}
    >
      {pages.map((page) => (
        <Link key={page.to} to={page.to} className={part}>
          {page.label}
        </Link>
      ))}
    </nav>
  )
}

const part =
  'inline-flex h-8.5 flex-1 items-center justify-center whitespace-nowrap rounded-[calc(var(--r-control)-3px)] px-4 font-semibold text-13 text-text-2 hover:text-text aria-[current]:bg-surface-3 aria-[current]:text-text touch:h-11'
