import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The first letter of a nickname; the name itself stands beside it or in the button's label. */
export function Avatar({ name, size = 34 }: { name: string; size?: number }) {
  return (
    <span
      data-own
      aria-hidden="true"
      className="grid shrink-0 place-items-center rounded-full bg-surface-3 font-bold font-display text-14 text-text leading-none"
      style={{ width: size, height: size }}
    >
      {Array.from(name)[0]}
    </span>
  )
}

export const Kbd = ({ className, children }: { className?: string; children: ReactNode }) => (
  <kbd
    className={cx(
      'rounded-[5px] border border-line px-[5px] py-[3px] font-semibold text-12 text-text-3 leading-none',
      className,
    )}
  >
    {children}
  </kbd>
)
