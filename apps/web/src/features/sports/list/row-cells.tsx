import type { SportMarketOut } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { lineText } from '../../../shared/sports/odds-format.ts'
import { OutcomeCell } from '../outcome-cell.tsx'
import { lineOf } from './competitions.rules.ts'

type Row = { id: string; home: string; away: string }
type Props = { row: Row; market: SportMarketOut | null }

// Where a cell stands: below each other on a phone, beside each other where the list is 720 wide or more.
const wideRow = '@min-[640px]:row-start-1 @min-[640px]:row-span-2'
const winnerRows = { home: 'col-start-2 row-start-2', draw: 'col-start-2 row-start-4', away: 'col-start-2 row-start-3' }
/** Six columns, which three outcomes share, or two. */
const winnerColumns = {
  three: {
    home: '@min-[640px]:col-start-3 @min-[640px]:col-span-2',
    draw: '@min-[640px]:col-start-5 @min-[640px]:col-span-2',
    away: '@min-[640px]:col-start-7 @min-[640px]:col-span-2',
  },
  two: {
    home: '@min-[640px]:col-start-3 @min-[640px]:col-span-3',
    draw: '',
    away: '@min-[640px]:col-start-6 @min-[640px]:col-span-3',
  },
}
const linePlaces = {
  handicap: ['col-start-3 row-start-2 @min-[640px]:col-start-10', 'col-start-3 row-start-3 @min-[640px]:col-start-11'],
  total: ['col-start-4 row-start-2 @min-[640px]:col-start-13', 'col-start-4 row-start-3 @min-[640px]:col-start-14'],
} as const

/** Who wins, with the draw where there is one. */
export function WinnerCells({ row, market }: Props) {
  const say = useText('sports-pages')
  const outcomes = market?.outcomes ?? []
  const hasDraw = outcomes.length === 3
  const sides = [
    { side: 'home', outcome: outcomes[0], name: row.home },
    ...(hasDraw ? [{ side: 'draw', outcome: outcomes[1], name: say('row.drawName') } as const] : []),
    { side: 'away', outcome: outcomes.at(-1), name: row.away },
  ] as const
  return sides.map(({ side, outcome, name }) => {
    const place = cx(winnerRows[side], winnerColumns[hasDraw ? 'three' : 'two'][side], wideRow)
    return market && outcome ? (
      <OutcomeCell
        key={side}
        isTight
        event={row.id}
        market={market.key}
        outcome={outcome.id}
        label={say(`row.${side}`)}
        name={`${market.name}, ${name}`}
        className={place}
      />
    ) : (
      <NoCell key={side} className={place} />
    )
  })
}

/** The main line of the handicap or of the total. */
export function LineCells({ row, market, kind }: Props & { kind: 'handicap' | 'total' }) {
  const say = useText('sports-pages')
  const language = useLanguage()
  return [0, 1].map((at) => {
    const outcome = market?.outcomes[at]
    const place = cx(linePlaces[kind][at], wideRow)
    if (!market || !outcome) return <NoCell key={at} className={place} />
    const line = market.line ?? ''
    const label =
      kind === 'handicap'
        ? lineText(lineOf(line, at === 0 ? 'home' : 'away'), language)
        : say(at === 0 ? 'row.over' : 'row.under', { line: lineText(line, language) })
    return (
      <OutcomeCell
        key={at}
        isTight
        event={row.id}
        market={market.key}
        outcome={outcome.id}
        label={label}
        name={`${market.name}, ${outcome.name}`}
        className={place}
      />
    )
  })
}

/** Nothing is offered in this place: a lock would say that it will be again. */
const NoCell = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('grid h-11.5 place-items-center rounded-control text-14 text-text-3 tablet:h-11', className)}
  >
    –
  </span>
)
