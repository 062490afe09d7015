import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { money, points } from '../../shared/format/money.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { daysToFull, phaseOf } from './calendar.rules.ts'
import { type AttendanceMonth, useAttend } from './calls/attendance.ts'

/** How many days in a row, what is missing until the moon is full, and the one thing to press. */
export function StreakHead({ month }: { month: AttendanceMonth }) {
  const say = useText('attendance')
  const language = useLanguage()
  const notifyProblem = useNotifyProblem()
  const attend = useAttend()
  const { rules, streak, hasToday, turnover, barred } = month
  if (!rules) return <p className="text-14 text-text-2">{say('off')}</p>
  const { cycleDays, cyclePoints, daily, turnover: asked } = rules
  const left = daysToFull(streak, cycleDays)
  const isFull = hasToday && left === 0
  const run = () =>
    attend.mutate(undefined, {
      onSuccess: (done) =>
        notify.ok(say(done.isFull ? 'done.full' : 'done', { points: points(done.points, language) }), {
          ...(done.spins > 0 ? { note: say('done.spin') } : {}),
        }),
      onError: notifyProblem,
    })
  const isShort = asked > 0 && turnover < asked
  return (
    <div className="flex flex-wrap items-center gap-x-4.5 gap-y-3">
      <Moon
        phase={phaseOf(streak, cycleDays)}
        size={72}
        label={say('moon', { days: ((streak - 1) % cycleDays) + 1, of: cycleDays })}
      />
      <div className="grid min-w-0 flex-1 basis-52 gap-1">
        <h2 className="font-[650] font-display text-18 tablet:text-22">
          {streak > 0 ? say('streak', { days: streak }) : say('streak.none')}
        </h2>
        <p className="text-14 text-text-2">
          {isFull
            ? say('full.now')
            : say('full.left', { days: left || cycleDays, points: points(cyclePoints, language) })}{' '}
          {!hasToday &&
            (asked === 0 ? say('condition.none') : say('condition.turnover', { sum: money(asked, language) }))}
        </p>
        {asked > 0 && !hasToday && (
          <p className="num text-13 text-text-3">
            {say('condition.now', { now: money(turnover, language), sum: money(asked, language) })}
          </p>
        )}
      </div>
      {hasToday ? (
        <StatusChip state="completed">{say('today.done')}</StatusChip>
      ) : (
        <Button
          kind="filled"
          size="lg"
          className="max-tablet:w-full"
          disabled={barred !== '' || isShort}
          busy={attend.isPending}
          onClick={run}
        >
          {say('today.attend', { points: points(daily, language) })}
        </Button>
      )}
    </div>
  )
}
