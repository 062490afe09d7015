import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Segmented } from '@maru/ui/segmented.tsx'
import { isoDay } from '../../shared/format/date.ts'
import type { Days } from '../../shared/period/period.rules.ts'
import { DayFields } from '../../shared/period/period-filter.tsx'
import { type Span, spans } from './win-lose.rules.ts'

type Props = { period: Days & { span: Span }; change: (changes: Record<string, string | undefined>) => void }

export function SpanFilter({ period, change }: Props) {
  const say = useText('statements')
  const choose = (span: Span) =>
    change(
      span === 'own' ? { span, from: period.from, until: period.until } : { span, from: undefined, until: undefined },
    )
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <div className="scroll-row max-w-full max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:px-4">
        <Segmented
          label={say('span.label')}
          value={period.span}
          onChange={choose}
          options={spans.map((span) => ({ value: span, label: say(`span.${span}`) }))}
          className="max-w-none!"
        />
      </div>
      {period.span === 'own' ? (
        <DayFields days={period} onDays={change} latest={isoDay(serverNow())} />
      ) : (
        <span className="num text-13 text-text-3">
          {period.from.replaceAll('-', '.')} – {period.until.slice(5).replaceAll('-', '.')}
        </span>
      )}
    </div>
  )
}
