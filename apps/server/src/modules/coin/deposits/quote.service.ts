import { type Cash, type CoinQuote, cashForCoin, type MicroUsdt, microUsdt } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { assertBonusOffered, cashLimits, ownRecord } from '../../cashier/index.ts'
import { assertMayDeposit, passesDepositLimit } from '../../protection/index.ts'
import { assertCoinOn } from '../network.ts'
import { depositRate } from '../rates/rate.rules.ts'
import { rateNow } from '../rates/rate.service.ts'
import { findQuoteByKey, insertQuote, lockQuotes, type QuoteRow } from './quote.repository.ts'

type Asked = { amount: number; bonus: QuoteRow['bonus']; requestKey: string }

const MINUTE_MS = 60_000
/** A billion USDT. */
const MOST_RECKONED = 1_000_000_000_000_000

/** Fixes the rate for one transfer, and the bonus that comes with it. A newer one takes its place. */
export const makeQuote = async (ctx: MemberCtx, asked: Asked): Promise<CoinQuote> => {
  const { memberId } = ctx.who
  await lockQuotes(ctx, memberId)
  const repeat = await findQuoteByKey(ctx, memberId, asked.requestKey)
  if (repeat) {
    if (repeat.amount !== asked.amount || repeat.bonus !== asked.bonus) throw new Refusal('K409')
    return shownQuote(repeat)
  }
  const { options } = await assertCoinOn(ctx, 'coinDeposits')
  await assertMayDeposit(ctx, await ownRecord(ctx))
  if (asked.amount < options.minimumCoinDeposit) throw refuseField('C142', 'amount')
  const known = await rateNow(ctx)
  if (!known) throw new Refusal('C141')
  const rate = depositRate(known.rate, options.coinDepositSpread)
  const cash = await assertWithin(ctx, microUsdt(asked.amount), rate)
  if (await passesDepositLimit(ctx, memberId, cash)) throw refuseField('C131', 'amount')
  await assertBonusOffered(ctx, { amount: cash, bonus: asked.bonus })
  return shownQuote(
    await insertQuote(ctx, {
      ...asked,
      memberId,
      rate,
      rateId: known.rateId,
      spread: options.coinDepositSpread,
      validUntil: new Date(ctx.now.getTime() + options.coinQuoteMinutes * MINUTE_MS),
    }),
  )
}

const assertWithin = async (ctx: MemberCtx, amount: MicroUsdt, rate: number): Promise<Cash> => {
  const { maximumDeposit } = await cashLimits(ctx)
  // What is more than a ledger holds is above every maximum, and not reckoned.
  if (amount > MOST_RECKONED) throw refuseField('C101', 'amount')
  const cash = cashForCoin(amount, rate)
  if (cash > maximumDeposit) throw refuseField('C101', 'amount')
  if (cash === 0) throw refuseField('C142', 'amount')
  return cash
}

export const shownQuote = ({ quoteId, amount, rate, bonus, validUntil }: QuoteRow): CoinQuote => ({
  quoteIdx: quoteId,
  amount: microUsdt(amount),
  rate,
  cash: cashForCoin(microUsdt(amount), rate),
  bonus,
  validUntil: validUntil.toISOString(),
})
