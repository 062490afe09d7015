import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { CheckGlyph, CloseGlyph, MinusGlyph } from '@maru/ui/glyphs.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import { scoreText } from '../../shared/sports/winner.ts'
import type { TicketLeg } from './calls/tickets.ts'
import { PinGlyph } from './marks.tsx'
import { type LegLook, lookOf } from './ticket.rules.ts'

/** `isTaken`: not of a ticket that was refused, of which nothing becomes. */
type Legs = { legs: readonly TicketLeg[]; isTaken: boolean }

/** One bar for each leg, in their order: whole where it is decided, dashed while it is played. */
export function LegBars({ legs, isTaken }: Legs) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {legs.map((leg) => (
        <i
          key={`${leg.eventId} ${leg.market} ${leg.outcome}`}
          className={cx('h-[5px] flex-1 rounded-full', bars[isTaken ? lookOf(leg) : 'open'])}
        />
      ))}
    </div>
  )
}

const bars: Record<LegLook, string> = {
  won: 'bg-ok',
  'half-won': 'bg-[linear-gradient(90deg,var(--ok)_50%,var(--info)_50%)]',
  lost: 'bg-bad',
  'half-lost': 'bg-[linear-gradient(90deg,var(--bad)_50%,var(--info)_50%)]',
  void: 'bg-info',
  leading: 'bg-[repeating-linear-gradient(90deg,var(--ok)_0_6px,transparent_6px_10px)]',
  trailing: 'bg-[repeating-linear-gradient(90deg,var(--warn)_0_6px,transparent_6px_10px)]',
  open: 'bg-surface-3',
}

/** Legs of a ticket with their price, score and what became of them. */
export function LegRows({ legs, isTaken, isWhole = false }: Legs & { isWhole?: boolean }) {
  return (
    <ul className="divide-y divide-line-soft">
      {legs.map((leg) => (
        <LegRow key={`${leg.eventId} ${leg.market} ${leg.outcome}`} leg={leg} isTaken={isTaken} isWhole={isWhole} />
      ))}
    </ul>
  )
}

function LegRow({ leg, isTaken, isWhole }: { leg: TicketLeg; isTaken: boolean; isWhole: boolean }) {
  const say = useText('sports-slip')
  const { text } = useOddsFormat()
  const look = isTaken ? lookOf(leg) : 'open'
  const score = scoreText(leg.sport, leg.score)
  const scoreThen = scoreText(leg.sport, leg.scoreThen)
  const isLive = isTaken && (leg.eventState === 'live' || leg.eventState === 'paused')
  return (
    <li className="flex min-h-14 items-center gap-2.5 py-2.5">
      <LegMark look={look} isLive={isLive} />
      <div className="min-w-0 flex-1">
        <b
          className={cx(
            'block break-words font-semibold text-15 leading-snug',
            look === 'void' && 'line-through decoration-1',
          )}
        >
          {leg.isBanker && (
            <span className="mr-1 inline-block align-[-3px] text-accent" title={say('leg.bankerMark')}>
              <PinGlyph size={16} label={say('leg.bankerMark')} />
            </span>
          )}
          {leg.outcomeName}
        </b>
        <span className="mt-0.5 block text-13 text-text-3 leading-snug">
          {leg.home} – {leg.away} · {leg.marketName}
        </span>
        {isWhole && (
          <span className="tabular-nums mt-0.5 block text-12 text-text-3">
            {leg.competition} · {dayTime(leg.startsAt)}
            {scoreThen && ` · ${say('leg.scoreThen', { score: scoreThen })}`}
          </span>
        )}
      </div>
      <div className="num shrink-0 text-right">
        <b className="block font-semibold text-15">{text(leg.price)}</b>
        <span className={cx('block text-13', inks[look])}>
          {score && look !== 'open' ? `${score} ` : look === 'open' && !isLive ? `${dayTime(leg.startsAt)} ` : ''}
          {(look !== 'open' || isLive) && say(`look.${look}`)}
          {leg.sharedBy > 1 && ` ${say('leg.shared', { count: leg.sharedBy })}`}
        </span>
        {leg.stateBefore && leg.stateBefore !== 'open' && (
          <span className="block text-12 text-text-3">
            {say('leg.corrected', { before: say(`look.${leg.stateBefore}`) })}
          </span>
        )}
      </div>
    </li>
  )
}

function LegMark({ look, isLive }: { look: LegLook; isLive: boolean }) {
  return (
    <span aria-hidden="true" className={cx('grid size-6.5 shrink-0 place-items-center rounded-full', marks[look])}>
      {look === 'won' || look === 'half-won' ? (
        <CheckGlyph size={16} />
      ) : look === 'lost' || look === 'half-lost' ? (
        <CloseGlyph size={16} />
      ) : look === 'void' ? (
        <MinusGlyph size={16} />
      ) : (
        isLive && <i className="size-2 rounded-full bg-live" />
      )}
    </span>
  )
}

const marks: Record<LegLook, string> = {
  won: 'bg-ok-tint text-ok',
  'half-won': 'bg-ok-tint text-ok',
  lost: 'bg-bad-tint text-bad',
  'half-lost': 'bg-bad-tint text-bad',
  void: 'bg-info-tint text-info',
  leading: 'shadow-[inset_0_0_0_2px_var(--ok)]',
  trailing: 'shadow-[inset_0_0_0_2px_var(--warn)]',
  open: 'bg-surface-3',
}
const inks: Record<LegLook, string> = {
  won: 'text-ok',
  'half-won': 'text-ok',
  lost: 'text-bad',
  'half-lost': 'text-bad',
  void: 'text-info',
  leading: 'text-ok',
  trailing: 'text-warn',
  open: 'text-text-3',
}
