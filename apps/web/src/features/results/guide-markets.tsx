import type { MiniMarketOut } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { percent } from '../../shared/format/money.ts'
import { useMarketNames } from '../../shared/minigame/market-names.ts'
import { asNumber, share, times } from './figures.ts'

/** Each market as a table: what may happen, how likely it is, what it pays and what comes back of the stakes. */
export function GuideMarkets({ markets }: { markets: readonly MiniMarketOut[] }) {
  const say = useText('minigames')
  const language = useLanguage()
  const { marketName, outcomeName } = useMarketNames()
  return (
    <div className="gap-4 desk:columns-2 wide:columns-3">
      {markets.map(({ code, outcomes }) => (
        <Panel key={code} title={marketName(code)} className="mb-4 break-inside-avoid">
          <table className="w-full border-collapse text-13">
            <caption className="sr-only">{marketName(code)}</caption>
            <thead>
              <tr className="text-12 text-text-3 [&>th]:pb-1.5 [&>th]:font-semibold [&>th]:[overflow-wrap:normal]">
                <th scope="col" className="text-left">
                  {say('results.guide.outcome')}
                </th>
                <th scope="col" className="text-right">
                  {say('results.guide.probability')}
                </th>
                <th scope="col" className="pl-3 text-right tablet:pl-4">
                  {say('results.guide.price')}
                </th>
                <th scope="col" className="pl-3 text-right tablet:pl-4">
                  {say('results.guide.return')}
                </th>
              </tr>
            </thead>
            <tbody>
              {outcomes.map(({ code: outcome, probability, price, returnBp }) => (
                <tr key={outcome} className="border-line-soft border-t [&>td]:h-10 max-tablet:[&>td]:h-13">
                  <th scope="row" className="whitespace-nowrap pr-2 text-left font-semibold leading-snug">
                    {outcomeName(code, outcome)}
                    {/* Fractions have as many as ten digits: a phone has no room for them beside the percent. */}
                    <span className="num block font-normal text-12 text-text-3 tablet:hidden">
                      {probability.replace('/', ' / ')}
                    </span>
                  </th>
                  <td className="num text-right">
                    {share(asNumber(probability), language)}
                    <span className="ml-2 text-12 text-text-3 max-tablet:hidden">
                      {probability.replace('/', ' / ')}
                    </span>
                  </td>
                  <td className="num pl-3 text-right font-bold text-14 tablet:pl-4">{times(price, language)}</td>
                  <td className="num pl-3 text-right text-text-2 tablet:pl-4">{percent(returnBp, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Panel>
      ))}
    </div>
  )
}
