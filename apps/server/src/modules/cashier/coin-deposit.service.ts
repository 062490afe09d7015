import type { Cash, CoinHeldReason, CoinRate, MicroUsdt } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { memberById } from '../identity/index.ts'
import { assertMayDeposit, passesDepositLimit } from '../protection/index.ts'
import { siteOptions } from '../site/index.ts'
import { grantChosenBonus } from './bonus.service.ts'
import { insertCoinDeposit } from './coin-deposit.repository.ts'
import { payIn } from './money.service.ts'
import { lockRequestsOf } from './request.repository.ts'
import { ofLevel } from './request.rules.ts'
import { publishChanged } from './request-changed.ts'
import type { Bonus } from './tables.ts'

/** What came by coin. `cash`: what it is worth at the rate. */
export type CoinDeposit = {
  depositId: number
  memberId: number
  coin: MicroUsdt
  rate: CoinRate
  cash: Cash
  bonus: Bonus
}
type Protecting = Extract<CoinHeldReason, 'limit' | 'paused' | 'barred'>

/** A completed request with its money and its bonus, in the caller's transaction; or why there is none, and then nothing was done. Once for each deposit. */
export const creditCoinDeposit = async (
  ctx: Ctx,
  deposit: CoinDeposit,
): Promise<{ cashIdx: number } | { heldFor: Protecting | 'above-maximum' }> => {
  const protecting = await protects(ctx, deposit)
  if (protecting) return { heldFor: protecting }
  const { maximumDepositByLevel } = await siteOptions(ctx)
  const level = (await memberById(ctx, deposit.memberId))?.level ?? 0
  if (deposit.cash > ofLevel(maximumDepositByLevel, level)) return { heldFor: 'above-maximum' }
  return credited(ctx, deposit)
}

/** The same by staff: only what protects the member stands in the way. */
export const creditHeldCoin = async (
  ctx: Ctx,
  deposit: CoinDeposit,
): Promise<{ cashIdx: number } | { heldFor: Protecting }> => {
  const protecting = await protects(ctx, deposit)
  return protecting ? { heldFor: protecting } : credited(ctx, deposit)
}

const protects = async (ctx: Ctx, { memberId, cash }: CoinDeposit): Promise<Protecting | undefined> => {
  await lockRequestsOf(ctx, memberId)
  // It locks the purses, as who begins a pause does: the member is read after it.
  const passes = await passesDepositLimit(ctx, memberId, cash)
  const member = await memberById(ctx, memberId)
  if (!member) return 'barred'
  try {
    await assertMayDeposit(ctx, member)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code === 'C132' ? 'paused' : 'barred'
  }
  return passes ? 'limit' : undefined
}

const credited = async (ctx: Ctx, deposit: CoinDeposit): Promise<{ cashIdx: number }> => {
  const request = await insertCoinDeposit(ctx, deposit)
  await payIn(ctx, request)
  await grantChosenBonus(ctx, request)
  publishChanged(ctx, request)
  return { cashIdx: request.request_id }
}
