import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { DayInput } from '@maru/ui/day-input.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import type { ReactNode } from 'react'
import { isoDay } from '../format/date.ts'
import { type Days, type Period, type PeriodKind, periodKinds } from './period.rules.ts'

type Props = {
  period: Period
  /** To the address of the list. */
  change: (changes: Record<'from' | 'until', string | undefined> & { period?: PeriodKind }) => void
  /** The first day that may be chosen. */
  earliest?: string
  /** Another choice, in the same row on a phone too. */
  before?: ReactNode
}

/** Today, yesterday, 7 days, 30 days or days of one's own. */
export function PeriodFilter({ period, change, earliest, before }: Props) {
  const say = useText('member')
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <div className="scroll-row flex max-w-full gap-3 max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:pr-7 max-tablet:pl-4 max-tablet:[mask-image:linear-gradient(90deg,#000_calc(100%-28px),transparent)]">
        {before}
        <Segmented
          label={say('period.label')}
          value={period.kind}
          onChange={(kind) => {
            const days = kind === 'own' ? period : { from: undefined, until: undefined }
            change({ period: kind, from: days.from, until: days.until })
          }}
          options={periodKinds.map((kind) => ({ value: kind, label: say(`period.${kind}`) }))}
          className="max-w-none! shrink-0 max-tablet:[&>label]:px-2.5"
        />
      </div>
      {period.kind === 'own' ? (
        <DayFields days={period} onDays={change} earliest={earliest} latest={isoDay(serverNow())} />
      ) : (
        // On a phone the chosen word says as much, and the list begins higher up.
        <span className="num text-13 text-text-3 max-tablet:hidden">{daysText(period)}</span>
      )}
    </div>
  )
}

type FieldProps = { days: Days; onDays: (days: Days) => void; earliest?: string | undefined; latest: string }

export function DayFields({ days: { from, until }, onDays, earliest, latest }: FieldProps) {
  const say = useText('member')
  const problem = (finding: 'shape' | 'missing' | 'outside', typed: string) =>
    finding === 'missing' ? say('period.missing', { day: typed }) : say(`period.${finding}`)
  const shared = { openLabel: say('period.calendar'), say: problem }
  return (
    <div className="flex min-w-0 items-start gap-2 max-tablet:w-full">
      <DayInput
        {...shared}
        label={say('period.from')}
        value={from}
        min={earliest}
        max={until}
        onChange={(day) => onDays({ from: day, until })}
      />
      <span aria-hidden="true" className="mt-2.5 text-text-3">
        –
      </span>
      <DayInput
        {...shared}
        label={say('period.until')}
        value={until}
        min={from}
        max={latest}
        onChange={(day) => onDays({ from, until: day })}
      />
    </div>
  )
}

const daysText = ({ from, until }: Days): string => {
  const [first, last] = [from.replaceAll('-', '.'), until.replaceAll('-', '.')]
  if (first === last) return first
  return `${first} – ${last.slice(0, 4) === first.slice(0, 4) ? last.slice(5) : last}`
}
