import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BallTone = 'plain' | 'moon' | 'red' | 'blue' | 'green' | 'black'
type BallProps = { tone?: BallTone; size?: 'sm' | 'md' | 'lg'; className?: string; children: ReactNode }

/** A drawn number, or the letter of a side: colour never stands alone. */
export function Ball({ tone = 'plain', size = 'md', className, children }: BallProps) {
  return (
    <span
      className={cx(
        'grid shrink-0 place-items-center rounded-full font-bold leading-none tabular-nums',
        TONE[tone],
        SIZE[size],
        className,
      )}
    >
      {children}
    </span>
  )
}

type BallsProps = {
  label: string
  items: readonly { key: string; tone?: BallTone; text: ReactNode }[]
  size?: BallProps['size']
  className?: string
}

/** A row of them, oldest first; `label` says it in words. */
export function Balls({ label, items, size, className }: BallsProps) {
  return (
    <span role="img" aria-label={label} className={cx('flex items-center gap-[5px]', className)}>
      {items.map((item) => (
        <Ball key={item.key} tone={item.tone} size={size}>
          {item.text}
        </Ball>
      ))}
    </span>
  )
}

const TONE: Record<BallTone, string> = {
  plain: 'bg-surface-3 text-text',
  moon: 'bg-moon text-[#2a210c]',
  red: 'bg-banker text-[#fff]',
  blue: 'bg-player text-[#fff]',
  green: 'bg-tie text-[#fff]',
  black: 'bg-[#05060b] text-[#fff] shadow-[inset_0_0_0_1px_var(--line)]',
}
const SIZE = { sm: 'size-[22px] text-12', md: 'size-[26px] text-13', lg: 'size-[46px] text-[19px]' }
