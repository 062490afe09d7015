import { useLanguage, useText } from '@maru/i18n/react'
import { DayInput } from '@maru/ui/day-input.tsx'
import { LeftGlyph, RightGlyph } from '@maru/ui/glyphs.tsx'
import { IconButton } from '@maru/ui/icon-button.tsx'
import type { ReactNode } from 'react'
import { dayAfter, weekdayOf } from './day.rules.ts'

type Props = {
  day: string
  latest: string
  onDay: (day: string) => void
  texts: Record<'before' | 'label' | 'toCome' | 'after', string>
  /** `top`: where the field may say what is wrong with it below. */
  align?: 'top' | 'middle'
  fieldClass: string
  weekdayClass: string
  /** Other days to choose from, before the field. */
  children?: ReactNode
}

/** The day before, a day, the day after: in Seoul, none that is still to come. */
export function DaySteps({ day, latest, onDay, texts, align = 'middle', fieldClass, weekdayClass, children }: Props) {
  const say = useText('member')
  const language = useLanguage()
  return (
    <div className={`flex min-w-0 ${align === 'top' ? 'items-start gap-1' : 'items-center gap-2'}`}>
      <IconButton label={texts.before} onClick={() => onDay(dayAfter(day, -1))}>
        <LeftGlyph size={16} />
      </IconButton>
      {children}
      <div className={`min-w-0 flex-1 ${fieldClass}`}>
        <DayInput
          label={texts.label}
          value={day}
          max={latest}
          onChange={onDay}
          openLabel={say('period.calendar')}
          say={(finding, typed) =>
            finding === 'missing'
              ? say('period.missing', { day: typed })
              : finding === 'outside'
                ? texts.toCome
                : say('period.shape')
          }
        />
      </div>
      <span className={`font-semibold text-14 text-text-2 max-[359px]:hidden ${weekdayClass}`}>
        {weekdayOf(day, language)}
      </span>
      <IconButton label={texts.after} disabled={day >= latest} onClick={() => onDay(dayAfter(day, 1))}>
        <RightGlyph size={16} />
      </IconButton>
    </div>
  )
}
