import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type MoneyProps = {
  /** The formatted figure; with `unit` its currency word, smaller and lighter. */
  children: ReactNode
  unit?: string
  /** `₩1,284,500` */
  unitFirst?: boolean
  /** U+2212 for a minus, never a hyphen. */
  sign?: '+' | '−'
  className?: string
}

/** A sum of money: brass, and nothing else is. */
export const Money = ({ className, ...rest }: MoneyProps) => <Parts {...rest} className={cx('money', className)} />

/** Any other figure: points, counts, odds. */
export const Figure = ({ className, ...rest }: MoneyProps) => <Parts {...rest} className={cx('num', className)} />

function Parts({ children, unit, unitFirst, sign, className }: MoneyProps) {
  return (
    <span className={className}>
      {sign}
      {unit && unitFirst && <small>{unit}</small>}
      {children}
      {unit && !unitFirst && <small>{unit}</small>}
    </span>
  )
}
