import type { DepositBonus } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../platform/context.ts'
import { inEachLanguage, sendMessage } from '../community/index.ts'
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
  const outcome = await grantDepositBonus(ctx, { memberId, amount, bonus, earlier, requestId })
  if (!('granted' in outcome)) await notifyMissing(ctx, request, 'waits' in outcome ? 'Later' : 'Lost')
  return outcome
}

/** A bonus that was chosen does not stay away without a word. */
const notifyMissing = (ctx: Ctx, { request_id: requestId, member_id: memberId }: RequestRow, what: 'Later' | 'Lost') =>
  sendMessage(ctx, {
    memberId,
    kind: 'bonus',
    title: inEachLanguage(`cashier.bonus${what}Title`),
    text: inEachLanguage(`cashier.bonus${what}Text`),
    onceKey: `cash-bonus:${requestId}`,
  })
