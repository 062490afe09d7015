import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, Panel } from '@maru/ui/card.tsx'
import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { dayTimeSeconds } from '../../shared/format/date.ts'
import { PlainSum } from '../../shared/format/sum.tsx'
import { Link } from '../../shared/navigation/index.ts'
import { useOddsFormat } from '../../shared/sports/odds-format.ts'
import { notify } from '../../shared/toast.ts'
import type { SportTicket } from './calls/tickets.ts'
import { CashOut } from './cash-out.tsx'
import { LegBars, LegRows } from './leg-rows.tsx'
import { ShareGlyph } from './marks.tsx'
import { outcomeOf } from './ticket.rules.ts'
import { TicketChip, TicketSum, useTicketName } from './ticket-card.tsx'
import { Offered } from './ticket-shown.tsx'
import { useLiveLegs } from './use-live-legs.ts'

/** A ticket as it was placed, and as it stands. */
export function TicketDetail({ ticket: asked }: { ticket: SportTicket }) {
  const say = useText('sports-slip')
  const nameOf = useTicketName()
  const tickets = useMemo(() => [asked], [asked])
  const ticket = useLiveLegs(tickets)[0] ?? asked
  const { legs, offer, state, settledAt } = ticket
  const isTaken = state !== 'refused'
  const line = (label: string, value: ReactNode) => (
    <div className="flex items-baseline justify-between gap-4 py-1.5">
      <dt className="shrink-0 text-13 text-text-3">{label}</dt>
      <dd className="min-w-0 break-words text-right text-14">{value}</dd>
    </div>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,380px)]">
      <Card>
        <header className="flex items-start justify-between gap-2">
          <h2 className="tabular-nums min-w-0 font-bold text-18">{nameOf(ticket)}</h2>
          <TicketChip ticket={ticket} />
        </header>
        <div className="mt-3 mb-1">
          <LegBars legs={legs} isTaken={isTaken} />
        </div>
        <LegRows legs={legs} isTaken={isTaken} isWhole />
        <TicketSum ticket={ticket} />
        {ticket.cashOut && <CashOut key={ticket.cashedStake} ticket={ticket} />}
        {state === 'offered' && offer && <Offered ticket={ticket} offer={offer} />}
      </Card>
      <Panel title={say('detail.title')}>
        <dl className="tabular-nums">
          {line(say('detail.placed'), dayTimeSeconds(ticket.placedAt))}
          {settledAt && line(say('detail.settled'), dayTimeSeconds(settledAt))}
          {line(say('detail.stake'), <PlainSum units={ticket.stake} />)}
          {ticket.lines > 1 && line(say('sums.lines'), say('sums.lineCount', { count: ticket.lines }))}
          {ticket.cashedStake > 0 && line(say('detail.cashedStake'), <PlainSum units={ticket.cashedStake} />)}
          {line(say('detail.rules'), ticket.rulesVersion)}
          {line(say('detail.number'), <span className="text-13 text-text-2">{ticket.betIdx ?? ticket.ticketId}</span>)}
        </dl>
        <div className="mt-3 grid gap-2">
          {isTaken && (
            <>
              <ShareButton ticket={ticket} />
              <p className="text-center text-12 text-text-3">{say('share.note')}</p>
            </>
          )}
          <Link
            to="gameway"
            search={{ type: 'sport' }}
            className="inline-flex min-h-6 items-center justify-self-center text-13 text-text-2 underline underline-offset-4 touch:min-h-11"
          >
            {say('detail.guide')}
          </Link>
        </div>
      </Panel>
    </div>
  )
}

/** The picture names no sum, no account and no number of the ticket. */
function ShareButton({ ticket }: { ticket: SportTicket }) {
  const say = useText('sports-slip')
  const nameOf = useTicketName()
  const { text } = useOddsFormat()
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    setBusy(true)
    try {
      const { shareTicket } = await import('./ticket-picture.ts')
      await shareTicket(ticket, {
        name: nameOf(ticket),
        outcome: say(`outcome.${outcomeOf(ticket)}`),
        banker: say('leg.bankerMark'),
        look: (look) => say(`look.${look}`),
        price: text,
        file: say('share.file'),
      })
    } catch {
      notify.error(say('share.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button full icon={<ShareGlyph />} busy={isBusy} busyLabel={say('share.busy')} onClick={() => void share()}>
      {say('share.button')}
    </Button>
  )
}
