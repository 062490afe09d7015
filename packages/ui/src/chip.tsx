import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A filter that is on or off. For links: `chipClass` and `aria-current`. */
export function Chip({
  pressed,
  icon,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { pressed?: boolean; icon?: ReactNode }) {
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={cx(chipClass, className)}>
      {icon}
      {children}
    </button>
  )
}

export const chipClass =
  'inline-flex h-10 shrink-0 items-center gap-[7px] whitespace-nowrap rounded-full bg-surface-2 px-3.5 font-semibold text-14 text-text-2 transition-colors hover:bg-surface-3 hover:text-text disabled:text-text-3 aria-pressed:bg-text aria-pressed:text-bg aria-[current]:bg-text aria-[current]:text-bg touch:h-11'
