import type { ResultCode, SportTicketState } from '@maru/contract'
import { sportProduct } from '@maru/contract'
import {
  type Effect,
  heldStake,
  type PlayerState,
  stake,
  stakeHeld,
  stakeReleased,
  type WagerDecision,
} from '../../wagers/index.ts'
import { rulesVersionOf } from '../rules/rules.ts'
import {
  type Acceptance,
  acceptanceOf,
  isPriceTaken,
  type Judged,
  judgeSlip,
  refusalOfStake,
  type SlipFacts,
  takeUp,
} from './judge.rules.ts'
import type { LegWords, TicketOperation } from './operation.ts'
import { type AskedTicket, askedOf, fingerprintOf, pricedSlip } from './slip.rules.ts'
import type { StoredTicket } from './stored-ticket.ts'
import type { TicketFacts } from './ticket-facts.ts'
import { legsOf, selectionWords } from './words.rules.ts'

/** `gone`: the ticket is not in a state in which this can be done to it; `state` of the facts says in which it is. */
export type TicketOutcome = 'done' | 'maintenance' | 'other-content' | 'unknown-ticket' | 'gone' | ResultCode
/** What becomes of a ticket. `acceptance`: what it is accepted at, or would be; undefined where it is refused. */
export type Becomes = {
  state: SportTicketState
  code: ResultCode | null
  asked: AskedTicket
  judged: Judged | undefined
  acceptance: Acceptance | undefined
  acceptAt: Date | null
}
type Decision = WagerDecision<TicketOutcome, Becomes>
type Player = PlayerState & { memberId: number; now: Date }

/** Whatever else bars a member is answered B1001. */
const SAID: readonly ResultCode[] = ['B0095', 'B1004', 'B1005', 'B1006']
const saidBar = (code: ResultCode): ResultCode => (SAID.includes(code) ? code : 'B1001')

/** Tickets of a member that wait at once, for a live delay or a trader. */
const MOST_WAITING = 20
/** After the end of its delay a ticket is decided at once. One that nobody decided for so long would be accepted in a match that is another by now. */
const LATEST_MS = 30_000

export const decideTicket = (operation: TicketOperation, facts: TicketFacts, player: Player): Decision => {
  if (operation.verb === 'place') return decidePlace(operation, facts, player)
  if (!facts.stored) return refused('unknown-ticket')
  return operation.verb === 'accept'
    ? decideAccept(operation, { ...facts, stored: facts.stored }, player)
    : decideRefuse(operation, facts.stored, player)
}

type Placing = Extract<TicketOperation, { verb: 'place' }>
type Accepting = Extract<TicketOperation, { verb: 'accept' }>
type Refusing = Extract<TicketOperation, { verb: 'refuse' }>

const decidePlace = ({ ticket, words }: Placing, facts: TicketFacts, player: Player): Decision => {
  const { stored, slip, isRepeated, waiting, number } = facts
  if (stored)
    return stored.fingerprint === fingerprintOf(ticket)
      ? { kind: 'repeat', outcome: 'done', balance: player.cash }
      : refused('other-content')
  if (player.barCode) return refused(saidBar(player.barCode))
  if (player.isMaintenance) return refused('maintenance')
  if (!slip) return refused('B6021')
  const judged = judgeSlip(ticket, slip)
  if (typeof judged === 'string') return refused(judged)
  if (!isPriceTaken(ticket.pricePolicy, pricesSeen(ticket), judged.prices)) return refused('B6020')
  const code = refusalOfStake(judged, ticket.stake)
  if (code) return refused(code)
  if (isRepeated) return refused('B6005')
  if (ticket.stake > player.cash) return refused('B6000')
  const mustWait = judged.delaySeconds > 0 || isReferred(judged, ticket)
  if (mustWait && waiting >= MOST_WAITING) return refused('B9999')
  const accepting = { asked: ticket, judged, slip, words, number, player }
  if (judged.delaySeconds > 0) return waits(accepting)
  return mustWait ? refers(accepting) : accepts(accepting)
}

const pricesSeen = ({ selections }: AskedTicket): number[] => selections.map(({ price }) => price)
const isReferred = ({ referAbove }: Judged, { stake: asked }: AskedTicket): boolean =>
  referAbove !== null && asked > referAbove

const nothing: Effect = { money: undefined, change: undefined, movement: undefined }
const noTransfer = { key: '', vendorCode: sportProduct, reference: '' }

type Taken = {
  asked: AskedTicket
  judged: Judged
  slip: SlipFacts
  words: readonly LegWords[]
  number: number
  player: Player
}

/**
 * Nothing is taken up or frozen while it waits: all of it is decided again. Until then it says what the member saw, and what that would pay; where any price is taken, those of now.
 */
const waits = ({ asked, judged, slip, player }: Taken): Decision => ({
  kind: 'accepted',
  ...nothing,
  wager: undefined,
  selection: null,
  transfer: noTransfer,
  own: {
    state: 'waiting',
    code: null,
    asked,
    judged,
    acceptance: { ...acceptanceOf(asked, judgedAsSeen(asked, judged, slip), slip, asked.stake), parts: [] },
    acceptAt: new Date(player.now.getTime() + judged.delaySeconds * 1_000),
  },
})

