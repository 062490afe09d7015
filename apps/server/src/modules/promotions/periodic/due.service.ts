import type { Ctx, System } from '../../../platform/context.ts'
import { memberById } from '../../identity/index.ts'
import { isPaused } from '../../protection/index.ts'
import { findBonuses, findVersions } from '../bonus.repository.ts'
import { expiryOf, isGranted, isInForce, isOfDeposits } from '../bonus.rules.ts'
import { lockBonusMoney } from '../end-bonus.service.ts'
import { hadDepositBonusToday } from '../grant.repository.ts'
import { grantBonus, isBusy } from '../grant-bonus.service.ts'
import { type Due, findNextDue, findPlayed, insertDues, lockDue, saveDueState } from './due.repository.ts'
import { dueAmount, periodBefore } from './due.rules.ts'

const MEMBERS_AT_ONCE = 200

/** Stores what the last period brought the site's members, some hundred in a transaction of their own. A second run finds the same, and stores nothing twice. */
export const findDueOfSite = async (ctx: Ctx<System>): Promise<void> => {
  const versions = (await findBonuses(ctx)).filter((one) => isInForce(one, ctx.now))
  for (const { code, terms } of versions.filter(
    ({ terms: { trigger } }) => trigger === 'cashback' || trigger === 'rakeback',
  )) {
    const days = periodBefore(terms.every, ctx.now)
    for (let after = 0, found = MEMBERS_AT_ONCE; found === MEMBERS_AT_ONCE; ) {
      const played = await ctx.inOwnTransaction(async (own) => {
        const at = { ...own, now: ctx.now }
        const members = await findPlayed(at, days, terms, after, MEMBERS_AT_ONCE)
        const dues = members.map(({ memberId, ...did }) => ({
          ...{ memberId, code, period: days.from, amount: dueAmount(terms, did) },
          lapsesAt: expiryOf(terms, ctx.now),
        }))
        await insertDues(
          at,
          dues.filter(({ amount }) => amount > 0),
        )
        return members
      })
      after = played.at(-1)?.memberId ?? after
      found = played.length
    }
  }
}

/** A new level brings what the bonuses of that level say, once in a lifetime each, in the transaction that gives it. To a partner it brings nothing. */
export const dueForLevel = async (ctx: Ctx, memberId: number, level: number): Promise<void> => {
  if ((await memberById(ctx, memberId))?.tier !== 'NORMAL') return
  const versions = (await findBonuses(ctx)).filter(
    (one) => one.terms.trigger === 'rank-up' && isGranted(one, ctx.now, level) === undefined,
  )
  await insertDues(
    ctx,
    versions.map(({ code, terms }) => ({
      ...{ memberId, code, period: `level ${level}`, amount: terms.cap },
      lapsesAt: expiryOf(terms, ctx.now),
    })),
  )
}

/**
 * Grants it by the terms in force now, unless bonus money of the member is left or staked: then it goes on waiting. The purses are locked first, as a withdrawal does,
 * which refuses what waits.
 */
export const grantDue = async (ctx: Ctx, { dueId, memberId }: Pick<Due, 'dueId' | 'memberId'>): Promise<void> => {
  await lockBonusMoney(ctx, memberId)
  const due = await lockDue(ctx, dueId)
  if (!due) return
  const { code, amount, lapsesAt } = due
  if (lapsesAt <= ctx.now) return void (await saveDueState(ctx, dueId, 'lapsed'))
  const [version] = await findVersions(ctx, [code])
  const member = await memberById(ctx, memberId)
  const mayHave = member?.status === 'active' && member.tier === 'NORMAL'
  const isWanted = version && mayHave && !(await isPaused(ctx, memberId))
  if (!isWanted || isGranted(version, ctx.now, member.level)) return void (await saveDueState(ctx, dueId, 'refused'))
  if (await isBusy(ctx, memberId)) return
  // Deposits bring one bonus a day, whenever it is granted: this one goes on waiting, and keeps no other of the member waiting.
  if (isOfDeposits(code) && (await hadDepositBonusToday(ctx, memberId))) {
    const next = await findNextDue(ctx, due)
    return next && grantDue(ctx, next)
  }
  const grantId = await grantBonus(ctx, version, {
    memberId,
    amount: Math.min(amount, version.terms.cap),
    source: `due:${dueId}`,
  })
  await saveDueState(ctx, dueId, grantId === undefined ? 'refused' : 'granted')
}
