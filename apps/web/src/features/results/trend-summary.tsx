import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import type { ReactNode } from 'react'
import { digits } from '../../shared/format/money.ts'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { share } from './figures.ts'
import { fillOf, toneOf } from './outcome-look.ts'
import { type Outcome, type Run, summaryOf } from './trend.rules.ts'

type Props = { market: string; all: readonly string[]; outcomes: readonly Outcome[] }

/** How often each outcome came that day, and its runs. */
export function TrendSummary({ market, all, outcomes }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const { outcomeName } = useMarketNames()
  const { times, longest, current, turns } = summaryOf(outcomes.map(({ outcome }) => outcome))
  const total = Math.max(1, outcomes.length)
  const run = (one: Run | undefined) =>
    one ? (
      <>
        {outcomeName(market, one.outcome)} <span className="num">{one.length}</span>
      </>
    ) : (
      '–'
    )
  return (
    <Card className="flex flex-wrap items-center gap-x-9 gap-y-4 px-6! py-4! max-tablet:gap-x-6 max-tablet:px-4!">
      {all.map((outcome) => {
        const count = times.get(outcome) ?? 0
        return (
          <Figure key={outcome} name={outcomeName(market, outcome)}>
            <span className="num">{digits(count, language)}</span>
            <small className="num ml-1.5 font-medium text-13 text-text-2">{share(count / total, language)}</small>
          </Figure>
        )
      })}
      <div
        aria-hidden="true"
        className="flex h-2.5 min-w-40 flex-1 gap-0.5 overflow-hidden rounded-full bg-surface-3 max-desk:order-last max-desk:basis-full"
      >
        {outcomes.length > 0 &&
          all.map((outcome) => (
            <i
              key={outcome}
              className="block h-full"
              style={{
                width: `${((times.get(outcome) ?? 0) / total) * 100}%`,
                background: fillOf[toneOf(market, outcome)],
              }}
            />
          ))}
      </div>
      <Figure name={say('results.trend.longest')}>{run(longest)}</Figure>
      <Figure name={say('results.trend.current')}>{run(current)}</Figure>
      <Figure name={say('results.trend.turns')}>
        <span className="num">{digits(turns, language)}</span>
      </Figure>
    </Card>
  )
}

function Figure({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <dl className={cx('min-w-0', className)}>
      <dt className="text-12 text-text-3">{name}</dt>
      <dd className="mt-0.5 font-bold text-22 leading-tight tracking-[-0.02em] max-tablet:text-18">{children}</dd>
    </dl>
  )
}
