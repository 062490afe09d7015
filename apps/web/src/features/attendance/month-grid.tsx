import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Moon } from '@maru/ui/moon.tsx'
import { type CalendarDay, calendarOf } from './calendar.rules.ts'
import type { AttendanceMonth } from './calls/attendance.ts'

/** A Sunday, for the names of the week's days. */
const SUNDAY = Date.UTC(2026, 10, 1)
const DAY_MS = 86_400_000
const locales = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const

/** The month as a table of weeks: a moon on each day that was attended. */
export function MonthGrid({ month }: { month: AttendanceMonth }) {
  const say = useText('attendance')
  const language = useLanguage()
  const names = new Intl.DateTimeFormat(locales[language], {
    weekday: language === 'vn' ? 'narrow' : 'short',
    timeZone: 'UTC',
  })
  return (
    <div className="grid gap-1 tablet:gap-1.5">
      <div aria-hidden="true" className="grid grid-cols-7 gap-1 tablet:gap-1.5">
        {Array.from({ length: 7 }, (_, at) => (
          <b key={names.format(SUNDAY + at * DAY_MS)} className="pb-0.5 text-center font-semibold text-12 text-text-3">
            {names.format(SUNDAY + at * DAY_MS)}
          </b>
        ))}
      </div>
      <ol aria-label={say('month.label', { month: month.month })} className="grid grid-cols-7 gap-1 tablet:gap-1.5">
        {calendarOf(month).map((day, at) => (
          <Day key={day.date} day={day} style={at === 0 ? { gridColumnStart: month.firstWeekday + 1 } : undefined} />
        ))}
      </ol>
    </div>
  )
}

function Day({ day, style }: { day: CalendarDay; style: { gridColumnStart: number } | undefined }) {
  const say = useText('attendance')
  const { date, kind, phase, isToday, isGoal } = day
  const state =
    kind === 'attended' ? say('day.attended') : isGoal ? say('day.goal') : kind === 'missed' ? say('day.missed') : ''
  return (
    <li
      style={style}
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'grid h-14 content-center justify-items-center gap-1 rounded-control text-12 tabular-nums tablet:h-18',
        !isToday && kind !== 'attended' && !isGoal && 'text-text-3',
        kind === 'attended' && !isToday && 'bg-surface-3 text-text-2',
        isToday && 'bg-accent-tint text-text shadow-[inset_0_0_0_2px_var(--accent)]',
        isGoal && !isToday && 'bg-surface-1 text-text-2 shadow-[inset_0_0_0_1px_var(--line-control)]',
        kind === 'coming' && !isGoal && 'shadow-[inset_0_0_0_1px_var(--line-soft)]',
      )}
    >
      <span>{isToday ? say('day.today') : date}</span>
      {state !== '' && <span className="sr-only">{state}</span>}
      {phase !== undefined && <Moon phase={phase} size={22} dim={isGoal} />}
      {kind === 'missed' && <span aria-hidden="true">·</span>}
    </li>
  )
}
