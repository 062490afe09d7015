import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { ProgressBar } from '@maru/ui/moon-progress.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import type { ReactNode } from 'react'
import { useServerClock } from '../../shared/clock/use-server-clock.ts'
import { dayTime } from '../../shared/format/date.ts'
import { money } from '../../shared/format/money.ts'
import { Link } from '../../shared/navigation/index.ts'
import { filledOf, percentOf, timeLeft } from './bonus.rules.ts'
import type { OwnBonus } from './calls/bonus-list.ts'
import { TermLines } from './term-lines.tsx'
import { useTermLines } from './use-term-lines.ts'

type Props = { bonus: OwnBonus; giveUp: () => void; costs: ReactNode }

/** How far the running bonus is, by which terms, and the way out of it. */
export function RunningBonus({ bonus, giveUp, costs }: Props) {
  const say = useText('bonus')
  const language = useLanguage()
  const now = useServerClock(() => undefined)
  const { terms, amount, required, progress, expiresAt, waitsFor } = bonus
  const name = terms.names[language]
  const { days, hours } = timeLeft(expiresAt, now)
  const sum = (units: number) => money(units, language)
  const lines = useTermLines(
    terms,
    say('terms.wageringSum', { bonus: sum(amount), multiple: terms.multiple, sum: sum(required) }),
  )
  return (
    <article aria-label={name} className="rounded-card bg-surface-2 p-7 max-tablet:p-5">
      <div className="flex items-center gap-7 max-tablet:items-start max-tablet:gap-4">
        <Moon phase={filledOf(bonus)} size={112} className="max-tablet:size-15!" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="font-[650] font-display text-22 leading-tight">{name}</h2>
            <Tag tone="info">{say('status.active')}</Tag>
          </div>
          <p className="mt-2.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
            <b className="num text-40 leading-none tracking-[-0.03em]">
              {percentOf(bonus)}
              <small>%</small>
            </b>
            <span className="text-text-2 tabular-nums">
              {say('run.progress', { progress: sum(progress), required: sum(required) })}
            </span>
            <span className="text-13 text-text-2 tabular-nums tablet:ml-auto">
              {say('run.until', { time: dayTime(expiresAt) })}{' '}
              <b className="text-moon">
                {days > 0 ? say('run.left', { days, hours }) : say('run.leftHours', { hours })}
              </b>
            </span>
          </p>
          <ProgressBar value={filledOf(bonus)} label={say('run.bar', { name })} className="mt-3.5 max-tablet:hidden" />
        </div>
      </div>
      <ProgressBar value={filledOf(bonus)} label={say('run.bar', { name })} className="mt-4 tablet:hidden" />
      {waitsFor && (
        <Notice tone="info" title={say('run.full')} className="mt-5">
          {say('run.waits', { bets: waitsFor.bets, sum: sum(waitsFor.stake) })}{' '}
          <Link to="betList" className="focus-ring rounded text-moon underline underline-offset-3">
            {say('run.openBets')}
          </Link>
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-6 desk:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <section aria-label={say('terms.heading')}>
          <h3 className="mb-3 font-bold text-14">{say('terms.heading')}</h3>
          <TermLines
            lines={[{ name: say('terms.received'), value: <span className="money">{sum(amount)}</span> }, ...lines]}
          />
        </section>
        {costs}
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-end gap-3 border-line-soft border-t pt-5">
        <Button kind="ghost" onClick={giveUp} className="touch:h-11">
          {say('giveUp.button')}
        </Button>
      </div>
    </article>
  )
}
