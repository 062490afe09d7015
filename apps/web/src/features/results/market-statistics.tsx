import { useLanguage, useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { digits } from '../../shared/format/money.ts'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import type { MarketStatistics as Figures } from './calls/statistics.ts'
import { asNumber, share } from './figures.ts'
import { fillOf, toneOf } from './outcome-look.ts'

type Props = { market: Figures; rounds: number }

/** One market: how often each outcome came, and where its probability would have put it. */
export function MarketStatistics({ market: { code, outcomes }, rounds }: Props) {
  const say = useText('minigames')
  const language = useLanguage()
  const { marketName, outcomeName } = useMarketNames()
  const total = Math.max(1, rounds)
  const widest = Math.max(
    ...outcomes.map(({ times, probability }) => Math.max(times / total, asNumber(probability))),
    0.01,
  )
  return (
    <Panel title={marketName(code)} className="mb-4 break-inside-avoid">
      <table className="w-full border-collapse text-13">
        <caption className="sr-only">{marketName(code)}</caption>
        <thead>
          <tr className="text-12 text-text-3 [&>th]:align-bottom [&>th]:[overflow-wrap:normal] tablet:[&>th]:whitespace-nowrap [&>th]:pb-1.5 [&>th]:font-semibold">
            <th scope="col" className="text-left">
              {say('results.statistics.outcome')}
            </th>
            <th scope="col" className="w-2/5 px-3 text-left max-tablet:w-1/4">
              <span className="max-tablet:sr-only">{say('results.statistics.share')}</span>
            </th>
            <th scope="col" className="text-right">
              {say('results.statistics.times')}
            </th>
            <th scope="col" className="pl-3 text-right">
              {say('results.statistics.longest')}
            </th>
            <th scope="col" className="pl-3 text-right">
              {say('results.statistics.since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ code: outcome, times, probability, longestRun, since }) => {
            const expected = asNumber(probability)
            return (
              <tr key={outcome} className="border-line-soft border-t [&>td]:h-9">
                <th scope="row" className="whitespace-nowrap text-left font-semibold">
                  {outcomeName(code, outcome)}
                </th>
                <td className="px-3">
                  <span className="sr-only">
                    {say('results.statistics.shareSaid', {
                      share: share(times / total, language),
                      expected: share(expected, language),
                    })}
                  </span>
                  <span aria-hidden="true" className="relative block h-2 rounded-full bg-surface-3">
                    <i
                      className="block h-full rounded-full"
                      style={{ width: `${(times / total / widest) * 100}%`, background: barOf(code, outcome) }}
                    />
                    <i
                      className="absolute -inset-y-1 w-0.5 rounded-full bg-moon"
                      style={{ left: `calc(${(expected / widest) * 100}% - 1px)` }}
                    />
                  </span>
                </td>
                <td className="num whitespace-nowrap text-right">
                  <b className="font-bold">{digits(times, language)}</b>
                  <span className="ml-1.5 text-12 text-text-3 max-tablet:block">{share(times / total, language)}</span>
                </td>
                <td className="num pl-3 text-right text-text-2">{digits(longestRun, language)}</td>
                <td className="num pl-3 text-right text-text-2">{since === null ? '–' : digits(since, language)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Panel>
  )
}

/** Plain outcomes are as grey as text, so that the bar shows on its track. */
const barOf = (market: string, outcome: string): string => {
  const tone = toneOf(market, outcome)
  return tone === 'plain' ? 'var(--text-3)' : fillOf[tone]
}
