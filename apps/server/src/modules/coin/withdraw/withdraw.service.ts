import type { Address } from '@maru/coin-chain'
import { type Cash, type CoinRate, type CoinTerms, microUsdt } from '@maru/contract'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { Refusal, refuseField } from '../../../platform/refusal.ts'
import { lastAddresses, requestCoinWithdrawal, withdrawalLimits } from '../../cashier/index.ts'
import { assertCoinOn } from '../network.ts'
import { rateNow } from '../rates/rate.service.ts'
import { addressIn, isSendable } from '../sendable-address.service.ts'
import { coinSent, isWorse, leastWithdrawal, withdrawalRate } from './withdraw.rules.ts'

const MOST_ADDRESSES = 3

/** What the page of withdrawals needs to know before. */
export const showWithdrawal = async (ctx: MemberCtx) => {
  const { network, options } = await assertCoinOn(ctx, 'coinWithdrawals')
  const { memberId } = ctx.who
  const [known, { minimum, maximum, unit, withdrawalWaitsUntil }, addresses] = await Promise.all([
    rateNow(ctx),
    withdrawalLimits(ctx),
    lastAddresses(ctx, memberId, MOST_ADDRESSES),
  ])
  const rate = known ? withdrawalRate(known.rate, options.coinWithdrawalSpread) : null
  const fee = microUsdt(options.coinFee)
  return {
    network,
    rate,
    rateAt: known?.confirmedAt.toISOString() ?? null,
    fee,
    minimum: leastWithdrawal(minimum, unit, rate, fee),
    maximum,
    unit,
    withdrawalWaitsUntil,
    addresses,
    isDemo: ctx.config.MARU_MODE === 'demo',
  }
}

type Sent = {
  amount: number
  address: string
  rate: CoinRate
  cashOutPass: string
  code: string
  endsBonus: boolean
  requestKey: string
}

/** As a withdrawal by bank, with the terms of now frozen in it. In steps, as that is. */
export const withdraw = async (ctx: MemberCtx, { address: text, rate: shown, ...sent }: Sent) => {
  const address = addressIn(text)
  if (!address) throw refuseField('C240', 'address')
  return requestCoinWithdrawal(ctx, sent, { address, terms: (own, amount) => termsNow(own, amount, address, shown) })
}

const termsNow = async (ctx: Ctx, amount: Cash, address: Address, shown: CoinRate): Promise<CoinTerms> => {
  const { options } = await assertCoinOn(ctx, 'coinWithdrawals')
  if (!(await isSendable(ctx, address))) throw refuseField('C241', 'address')
  const known = await rateNow(ctx)
  if (!known) throw new Refusal('C141')
  const rate = withdrawalRate(known.rate, options.coinWithdrawalSpread)
  if (isWorse(rate, shown)) throw new Refusal('C143', { rate })
  const fee = microUsdt(options.coinFee)
  const coin = coinSent(amount, rate, fee)
  if (coin <= 0) throw refuseField('C142', 'amount')
  return { amount: coin, rate, fee, address }
}
