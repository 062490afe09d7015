import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { saveHasBonus } from '../identity/index.ts'
import { house, memberPurse, postPipelined } from '../ledger/index.ts'
import { siteCurrency } from '../site/index.ts'
import { takeBudget } from './bonus.repository.ts'
import { expiryOf, requiredOf, type Version } from './bonus.rules.ts'
import { endActive, lockBonusMoney } from './end-bonus.service.ts'
import { findActive, insertGrant } from './grant.repository.ts'

/** Whether a bonus of the member is active of which anything is left. One that is used up gives way. The purses are locked afterwards. */
export const isBusy = async (ctx: Ctx, memberId: number): Promise<boolean> => {
  const left = await lockBonusMoney(ctx, memberId)
  return left > 0 || ((await findActive(ctx, memberId)) !== undefined && !(await endUsedUp(ctx, memberId)))
}

const endUsedUp = async (ctx: Ctx, memberId: number): Promise<boolean> =>
  (await endActive(ctx, memberId, 'used-up', (_, left) => left === 0)) !== undefined

type Granting = { memberId: number; amount: number; source: string }

/** Grants it by the terms in force. The caller asked `isBusy` in this transaction. Undefined: the budget has no room for it. */
export const grantBonus = async (
  ctx: Ctx,
  { code, version, terms }: Version,
  { memberId, amount, source }: Granting,
): Promise<number | undefined> => {
  if (!(await takeBudget(ctx, code, amount, terms.budget))) return undefined
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
