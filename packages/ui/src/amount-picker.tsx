import {
  type ChangeEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { capped, raised } from './amount.ts'
import { Button } from './button.tsx'
import { caretFor, digitsIn } from './caret.ts'
import { cx } from './cx.ts'
import { Field, useField } from './field.tsx'
import { CloseGlyph } from './glyphs.tsx'
import { named } from './text-input.tsx'
import { useWholeTyping } from './whole-typing.ts'

export type AmountPickerProps = {
  label: string
  /** A whole number; 0 is empty. */
  value: number
  onChange: (value: number) => void
  presets: readonly number[]
  max?: number
  /** `add` raises the sum, `set` replaces it. */
  mode?: 'add' | 'set'
  /** Digits with their separators, as typed: 300,000. */
  format: (value: number) => string
  /** On a button: +10만. */
  formatPreset: (preset: number) => ReactNode
  /** Beside the sum: 30만원. */
  say?: (value: number) => ReactNode
  unit?: string
  unitFirst?: boolean
  clearLabel: string
  hint?: ReactNode
  error?: ReactNode
  /** The field is left, or Enter pressed in it. */
  onLeave?: () => void
  /** Cash is brass; points and coins are white. */
  kind?: 'cash' | 'plain'
  size?: 'lg' | 'md'
  /** In a narrow column presets stand three in a row. */
  narrow?: boolean
  name?: string
  /** The field of digits, for who puts the focus into it. */
  fieldRef?: Ref<HTMLInputElement> | undefined
  disabled?: boolean
  className?: string
}

/** The sum to be moved: typed, or raised by presets; exact, and said in words beside it. */
export function AmountPicker(props: AmountPickerProps) {
  const {
    label,
    value,
    onChange,
    presets,
    max,
    mode = 'add',
    format,
    formatPreset,
    clearLabel,
    hint,
    error,
    disabled,
  } = props
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle(props.fieldRef, () => input.current as HTMLInputElement, [])
  const clear = () => {
    onChange(0)
    input.current?.focus()
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={props.className}
      aside={
        <Button
          kind="ghost"
          size="sm"
          icon={<CloseGlyph size={16} />}
          onClick={clear}
          disabled={disabled || value === 0}
          className="-my-2 -mr-3 bg-transparent!"
        >
          {clearLabel}
        </Button>
      }
    >
      <SumInput {...props} text={value ? format(value) : ''} inputRef={input} />
      <div
        className={cx(
          'mt-[3px] grid grid-cols-3 gap-2',
          !props.narrow && 'tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-cols-none',
        )}
      >
        {presets.map((preset) => {
          const next = mode === 'add' ? raised(value, preset) : preset
          return (
            <Button
              key={preset}
              disabled={disabled || (max !== undefined && next > max)}
              aria-pressed={mode === 'set' ? value === preset : undefined}
              onClick={() => onChange(capped(next, max))}
              className="num h-12! px-0! aria-pressed:bg-accent-tint aria-pressed:text-accent tablet:h-11!"
            >
              {formatPreset(preset)}
            </Button>
          )
        })}
      </div>
    </Field>
  )
}

type SumProps = AmountPickerProps & { text: string; inputRef: RefObject<HTMLInputElement | null> }

function SumInput({
  value,
  onChange,
  onLeave,
  text,
  format,
  unit,
  unitFirst,
  say,
  kind = 'cash',
  size = 'lg',
  name,
  disabled,
  inputRef,
}: SumProps) {
  // The figure is written anew with its separators at each key: the caret keeps its place between the same digits.
  const digitsAfter = useRef<number | undefined>(undefined)
  const read = useWholeTyping(format)
  const write = (event: ChangeEvent<HTMLInputElement>) => {
    digitsAfter.current = digitsIn(event.target.value.slice(event.target.selectionStart ?? undefined))
    onChange(read(event, value))
  }
  useLayoutEffect(() => {
    if (digitsAfter.current === undefined) return
    const at = caretFor(text, digitsAfter.current)
    inputRef.current?.setSelectionRange(at, at)
    digitsAfter.current = undefined
  }, [text, inputRef])
  const ink = kind === 'cash' ? 'text-money' : 'text-text'
  const figure = size === 'lg' ? 'text-[34px] tablet:text-40' : 'text-22'
  const mark = unit && (
    <span className={cx('shrink-0 font-medium', ink, size === 'lg' ? 'text-22 tablet:text-28' : 'text-16')}>
      {unit}
    </span>
  )
  return (
    <div
      className={cx(
        'flex items-center gap-1 rounded-card bg-surface-1 px-5 shadow-[inset_0_0_0_1px_var(--line-control)] transition-shadow focus-within:shadow-[inset_0_0_0_2px_var(--accent)]! has-[[aria-invalid]]:shadow-[inset_0_0_0_1.5px_var(--bad)] has-[[aria-invalid]]:focus-within:shadow-[inset_0_0_0_2px_var(--bad)]! has-disabled:bg-surface-3 has-disabled:shadow-none!',
        size === 'lg' ? 'h-19' : 'h-14',
      )}
    >
      {unitFirst && mark}
      {/* The mirror behind the input gives it the width of its digits, so that the unit stands beside them. */}
      <span className={cx('num relative min-w-[1ch] font-bold leading-none tracking-[-0.035em]', figure, ink)}>
        <span aria-hidden="true" className="invisible whitespace-pre pr-[0.06em]">
          {text || '0'}
        </span>
        <input
          {...named(useField())}
          ref={inputRef}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          disabled={disabled}
          value={text}
          placeholder="0"
          onChange={write}
          onBlur={onLeave}
          onKeyDown={({ key }) => key === 'Enter' && onLeave?.()}
          className="absolute -inset-2 size-[calc(100%+16px)] bg-transparent p-2 outline-none placeholder:text-text-3"
        />
      </span>
      {!unitFirst && mark}
      {say && value > 0 && <span className="num ml-auto pl-3 text-text-3">{say(value)}</span>}
    </div>
  )
}
