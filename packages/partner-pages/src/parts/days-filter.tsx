import { useText } from '@maru/i18n/react'
import { DayInput } from '@maru/ui/day-input.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { useHost } from '../host/host.ts'
import { type DaySpan, type Days, daySpans, daysOf, daysText } from './days.rules.ts'

/** The period of a page, kept in its address. */
export const useDays = (): Days & { span: DaySpan } => {
  const { search, formats, now } = useHost()
  return daysOf(search, formats.isoDay(now()))
}

/** Today, this week, this month, the last one, or days of one's own. `forgets`: what of the address is of no use in another period. */
export function DaysFilter({ forgets = [] }: { forgets?: readonly string[] }) {
  const say = useText('partner')
  const { changeSearch, formats, now } = useHost()
  const days = useDays()
  const change = (changes: Record<string, string | undefined>) =>
    changeSearch({ ...Object.fromEntries(forgets.map((name) => [name, undefined])), ...changes })
  const choose = (span: DaySpan) =>
    change(span === 'own' ? { span, from: days.from, until: days.until } : { span, from: undefined, until: undefined })
  const problem = (finding: 'shape' | 'missing' | 'outside', typed: string) =>
    finding === 'missing' ? say('days.missing', { day: typed }) : say(`days.${finding}`)
  const shared = { openLabel: say('days.calendar'), say: problem }
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <div className="scroll-row max-w-full">
        <Segmented
          label={say('period.label')}
          value={days.span}
          onChange={choose}
          options={daySpans.map((span) => ({ value: span, label: say(`period.${span}`) }))}
          className="max-w-none! max-tablet:[&>label]:px-2.5"
        />
      </div>
      {days.span === 'own' ? (
        <div className="flex min-w-0 items-start gap-2 max-tablet:w-full">
          <DayInput
            {...shared}
            label={say('days.from')}
            value={days.from}
            max={days.until}
            onChange={(from) => change({ from, until: days.until })}
          />
          <span aria-hidden="true" className="mt-2.5 text-text-3">
            –
          </span>
          <DayInput
            {...shared}
            label={say('days.until')}
            value={days.until}
            min={days.from}
            max={formats.isoDay(now())}
            onChange={(until) => change({ from: days.from, until })}
          />
        </div>
      ) : (
        <span className="num text-13 text-text-3">{daysText(days)}</span>
      )}
    </div>
  )
}
