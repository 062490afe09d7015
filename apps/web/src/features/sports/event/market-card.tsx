import type { SportEventOut, SportMarketOut } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { CheckGlyph } from '@maru/ui/glyphs.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { memo, useMemo } from 'react'
import { lineText } from '../../../shared/sports/odds-format.ts'
import { lineOf } from '../list/competitions.rules.ts'
import { OutcomeCell } from '../outcome-cell.tsx'
import { useMarket } from '../store/use-store.ts'
import { type MarketSet, mostEven } from './ladder.rules.ts'
import { scoreColumns } from './score-columns.rules.ts'
import { ScoreGrid } from './score-grid.tsx'
import { useShortNames } from './use-short-names.ts'

type Props = { event: SportEventOut; set: MarketSet }
/** Beyond it outcomes are no columns of a ladder. */
const mostColumns = 3

/** A question and all its lines. */
export function MarketCard({ event, set }: Props) {
  const say = useText('sports-pages')
  const [first] = set.markets
  if (!first) return null
  const isLadder = first.line !== null && first.outcomes.length <= mostColumns
  return (
    <section aria-label={set.name} className="overflow-clip rounded-card bg-surface-2">
      <header className="flex min-h-11 items-center gap-2 px-4 py-1.5">
        <h3 className="min-w-0 font-bold text-14">{set.name}</h3>
        {isLadder && set.markets.length > 1 && (
          <span className="num text-12 text-text-3">{say('market.lines', { count: set.markets.length })}</span>
        )}
        <MarketState event={event.id} markets={set.markets} />
      </header>
      <div className="grid gap-1.5 px-3 pb-3">
        {isLadder ? (
          <Ladder event={event} markets={set.markets} />
        ) : (
          set.markets.map((market) => <Outcomes key={market.key} event={event} market={market} />)
        )}
      </div>
    </section>
  )
}

/** Why nothing of it can be had, if so. It follows the first market; lines are closed one by one under their locks. */
function MarketState({ event, markets }: { event: string; markets: readonly SportMarketOut[] }) {
  const say = useText('sports-pages')
  const state = useMarket(event, markets[0]?.key ?? '')?.state
  if (!state || state === 'active' || markets.length > 1) return null
  return (
    <Tag tone={state === 'settled' ? 'ok' : state === 'suspended' ? 'warn' : 'mute'} className="ml-auto">
      {say(`market.state.${state}`)}
    </Tag>
  )
}

/** Every line in order, the most even one with an outline. */
function Ladder({ event, markets }: { event: SportEventOut; markets: readonly SportMarketOut[] }) {
  const say = useText('sports-pages')
  const language = useLanguage()
  const short = useShortNames(event)
  const even = markets.length > 2 ? mostEven(markets) : null
  const isHandicap = (markets[0]?.outcomes.length ?? 0) > 0 && isHandicapType(markets[0])
  const columns = markets[0]?.outcomes.length === 3 ? 'grid-cols-3' : 'grid-cols-2'
  return (
    <>
      {isHandicap && columns === 'grid-cols-2' && (
        <div aria-hidden="true" className={cx('grid gap-1.5 text-center text-12 text-text-3', columns)}>
          <span className="line-clamp-2 self-end">{event.home.name}</span>
          <span className="line-clamp-2 self-end">{event.away.name}</span>
        </div>
      )}
      {markets.map((market) => (
        <div
          key={market.key}
          className={cx(
            'grid gap-1.5',
            columns,
            market.key === even && '-mx-1.5 rounded-[12px] p-1.5 shadow-[inset_0_0_0_1px_var(--line-control)]',
          )}
        >
          {market.outcomes.map((outcome, at) => (
            <OutcomeCell
              key={outcome.id}
              event={event.id}
              market={market.key}
              outcome={outcome.id}
              isTight={columns === 'grid-cols-3'}
              label={labelOf(market, at)}
              title={outcome.name}
              name={`${market.name}, ${outcome.name}`}
            />
          ))}
        </div>
      ))}
    </>
  )

  function labelOf(market: SportMarketOut, at: number): string {
    const line = market.line ?? ''
    if (market.outcomes.length !== 2) return short(market.outcomes[at]?.name ?? '')
    if (isHandicap) return lineText(lineOf(line, at === 0 ? 'home' : 'away'), language)
    return say(at === 0 ? 'market.over' : 'market.under', { line: lineText(line, language) })
  }
}

/** By the feed's numbers of outcomes: 1714 and 1715 are the sides of a handicap. */
const isHandicapType = (market: SportMarketOut | undefined): boolean =>
  market?.outcomes.some(({ id }) => id === '1714' || id === '1715') ?? false

/** Outcomes without a line, as many beside each other as there is room for. */
const Outcomes = memo(function Outcomes({ event, market }: { event: SportEventOut; market: SportMarketOut }) {
  const say = useText('sports-pages')
  const short = useShortNames(event)
  const scores = useMemo(() => scoreColumns(market), [market])
  const now = useMarket(event.id, market.key) ?? market
  const { length } = market.outcomes
  const isTight = length === 3 || length > 4
  if (now.state === 'settled' || now.state === 'cancelled')
    return (
      <p className="flex min-h-11 items-center gap-2 rounded-control bg-surface-1 px-3 text-13 text-text-3">
        {now.state === 'settled' && <CheckGlyph size={16} />}
        {say(`market.state.${now.state}`)}
      </p>
    )
  if (scores) return <ScoreGrid event={event} market={market} columns={scores} />
  return (
    <div className={cx('grid gap-1.5', isTight ? 'grid-cols-3' : 'grid-cols-2')}>
      {market.outcomes.map((outcome) => (
        <OutcomeCell
          key={outcome.id}
          isTight={isTight}
          event={event.id}
          market={market.key}
          outcome={outcome.id}
          label={short(outcome.name)}
          title={outcome.name}
          name={`${market.name}, ${outcome.name}`}
          className={isTight ? 'min-h-13!' : ''}
        />
      ))}
    </div>
  )
})
