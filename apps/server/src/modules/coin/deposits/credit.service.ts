import { type CoinHeldReason, cashForCoin, microUsdt } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { creditCoinDeposit } from '../../cashier/index.ts'
import { house, post } from '../../ledger/index.ts'
import { siteCurrency, siteOptions } from '../../site/index.ts'
import { isRated } from '../rates/rate-sources.ts'
import { type DepositRow, lockDeposit, saveCredited, saveHeld } from './deposit.repository.ts'
import { notifyHeld, raiseHeldNotice } from './held-notice.ts'
import { findQuote } from './quote.repository.ts'

/** Those at which the chain was asked. */
type Checked = Pick<DepositRow, 'depositId' | 'blockHash'>

/**
 * Books a transfer that is deep enough, in one transaction of its site: its USDT, and the member's cash where it may be credited; else it is held. The chain was asked just before:
 * where the row says something else by now, nothing is done. False: it has no rate yet, and waits.
 */
export const bookDeposit = async (ctx: Ctx, { depositId, blockHash }: Checked): Promise<boolean> => {
  const deposit = await lockDeposit(ctx, depositId)
  if (deposit?.state !== 'seen' || deposit.blockHash !== blockHash) return true
  const heldFor = await heldAtAnyRate(ctx, deposit)
  if (heldFor) {
    await receive(ctx, deposit)
    await hold(ctx, deposit, heldFor)
    return true
  }
  if (deposit.rate === null) return false
  await receive(ctx, deposit)
  const outcome = await decide(ctx, deposit, deposit.rate)
  if ('heldFor' in outcome) await hold(ctx, deposit, outcome.heldFor)
  else await saveCredited(ctx, depositId, outcome.cash, outcome.cashIdx)
  return true
}

/** Staff and the member read of it. */
const hold = async (ctx: Ctx, deposit: DepositRow, heldFor: CoinHeldReason): Promise<void> => {
  await saveHeld(ctx, deposit.depositId, heldFor)
  await raiseHeldNotice(ctx, deposit, heldFor)
  await notifyHeld(ctx, deposit)
}

const receive = async (ctx: Ctx, { chainId, txHash, place, depositId, amount }: DepositRow): Promise<void> => {
  await post(ctx, {
    kind: 'coin-received',
    currency: 'USDT',
    from: house('coin-outside'),
    to: house('coin-custody'),
    amount: microUsdt(amount),
    key: `coin:${chainId}:${txHash}:${place}:in`,
    reference: `coin:${depositId}`,
  })
}

const heldAtAnyRate = async (ctx: Ctx, { amount }: DepositRow): Promise<CoinHeldReason | undefined> => {
  const { coinDeposits, minimumCoinDeposit } = await siteOptions(ctx)
  if (!coinDeposits || !isRated(ctx.config, await siteCurrency(ctx))) return 'off'
  if (amount < minimumCoinDeposit) return 'below-minimum'
  return amount > MOST_CREDITED ? 'above-maximum' : undefined
}

type Outcome = { cashIdx: number; cash: number } | { heldFor: CoinHeldReason }

const decide = async (ctx: Ctx, deposit: DepositRow, rate: number): Promise<Outcome> => {
  const terms = await termsOf(ctx, deposit, rate)
  if (terms.cash === 0) return { heldFor: 'below-minimum' }
  const outcome = await creditCoinDeposit(ctx, terms)
  return 'heldFor' in outcome ? outcome : { ...outcome, cash: terms.cash }
}

/** A billion USDT: more is not reckoned. */
export const MOST_CREDITED = 1_000_000_000_000_000

/** What the cashier credits. The bonus is that of the quote. */
export const termsOf = async (ctx: Ctx, { depositId, memberId, amount, quoteId }: DepositRow, rate: number) => {
  const quote = quoteId === null ? undefined : await findQuote(ctx, quoteId)
  const coin = microUsdt(amount)
  return { depositId, memberId, coin, rate, cash: cashForCoin(coin, rate), bonus: quote?.bonus ?? 'none' } as const
}
