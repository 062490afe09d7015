import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useField } from './field.tsx'
import { DownGlyph } from './glyphs.tsx'
import { BOX, INPUT, named } from './text-input.tsx'

export type Option = { value: string; label: string; disabled?: boolean }
export type NativeSelectProps = ComponentProps<'select'> & {
  options: readonly Option[]
  placeholder?: string
  start?: ReactNode
}

/** The platform's own list: the best one on a phone, and it weighs nothing. */
export function NativeSelect({ options, placeholder, start, className, ...rest }: NativeSelectProps) {
  return (
    <div className={cx(BOX, 'relative h-12 items-center')}>
      {start}
      <select
        {...named(useField())}
        {...rest}
        className={cx(INPUT, 'h-full truncate appearance-none rounded-control pr-9 pl-3.5', className)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled} className="bg-surface-2 text-text">
            {label}
          </option>
        ))}
      </select>
      <DownGlyph size={16} className="pointer-events-none absolute right-3.5" />
    </div>
  )
}
