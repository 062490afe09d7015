import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { CheckGlyph } from '@maru/ui/glyphs.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { clock } from '../../shared/format/date.ts'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import type { SportResultMarket, SportResultOutcome, SportResultRow } from './calls/results.ts'

/** So many markets of a match are shown at once; the rest open below. */
const mostMarkets = 3

/** A match: its score, and of each market the prices with what became of them. */
export function ResultRow({ row: { event, score, markets } }: { row: SportResultRow }) {
  const say = useText('sports-results')
  const isOff = event.state === 'cancelled' || event.state === 'abandoned' || event.state === 'postponed'
  const winner = score && !isOff ? Math.sign(score.home - score.away) : 0
  const first = markets.slice(0, mostMarkets)
  const rest = markets.slice(mostMarkets)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 px-4 py-2.5 desk:grid-cols-[52px_minmax(0,1fr)_minmax(0,1.1fr)] desk:items-start">
      <span className="num text-13 text-text-2 desk:pt-2.5">{clock(event.startsAt)}</span>
      <div className="min-w-0">
        <div className="tabular-nums grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 desk:min-h-10">
          <span className={cx('break-words text-right', winner > 0 ? 'font-bold' : 'text-text-2')}>
            {event.home.name}
          </span>
          {isOff || !score ? (
            <Tag tone={isOff ? 'mute' : 'info'}>{say(isOff ? `state.${event.state as Off}` : 'state.open')}</Tag>
          ) : (
            <b className="whitespace-nowrap font-bold text-16 tabular-nums">
              {score.home} – {score.away}
            </b>
          )}
          <span className={cx('break-words', winner < 0 ? 'font-bold' : 'text-text-2')}>{event.away.name}</span>
        </div>
        {score && !isOff && score.periods.length > 1 && (
          <p className="tabular-nums text-center text-12 text-text-3">
            {score.periods.map(({ home, away }) => `${home}–${away}`).join(' · ')}
          </p>
        )}
      </div>
      <div className="grid min-w-0 gap-1.5">
        {first.map((market) => (
          <MarketResult key={market.key} market={market} hasName={markets.length > 1} />
        ))}
        {rest.length > 0 && (
          <details>
            <summary className="flex min-h-8 cursor-pointer items-center text-13 text-text-2 hover:text-text touch:min-h-11">
              {say('markets.more', { count: rest.length })}
            </summary>
            <div className="grid gap-1.5 pt-1">
              {rest.map((market) => (
                <MarketResult key={market.key} market={market} hasName />
              ))}
            </div>
          </details>
        )}
        {markets.length === 0 && <p className="text-13 text-text-3 desk:pt-2.5">{say('markets.none')}</p>}
      </div>
    </li>
  )
}
type Off = 'cancelled' | 'abandoned' | 'postponed'

function MarketResult({ market, hasName }: { market: SportResultMarket; hasName: boolean }) {
  const say = useText('sports-results')
  const { earlier } = market
  const before = earlier?.isVoid ? say('corrected.void') : earlier?.outcomes.join(', ') || say('corrected.none')
  return (
    <div className="min-w-0">
      {hasName && (
        <p className="tabular-nums mb-0.5 text-12 text-text-3">
          {market.name} {market.line?.replace('-', '\u2212')}
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(80px,1fr))] gap-1.5">
        {market.outcomes.map((outcome) => (
          <Outcome key={outcome.id} outcome={outcome} />
        ))}
      </ul>
      {earlier && <p className="mt-0.5 text-12 text-text-3">{say('corrected', { before })}</p>}
    </div>
  )
}

function Outcome({ outcome: { name, price, state } }: { outcome: SportResultOutcome }) {
  const say = useText('sports-results')
  const { text } = useOddsFormat()
  const isWon = state === 'won' || state === 'half-won'
  const isHalf = state === 'half-won' || state === 'half-lost'
  return (
    <li
      className={cx(
        'flex min-h-9 min-w-0 items-center justify-between gap-1.5 rounded-control px-2.5 py-1',
        isWon
          ? 'bg-ok-tint text-ok'
          : state === 'void'
            ? 'text-text-3 shadow-[inset_0_0_0_1px_var(--line)]'
            : 'bg-surface-1 text-text-2',
      )}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-1 break-words text-12">
        {name}
        {isWon && <CheckGlyph size={14} label={say('outcome.won')} />}
        {state === 'void' && <span className="text-info">{say('outcome.void')}</span>}
        {isHalf && <span>{say(`outcome.${state}`)}</span>}
        {state === 'open' && <span className="text-text-3">{say('outcome.open')}</span>}
      </span>
      <b className={cx('num font-semibold text-14', state === 'void' && 'line-through decoration-1')}>
        {price === null ? '–' : text(price)}
      </b>
    </li>
  )
}
