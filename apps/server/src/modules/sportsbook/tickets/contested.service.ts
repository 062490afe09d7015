import type { Ctx } from '../../../platform/context.ts'
import { type ExposureKey, lockExposure } from '../exposure/exposure.repository.ts'
import { exposedName } from '../exposure/exposure.rules.ts'
import { acceptanceOf, judgeSlip, refusalOfStake, type SlipFacts } from './judge.rules.ts'
import type { AskedTicket } from './slip.rules.ts'

/** From this part of a limit on, batches decide one after the other. */
const CONTESTED = 0.75

/**
 * Far from the limits, batches of several processes decide at once; what is there when they write is checked then. Where a batch could bring a row near its limit, that check would give it up
 * again and again, with tickets in it that fit. So it holds every row that it may change before it decides, and decides by what is there.
 */
export const holdContested = async (
  ctx: Ctx,
  asked: readonly { ticket: AskedTicket; slip: SlipFacts }[],
): Promise<void> => {
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
