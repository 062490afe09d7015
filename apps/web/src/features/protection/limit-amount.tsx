import type { LimitKind } from '@maru/contract/protection'
import { useText } from '@maru/i18n/react'
import { Field } from '@maru/ui/field.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { MoneyPicker } from '../../shared/parts/money-picker.tsx'

const MINUTES_AN_HOUR = 60
const MOST_HOURS = 744

type Props = {
  kind: LimitKind
  label: string
  /** Ledger units, or minutes; undefined: nothing yet. */
  value: number | undefined
  onChange: (value: number) => void
  error: string | undefined
}

/** A sum of money, or hours and minutes. */
export function LimitAmount(props: Props) {
  if (props.kind === 'session') return <TimeAmount {...props} />
  const { label, value = 0, onChange, error } = props
  return <MoneyPicker kind="plain" label={label} value={value} onChange={onChange} error={error} />
}

function TimeAmount({ label, value = 0, onChange, error }: Props) {
  const say = useText('protection')
  const hours = Math.floor(value / MINUTES_AN_HOUR)
  const minutes = value % MINUTES_AN_HOUR
  const read = (text: string, most: number): number => Math.min(most, Number(text.replace(/\D/g, '').slice(0, 3)))
  const field = (name: string, shown: number, change: (n: number) => void) => (
    <Field label={say(name === 'hours' ? 'edit.hours' : 'edit.minutes')}>
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="off"
        className="num"
        value={String(shown)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => change(read(event.target.value, name === 'hours' ? MOST_HOURS : MINUTES_AN_HOUR - 1))}
      />
    </Field>
  )
  return (
    <fieldset aria-label={label} className="grid gap-2">
      <div className="grid grid-cols-2 gap-3">
        {field('hours', hours, (next) => onChange(next * MINUTES_AN_HOUR + minutes))}
        {field('minutes', minutes, (next) => onChange(hours * MINUTES_AN_HOUR + next))}
      </div>
      {error && (
        <p role="alert" className="text-12 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
