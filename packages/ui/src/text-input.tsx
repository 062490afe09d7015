import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { useField } from './field.tsx'
import { CheckGlyph, LockGlyph } from './glyphs.tsx'

export type TextInputProps = ComponentProps<'input'> & { start?: ReactNode; end?: ReactNode; boxClassName?: string }

/** One line of text; takes its label and its error from the Field around it. */
export function TextInput({ start, end, className, boxClassName, ...rest }: TextInputProps) {
  const field = useField()
  return (
    <div className={cx(BOX, 'h-12 items-center gap-2 px-3.5', boxClassName)}>
      {start}
      <input {...named(field)} {...rest} className={cx(INPUT, 'h-full', className)} />
      {field?.valid && <CheckGlyph size={16} className="shrink-0 text-ok" />}
      {rest.disabled && <LockGlyph size={16} className="shrink-0" />}
      {end}
    </div>
  )
}

export function TextArea({ className, boxClassName, ...rest }: ComponentProps<'textarea'> & { boxClassName?: string }) {
  const field = useField()
  return (
    <div className={cx(BOX, boxClassName)}>
      <textarea
        rows={5}
        {...named(field)}
        {...rest}
        className={cx(INPUT, 'resize-y px-3.5 py-3 leading-normal', className)}
      />
    </div>
  )
}

export function named(field: ReturnType<typeof useField>) {
  if (!field) return {}
  const { valid: _, ...attributes } = field
  return attributes
}

export const BOX =
  'flex w-full min-w-0 rounded-control bg-surface-1 shadow-[inset_0_0_0_1px_var(--line-control)] transition-shadow hover:shadow-[inset_0_0_0_1px_var(--text-3)] focus-within:shadow-[inset_0_0_0_2px_var(--accent)]! has-[[aria-invalid]]:shadow-[inset_0_0_0_1.5px_var(--bad)] has-[>:disabled]:bg-surface-3 has-[>:disabled]:text-text-3 has-[>:disabled]:shadow-none!'

// 16 px on a phone, because Safari there zooms into anything smaller.
export const INPUT =
  'min-w-0 flex-1 border-0 bg-transparent text-16 outline-none placeholder:text-text-3 placeholder:opacity-100 tablet:text-15'
