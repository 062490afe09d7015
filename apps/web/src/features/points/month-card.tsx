import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { points } from '../../shared/format/money.ts'
import { Points } from '../../shared/format/sum.tsx'
import type { PointSummary } from './calls/points.ts'

/** In the order of the amounts; what is left after these has the last. */
const colours = ['bg-accent', 'bg-moon', 'bg-info', 'bg-warn', 'bg-text-3'] as const
const colourAt = (at: number): string => colours[Math.min(at, colours.length - 1)] ?? colours[0]

/** How this month's points came together, and what became of them. */
export function MonthCard({ summary }: { summary: PointSummary | undefined }) {
  const say = useText('points')
  const language = useLanguage()
  if (!summary) return <Skeleton className="h-56 w-full rounded-card" />
  const { kinds, carried, held, month } = summary
  const gains = kinds.filter(({ amount }) => amount > 0)
  const gained = gains.reduce((sum, { amount }) => sum + amount, 0)
  const lost = kinds.reduce((sum, { amount }) => sum + Math.min(0, amount), 0)
  const number = Number(month.slice(-2))
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="font-bold text-16">{say('month.title', { month: number })}</h2>
        <b className="num text-16">+{points(gained, language)}</b>
      </div>
      {gains.length === 0 ? (
        <p className="mt-3 text-13 text-text-2">{say('month.none')}</p>
      ) : (
        <>
          <div aria-hidden="true" className="mt-3.5 flex h-3.5 gap-0.5 overflow-hidden rounded-full bg-surface-3">
            {gains.map(({ kind, amount }, at) => (
              <i key={kind} className={colourAt(at)} style={{ flex: amount }} />
            ))}
          </div>
          <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 tablet:grid-cols-[repeat(auto-fit,minmax(104px,1fr))]">
            {gains.map(({ kind, amount, entries }, at) => (
              <div key={kind} className="min-w-0">
                <dt className="flex items-center gap-2 text-13 text-text-2">
                  <i aria-hidden="true" className={`size-2.5 shrink-0 rounded-[3px] ${colourAt(at)}`} />
                  <span className="truncate">{say(`kind.${kind}`)}</span>
                </dt>
                <dd className="mt-1 text-18">
                  <Points points={amount} className="font-semibold" />
                  <span className="num block text-12 text-text-3">{say('month.times', { count: entries })}</span>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="num mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1 border-line-soft border-t pt-3.5 text-13 text-text-2">
        <span>{say('month.carried', { points: points(carried, language) })}</span>
        <span>{say('month.gained', { points: points(gained, language) })}</span>
        <span>{say('month.lost', { points: points(-lost, language) })}</span>
        <b className="text-text">= {points(held, language)}</b>
      </p>
    </Card>
  )
}
