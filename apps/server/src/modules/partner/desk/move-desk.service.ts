import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { holdMember, memberById, saveRateHolder } from '../../identity/index.ts'
import { holderAbove, noRates, refreshChains } from '../rates/chain.service.ts'
import { findRates } from '../rates/rate.repository.ts'
import { branchProblems } from '../rates/rates.rules.ts'
import { lockBranches } from '../tree/branch.service.ts'
import { findNode, isBelow, moveNode, type Node } from '../tree/node.repository.ts'
import { findPlace, insertMove, movePlace, type Place } from '../tree/place.repository.ts'
import { mayStandBelow } from '../tree/tier.rules.ts'

type Wanted = { parentId: number | null; reason: string }

/** Moves a partner with all below it, or a member. From now on: bets that were accepted keep the chain of where they were placed. */
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
  const node = await findNode(ctx, memberId)
  const from = node ? await movePartner(ctx, node, parent) : await moveMember(ctx, memberId, parent)
  await insertMove(ctx, { movedId: memberId, from, to: parentId, cause: 'moved' }, ctx.who, reason)
  await record(ctx, {
    action: 'partners.move',
    target: `member:${memberId}`,
    before: { parentId: from },
    after: { parentId, reason },
  })
}

const movePartner = async (ctx: StaffCtx, node: Node, parent: Node | undefined): Promise<number | null> => {
  const { partnerId, tier, parentId } = node
  if ((parent?.partnerId ?? null) === parentId) throw new StaffRefusal('STAFF_CONFLICT')
  if (!mayStandBelow(tier, parent)) throw new StaffRefusal('STAFF_INVALID')
  if (parent && (await isBelow(ctx, partnerId, parent.partnerId))) throw new StaffRefusal('STAFF_INVALID')
  await assertRatesFit(ctx, partnerId, parent)
  await moveNode(ctx, partnerId, parent?.partnerId ?? null)
  await refreshChains(ctx, partnerId)
  return parentId
}

const moveMember = async (ctx: StaffCtx, memberId: number, parent: Node | undefined): Promise<number | null> => {
  const place: Place | undefined = await findPlace(ctx, memberId)
  const from = place?.partnerId ?? null
  const to = parent?.partnerId ?? null
  if (from === to) throw new StaffRefusal('STAFF_CONFLICT')
  // Rates of its own are a share of what a partner above it gets.
  if (place?.hasOwnRates) {
    if (!parent) throw new StaffRefusal('STAFF_INVALID')
    await assertRatesFit(ctx, memberId, parent)
  } else await saveRateHolder(ctx, memberId, to)
  await movePlace(ctx, memberId, from, to)
  if (place?.hasOwnRates && parent) await refreshChains(ctx, parent.partnerId)
  return from
}

/** Nobody gets more than who stands above. */
const assertRatesFit = async (ctx: StaffCtx, holderId: number, parent: Node | undefined): Promise<void> => {
  const rates = (await findRates(ctx, [holderId])).get(holderId)?.rates ?? noRates
  const problems = branchProblems(rates, await holderAbove(ctx, parent?.partnerId ?? null), [])
  if (problems.length > 0) throw new StaffRefusal('STAFF_INVALID', { rates: problems })
}
