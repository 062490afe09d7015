import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export type SegmentedProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: ReactNode; icon?: ReactNode; disabled?: boolean }[]
  full?: boolean
  className?: string
}

/** One of a few, at once. Native radio buttons, so that arrow keys work. */
export function Segmented<T extends string>({ label, value, onChange, options, full, className }: SegmentedProps<T>) {
  const name = useId()
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'max-w-full self-center rounded-control bg-surface-1 p-[3px] shadow-[inset_0_0_0_1px_var(--line-soft)]',
        full ? 'flex w-full' : 'inline-flex',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative inline-flex h-8.5 min-w-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-[calc(var(--r-control)-3px)] px-3.5 font-semibold text-13 text-text-2 transition-colors hover:text-text has-checked:bg-surface-3 has-checked:text-text has-disabled:text-text-3 has-focus-visible:outline-2 has-focus-visible:outline-moon has-focus-visible:outline-offset-1 touch:h-11',
            full && 'flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none outline-none"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
