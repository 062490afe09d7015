import type { LimitKind } from '@maru/contract/protection'
import { useLanguage, useText } from '@maru/i18n/react'
import { AmountPicker } from '@maru/ui/amount-picker.tsx'
import { Field } from '@maru/ui/field.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useQuery } from '@tanstack/react-query'
import { digits, manWon, oneUnit, shortMoney } from '../../shared/format/money.ts'
import { useMoneyUnit } from '../../shared/format/sum.tsx'
import { siteOption } from '../../shared/support/site-option.ts'

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
  return props.kind === 'session' ? <TimeAmount {...props} /> : <MoneyAmount {...props} />
}

function MoneyAmount({ label, value, onChange, error }: Props) {
  const sayCommon = useText('common')
  const language = useLanguage()
  const presets = useQuery(siteOption).data?.quickAmounts ?? []
  const one = oneUnit()
  return (
    <AmountPicker
      name="amount"
      size="md"
      kind="plain"
      narrow
      label={label}
      value={Math.floor((value ?? 0) / one)}
      onChange={(whole) => onChange(whole * one)}
      presets={presets.map((units) => units / one)}
      format={(whole) => digits(whole, language)}
      formatPreset={(whole) => `+${shortMoney(whole * one, language)}`}
      say={(whole) => manWon(whole * one, language)}
      {...useMoneyUnit()}
      clearLabel={sayCommon('action.clear')}
      error={error}
    />
  )
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
