import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { saveHasBonus } from '../identity/index.ts'
import { house, lockPurses, memberPurse, postPipelined } from '../ledger/index.ts'
import { siteCurrency } from '../site/index.ts'
import { addConverted } from './bonus.repository.ts'
import { conversionOf } from './bonus.rules.ts'
import { type Ended, endGrant, findActive, type Grant } from './grant.repository.ts'

/** Cash, points and bonus money of the member, locked: every grant, stake and payout waits for it. */
export const lockBonusMoney = async (ctx: Ctx, memberId: number): Promise<number> =>
  (await lockPurses(ctx, [memberId], new Set([memberId]))).get(memberId)?.bonus ?? 0

/**
 * The one way in which a bonus ends: what the terms make cash goes to the member, and all else that is left returns to the house. `isDue`: asked about the active
 * bonus under the lock. Answers what was done; undefined where there was none to end.
 */
export const endActive = async (
  ctx: Ctx,
  memberId: number,
  status: Ended['status'],
  isDue: (grant: Grant, left: number) => boolean = () => true,
): Promise<Ended | undefined> => {
  const left = await lockBonusMoney(ctx, memberId)
  const grant = await findActive(ctx, memberId)
  if (!grant || !isDue(grant, left)) return undefined
  const converted = status === 'converted' ? conversionOf(grant.terms, left) : 0
  const ended = { status, converted, takenBack: left - converted }
  if (!(await endGrant(ctx, grant.grantId, ended))) throw new Error('a bonus ended while its purses were locked')
  const currency = await siteCurrency(ctx)
  const from = memberPurse(memberId, 'bonus')
  const reference = `bonus:${grant.grantId}`
  if (converted > 0) {
    const amount = moneyOf(currency, converted)
    const to = memberPurse(memberId, 'cash')
    void postPipelined(ctx, {
      kind: 'bonus-converted',
      currency,
      from,
      to,
      amount,
      key: `${reference}:cash`,
      reference,
    })
    await addConverted(ctx, grant.code, converted)
  }
  if (ended.takenBack > 0) {
    const amount = moneyOf(currency, ended.takenBack)
    const to = house('promotion')
    void postPipelined(ctx, {
      kind: 'bonus-taken-back',
      currency,
      from,
      to,
      amount,
      key: `${reference}:back`,
      reference,
    })
  }
  await saveHasBonus(ctx, memberId, false)
  return ended
}
