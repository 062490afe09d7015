import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { CheckGlyph } from './glyphs.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & {
  /** The sentence beside it; without one `label` is needed. */
  children?: ReactNode
  label?: string
  indeterminate?: boolean
}

export function Checkbox({ children, label, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label
      className={cx(
        '-m-1.5 inline-flex items-start gap-2.5 p-1.5 has-disabled:text-text-3 touch:m-0 touch:min-h-11 touch:items-center touch:p-0',
        // Without words the box alone is the target.
        !children && 'touch:-mx-2.5 touch:min-w-10 touch:justify-center',
        className,
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          {...rest}
          ref={(node) => {
            own.current = node
            if (typeof ref === 'function') return ref(node)
            if (ref) ref.current = node
          }}
          type="checkbox"
          aria-label={label}
          className="peer size-5 appearance-none rounded-[6px] shadow-[inset_0_0_0_1.5px_var(--line-control)] checked:bg-accent checked:shadow-none indeterminate:bg-accent indeterminate:shadow-none hover:shadow-[inset_0_0_0_1.5px_var(--text-3)] disabled:bg-surface-3 disabled:shadow-none aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)]"
        />
        <CheckGlyph
          size={14}
          strokeWidth={3}
          className="pointer-events-none absolute opacity-0 peer-checked:opacity-100 peer-checked:text-on-accent peer-indeterminate:opacity-0 peer-disabled:text-text-3"
        />
        <i className="pointer-events-none absolute h-[2.5px] w-2.5 rounded-full bg-on-accent opacity-0 peer-indeterminate:opacity-100" />
      </span>
      {children && <span className="text-13 text-text-2 leading-[1.55]">{children}</span>}
    </label>
  )
}
