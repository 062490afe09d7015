import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { saveHasBonus } from '../identity/index.ts'
import { house, lockPurses, memberPurse, postPipelined } from '../ledger/index.ts'
import { siteCurrency } from '../site/index.ts'
import { addConverted } from './bonus.repository.ts'
import { conversionOf } from './bonus.rules.ts'
import { deleteReturned, type Ended, endGrant, findActive, type Grant, insertStray } from './grant.repository.ts'
import { hasOpenStake } from './open-stakes.repository.ts'
import { refuseDepositDues } from './periodic/due.repository.ts'

/** Cash, points and bonus money of the member, locked: every grant, stake and payout waits for it. */
export const lockBonusMoney = async (ctx: Ctx, memberId: number): Promise<number> =>
  (await lockPurses(ctx, [memberId], new Set([memberId]))).get(memberId)?.bonus ?? 0

/** The terms are met. What is staked with bonus money is waited for, so that its payout is converted with the rest. */
export const convertMet = (ctx: Ctx, memberId: number) =>
  endActive(
    ctx,
    memberId,
    'converted',
    async (grant) => grant.progress >= grant.required && !(await hasOpenStake(ctx, grant)),
  )

/** At its end: converted where the terms are met by then, else expired. */
export const endExpired = async (ctx: Ctx, memberId: number) => {
  const isOver = ({ expiresAt }: Grant): boolean => expiresAt <= ctx.now
  const isMet = ({ progress, required }: Grant): boolean => progress >= required
  return (
    (await endActive(ctx, memberId, 'converted', (grant) => isOver(grant) && isMet(grant))) ??
    (await endActive(ctx, memberId, 'expired', isOver))
  )
}

/**
 * With every withdrawal, in its transaction: else a deposit could be withdrawn at once, and its bonus be played for nothing, also one that still waits when none
 * runs any more.
 */
export const forfeitOnWithdrawal = async (ctx: Ctx, memberId: number) => {
  const ended = await endActive(ctx, memberId, 'forfeited')
  await refuseDepositDues(ctx, memberId)
  return ended
}

/** Nothing is left of it. The caller has seen, under the lock of the purses, that nothing is staked either. */
export const endUsedUp = (ctx: Ctx, memberId: number) =>
  endActive(ctx, memberId, 'used-up', (_grant, left) => left === 0)

/**
 * What came to the bonus purse when no bonus was active, such as the payout of a stake that was open when its bonus was given up, returns to the house.
 */
export const takeBackStray = async (ctx: Ctx, memberId: number): Promise<void> => {
  const left = await lockBonusMoney(ctx, memberId)
  if (left > 0 && !(await findActive(ctx, memberId))) {
    const strayId = await insertStray(ctx, memberId, left)
    const currency = await siteCurrency(ctx)
    const [from, to] = [memberPurse(memberId, 'bonus'), house('promotion')]
    const amount = moneyOf(currency, left)
    const key = `bonus-stray:${strayId}`
    void postPipelined(ctx, {
      kind: 'bonus-taken-back',
      currency,
      from,
      to,
      amount,
      key,
      reference: `member:${memberId}`,
    })
  }
  await deleteReturned(ctx, memberId)
}

/**
 * The one way in which a bonus ends: what the terms make cash goes to the member, and all else that is left returns to the house. `isDue`: asked about the active
 * bonus under the lock. Answers what was done; undefined where there was none to end.
 */
export const endActive = async (
  ctx: Ctx,
  memberId: number,
  status: Ended['status'],
  isDue: (grant: Grant, left: number) => boolean | Promise<boolean> = () => true,
): Promise<Ended | undefined> => {
  const left = await lockBonusMoney(ctx, memberId)
  const grant = await findActive(ctx, memberId)
  if (!grant || !(await isDue(grant, left))) return undefined
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
