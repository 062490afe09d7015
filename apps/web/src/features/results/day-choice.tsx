import { useLanguage, useText } from '@maru/i18n/react'
import { DayInput } from '@maru/ui/day-input.tsx'
import { LeftGlyph, RightGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import { weekday } from './figures.ts'
import { dayAfter } from './rounds.rules.ts'

type Props = { day: string; latest: string; onDay: (day: string) => void }

/** The day before, a day, the day after: in Seoul, none that is still to come. */
export function DayChoice({ day, latest, onDay }: Props) {
  const say = useText('minigames')
  const sayDays = useText('member')
  const language = useLanguage()
  return (
    <div className="flex min-w-0 items-start gap-1">
      <IconButton label={say('results.dayBefore')} onClick={() => onDay(dayAfter(day, -1))}>
        <LeftGlyph size={16} />
      </IconButton>
      <div className="min-w-0 max-w-38 flex-1 tablet:min-w-38">
        <DayInput
          label={say('results.day')}
          value={day}
          max={latest}
          onChange={onDay}
          openLabel={sayDays('period.calendar')}
          say={(finding, typed) =>
            finding === 'missing'
              ? sayDays('period.missing', { day: typed })
              : finding === 'outside'
                ? say('results.dayToCome')
                : sayDays('period.shape')
          }
        />
      </div>
      <span className="grid h-10 place-items-center px-1.5 font-semibold text-14 text-text-2 max-[359px]:hidden touch:h-11">
        {weekday(day, language)}
      </span>
      <IconButton label={say('results.dayAfter')} disabled={day >= latest} onClick={() => onDay(dayAfter(day, 1))}>
        <RightGlyph size={16} />
      </IconButton>
    </div>
  )
}
