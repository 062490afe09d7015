import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Field } from '@maru/ui/field.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { isoDay } from '../format/date.ts'
import { type Days, type Period, type PeriodKind, periodKinds } from './period.rules.ts'

type Props = {
  period: Period
  onKind: (kind: PeriodKind) => void
  onDays: (days: Days) => void
  /** The first day that may be chosen. */
  earliest?: string
}

/** Today, yesterday, 7 days, 30 days or days of one's own. */
export function PeriodFilter({ period, onKind, onDays, earliest }: Props) {
  const say = useText('member')
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <div className="scroll-row max-w-full max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:px-4">
        <Segmented
          label={say('period.label')}
          value={period.kind}
          onChange={onKind}
          options={periodKinds.map((kind) => ({ value: kind, label: say(`period.${kind}`) }))}
          className="max-w-none!"
        />
      </div>
      {period.kind === 'own' ? (
        <DayFields days={period} onDays={onDays} earliest={earliest} latest={isoDay(serverNow())} />
      ) : (
        <span className="num text-13 text-text-3">{daysText(period)}</span>
      )}
    </div>
  )
}

type FieldProps = { days: Days; onDays: (days: Days) => void; earliest?: string | undefined; latest: string }

export function DayFields({ days: { from, until }, onDays, earliest, latest }: FieldProps) {
  const say = useText('member')
  return (
    <div className="flex min-w-0 items-center gap-2 max-tablet:w-full">
      <Field label={say('period.from')} hideLabel className="flex-1">
        <TextInput
          type="date"
          value={from}
          min={earliest}
          max={until}
          boxClassName="h-10! px-3! touch:h-11!"
          onChange={({ target }) => target.value && onDays({ from: target.value, until })}
        />
      </Field>
      <span aria-hidden="true" className="text-text-3">
        –
      </span>
      <Field label={say('period.until')} hideLabel className="flex-1">
        <TextInput
          type="date"
          value={until}
          min={from}
          max={latest}
          boxClassName="h-10! px-3! touch:h-11!"
          onChange={({ target }) => target.value && onDays({ from, until: target.value })}
        />
      </Field>
    </div>
  )
}

const daysText = ({ from, until }: Days): string => {
  const [first, last] = [from.replaceAll('-', '.'), until.replaceAll('-', '.')]
  if (first === last) return first
  return `${first} – ${last.slice(0, 4) === first.slice(0, 4) ? last.slice(5) : last}`
}
