import { useText } from '@maru/i18n/react'
import { type SideNames, shortName } from '@maru/sports'
import { cx } from '@maru/ui/cx.ts'
import { CheckGlyph } from '@maru/ui/glyphs.tsx'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import type { SportResultMarket, SportResultOutcome } from './calls/results.ts'

/** Letters of a name that three cells beside each other have room for: `Under 2.5`. */
const SHORT = 10

type Props = {
  market: SportResultMarket
  /** They stand beside it: in a cell a side is home or away. */
  sides: SideNames
  /** The match was not played. */
  isOff: boolean
}

/** The prices of a market and what became of each. */
export function MarketResult({ market: { name, outcomes, earlier }, sides, isOff }: Props) {
  const say = useText('sports-results')
  const words = { home: say('side.home'), away: say('side.away') }
  const before = earlier?.isVoid ? say('corrected.void') : earlier?.outcomes.join(', ') || say('corrected.none')
  const nameOf = (text: string): string => {
    if (text === sides.home) return words.home
    return text === sides.away ? words.away : shortName(text, sides, words).replace(/-(?=\d)/g, '\u2212')
  }
  const named = outcomes.map((outcome) => ({ ...outcome, name: nameOf(outcome.name) }))
  const isNarrow = named.length > 2
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-0.5 desk:grid-cols-[96px_minmax(0,1fr)] desk:items-center">
      <p className="break-words text-12 text-text-3 leading-snug">{name}</p>
      <div className="@container min-w-0">
        <ul
          className={cx(
            'grid gap-1.5',
            named.some(({ name: text }) => text.length > SHORT)
              ? 'grid-cols-[repeat(auto-fit,minmax(124px,1fr))]'
              : 'grid-cols-[repeat(auto-fit,minmax(70px,1fr))]',
          )}
        >
          {named.map((outcome) => (
            <Outcome key={outcome.id} outcome={outcome} isOff={isOff} isNarrow={isNarrow} />
          ))}
        </ul>
        {earlier && <p className="mt-0.5 text-12 text-text-3">{say('corrected', { before })}</p>}
      </div>
    </div>
  )
}

const looks = {
  won: 'bg-ok-tint text-ok',
  void: 'bg-info-tint text-info',
  off: 'text-text-3 shadow-[inset_0_0_0_1px_var(--line)]',
  other: 'bg-surface-1 text-text-2',
} as const
type Look = keyof typeof looks

type OutcomeProps = { outcome: SportResultOutcome; isOff: boolean; isNarrow: boolean }

/** Narrow ones have the price below the name, as in the list of matches, so that all of a market are alike. */
function Outcome({ outcome: { name, price, state }, isOff, isNarrow }: OutcomeProps) {
  const say = useText('sports-results')
  const { text } = useOddsFormat()
  const isWon = state === 'won' || state === 'half-won'
  const isHalf = state === 'half-won' || state === 'half-lost'
  const look: Look = isWon ? 'won' : state === 'void' ? (isOff ? 'off' : 'void') : 'other'
  return (
    <li
      className={cx(
        'flex min-h-9 min-w-0 items-center justify-between gap-x-1.5 rounded-control px-2.5 py-1',
        isNarrow
          ? '@max-[363px]:flex-col @max-[363px]:items-start @max-[363px]:justify-center @max-[363px]:px-2 @max-[260px]:px-1.5'
          : 'max-[359px]:flex-wrap',
        looks[look],
      )}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-1 break-words text-12">
        {name}
        {isWon && <CheckGlyph size={14} label={say('outcome.won')} />}
        {state === 'void' && <span>{say(isOff ? 'outcome.off' : 'outcome.void')}</span>}
        {isHalf && <span>{say(`outcome.${state}`)}</span>}
        {state === 'open' && <span className="text-text-3">{say('outcome.open')}</span>}
      </span>
      <b className={cx('num font-semibold text-14', look === 'off' && 'line-through decoration-1')}>
        {price === null ? '–' : text(price)}
      </b>
    </li>
  )
}

/** What the looks of cells mean. */
export function ResultLegend() {
  const say = useText('sports-results')
  return (
    <ul aria-label={say('legend.label')} className="flex flex-wrap gap-x-4 gap-y-1.5 text-12 text-text-3">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={cx(swatch, looks.won)}>
          <CheckGlyph size={14} />
        </span>
        {say('outcome.won')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={cx(swatch, looks.void)} />
        {say('legend.void')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={cx(swatch, looks.off)} />
        {say('legend.off')}
      </li>
    </ul>
  )
}
const swatch = 'inline-grid size-5.5 place-items-center rounded-[6px]'
