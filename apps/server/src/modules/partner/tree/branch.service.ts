import type { Ctx } from '../../../platform/context.ts'
import { ConcurrentUpdate } from '../../../platform/db/index.ts'
import { findRoots, lockNodes } from './node.repository.ts'

/**
 * Locks the whole tree in which each of these partners stands, until the end of the transaction: one change at a time of where somebody stands, and of what anybody gets. So a parent's rates and
 * a child's are never saved side by side. Whoever stood elsewhere when the lock came has the transaction run again.
 */
export const lockBranches = async (ctx: Ctx, partnerIds: readonly number[]): Promise<void> => {
  const roots = await findRoots(ctx, partnerIds)
  await lockNodes(ctx, roots)
  const now = await findRoots(ctx, partnerIds)
  if (now.join() !== roots.join()) throw new ConcurrentUpdate('a branch was moved meanwhile')
}
