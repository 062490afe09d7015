import type { BodyOf, cancelMiniBet, DataOf } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Services } from '../../../platform/services.ts'
import { cashNow, TryLater } from '../../ledger/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { countBetCall } from './bet-limit.service.ts'
import { betsOf } from './bet-product.service.ts'
import { codeOfOutcome } from './place.service.ts'

/** Takes an own bet back, stake and all. */
export const takeBack = async (
  ctx: MemberCtx,
  { slipId }: BodyOf<typeof cancelMiniBet>,
  services: Services,
): Promise<DataOf<typeof cancelMiniBet>> => {
  countBetCall(ctx, services)
  const { memberId } = ctx.who
  const player = { siteId: ctx.siteId, memberId, currency: await siteCurrency(ctx) }
  const { outcome } = await betsOf(services)
    .cancel(player, slipId.toLowerCase())
    .catch((error: unknown) => {
      if (error instanceof TryLater) throw new Refusal('E002', {}, undefined, 1)
      throw error
    })
  if (outcome !== 'done') throw new Refusal(codeOfOutcome(outcome))
  return cashNow(ctx, memberId)
}
