import type { Minigame, MiniReturnMarket } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment, useState } from 'react'
import { digits, exactPercent, shortPercent, sumDigits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import { axisOf, type ReturnAxis, type ReturnFigures } from './returns.rules.ts'
import './returns.css'

const verdictWords = {
  inside: { word: 'minigames.return-inside', tone: 'ok' },
  outside: { word: 'minigames.return-outside', tone: 'bad' },
  few: { word: 'minigames.return-few', tone: 'plain' },
} as const

/** Actual against theoretical return: tick theory, bar 99% band, dot actual. A market opens to its outcomes. */
export const ReturnsTable = ({ game, markets }: { game: Minigame; markets: readonly MiniReturnMarket[] }) => {
  const t = useText('office')
  const words = useMarketWords()
  const [open, setOpen] = useState<readonly string[]>([])
  const axis = axisOf(markets)
  const toggle = (market: string) =>
    setOpen((was) => (was.includes(market) ? was.filter((one) => one !== market) : [...was, market]))
  return (
    <Scroll>
      <table className="grid mini-returns" aria-label={t('minigames.returns')}>
        <ReturnHead axis={axis} first={t('minigames.market')} count={t('minigames.draws-with-bets')} />
        <tbody>
          {markets.map((market) => {
            const isOpen = open.includes(market.market)
            const name = words.joined(game, market.market)
            return (
              <Fragment key={market.market}>
                <ReturnRow figures={market} axis={axis}>
                  <button
                    type="button"
                    className="plain-button mini-open"
                    aria-expanded={isOpen}
                    onClick={() => toggle(market.market)}
                  >
                    {isOpen ? <ChevronDown size={14} aria-hidden /> : <ChevronRight size={14} aria-hidden />}
                    <b>{name}</b>
                  </button>
                </ReturnRow>
                {isOpen &&
                  market.outcomes.map((one) => (
                    <ReturnRow key={one.outcome} figures={one} axis={axis} isPart>
                      {words.exposure(game, { market: market.market, outcome: one.outcome })}
                    </ReturnRow>
                  ))}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </Scroll>
  )
}

type HeadProps = { axis: ReturnAxis; first: string; count: string }

/** `first`: what the rows are; `count`: what is counted of them. */
export const ReturnHead = ({ axis, first, count }: HeadProps) => {
  const t = useText('office')
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        <th scope="col" className="end wide-only">
          {count}
        </th>
        <th scope="col" className="end wide-only">
          {t('minigames.staked')}
        </th>
        <th scope="col" className="end">
          {t('minigames.actual')}
        </th>
        <th scope="col" className="end">
          {t('minigames.theory')}
        </th>
        <th scope="col" className="end mini-wide">
          {t('minigames.band')}
        </th>
        <th scope="col" className="mini-axis">
          <div>
            {axis.ticks.map((bp) => (
              <span key={bp} style={{ insetInlineStart: `${axis.at(bp)}%` }}>
                {shortPercent(bp / 100)}
              </span>
            ))}
          </div>
        </th>
        <th scope="col">{t('col.status')}</th>
      </tr>
    </thead>
  )
}

type RowProps = { figures: ReturnFigures; axis: ReturnAxis; isPart?: boolean; children: React.ReactNode }

export const ReturnRow = ({ figures, axis, isPart = false, children }: RowProps) => {
  const t = useText('office')
  const { rounds, staked, actualBp, expectedBp, lowBp, highBp, verdict } = figures
  const { word, tone } = verdictWords[verdict]
  const isFew = verdict === 'few'
  return (
    <tr data-part={isPart ? '' : undefined} data-verdict={verdict}>
      <th scope="row">{children}</th>
      <td className="end wide-only">{digits(rounds)}</td>
      <td className="end wide-only">{sumDigits(staked)}</td>
      <td className="end">
        <b>{exactPercent(actualBp)}</b>
      </td>
      <td className="end">{exactPercent(expectedBp)}</td>
      <td className="end mini-wide quiet">{isFew ? '–' : `${exactPercent(lowBp)} – ${exactPercent(highBp)}`}</td>
      <td className="mini-plot" aria-hidden>
        <span>
          {axis.ticks.map((bp) => (
            <s key={bp} style={{ insetInlineStart: `${axis.at(bp)}%` }} />
          ))}
          {!isFew && (
            <i style={{ insetInlineStart: `${axis.at(lowBp)}%`, inlineSize: `${axis.at(highBp) - axis.at(lowBp)}%` }} />
          )}
          <u style={{ insetInlineStart: `${axis.at(expectedBp)}%` }} />
          <b style={{ insetInlineStart: `${axis.at(actualBp)}%` }} />
        </span>
      </td>
      <td>
        <Chip tone={tone}>{t(word)}</Chip>
      </td>
    </tr>
  )
}
