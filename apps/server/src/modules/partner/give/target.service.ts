import type { Ctx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isPlaying } from '../../games/index.ts'
import { type MemberRecord, memberById, testMembers } from '../../identity/index.ts'
import { balancesOf } from '../../ledger/index.ts'
import { isPaused } from '../../protection/index.ts'
import { siteOptions } from '../../site/index.ts'
import { openDebtOf, openWagersOf } from '../../wagers/index.ts'
import { shownName } from '../shown-name.rules.ts'
import { confirmsNames, type Own } from '../sight.rules.ts'
import { findNode, isBelow } from '../tree/node.repository.ts'
import type { Node } from '../tree/node.ts'
import { findPlace } from '../tree/place.repository.ts'
import type { GiveAccount, GiveTarget } from './give.rules.ts'

/** Somebody below a partner: another partner, or a member. */
export type Below = { member: MemberRecord; memId: string; memNick: string; node: Node }

/** `node`: where it stands. N404: not in the own subtree, or who asks. */
export const findBelow = async (ctx: Ctx, own: Own, memberId: number): Promise<Below> => {
  const itself = await findNode(ctx, memberId)
  const place = itself ? undefined : await findPlace(ctx, memberId)
  const node = itself ?? (place && (await findNode(ctx, place.partnerId)))
  const member = await memberById(ctx, memberId)
  if (!node || !member || memberId === own.partnerId || !(await isBelow(ctx, own.partnerId, node.partnerId)))
    throw new Refusal('N404')
  const { partnersSeeNamesTo } = await siteOptions(ctx)
  return { member, node, ...shownName(member, !itself && (!confirmsNames(own) || own.tier > partnersSeeNamesTo)) }
}

export const giveAccountOf = async (ctx: Ctx, member: MemberRecord): Promise<GiveAccount> => ({
  status: member.status,
  isDepositBarred: member.isDepositBarred,
  isWithdrawalBarred: member.isWithdrawalBarred,
  isPaused: await isPaused(ctx, member.memberId),
  isTest: (await testMembers(ctx)).has(member.memberId),
  owesDebt: (await openDebtOf(ctx, member.memberId)) !== undefined,
})

/** As it stands now: with the purses locked no bet begins before the money has moved. */
export const giveTargetOf = async (ctx: Ctx, { member, node }: Below): Promise<GiveTarget> => {
  const { memberId } = member
  const { inGame, transferPending, held, bonus } = await balancesOf(ctx, memberId)
  const isAway = inGame + transferPending + held > 0
  return {
    ...(await giveAccountOf(ctx, member)),
    isBranchLocked: node.isLocked,
    isPlaying: isAway || (await isPlaying(ctx, memberId)) || (await openWagersOf(ctx, memberId)).length > 0,
    hasBonus: member.hasBonus || bonus > 0,
  }
}
