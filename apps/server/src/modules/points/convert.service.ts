import { cashOf, type DataOf, moneyOf, type pointChange, points, pointWorth } from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { Refusal, refuseField } from '../../platform/refusal.ts'
import { seoulDay } from '../../platform/seoul-time.ts'
import { house, lockPurses, memberPurse, post } from '../ledger/index.ts'
import { siteCurrency, siteOptions } from '../site/index.ts'
import { countConversions, findConversion, insertConversion } from './conversion.repository.ts'
import { conversionRefusal } from './conversion.rules.ts'
import { takePoints } from './grant.service.ts'

/** One transaction under the lock of the member's purses: of two requests at once the second sees what the first has left. */
export const convertPoints = async (
  ctx: MemberCtx,
  { amount, requestKey }: { amount: number; requestKey: string },
): Promise<DataOf<typeof pointChange>> => {
  const { memberId } = ctx.who
  const held = (await lockPurses(ctx, [memberId])).get(memberId)?.points ?? 0
  const known = await findConversion(ctx, memberId, requestKey)
  if (known && known.amount !== amount) throw new Refusal('K409')
  const done = known ?? (await convert(ctx, { amount, requestKey, held }))
  return {
    converted: points(done.amount),
    cash: cashOf(done.cash),
    pointAmt: points(done.pointsAfter),
    cashAmt: cashOf(done.cashAfter),
  }
}

const convert = async (
  ctx: MemberCtx,
  { amount, requestKey, held }: { amount: number; requestKey: string; held: number },
) => {
  const { memberId } = ctx.who
  const { minimumPointConversion, pointConversionUnit, pointConversionsPerDay } = await siteOptions(ctx)
  const day = seoulDay(ctx.now)
  const refused = conversionRefusal(amount, {
    held,
    minimum: minimumPointConversion,
    unit: pointConversionUnit,
    perDay: pointConversionsPerDay,
    today: await countConversions(ctx, memberId, day),
  })
  if (refused) throw refuseField(refused, 'amount')
  const currency = await siteCurrency(ctx)
  const cash = amount * pointWorth[currency]
  const key = `convert:${memberId}:${requestKey}`
  const taken = await takePoints(ctx, { memberId, amount: points(amount), kind: 'converted', key, cash })
  const paid = await post(ctx, {
    kind: 'points-converted',
    currency,
    from: house('promotion'),
    to: memberPurse(memberId, 'cash'),
    amount: moneyOf(currency, cash),
    key: `points:${key}:cash`,
    reference: `points:converted:${memberId}`,
  })
  const conversion = { amount, cash, pointsAfter: taken.held, cashAfter: paid.toBalance ?? 0 }
  await insertConversion(ctx, memberId, { ...conversion, requestKey, day })
  return conversion
}
