import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type RadioCardOption<T extends string> = {
  value: T
  title: ReactNode
  note?: ReactNode
  /** A moon, an icon. */
  art?: ReactNode
  /** Stays visible; the note says the reason. */
  disabled?: boolean
}

export type RadioCardsProps<T extends string> = {
  legend: string
  hideLegend?: boolean
  name: string
  value: T | undefined
  onChange: (value: T) => void
  options: readonly RadioCardOption<T>[]
  columns?: 1 | 2 | 3
  className?: string
}

/** Native radio buttons under cards: arrow keys, forms and screen readers come for nothing. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { legend, hideLegend, name, value, onChange, options, columns = 3, className } = props
  return (
    <fieldset className={className}>
      <legend className={cx('mb-2.5 font-semibold text-13 text-text-2', hideLegend && 'sr-only')}>{legend}</legend>
      <div className={cx('grid gap-2.5', COLUMNS[columns])}>
        {options.map((option) => (
          <label key={option.value} className={CARD}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="peer absolute top-1/2 right-3.5 size-[18px] -translate-y-1/2 appearance-none rounded-full outline-none shadow-[inset_0_0_0_1.5px_var(--line-control)] checked:shadow-[inset_0_0_0_5.5px_var(--accent)] disabled:shadow-[inset_0_0_0_1.5px_var(--line)]"
            />
            {option.art && <span className="shrink-0 peer-disabled:opacity-45">{option.art}</span>}
            <span className="grid min-w-0 flex-1 gap-0.5">
              <b className="font-bold text-15">{option.title}</b>
              {option.note && <span className="text-12 text-text-3 leading-[1.4]">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const COLUMNS = { 1: '', 2: 'tablet:grid-cols-2', 3: 'tablet:grid-cols-3' }

const CARD =
  'relative flex min-h-19 items-center gap-3 rounded-card bg-surface-1 py-3.5 pr-[38px] pl-3.5 shadow-[inset_0_0_0_1px_var(--line)] transition-[background-color,box-shadow] hover:bg-surface-3 has-checked:bg-accent-tint has-checked:shadow-[inset_0_0_0_2px_var(--accent)] has-checked:[&_span]:text-text-2 has-checked:[&_b]:text-text has-disabled:bg-transparent has-disabled:[&_b]:text-text-3 has-focus-visible:outline-2 has-focus-visible:outline-moon has-focus-visible:outline-offset-2'
