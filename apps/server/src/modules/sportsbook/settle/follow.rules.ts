import type { SportTicketState } from '@maru/contract'
import type { MarketResult } from '../../sportsdata/index.ts'
import type { WagerEnd } from '../../wagers/index.ts'
import { legBy } from './leg-result.rules.ts'
import type { LockedTicket, StoredLeg } from './locked-ticket.ts'
import { endOf } from './ticket-end.rules.ts'

/** Of a ticket that follows results. `legs`: those that change; `said`: those of them whose state does. `state`: undefined where it stays; `end`: of its wager, undefined where it stays. */
export type Following = {
  legs: readonly StoredLeg[]
  said: readonly StoredLeg[]
  end: WagerEnd | undefined
  change: { state: SportTicketState; payout: number } | undefined
}

/** `resultOf`: by event and market; undefined where none is known, and the leg stays. Throws RangeError for a ticket that has no end. */
export const follow = (
  ticket: LockedTicket,
  legs: readonly StoredLeg[],
  resultOf: (leg: StoredLeg) => MarketResult | undefined,
): Following => {
  const now = legs.map((leg): StoredLeg => {
    const result = resultOf(leg)
    // An older one, where a newer was read meanwhile, says nothing.
    if (!result || result.version <= leg.resultVersion) return leg
    return { ...leg, ...legBy(result, leg.outcome, ticket.placedAt), resultVersion: result.version }
  })
  const changed = now.filter((leg, i) => leg !== legs[i])
  const said = now.filter((leg, i) => leg.state !== legs[i]?.state || leg.sharedBy !== legs[i]?.sharedBy)
  // All of it was cashed out: its legs are shown, and pay nothing.
  if (said.length === 0 || ticket.state === 'cashed') return { legs: changed, said, end: undefined, change: undefined }
  return { legs: changed, said, ...endNow(ticket, now) }
}

const endNow = (ticket: LockedTicket, legs: readonly StoredLeg[]): Pick<Following, 'end' | 'change'> => {
  const { state, stake, cashedStake, cashedPaid, payout } = ticket
  const end = endOf({ ...ticket, stake: stake - cashedStake, legs })
  if (end.is === 'open') {
    if (state === 'accepted') return { end: undefined, change: undefined }
    return { end: { is: 'open', payout: cashedPaid }, change: { state: 'accepted', payout: 0 } }
  }
  // Of a ticket that was cashed out in part the wager stays one: the rest comes back as a payout.
  const isVoid = end.is === 'void' && cashedStake === 0
  const ended = isVoid ? 'void' : 'settled'
  if (ended === state && end.payout === payout) return { end: undefined, change: undefined }
  return {
    end: isVoid ? { is: 'void' } : { is: 'paid', payout: cashedPaid + end.payout },
    change: { state: ended, payout: end.payout },
  }
}
