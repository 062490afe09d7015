import type { Ctx } from '../../../platform/context.ts'
import { siteOptions } from '../../site/index.ts'
import { depositRate } from '../rates/rate.rules.ts'
import { rateNow } from '../rates/rate.service.ts'
import type { FrozenRate } from './deposit.repository.ts'

/** What a deposit that is seen now gets without a quote; undefined: no rate is known. */
export const rateOfNow = async (ctx: Ctx): Promise<FrozenRate | undefined> => {
  const known = await rateNow(ctx)
  if (!known) return undefined
  const { coinDepositSpread: spread } = await siteOptions(ctx)
  return { rate: depositRate(known.rate, spread), rateId: known.rateId, spread, quoteId: null }
}
