import * as Radix from 'radix-ui/select'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { useField } from './field.tsx'
import { CheckGlyph, DownGlyph } from './glyphs.tsx'
import { FLOATING } from './surface.ts'
import { BOX, named } from './text-input.tsx'

export type SelectOption = { value: string; label: string; note?: ReactNode; disabled?: boolean }
export type SelectProps = {
  value: string | undefined
  onValueChange: (value: string) => void
  options: readonly SelectOption[]
  placeholder?: string
  /** Needed outside of a Field. */
  label?: string
  name?: string
  disabled?: boolean
  size?: 'md' | 'lg'
  className?: string
}

/** A list with notes beside its choices; where words are enough, take NativeSelect. */
export function Select({
  value,
  onValueChange,
  options,
  placeholder,
  label,
  name,
  disabled,
  size,
  className,
}: SelectProps) {
  return (
    <Radix.Root value={value ?? ''} onValueChange={onValueChange} name={name} disabled={disabled}>
      <Radix.Trigger
        {...named(useField())}
        aria-label={label}
        className={cx(
          BOX,
          size === 'md' ? 'h-10 touch:h-11' : 'h-12',
          'items-center justify-between gap-2 px-3.5 text-left text-15 data-placeholder:text-text-3 aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)] disabled:bg-surface-3 disabled:text-text-3 disabled:shadow-none!',
          className,
        )}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <DownGlyph size={16} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className={cx(
            FLOATING,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
          )}
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="flex min-h-10 items-center gap-3 rounded-control px-3 outline-none data-disabled:text-text-3 data-highlighted:bg-surface-3 touch:min-h-11"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                {option.note && <span className="ml-auto text-12 text-text-3">{option.note}</span>}
                <Radix.ItemIndicator className={cx('text-accent', !option.note && 'ml-auto')}>
                  <CheckGlyph size={16} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
