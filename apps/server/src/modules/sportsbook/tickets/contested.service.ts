import type { Ctx } from '../../../platform/context.ts'
import { type ExposureKey, lockExposure } from '../exposure/exposure.repository.ts'
import { type ExposureKind, exposedName, outcomeKey } from '../exposure/exposure.rules.ts'
import { acceptanceOf, judgeSlip, refusalOfStake, type SlipFacts, selectionsNow } from './judge.rules.ts'
import { type AskedTicket, sharedEventsOf } from './slip.rules.ts'

type Asked = { ticket: AskedTicket; slip: SlipFacts }

/** From this part of a limit on, batches decide one after the other. */
const CONTESTED = 0.75

/**
 * Far from the limits, batches of several processes decide at once; what is there when they write is checked then. Where a batch could bring a row near its limit, that check would give it up
 * again and again, with tickets in it that fit. So it holds every row that it may change before it decides, and decides by what is there.
 */
export const holdContested = async (ctx: Ctx, asked: readonly Asked[]): Promise<void> => {
  if (!mayBeContested(asked)) return
  const rows = new Map<string, ExposureKey>()
  const losses = new Map<string, number>()
  let isContested = false
  for (const { ticket, slip } of asked) {
    const judged = judgeSlip(ticket, slip)
    if (typeof judged === 'string') continue
    // What is refused anyway takes nothing up; what a row has no room for now may have it once another transaction has ended.
    const code = refusalOfStake(judged, ticket.stake)
    if (code && code !== 'B6022') continue
    for (const { kind, key, loss } of acceptanceOf(ticket, judged, slip, ticket.stake).parts) {
      const name = exposedName(slip.siteId, { kind, key })
      rows.set(name, { siteId: slip.siteId, kind, key })
      const after = (losses.get(name) ?? slip.exposed.get(name) ?? 0) + loss
      losses.set(name, after)
      isContested ||= after > slip.rules.liability[kind] * CONTESTED
    }
  }
  if (!isContested) return
  const held = await lockExposure(ctx, [...rows.values()])
  for (const { slip } of asked) for (const row of held) slip.exposed.set(exposedName(row.siteId, row), row.loss)
}

/**
 * Whether any row could come near its limit if each ticket were taken and lost the most it can: a quick look without judging, which seldom says yes where the exact one says no, and never
 * no where that says yes.
 */
const mayBeContested = (asked: readonly Asked[]): boolean => {
  const losses = new Map<string, number>()
  for (const { ticket, slip } of asked) {
    const most = ticket.stake * priceAtMost(ticket, slip)
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
const priceAtMost = (ticket: AskedTicket, slip: SlipFacts): number => {
  const shared = sharedEventsOf(ticket)
  const own = selectionsNow(ticket, slip).filter((_, i) => !shared.includes(ticket.selections[i]?.eventId as number))
  const thousandths = [...own.map(({ price }) => price), ...shared.map((id) => slip.joint.get(id) ?? null)]
  return thousandths.reduce<number>((product, price) => (product * (price ?? 0)) / 1_000, 1)
}
