import { type CallCode, CallError } from '@maru/client'
import { useLanguage, useText } from '@maru/i18n/react'
import { type Status, StatusChip } from '@maru/ui/status-chip.tsx'
import { dayTime } from '../../shared/format/date.ts'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { wholePriceText } from '../../shared/sports/odds-format.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import type { SportTicket } from './calls/tickets.ts'
import { FoldedCashOut } from './cash-out.tsx'
import { LegBars, LegRows } from './leg-rows.tsx'
import { outcomeOf, type TicketOutcome } from './ticket.rules.ts'
import { Offered } from './ticket-shown.tsx'

const chips: Record<TicketOutcome, Status> = {
  waiting: 'waiting',
  referred: 'waiting',
  offered: 'waiting',
  refused: 'rejected',
  accepted: 'placed',
  settled: 'completed',
  void: 'returned',
  cashed: 'partly',
  won: 'won',
  part: 'partly',
  lost: 'lost',
}

export function TicketChip({ ticket }: { ticket: SportTicket }) {
  const say = useText('sports-slip')
  const outcome = outcomeOf(ticket)
  return <StatusChip state={chips[outcome]}>{say(`outcome.${outcome}`)}</StatusChip>
}

/** `2폴더 · 2.997배`, or the name of a system. */
export const useTicketName = () => {
  const say = useText('sports-slip')
  const language = useLanguage()
  return ({ legs, lines, sizes, stake, possibleWin, state }: SportTicket): string => {
    const kind =
      lines === 1
        ? legs.length === 1
          ? say('kind.single')
          : say('kind.folds', { count: legs.length })
        : sizes.length === 1 && sizes[0] === 1
          ? say('kind.singles', { count: legs.length })
          : say('kind.system', { sizes: sizes.join(', '), count: legs.length })
    if (lines !== 1 || stake <= 0 || state === 'settled' || state === 'void') return kind
    const price = legs.length === 1 ? legs[0]?.price : Math.floor((possibleWin * 1_000) / stake)
    return price ? `${kind} · ${say('odds.times', { price: wholePriceText(price, language) })}` : kind
  }
}

/** A ticket in a list: its legs, what it may win or has won, and its cash-out. `isLeading`: that one stands open. */
export function TicketCard({ ticket, isLeading = false }: { ticket: SportTicket; isLeading?: boolean }) {
  const nameOf = useTicketName()
  const problemText = useProblemText()
  const { legs, stake, placedAt, ticketId, code, state, offer } = ticket
  return (
    <article
      aria-label={nameOf(ticket)}
      className="grid min-w-0 content-start rounded-card bg-surface-2 px-4 pt-3.5 pb-1.5"
    >
      <header className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="tabular-nums font-bold text-16">
            <Link
              to="sportTicket"
              params={{ ticketId }}
              className="inline-flex min-h-6 items-center hover:underline touch:min-h-11"
            >
              {nameOf(ticket)}
            </Link>
          </h3>
          <p className="tabular-nums text-12 text-text-3">
            {dayTime(placedAt)} · <PlainSum units={stake} />
          </p>
        </div>
        <TicketChip ticket={ticket} />
      </header>
      <div className="mt-3 mb-1">
        <LegBars legs={legs} isTaken={state !== 'refused'} />
      </div>
      <LegRows legs={legs} isTaken={state !== 'refused'} />
      {state === 'refused' && code && (
        <p className="pb-2 text-13 text-text-2">{problemText(new CallError(code as CallCode, ''))}</p>
      )}
      {state === 'offered' && offer && (
        <div className="pb-2">
          <Offered ticket={ticket} offer={offer} />
        </div>
      )}
      <TicketSum ticket={ticket} />
      {ticket.cashOut && <FoldedCashOut ticket={ticket} isLeading={isLeading} />}
    </article>
  )
}

/** What it may win, or what was paid. */
export function TicketSum({ ticket }: { ticket: SportTicket }) {
  const say = useText('sports-slip')
  const { possibleWin, payout, cashedPaid } = ticket
  const isOver = ['settled', 'void', 'cashed'].includes(ticket.state)
  if (ticket.state === 'refused') return null
  return (
    <dl
      data-said={cashedPaid > 0 || undefined}
      className="grid gap-1 border-line-soft border-t py-2.5 [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-3 [&_dt]:text-13 [&_dt]:text-text-3"
    >
      {cashedPaid > 0 && (
        <div>
          <dt>{say('sum.cashed')}</dt>
          <dd>
            <Sum units={cashedPaid} className="text-15" />
          </dd>
        </div>
      )}
      {ticket.state !== 'cashed' && (
        <div>
          <dt>{say(isOver ? (outcomeOf(ticket) === 'part' ? 'sum.part' : 'sum.paid') : 'sum.win')}</dt>
          <dd>
            {isOver && payout === 0 ? (
              <PlainSum units={0} className="text-15" />
            ) : (
              <Sum units={isOver ? payout : possibleWin} className="text-18" />
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}