const judgedAsSeen = (asked: AskedTicket, judged: Judged, { joint }: SlipFacts): Judged => {
  if (asked.pricePolicy === 'any') return judged
  const prices = pricesSeen(asked)
  return { ...judged, prices, priced: pricedSlip(asked, prices, joint) ?? judged.priced }
}

const refers = ({ asked, judged, slip, number, player }: Taken): Decision => ({
  kind: 'accepted',
  ...stakeHeld(asked.stake),
  wager: undefined,
  selection: null,
  transfer: transferOf('hold', player.memberId, asked.ticketId, number),
  own: {
    state: 'referred',
    code: null,
    asked,
    judged,
    acceptance: { ...acceptanceOf(asked, judged, slip, asked.stake), parts: [] },
    acceptAt: null,
  },
})

const accepts = ({ asked, judged, slip, words, number, player, isHeld }: Taken & { isHeld?: true }): Decision => {
  const acceptance = acceptanceOf(asked, judged, slip, asked.stake)
  takeUp(slip, acceptance.parts)
  return {
    kind: 'accepted',
    ...(isHeld ? heldStake(asked.stake) : stake(asked.stake, false)),
    wager: {
      fresh: {
        product: judged.product,
        vendorCode: sportProduct,
        gameCode: judged.gameCode,
        round: String(number),
        terms: { price: acceptance.price, rulesVersion: rulesVersionOf(slip.rules) },
        legs: legsOf(asked.selections, acceptance.prices, words),
      },
    },
    selection: selectionWords(words),
    transfer: transferOf('stake', player.memberId, asked.ticketId, number),
    own: { state: 'accepted', code: null, asked, judged, acceptance, acceptAt: null },
  }
}

/** By whom each state can be accepted. */
const acceptedBy: Record<Accepting['by'], SportTicketState> = {
  delay: 'waiting',
  trader: 'referred',
  member: 'offered',
}

const decideAccept = (
  { by, words }: Accepting,
  { slip, stored }: TicketFacts & { stored: StoredTicket },
  player: Player,
): Decision => {
  if (by === 'member' && stored.state === 'accepted') return { kind: 'repeat', outcome: 'done', balance: player.cash }
  if (stored.state !== acceptedBy[by]) return refused(by === 'member' ? 'B6028' : 'gone')
  const asked = askedOf(stored)
  const no = (code: ResultCode): Decision => (by === 'delay' ? becomesRefused(asked, code, nothing) : refused(code))
  const offer = by === 'member' ? stored.offer : null
  if (by === 'member' && !(offer && stored.offerUntil && stored.offerUntil > player.now)) return refused('B6028')
  if (by === 'delay' && isTooLate(stored, player)) return no('B6024')
  if (player.barCode) return no(saidBar(player.barCode))
  if (player.isMaintenance) return no('B0093')
  if (!slip) return no('B6021')
  const judged = judgeSlip(asked, slip, offer?.prices)
  if (typeof judged === 'string') return no(judged)
  // An offer has no delay: what the member sees of a match before the book does would be bought.
  if (offer && judged.delaySeconds > 0) return no('B6028')
  // Of an offer: the market may not have moved against the book since. The prices themselves are the trader's.
  const isTaken = offer
    ? isPriceTaken('better', offer.seen, judged.shown)
    : isPriceTaken(asked.pricePolicy, pricesSeen(asked), judged.prices)
  if (!isTaken) return no(offer ? 'B6028' : 'B6020')
  const code = refusalOfStake(judged, asked.stake)
  if (code) return no(code)
  const accepting = { asked, judged, slip, words, number: stored.number, player }
  if (by !== 'delay') return accepts({ ...accepting, isHeld: true })
  if (asked.stake > player.cash) return no('B6000')
  return isReferred(judged, asked) ? refers(accepting) : accepts(accepting)
}

const isTooLate = ({ acceptAt }: StoredTicket, { now }: Player): boolean =>
  acceptAt !== null && now.getTime() > acceptAt.getTime() + LATEST_MS

/** What was held returns. */
const decideRefuse = ({ code, of }: Refusing, stored: StoredTicket, player: Player): Decision => {
  // Of two traders the second is told that it was decided, not that it was the one who did.
  if (stored.state === 'refused')
    return of === 'any' ? refused('gone') : { kind: 'repeat', outcome: 'done', balance: player.cash }
  const isHeld = stored.state === 'referred' || stored.state === 'offered'
  if (!isHeld || (of !== 'any' && of !== stored.state)) return refused('gone')
  const transfer = transferOf('release', player.memberId, stored.ticketId, stored.number)
  return becomesRefused(askedOf(stored), code, stakeReleased(stored.stake), transfer)
}

const becomesRefused = (asked: AskedTicket, code: ResultCode, effect: Effect, transfer = noTransfer): Decision => ({
  kind: 'accepted',
  ...effect,
  wager: undefined,
  selection: null,
  transfer,
  own: { state: 'refused', code, asked, judged: undefined, acceptance: undefined, acceptAt: null },
})

const transferOf = (verb: 'stake' | 'hold' | 'release', memberId: number, ticketId: string, number: number) => ({
  key: `ticket:${memberId}:${verb}:${ticketId}`,
  vendorCode: sportProduct,
  reference: `round:${sportProduct}:${number}`,
})

/** Nothing is kept of it: the same ticket may come again, and is then decided anew. */
const refused = (outcome: TicketOutcome): Decision => ({ kind: 'refused', outcome, isStored: false })
