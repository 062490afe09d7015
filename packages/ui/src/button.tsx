import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'filled' | 'tonal' | 'neutral' | 'line' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'
type Look = { kind?: ButtonKind; size?: ButtonSize; full?: boolean; className?: string }

export type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Takes no presses meanwhile; the width stays. */
    busy?: boolean
    busyLabel?: ReactNode
    icon?: ReactNode
    iconEnd?: ReactNode
  }

/** One filled button in a view. A busy one keeps its focus and its width. */
export function Button({
  kind,
  size,
  full,
  className,
  busy,
  busyLabel,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonProps) {
  const { disabled, onClick, type = 'button', ...attributes } = rest
  const content = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  )
  return (
    <button
      {...attributes}
      type={busy && type === 'submit' ? 'button' : type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={buttonClass({ kind, size, full, className })}
    >
      {busyLabel === undefined && !busy ? (
        content
      ) : (
        // Both lie in one cell, so that the wider of the two sets the width once and for all.
        <span className="inline-grid place-items-center">
          <span aria-hidden={busy || undefined} className={cx(CELL, busy && 'invisible')}>
            {content}
          </span>
          <span aria-hidden={!busy || undefined} className={cx(CELL, !busy && 'invisible')}>
            <Spinner />
            {busyLabel ?? children}
          </span>
        </span>
      )}
    </button>
  )
}

/** The same look for a link. */
export function buttonClass({ kind = 'neutral', size = 'md', full, className }: Look = {}): string {
  return cx(BASE, KIND[kind], SIZE[size], full && 'w-full', className)
}

const CELL = 'col-start-1 row-start-1 inline-flex items-center gap-2'

const BASE =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-control font-[650] transition-[background-color,transform] active:translate-y-px disabled:translate-y-0 disabled:bg-surface-3 disabled:text-text-3 disabled:shadow-none aria-disabled:translate-y-0 aria-disabled:bg-surface-3 aria-disabled:text-text-3 aria-disabled:shadow-none [&>svg]:shrink-0'

const KIND: Record<ButtonKind, string> = {
  filled: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press',
  tonal: 'bg-accent-tint text-accent hover:bg-[color-mix(in_oklab,var(--accent-tint)_82%,var(--accent))]',
  neutral: 'bg-surface-3 text-text hover:bg-surface-hover',
  line: 'bg-transparent text-text shadow-[inset_0_0_0_1px_var(--line-control)] hover:bg-surface-3',
  ghost: 'bg-transparent text-text-2 hover:bg-surface-3 hover:text-text',
  danger: 'bg-bad-tint text-bad hover:bg-[color-mix(in_oklab,var(--bad-tint)_86%,var(--bad))]',
}

const SIZE: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-13 touch:h-11',
  md: 'h-10 px-4 text-14 touch:h-11',
  lg: 'h-13 px-6 text-16',
}
