import type { DepositBonus } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { type DepositBonusOutcome, type EarlierDeposits, grantDepositBonus, listOffers } from '../promotions/index.ts'
import { countCompletedDeposits, type RequestRow } from './request.repository.ts'

/** Completed deposits of the member other than this request. */
export const earlierDeposits = (ctx: Ctx, memberId: number, requestId?: number): Promise<EarlierDeposits> =>
  countCompletedDeposits(ctx, memberId, requestId ?? 0)

/** The bonuses that the next deposit may bring. */
export const bonusOffersOf = async (ctx: MemberCtx) => listOffers(ctx, await earlierDeposits(ctx, ctx.who.memberId))

/** With the approval of the deposit, in its transaction. Undefined: the member chose none. */
export const grantChosenBonus = async (ctx: Ctx, request: RequestRow): Promise<DepositBonusOutcome | undefined> => {
  if (request.bonus === 'none') return undefined
  const { request_id: requestId, member_id: memberId, amount } = request
  const bonus: DepositBonus = request.bonus
  const earlier = await earlierDeposits(ctx, memberId, requestId)
  return grantDepositBonus(ctx, { memberId, amount, bonus, earlier, requestId })
}
