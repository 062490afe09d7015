import type { Ctx } from '../../platform/context.ts'
import { type PlayRoom, playRoom } from './limit.rules.ts'
import { findPlayLimits } from './usage.repository.ts'

/**
 * How much these members, of any site, may stake now by the limits of stakes, losses and time. Right while their purses are locked: all that stakes and pays waits for that
 * lock. Asks nothing where none has limits.
 */
export const playRooms = async (
  ctx: Ctx,
  members: readonly { siteId: number; memberId: number }[],
): Promise<ReadonlyMap<number, PlayRoom>> => {
  if (members.length === 0) return new Map()
  const found = await findPlayLimits(ctx, members)
  return new Map([...found].map(([memberId, { limits, used }]) => [memberId, playRoom(limits, used)]))
}
