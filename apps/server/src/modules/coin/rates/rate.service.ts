import type { CashCurrency } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { clearNotice, noticesOfKind, raiseNotice } from '../../../platform/notices/notices.ts'
import { siteCurrency } from '../../site/index.ts'
import { confirmRate, findNewestRate, insertRate, type RateRow } from './rate.repository.ts'
import { isFresh, isJump } from './rate.rules.ts'
import type { SaidRate } from './rate-source.ts'

const kind = 'coin-rate'

/** Undefined: none is known, or it is too old. */
export const rateIn = async (ctx: Ctx, currency: CashCurrency): Promise<RateRow | undefined> => {
  const newest = await findNewestRate(ctx, currency)
  return newest && isFresh(newest.confirmedAt, ctx.now) ? newest : undefined
}

/** In the currency of the context's site. */
export const rateNow = async (ctx: Ctx): Promise<RateRow | undefined> => rateIn(ctx, await siteCurrency(ctx))

/** A jump is not taken, and staff get a notice. */
export const takeRate = async (ctx: Ctx, { currency, rate }: SaidRate, source: string): Promise<void> => {
  const last = await findNewestRate(ctx, currency)
  if (last && isJump(rate, last, ctx.now)) {
    const known = (await noticesOfKind(ctx.db, kind)).find(({ subject }) => subject === currency)
    const since = known?.detail.since ?? ctx.now.toISOString()
    const detail = { currency, rate, last: last.rate, since }
    return raiseNotice(ctx.db, { siteId: 0, kind, subject: currency, detail })
  }
  const isSame = last?.rate === rate && last.source === source && isFresh(last.confirmedAt, ctx.now)
  await (isSame ? confirmRate(ctx, last.rateId) : insertRate(ctx, currency, rate, source))
  await clearNotice(ctx.db, kind, currency)
}
