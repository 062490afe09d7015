import type { Ctx } from '../../../platform/context.ts'
import { type AdmittedMember, type MemberObserver, saveRateHolder } from '../../identity/index.ts'
import { refreshChains } from '../rates/chain.service.ts'
import { findNode, insertNode } from './node.repository.ts'
import { insertMove, movePlace } from './place.repository.ts'
import { mayStandBelow, tierNumber } from './tier.rules.ts'

/** Whoever is admitted stands below the partner that was named at the sign-up, in the same transaction. */
export const placeAdmitted: MemberObserver = {
  // A branch that staff locked recruits nobody.
  mayRecommend: async (ctx, memberId) => (await findNode(ctx, memberId))?.isLocked !== true,
  admitted: (ctx, member) => (member.tier === 'NORMAL' ? placeMember(ctx, member) : placePartner(ctx, member)),
}

const placeMember = async (ctx: Ctx, { memberId, recommenderMemberId }: AdmittedMember): Promise<void> => {
  if (recommenderMemberId === null || !(await findNode(ctx, recommenderMemberId))) return
  await movePlace(ctx, memberId, null, recommenderMemberId)
  await insertMove(ctx, { movedId: memberId, from: null, to: recommenderMemberId, cause: 'sign-up' })
  await saveRateHolder(ctx, memberId, recommenderMemberId)
}

/** At the top of a tree where nobody of a higher tier was named. */
const placePartner = async (ctx: Ctx, { memberId, tier, recommenderMemberId }: AdmittedMember): Promise<void> => {
  const named = recommenderMemberId === null ? undefined : await findNode(ctx, recommenderMemberId)
  const parentId = named && mayStandBelow(tierNumber(tier), named) ? named.partnerId : null
  if (!(await insertNode(ctx, { partnerId: memberId, tier: tierNumber(tier), parentId }))) return
  await insertMove(ctx, { movedId: memberId, from: null, to: parentId, cause: 'sign-up' })
  await refreshChains(ctx, memberId)
}
