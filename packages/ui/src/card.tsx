import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

/** Ink 2; `flat` is ink 1 with a hairline. `pad={false}` for tables and lists. */
export function Card({
  flat,
  pad = true,
  className,
  ...rest
}: ComponentProps<'div'> & { flat?: boolean; pad?: boolean }) {
  return <div {...rest} className={cx('rounded-card', flat ? FLAT : 'bg-surface-2', pad && 'p-5', className)} />
}

type Titled = { title: ReactNode; note?: ReactNode; action?: ReactNode; className?: string; children: ReactNode }

/** A card with a head of its own. */
export function Panel({ title, note, action, flat, className, children }: Titled & { flat?: boolean }) {
  return (
    <section className={cx('rounded-card p-5', flat ? FLAT : 'bg-surface-2', className)}>
      <header className="mb-3.5 flex items-center justify-between gap-3">
        <h3 className="font-bold text-16 tracking-[-0.01em]">{title}</h3>
        {action}
      </header>
      {note && <p className="-mt-2 mb-3.5 text-13 text-text-3">{note}</p>}
      {children}
    </section>
  )
}

/** A section of a page: heading, a quiet note, a link to more. */
export function Section({ title, note, action, className, children }: Titled) {
  return (
    <section className={cx('min-w-0', className)}>
      <header className="mb-3.5 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h2 className="font-bold text-18 leading-[1.3] tracking-[-0.015em]">{title}</h2>
        {note && <span className="text-13 text-text-3 tabular-nums">{note}</span>}
        {action && <span className="ml-auto shrink-0">{action}</span>}
      </header>
      {children}
    </section>
  )
}

/** For the link at the right of a Section's heading. */
export const moreClass =
  'inline-flex min-h-6 items-center gap-1 font-medium text-13 text-text-2 hover:text-text touch:-my-3 touch:min-h-11 touch:min-w-11 touch:justify-end'

export function PageTitle({ className, ...rest }: ComponentProps<'h1'>) {
  return (
    <h1
      {...rest}
      className={cx('font-[650] font-display text-22 leading-tight tracking-[0.01em] tablet:text-28', className)}
    />
  )
}

const FLAT = 'bg-surface-1 shadow-[inset_0_0_0_1px_var(--line-soft)]'
