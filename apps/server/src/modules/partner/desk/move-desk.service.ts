import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { holdMember, memberById } from '../../identity/index.ts'
import { lockBranches } from '../tree/branch.service.ts'
import { moveTo } from '../tree/move.service.ts'
import { findNode } from '../tree/node.repository.ts'
import { findPlace, insertMove } from '../tree/place.repository.ts'

type Wanted = { parentId: number | null; reason: string }

/** Moves a partner with all below it, or a member. */
export const moveBelow = async (ctx: StaffCtx, memberId: number, { parentId, reason }: Wanted): Promise<void> => {
  // Of two moves of one member at once the second sees where the first has put it.
  await holdMember(ctx, memberId)
  const member = await memberById(ctx, memberId)
  if (!member) throw new StaffRefusal('STAFF_NOT_FOUND')
  // Whoever waits for approval is placed by it.
  if (member.status === 'pending' || member.status === 'rejected') throw new StaffRefusal('STAFF_CONFLICT')
  const at = (await findNode(ctx, memberId))?.partnerId ?? (await findPlace(ctx, memberId))?.partnerId
  if (parentId !== null && !(await findNode(ctx, parentId))) throw new StaffRefusal('STAFF_NOT_FOUND')
  await lockBranches(ctx, [...new Set([at, parentId].filter((id) => id != null))])
  const parent = parentId === null ? undefined : await findNode(ctx, parentId)
  const moved = await moveTo(ctx, memberId, await findNode(ctx, memberId), parent)
  if (moved.outcome === 'same') throw new StaffRefusal('STAFF_CONFLICT')
  if (moved.outcome === 'misplaced') throw new StaffRefusal('STAFF_INVALID')
  if (moved.outcome === 'rates') throw new StaffRefusal('STAFF_INVALID', moved.refused)
  const { from } = moved
  await insertMove(ctx, { movedId: memberId, from, to: parentId, cause: 'moved' }, ctx.who, reason)
  await record(ctx, {
    action: 'partners.move',
    target: `member:${memberId}`,
    before: { parentId: from },
    after: { parentId, reason },
  })
}
