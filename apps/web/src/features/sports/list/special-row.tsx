import { useLanguage, useText } from '@maru/i18n/react'
import { type CSSProperties, memo } from 'react'
import { lineText } from '../../../shared/sports/odds-format.ts'
import type { SportRow } from '../calls/sport-events.ts'
import { useShortNames } from '../event/use-short-names.ts'
import { OutcomeCell } from '../outcome-cell.tsx'
import { RowSides, RowStatus } from './row-head.tsx'
import { RowTail } from './row-tail.tsx'

/** An event with some of the markets that no other list shows, each under its name. */
export const SpecialRow = memo(function SpecialRow({ row }: { row: SportRow }) {
  const say = useText('sports-pages')
  const language = useLanguage()
  const short = useShortNames(row)
  const { id, special, marketCount } = row
  const [home, away] = [row.home.name, row.away.name]
  // The sides stand beside them.
  const labelOf = (name: string): string =>
    name === home ? say('side.home') : name === away ? say('side.away') : short(name)
  return (
    <article
      aria-label={say('row.open', { home, away })}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1.5 border-line-soft border-t px-3 py-2.5 [contain-intrinsic-size:auto_260px] [content-visibility:auto] @min-[640px]:grid-cols-[58px_minmax(0,1fr)_minmax(0,3.6fr)_36px] @min-[640px]:grid-rows-2 @min-[640px]:gap-y-0 @min-[640px]:[contain-intrinsic-size:auto_84px] @min-[760px]:px-4 touch:@min-[640px]:grid-cols-[58px_minmax(0,1fr)_minmax(0,3.6fr)_44px]"
    >
      <RowStatus id={id} />
      <RowSides id={id} home={home} away={away} />
      <div
        style={
          { '--shares': special.map(({ outcomes }) => `minmax(0,${outcomes.length}fr)`).join(' ') } as CSSProperties
        }
        className="col-span-2 grid min-w-0 gap-2 @min-[640px]:col-span-1 @min-[640px]:col-start-3 @min-[640px]:row-span-2 @min-[640px]:row-start-1 @min-[640px]:grid-cols-(--shares) @min-[640px]:gap-3"
      >
        {special.map((market) => (
          <div key={market.key} className="grid min-w-0 grid-rows-[auto_minmax(0,1fr)] gap-1">
            <span aria-hidden="true" className="truncate text-12 text-text-3" title={market.name}>
              {market.name} {market.line && lineText(market.line, language)}
            </span>
            <div className="grid auto-cols-fr grid-flow-col gap-1">
              {market.outcomes.map((outcome) => (
                <OutcomeCell
                  key={outcome.id}
                  isTight
                  event={id}
                  market={market.key}
                  outcome={outcome.id}
                  label={labelOf(outcome.name)}
                  name={`${market.name}, ${outcome.name}`}
                  title={outcome.name}
                  className="h-full min-h-12.5! py-1"
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <RowTail
        id={id}
        home={home}
        away={away}
        marketCount={marketCount}
        className="col-start-2 row-span-3 row-start-1 items-start @min-[640px]:col-start-4 @min-[640px]:content-center"
      />
    </article>
  )
})
