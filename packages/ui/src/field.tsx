import { createContext, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { WarnGlyph } from './glyphs.tsx'

export type FieldControl = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  valid: boolean
}

const FieldContext = createContext<FieldControl | undefined>(undefined)

/** What a control inside a Field must carry; undefined outside of one. */
export const useField = (): FieldControl | undefined => use(FieldContext)

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** `true` shows the check, a word shows below as well. */
  valid?: ReactNode
  /** At the right of the label. */
  aside?: ReactNode
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** Label above, hint below; an error takes the hint's place and is announced. */
export function Field({ label, hint, error, valid, aside, hideLabel, className, children }: FieldProps) {
  const id = useId()
  const word = valid === true ? undefined : valid
  const below = error ?? word ?? hint
  const control: FieldControl = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': below ? `${id}-below` : undefined,
    valid: Boolean(valid) && !error,
  }
  // An error that comes while its control has the focus may lie under a bar at the page's foot.
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (error && document.activeElement?.id === id) line.current?.scrollIntoView({ block: 'nearest' })
  }, [error, id])
  return (
    <FieldContext value={control}>
      <div className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-[7px]', className)}>
        <div className={cx('flex items-center justify-between gap-2', hideLabel && 'sr-only')}>
          <label htmlFor={id} className="font-semibold text-13 text-text-2">
            {label}
          </label>
          {aside}
        </div>
        {children}
        <p
          ref={line}
          id={`${id}-below`}
          aria-live="polite"
          className={cx('empty:hidden', HINT, error ? 'text-bad' : word ? 'text-ok' : 'text-text-3')}
        >
          {error && <WarnGlyph size={15} className="mt-px shrink-0" />}
          {below && <span>{below}</span>}
        </p>
      </div>
    </FieldContext>
  )
}

export const HINT = 'flex items-start gap-1.5 text-12 leading-[1.45]'
