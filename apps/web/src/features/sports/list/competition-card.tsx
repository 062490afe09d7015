import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { memo, useId } from 'react'
import { useKeptState } from '../../../shared/turned/kept-state.ts'
import type { Competition } from './competitions.rules.ts'
import { EventRow, wideColumns } from './event-row.tsx'
import { SpecialRow } from './special-row.tsx'

/** A competition and its events; folded it keeps its head. */
export const CompetitionCard = memo(function CompetitionCard({ competition }: { competition: Competition }) {
  const say = useText('sports-pages')
  const [isFolded, setFolded] = useKeptState(`folded ${competition.sport} ${competition.id}`, false)
  const body = useId()
  const { name, region, sport, rows } = competition
  const isSpecial = rows.some(({ special }) => special.length > 0)
  const isTwoWay = rows.some(({ winner }) => winner?.outcomes.length === 2)
  return (
    <section className="overflow-clip rounded-card bg-surface-2">
      <h2 className="font-normal">
        <button
          type="button"
          aria-expanded={!isFolded}
          aria-controls={body}
          onClick={() => setFolded(!isFolded)}
          className={cx(
            'grid min-h-11 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-1.5 px-3 text-left text-12 text-text-3 -outline-offset-2 hover:text-text @min-[760px]:px-4',
            wideColumns,
          )}
        >
          <span
            className={cx(
              'flex min-w-0 items-baseline gap-x-2',
              isSpecial ? '@min-[640px]:col-span-14' : '@min-[640px]:col-span-2',
            )}
          >
            <b className="min-w-0 truncate leading-5 font-bold text-13 text-text" title={name}>
              {name}
            </b>
            <span className="num">{rows.length}</span>
            {/* It gives way to the name, of which even a fraction of a pixel would cost letters. */}
            <span className="hidden min-w-0 shrink-[99999] truncate @min-[480px]:block">
              {say(`sport.${sport}`)}
              {region && ` · ${region}`}
            </span>
          </span>
          {!isSpecial && (
            <>
              <span className="hidden text-center font-semibold @min-[640px]:col-span-6 @min-[640px]:block">
                {say(isTwoWay ? 'market.winner.two' : 'market.winner')}
              </span>
              <span className="hidden text-center font-semibold @min-[640px]:col-span-2 @min-[640px]:col-start-10 @min-[640px]:block">
                {say('market.handicap')}
              </span>
              <span className="hidden text-center font-semibold @min-[640px]:col-span-2 @min-[640px]:col-start-13 @min-[640px]:block">
                {say('market.total')}
              </span>
            </>
          )}
          <span className="grid size-8 place-items-center justify-self-end @min-[640px]:col-start-15">
            <DownGlyph size={16} className={cx('transition-transform', isFolded && '-rotate-90')} />
          </span>
        </button>
      </h2>
      <div id={body} hidden={isFolded}>
        {!isFolded &&
          rows.map((row) => (isSpecial ? <SpecialRow key={row.id} row={row} /> : <EventRow key={row.id} row={row} />))}
      </div>
    </section>
  )
})
