import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { memo } from 'react'
import type { SportRow } from '../calls/sport-events.ts'
import { LineCells, WinnerCells } from './row-cells.tsx'
import { RowSides, RowStatus } from './row-head.tsx'
import { RowTail } from './row-tail.tsx'

/** The columns of a wide list; the head of a competition has the same. Prices take 8 of 100 parts each, names what is left. */
export const wideColumns =
  '@min-[640px]:grid-cols-[58px_minmax(0,1fr)_repeat(6,calc(4cqw-3px))_2px_repeat(2,8cqw)_2px_repeat(2,8cqw)_36px] touch:@min-[640px]:grid-cols-[58px_minmax(0,1fr)_repeat(6,calc(4cqw-3px))_2px_repeat(2,8cqw)_2px_repeat(2,8cqw)_44px] @min-[640px]:gap-x-1 @min-[760px]:gap-x-1.5'

/** An event with its three main markets. Prices are drawn by their cells; the row itself only where it has other markets than before. */
export const EventRow = memo(
  function EventRow({ row }: { row: SportRow }) {
    const say = useText('sports-pages')
    const { id, winner, handicap, total, marketCount } = row
    const [home, away] = [row.home.name, row.away.name]
    const sides = { id, home, away }
    const hasDraw = winner?.outcomes.length === 3
    const isTwoWay = winner?.outcomes.length === 2
    return (
      <article
        aria-label={say('row.open', { home, away })}
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,72px))] gap-x-1.5 gap-y-1.5 border-line-soft border-t px-3 py-2.5 [contain-intrinsic-size:auto_190px] [content-visibility:auto] @min-[640px]:grid-rows-2 @min-[640px]:items-center @min-[640px]:gap-y-0 @min-[640px]:py-1.5 @min-[760px]:px-4 @min-[640px]:[contain-intrinsic-size:auto_65px] max-[359px]:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,55px))] max-[359px]:gap-x-1 max-[359px]:px-2.5',
          wideColumns,
        )}
      >
        <RowStatus id={id} />
        <span aria-hidden="true" className="contents text-center text-12 text-text-3 @min-[640px]:hidden">
          <span className="col-start-2 row-start-1 self-center truncate">
            {say(isTwoWay ? 'market.winner.two' : 'market.winner')}
          </span>
          <span className="col-start-3 row-start-1 self-center truncate">{say('market.handicap')}</span>
          <span className="col-start-4 row-start-1 self-center truncate">{say('market.total')}</span>
        </span>
        <RowSides {...sides} />
        <WinnerCells row={sides} market={winner} />
        <LineCells row={sides} market={handicap} kind="handicap" />
        <LineCells row={sides} market={total} kind="total" />
        {hasDraw && (
          <span className="col-start-1 row-start-4 self-center text-13 text-text-3 @min-[640px]:hidden">
            {say('row.drawName')}
          </span>
        )}
        <RowTail
          {...sides}
          marketCount={marketCount}
          narrow={say('row.all', { count: marketCount })}
          className="col-span-2 col-start-3 row-start-4 items-center @min-[640px]:col-span-1 @min-[640px]:col-start-15 @min-[640px]:row-start-1"
        />
      </article>
    )
  },
  (before, after) => shapeOf(before.row) === shapeOf(after.row),
)

/** All that the row itself shows: which markets and outcomes it has, and its names. */
const shapeOf = ({ id, home, away, winner, handicap, total, marketCount }: SportRow): string =>
  [
    [id, home.name, away.name, marketCount],
    ...[winner, handicap, total].map((market) =>
      market ? [market.key, market.name, ...market.outcomes.map((outcome) => `${outcome.id} ${outcome.name}`)] : ['-'],
    ),
  ]
    .flat()
    .join('|')
