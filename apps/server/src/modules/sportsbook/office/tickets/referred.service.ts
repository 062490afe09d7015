import { type AdminAnswerOf, cashOf, type ReferredTicket, type SportBettor, type sportReferred } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { loadSlips } from '../../tickets/facts.service.ts'
import { askedOf, contentOf, sharedEventsOf } from '../../tickets/slip.rules.ts'
import type { StoredTicket } from '../../tickets/stored-ticket.ts'
import { findOpen, findReferred, REFERRED_MS } from '../../tickets/ticket.repository.ts'
import { bettorsOf } from './bettor.service.ts'
import { type DeskLeg, deskLegsOf } from './desk-legs.service.ts'
import { deskTicketOf, offerOf } from './desk-ticket.ts'
import { countReferred, countSelections } from './referred.repository.ts'
import { type Verdict, verdictOf } from './referred.rules.ts'

/** More are not judged at once; a trader decides over a few. */
const MOST_SHOWN = 50
const SAME_MS = 12 * 60_000
/** Every change of the desk asks again, for up to 500 combinations that take milliseconds each. Who accepts one counts it anew. */
const JOINT_AGE_MS = 20_000

/** What waits for a trader of the site, those first that are refused soonest, each judged as it would be if it were accepted now. */
export const listReferred = async (ctx: StaffCtx): Promise<AdminAnswerOf<typeof sportReferred>> => {
  const serverTime = ctx.now.toISOString()
  const stored = await findReferred(ctx, MOST_SHOWN)
  if (stored.length === 0) return { serverTime, total: 0, rows: [] }
  const total = stored.length < MOST_SHOWN ? stored.length : await countReferred(ctx)
  const bettors = await bettorsOf(
    ctx,
    stored.map(({ memberId }) => memberId),
  )
  const legs = await deskLegsOf(ctx, stored)
  const verdicts = await verdictsOf(ctx, stored)
  const came = await selectionCounts(ctx)
  const rows = stored.flatMap((ticket, i) => {
    const [member, verdict] = [bettors.get(ticket.memberId), verdicts[i]]
    return member && verdict ? [rowOf(ticket, { member, verdict, legs: legs[i] ?? [], came })] : []
  })
  return { serverTime, total, rows: rows.sort((one, other) => one.dueAt.localeCompare(other.dueAt)) }
}

const verdictsOf = async (ctx: StaffCtx, stored: readonly StoredTicket[]): Promise<Verdict[]> => {
  const asked = stored.map((one) => ({ siteId: one.siteId, memberId: one.memberId, ticket: askedOf(one) }))
  const slips = await loadSlips(ctx, asked, undefined, JOINT_AGE_MS)
  const open = await findOpen(
    ctx,
    stored.map((one, i) => ({
      siteId: one.siteId,
      memberId: one.memberId,
      ticketId: one.ticketId,
      content: contentOf(asked[i]?.ticket ?? askedOf(one)),
    })),
    ctx.now,
  )
  return stored.flatMap((one, i) => {
    const slip = slips[i]
    const { openWin = 0, openStake = 0 } = open[i] ?? {}
    return slip ? [verdictOf(one, { ...slip, openWin, openStake })] : []
  })
}

type Selected = { eventId: number; marketKey: string; outcome: string }
const nameOf = ({ eventId, marketKey, outcome }: Selected): string => `${eventId} ${marketKey} ${outcome}`

const selectionCounts = async (ctx: StaffCtx): Promise<ReadonlyMap<string, number>> => {
  const since = new Date(ctx.now.getTime() - SAME_MS)
  return new Map((await countSelections(ctx, since)).map((row) => [nameOf(row), row.tickets]))
}

type Known = {
  member: SportBettor
  verdict: Verdict
  legs: readonly DeskLeg[]
  came: ReadonlyMap<string, number>
}

const rowOf = (ticket: StoredTicket, { member, verdict, legs, came }: Known): ReferredTicket => {
  const offer = offerOf(ticket)
  const dueAt = offer?.until ?? new Date(ticket.createdAt.getTime() + REFERRED_MS).toISOString()
  return {
    ...deskTicketOf(ticket),
    dueAt,
    offer,
    pricePolicy: ticket.pricePolicy,
    legs: legs.map(({ shown }) => shown),
    sharedEvents: sharedEventsOf(askedOf(ticket)).map(String),
    member,
    why: {
      referAbove: verdict.referAbove === null ? null : cashOf(verdict.referAbove),
      mostWin: cashOf(verdict.mostWin),
      // The ticket itself is one of them.
      sameSelection: Math.max(0, ...ticket.legs.map((leg) => (came.get(nameOf(leg)) ?? 1) - 1)),
    },
    refusal: offer ? null : verdict.refusal,
    mostStake: verdict.mostStake === null ? null : cashOf(verdict.mostStake),
    mayOffer: verdict.mayOffer,
  }
}
