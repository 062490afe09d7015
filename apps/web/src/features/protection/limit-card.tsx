import { type LimitKind, type LimitPeriod, limitPeriods } from '@maru/contract/protection'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { leftOf, shareLeft, tightest } from '../../shared/limits/limit.rules.ts'
import { useLimitWords } from '../../shared/limits/limit-words.ts'
import type { OwnLimit } from '../../shared/limits/own-limits.ts'
import { LimitDial } from './limit-dial.tsx'
import { LooseningNote } from './loosening-note.tsx'

const LimitDialog = lazy(() => import('./limit-dialog.tsx').then((m) => ({ default: m.LimitDialog })))

/** Of one kind: what is left of the day, the week and the month, and how to change it. */
export function LimitCard({ kind, limits }: { kind: LimitKind; limits: readonly OwnLimit[] }) {
  const say = useText('protection')
  const words = useLimitWords()
  const own = limits.filter((limit) => limit.kind === kind)
  const [period, setPeriod] = useState<LimitPeriod>(
    () => tightest(own, [kind])?.period ?? (kind === 'deposit' ? 'week' : 'day'),
  )
  const [isOpen, setOpen] = useState(false)
  const limit = own.find((one) => one.period === period)
  const share = limit && shareLeft(limit)
  const title = say(`limit.${kind}`)
  return (
    <Card>
      <section aria-label={title} className="flex h-full flex-col gap-4">
        <header>
          <div className="flex items-baseline justify-between gap-2">
            <h2 className="font-bold text-16 tracking-[-0.01em]">{title}</h2>
            <span className="num text-12 text-text-3">
              {limit && say('limit.again', { at: dayTime(limit.resetsAt) })}
            </span>
          </div>
          <p className="text-12 text-text-3">{say(`limit.${kind}.what`)}</p>
        </header>
        <Segmented
          full
          label={title}
          value={period}
          onChange={setPeriod}
          options={limitPeriods.map((value) => ({
            value,
            label: (
              <>
                {say(`period.${value}`)}
                {own.some((one) => one.period === value) && (
                  <i aria-hidden="true" className="size-1.5 rounded-full bg-moon" />
                )}
              </>
            ),
          }))}
        />
        <div className="flex items-center gap-4 tablet:flex-col tablet:text-center">
          <LimitDial
            share={share}
            label={share === undefined ? say('limit.none') : say('limit.share', { percent: Math.floor(share * 100) })}
          />
          <div className="min-w-0 tablet:min-h-14">
            <b className="block text-22 tabular-nums leading-tight tracking-[-0.02em]">
              {limit ? words.amount(kind, leftOf(limit)) : say('limit.none')}
              {limit && (
                <span className="ml-1.5 whitespace-nowrap font-normal text-13 text-text-3">{say('limit.left')}</span>
              )}
            </b>
            <span className="mt-0.5 block text-13 text-text-3 tabular-nums">
              {limit
                ? say(limit.used < 0 ? 'limit.won' : 'limit.used', {
                    used: words.amount(kind, Math.abs(limit.used)),
                    amount: words.amount(kind, limit.amount),
                  })
                : say('limit.noneText')}
            </span>
          </div>
        </div>
        {limit?.loosening && <LooseningNote limit={limit} loosening={limit.loosening} />}
        <Button full className="mt-auto touch:h-12" onClick={() => setOpen(true)}>
          {limit ? say('limit.change') : say('limit.set')}
          <span className="sr-only">{words.name(kind, period)}</span>
        </Button>
      </section>
      {isOpen && (
        <Suspense>
          <LimitDialog kind={kind} period={period} now={limit?.amount ?? null} close={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}

/** In the shape of a card. */
export const LimitCardSkeleton = () => (
  <Card className="grid gap-4">
    <Skeleton className="h-10 w-32" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="size-24 rounded-full tablet:size-33 tablet:justify-self-center" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-10 w-full" />
  </Card>
)
