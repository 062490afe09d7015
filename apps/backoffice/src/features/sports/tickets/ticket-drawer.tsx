import { Button } from '@mantine/core'
import type { SportTicketFile } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { oddsText, sumText } from '../../../shared/money.ts'
import { AskingDrawer } from '../../../shared/parts/asking-drawer.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { seoulFull } from '../../../shared/time/seoul.ts'
import { BettorLine } from './bettor-line.tsx'
import { useTicket } from './calls/tickets.ts'
import { FactorModal } from './factor-modal.tsx'
import type { TicketRef } from './ticket-filter.ts'
import { TicketLegs } from './ticket-legs.tsx'
import { TicketCashOuts, TicketExposure, TicketHistory } from './ticket-parts.tsx'
import { kindText, policyWords, ticketStateWords } from './ticket-words.ts'
import './tickets.css'
import { useCodeText } from './use-code-text.ts'

/** All that is known of one ticket. */
export const TicketDrawer = ({ memberId, ticketId, onClose }: TicketRef & { onClose: () => void }) => {
  const say = useText('office-sports-tickets')
  const query = useTicket(memberId, ticketId)
  return (
    <AskingDrawer
      title={query.data ? say('ticket.title', { number: query.data.number }) : say('ticket.one')}
      size={640}
      query={query}
      lines={12}
      onClose={onClose}
    >
      {(ticket) => (
        <div className="ticket-file">
          <TicketHead ticket={ticket} />
          <TicketFacts ticket={ticket} />
          <TicketLegs legs={ticket.legs} />
          <TicketExposure ticket={ticket} />
          <TicketCashOuts cashOuts={ticket.cashOuts} />
          <TicketHistory history={ticket.history} />
        </div>
      )}
    </AskingDrawer>
  )
}

type PartProps = { ticket: SportTicketFile }

const TicketHead = ({ ticket }: PartProps) => {
  const say = useText('office-sports-tickets')
  const codeText = useCodeText()
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  const { state, code, member, offer } = ticket
  return (
    <>
      <p className="row">
        <Chip tone={ticketStateWords[state].tone}>{say(ticketStateWords[state].word)}</Chip>
        <Chip>{kindText(say, { legs: ticket.legs.length, sizes: ticket.sizes })}</Chip>
        {code && (
          <span className="second">
            {codeText(code)} <span className="quiet">{code}</span>
          </span>
        )}
      </p>
      {offer && (
        <p className="warn-bar">
          {say('queue.offered', {
            sum: sumText(offer.stake),
            prices: offer.prices.map((price) => oddsText(price)).join(' × '),
          })}
          <span className="num">{say('ticket.until', { at: seoulFull(offer.until) })}</span>
        </p>
      )}
      <div className="ticket-member">
        <BettorLine member={member} />
        {may('sports.rules') && (
          <Button size="compact-sm" onClick={() => setChanging(true)}>
            {say('factor.change')}
          </Button>
        )}
      </div>
      {isChanging && <FactorModal member={member} onClose={() => setChanging(false)} />}
    </>
  )
}

const TicketFacts = ({ ticket }: PartProps) => {
  const say = useText('office-sports-tickets')
  const may = useMay()
  const { stake, possibleWin, payout, cashedStake, cashedPaid, betIdx, settledAt, lines } = ticket
  return (
    <dl className="pairs">
      <dt>{say('ticket.stake')}</dt>
      <dd>
        <b>{sumText(stake)}</b>
        {lines > 1 && <span className="quiet"> {say('ticket.lines', { count: lines })}</span>}
      </dd>
      <dt>{say(settledAt ? 'ticket.payout' : 'ticket.win')}</dt>
      <dd>{sumText(settledAt ? payout : possibleWin)}</dd>
      {cashedStake > 0 && (
        <>
          <dt>{say('ticket.cashed')}</dt>
          <dd>{say('ticket.cashed-of', { paid: sumText(cashedPaid), stake: sumText(cashedStake) })}</dd>
        </>
      )}
      <dt>{say('ticket.policy')}</dt>
      <dd>{say(policyWords[ticket.pricePolicy])}</dd>
      <dt>{say('ticket.rules')}</dt>
      <dd>{ticket.rulesVersion}</dd>
      <dt>{say('ticket.bet')}</dt>
      <dd>
        {betIdx === null ? (
          '–'
        ) : may('members.read') ? (
          <Link
            to="/members/$memberId"
            params={{ memberId: String(ticket.memberId) }}
            search={{ tab: 'wagers', page: 1 }}
          >
            {betIdx}
          </Link>
        ) : (
          betIdx
        )}
      </dd>
    </dl>
  )
}
