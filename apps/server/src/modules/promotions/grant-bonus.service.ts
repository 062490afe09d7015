import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { saveHasBonus } from '../identity/index.ts'
import { house, memberPurse, postPipelined } from '../ledger/index.ts'
import { siteCurrency } from '../site/index.ts'
import { takeBudget } from './bonus.repository.ts'
import { expiryOf, requiredOf, type Version } from './bonus.rules.ts'
import { endUsedUp, lockBonusMoney } from './end-bonus.service.ts'
import { findGrants, insertGrant } from './grant.repository.ts'
import { hasOpenStake } from './open-stakes.repository.ts'

/**
 * Whether bonus money of the member is left or staked, be it of a bonus that has ended: it would be mixed with the new one. One that is used up gives way. The purses are locked
 * afterwards.
 */
export const isBusy = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const left = await lockBonusMoney(ctx, memberId)
  const [newest] = await findGrants(ctx, memberId, 1, 0)
  if (left > 0 || (newest && (await hasOpenStake(ctx, newest)))) return true
  await endUsedUp(ctx, memberId)
  return false
}

type Granting = { memberId: number; amount: number; source: string }

/** Grants it by the terms in force. The caller asked `isBusy` in this transaction. Undefined: the budget has no room for it. */
export const grantBonus = async (
  ctx: Ctx,
  { code, version, terms }: Version,
  { memberId, amount, source }: Granting,
): Promise<number | undefined> => {
  if (!(await takeBudget(ctx, { code, memberId, amount, budget: terms.budget }))) return undefined
  const [required, expiresAt] = [requiredOf(terms, amount), expiryOf(terms, ctx.now)]
  const grantId = await insertGrant(ctx, { memberId, code, version, amount, required, expiresAt, source })
  const currency = await siteCurrency(ctx)
  void postPipelined(ctx, {
    kind: 'bonus-granted',
    currency,
    from: house('promotion'),
    to: memberPurse(memberId, 'bonus'),
    amount: moneyOf(currency, amount),
    key: `bonus:${grantId}`,
    reference: `bonus:${grantId}`,
  })
  await saveHasBonus(ctx, memberId, true)
  return grantId
}
