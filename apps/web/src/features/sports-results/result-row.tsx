import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useState } from 'react'
import { clock } from '../../shared/format/date.ts'
import { Link } from '../../shared/navigation/index.ts'
import { fightWinnerOf, winnerOf } from '../../shared/sports/winner.ts'
import type { SportResultRow } from './calls/results.ts'
import { areHalves, halfTimeOf } from './half-time.ts'
import { MarketResult } from './market-result.tsx'

/** Of a wide row and of its head. */
export const resultColumns =
  'desk:grid-cols-[52px_minmax(0,1fr)_64px_minmax(0,1.3fr)_56px] wide:grid-cols-[64px_minmax(0,1fr)_72px_minmax(0,1.1fr)_64px]'

/** A match in one row: its score, which leads to the page of the match, and the market that most bet on with what became of it. The other lines open below that. */
export function ResultRow({ row: { event, score, markets } }: { row: SportResultRow }) {
  const say = useText('sports-results')
  const [isOpen, setOpen] = useState(false)
  const isOff = event.state === 'cancelled' || event.state === 'abandoned' || event.state === 'postponed'
  const winner = score && !isOff ? winnerOf(score) : undefined
  const isFight = winner !== undefined && score !== null && fightWinnerOf(score) !== undefined
  const halfTime = score && !isOff ? halfTimeOf(score.periods) : undefined
  const [first, ...rest] = markets
  const sides = { home: event.home.name, away: event.away.name }
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 px-4 py-2 desk:min-h-13 desk:items-center',
        resultColumns,
      )}
    >
      <span className="num self-center text-13 text-text-2">{clock(event.startsAt)}</span>
      <div className="min-w-0 max-desk:col-span-2 max-desk:row-start-2">
        <Link
          to="sportEvent"
          params={{ event: event.id }}
          className="tabular-nums grid min-h-6 grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3 rounded-chip hover:underline touch:min-h-11"
        >
          <span className={cx('break-words text-right', winner === 'home' ? 'font-bold' : 'text-text-2')}>
            {event.home.name}
          </span>
          {isOff || !score ? (
            <Tag tone={isOff ? 'mute' : 'info'}>{say(isOff ? `state.${event.state as Off}` : 'state.open')}</Tag>
          ) : (
            <b className="whitespace-nowrap font-bold text-16 tabular-nums">
              {isFight
                ? `${say(winner === 'home' ? 'side.won' : 'side.lost')} – ${say(winner === 'away' ? 'side.won' : 'side.lost')}`
                : `${score.home} – ${score.away}`}
            </b>
          )}
          <span className={cx('break-words', winner === 'away' ? 'font-bold' : 'text-text-2')}>{event.away.name}</span>
        </Link>
        {score && !isOff && !isFight && score.periods.length > 1 && (
          <p className={cx('tabular-nums text-center text-12 text-text-3', areHalves(score.periods) && 'desk:hidden')}>
            {score.periods.map(({ home, away }) => `${home}–${away}`).join('\u00a0· ')}
          </p>
        )}
      </div>
      {/* On a narrow screen the parts below the score say it. */}
      <span className="num text-center text-13 text-text-2 max-desk:hidden">
        {halfTime && (
          <>
            <span className="sr-only">{say('head.half')}</span> {halfTime.home}–{halfTime.away}
          </>
        )}
      </span>
      <div className="grid min-w-0 gap-1.5 max-desk:col-span-2 max-desk:row-start-3">
        {first ? (
          <MarketResult market={first} sides={sides} isOff={isOff} />
        ) : (
          <p className="text-13 text-text-3">{say('markets.none')}</p>
        )}
        {isOpen && rest.map((market) => <MarketResult key={market.key} market={market} sides={sides} isOff={isOff} />)}
      </div>
      {rest.length > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={say('markets.more', { count: rest.length })}
          onClick={() => setOpen(!isOpen)}
          className="num inline-flex h-8 min-w-11 items-center justify-end gap-1 justify-self-end rounded-control px-1 text-13 text-text-2 hover:text-text touch:h-11 desk:row-start-1 desk:-mr-1 desk:[grid-column:5]"
        >
          +{rest.length}
          <DownGlyph size={16} className={cx(isOpen && 'rotate-180')} />
        </button>
      ) : (
        <span />
      )}
    </li>
  )
}
type Off = 'cancelled' | 'abandoned' | 'postponed'
