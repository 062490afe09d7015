import { type coinDeposit, type DataOf, microUsdt } from '@maru/contract'
import type { MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { cashLimits, ownRecord } from '../../cashier/index.ts'
import { assertMayDeposit } from '../../protection/index.ts'
import { assertCoinOn } from '../network.ts'
import { depositRate } from '../rates/rate.rules.ts'
import { rateNow } from '../rates/rate.service.ts'
import { findChain } from '../reader/chain.repository.ts'
import { ownAddress } from './address.service.ts'
import { findUnusedQuote } from './quote.repository.ts'
import { shownQuote } from './quote.service.ts'

/** So long without an answer of the chain is worth a word. */
const DELAYED_MS = 60_000

/** What the page of deposits shows. Nobody gets an address before the chain is read. */
export const depositPage = async (ctx: MemberCtx): Promise<DataOf<typeof coinDeposit>> => {
  const { memberId } = ctx.who
  const { network, options } = await assertCoinOn(ctx, 'coinDeposits')
  await assertMayDeposit(ctx, await ownRecord(ctx))
  const chain = await findChain(ctx, network.chainId)
  if (!chain?.reachedAt || chain.readNumber === null) throw new Refusal('C140')
  const known = await rateNow(ctx)
  const quote = await findUnusedQuote(ctx, memberId)
  const { maximumDeposit } = await cashLimits(ctx)
  return {
    network,
    address: await ownAddress(ctx, memberId),
    minimum: microUsdt(options.minimumCoinDeposit),
    maximum: maximumDeposit,
    rate: known ? depositRate(known.rate, options.coinDepositSpread) : null,
    rateAt: known?.confirmedAt.toISOString() ?? null,
    quote: quote && quote.validUntil > ctx.now ? shownQuote(quote) : null,
    isDelayed: ctx.now.getTime() - chain.reachedAt.getTime() > DELAYED_MS,
    isDemo: ctx.config.MARU_MODE === 'demo' && ctx.config.COIN_DEMO_KEY !== undefined,
  }
}
