import { useRef, useState } from 'react'
import { dayFinding, dayText, readDay } from './day.ts'
import { Field } from './field.tsx'
import { CalendarIcon } from './icons.tsx'
import { TextInput } from './text-input.tsx'

export type DayInputProps = {
  label: string
  /** `2026-11-20` */
  value: string
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string) => void
  openLabel: string
  /** Why what was typed is no day to choose. */
  say: (finding: 'shape' | 'missing' | 'outside', typed: string) => string
}

/** A day as `2026.11.20`: typed, or chosen in the browser's own calendar. What no calendar has is refused, with the reason. */
export function DayInput({ label, value, min, max, onChange, openLabel, say }: DayInputProps) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)
  const take = (text: string) => {
    const finding = dayFinding(text, min, max)
    setError(finding && say(finding, text))
    if (finding) return
    setTyped(undefined)
    const day = readDay(text)
    if (day && day !== value) onChange(day)
  }
  return (
    <Field label={label} hideLabel error={error} className="flex-1">
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        placeholder="2026.11.20"
        value={typed ?? dayText(value)}
        boxClassName="h-10! px-3! pr-1! touch:h-11! touch:pr-0!"
        className="num"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== undefined && take(typed)}
        onKeyDown={({ key }) => key === 'Enter' && typed !== undefined && take(typed)}
        end={
          <span className="relative grid size-9 touch:size-11 shrink-0 place-items-center">
            <button
              type="button"
              aria-label={openLabel}
              onClick={() => calendar.current?.showPicker?.()}
              className="grid size-9 place-items-center rounded-control touch:size-11 text-text-3 hover:bg-surface-3 hover:text-text"
            >
              <CalendarIcon size={17} />
            </button>
            <input
              ref={calendar}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              value={value}
              min={min}
              max={max}
              onChange={({ target }) => target.value && take(target.value)}
              className="pointer-events-none absolute inset-0 opacity-0 [color-scheme:dark]"
            />
          </span>
        }
      />
    </Field>
  )
}
