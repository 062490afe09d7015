import type { Ctx } from '../../../platform/context.ts'
import type { WagerAsked } from '../../wagers/index.ts'
import { type ExposureKey, lockExposure } from '../exposure/exposure.repository.ts'
import { type ExposureKind, type ExposurePart, exposedName, outcomeKey } from '../exposure/exposure.rules.ts'
import { acceptanceOf, judgeSlip, refusalOfStake, type SlipFacts, selectionsNow } from './judge.rules.ts'
import { offeredPrices, type TicketOperation, ticketToJudge } from './operation.ts'
import { type AskedTicket, sharedEventsOf } from './slip.rules.ts'
import type { TicketFacts } from './ticket-facts.ts'

/** `offered`: the prices of a trader's offer, where it is accepted at them. */
type Judging = { ticket: AskedTicket; slip: SlipFacts; offered: readonly number[] | undefined }

/** From this part of a limit on, batches decide one after the other. */
const CONTESTED = 0.75

/**
 * Far from the limits, batches of several processes decide at once; what is there when they write is checked then. Where a batch could bring a row near its limit, that check would give it up
 * again and again, with tickets in it that fit. So it holds every row that it may change before it decides, and decides by what is there.
 */
export const isContested = (asked: readonly WagerAsked<TicketOperation>[], facts: readonly TicketFacts[]): boolean => {
  const judging = judgingOf(asked, facts)
  if (!mayBeContested(judging)) return false
  const losses = new Map<string, number>()
  return takenUp(judging).some(({ slip, part }) => {
    const name = exposedName(slip.siteId, part)
    const after = (losses.get(name) ?? slip.exposed.get(name) ?? 0) + part.loss
    losses.set(name, after)
    return after > slip.rules.liability[part.kind] * CONTESTED
  })
}

/** Every row that the batch may change, whatever is left of the limits. */
export const holdExposed = async (
  ctx: Ctx,
  asked: readonly WagerAsked<TicketOperation>[],
  facts: readonly TicketFacts[],
): Promise<void> => {
  const judging = judgingOf(asked, facts)
  const rows = new Map<string, ExposureKey>()
  for (const { slip, part } of takenUp(judging))
    rows.set(exposedName(slip.siteId, part), { siteId: slip.siteId, kind: part.kind, key: part.key })
  if (rows.size === 0) return
  const held = await lockExposure(ctx, [...rows.values()])
  for (const { slip } of judging) for (const row of held) slip.exposed.set(exposedName(row.siteId, row), row.loss)
}

const judgingOf = (asked: readonly WagerAsked<TicketOperation>[], facts: readonly TicketFacts[]): Judging[] =>
  asked.flatMap(({ operation }, i) => {
    const { stored, slip } = facts[i] as TicketFacts
    const ticket = slip && ticketToJudge(operation, stored)
    return ticket ? [{ ticket, slip, offered: offeredPrices(operation, stored) }] : []
  })

/** What tickets take up if they are accepted. What is refused anyway takes nothing up; what a row has no room for now may have it once another transaction has ended. */
const takenUp = (judging: readonly Judging[]): { slip: SlipFacts; part: ExposurePart }[] =>
  judging.flatMap(({ ticket, slip, offered }) => {
    const judged = judgeSlip(ticket, slip, offered)
    if (typeof judged === 'string') return []
    const code = refusalOfStake(judged, ticket.stake)
    if (code && code !== 'B6022') return []
    return acceptanceOf(ticket, judged, slip, ticket.stake).parts.map((part) => ({ slip, part }))
  })

/**
 * Whether any row could come near its limit if each ticket were taken and lost the most it can: a quick look without judging, which seldom says yes where the exact one says no, and never
 * no where that says yes.
 */
const mayBeContested = (judging: readonly Judging[]): boolean => {
  const losses = new Map<string, number>()
  for (const one of judging) {
    const { ticket, slip } = one
    const most = ticket.stake * priceAtMost(one)
    const rows = new Map<string, ExposureKind>()
    for (const [i, leg] of ticket.selections.entries()) {
      rows.set(exposedName(slip.siteId, { kind: 'outcome', key: outcomeKey(leg) }), 'outcome')
      rows.set(exposedName(slip.siteId, { kind: 'event', key: String(leg.eventId) }), 'event')
      const competition = String(slip.markets[i]?.now.competitionId)
      rows.set(exposedName(slip.siteId, { kind: 'competition', key: competition }), 'competition')
    }
    for (const [name, kind] of rows) {
      const after = (losses.get(name) ?? slip.exposed.get(name) ?? 0) + most
      if (after > slip.rules.liability[kind] * CONTESTED) return true
      losses.set(name, after)
    }
  }
  return false
}

/** All prices multiplied: no line pays more of its stake. Selections of one event that are one line count at the price they have together. 0 where it is refused. */
const priceAtMost = ({ ticket, slip, offered }: Judging): number => {
  const shared = sharedEventsOf(ticket)
  const prices = offered ?? selectionsNow(ticket, slip).map(({ price }) => price)
  const own = prices.filter((_, i) => !shared.includes(ticket.selections[i]?.eventId as number))
  const thousandths = [...own, ...shared.map((id) => slip.joint.get(id) ?? null)]
  return thousandths.reduce<number>((product, price) => (product * (price ?? 0)) / 1_000, 1)
}
