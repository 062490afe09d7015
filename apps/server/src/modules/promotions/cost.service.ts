import {
  type AdminAnswerOf,
  type adminBonusCost,
  type BonusTerms,
  bonusGroups,
  bonusOfDeposit,
  cashOf,
} from '@maru/contract'
import type { StaffCtx } from '../../platform/context.ts'
import { findReturns } from './bonus.repository.ts'
import { requiredOf } from './bonus.rules.ts'
import { breakEvenMultiple, costOf, isProfitable } from './cost.rules.ts'

/** What a stake that wins brings back in the model, by group: slots win seldom and much. */
const paysIn = (group: string): number => (group.endsWith('slot') ? 10 : 2)
const LARGEST_MULTIPLE = 100

const inBasisPoints = (part: number, whole: number): number => Math.round((part / whole) * 10_000)

type Returns = Awaited<ReturnType<typeof findReturns>>

/** For each group and each return that its games have: what the largest bonus costs on the average. The largest stake is the member's best choice. */
export const bonusCost = async (ctx: StaffCtx, terms: BonusTerms): Promise<AdminAnswerOf<typeof adminBonusCost>> => {
  const returns = await findReturns(ctx, bonusGroups)
  const { deposit, bonus, stake } = largestOf(terms)
  const rows = rowsOf(terms, returns)
  const safeMultiple = rows.some(({ mayProfit }) => mayProfit) ? safeMultipleOf(terms, returns) : terms.multiple
  return { deposit: cashOf(deposit), bonus: cashOf(bonus), stake: cashOf(stake), safeMultiple, rows }
}

/** The largest bonus of one grant, and the smallest deposit that brings it. A bonus of anything else comes without a deposit. */
const largestOf = (terms: BonusTerms) => {
  const { trigger, cap, rateBp, minimumDeposit, largestStake } = terms
  const isOfDeposit = trigger === 'deposit' && rateBp > 0
  const deposit = isOfDeposit ? Math.max(minimumDeposit, Math.ceil((cap * 10_000) / rateBp)) : 0
  const bonus = isOfDeposit ? bonusOfDeposit(terms, deposit) : cap
  return { deposit, bonus, stake: Math.min(largestStake, deposit + bonus) }
}

/** The rows of the calculator at these returns. */
export const rowsOf = (terms: BonusTerms, returns: Returns) => {
  const { deposit, bonus, stake } = largestOf(terms)
  return returns.flatMap(({ group, returnBp, games, game }) => {
    const weight = terms.weights[group] ?? 0
    const pays = paysIn(group)
    const cost = costOf({ ...{ deposit, bonus, weight, returnBp, stake, pays }, required: requiredOf(terms, bonus) })
    if (!cost) return []
    const { turnover, gainIfNeverBroke, gain, bust } = cost
    return [
      {
        ...{ group, returnBp, games, game, weight, turnover: cashOf(turnover) },
        averageGainBp: inBasisPoints(gainIfNeverBroke, bonus),
        modelGainBp: inBasisPoints(gain, bonus),
        bustBp: inBasisPoints(bust, 1),
        breakEvenMultiple: breakEvenMultiple(weight, returnBp),
        mayProfit: isProfitable(terms, { gain, gainIfNeverBroke, bonus, returnBp, pays }),
      },
    ]
  })
}

/**
 * Whether one of the staff alone may not switch these terms on. What was lost or staked in a period was so on any game, also where nothing counts for the wagering; so a member who earns a bonus on the
 * game that returns most, and makes the best of it, must not come out ahead. A new level gives its bonus to everybody: above `alone` two decide, as with one by hand.
 */
export const needsTwo = async (ctx: StaffCtx, terms: BonusTerms, alone: number): Promise<boolean> => {
  if (terms.trigger === 'rank-up') return Math.min(terms.cap, terms.largestConversion ?? terms.cap) > alone
  const returns = await findReturns(ctx, bonusGroups)
  const rows = rowsOf(terms, returns)
  if (rows.some(({ mayProfit }) => mayProfit)) return true
  if (terms.trigger !== 'cashback' && terms.trigger !== 'rakeback') return false
  const kept = terms.multiple === 0 ? 1 : Math.max(0, ...rows.map(keptOf))
  return returns.some(({ group, returnBp }) =>
    isProfitable(terms, { gain: kept, gainIfNeverBroke: kept, bonus: 1, returnBp, pays: paysIn(group) }),
  )
}

const keptOf = ({ averageGainBp, modelGainBp }: { averageGainBp: number; modelGainBp: number }): number =>
  Math.max(averageGainBp, modelGainBp) / 10_000

/** Of games with the same weight and pay-outs a member gains most on the one that returns most. */
const dearestOf = (terms: BonusTerms, returns: Returns): Returns => {
  const dearest = new Map<string, Returns[number]>()
  for (const one of returns) {
    const key = `${terms.weights[one.group] ?? 0} ${paysIn(one.group)}`
    if (one.returnBp > (dearest.get(key)?.returnBp ?? -1)) dearest.set(key, one)
  }
  return [...dearest.values()]
}

/** The more must be wagered, the less is gained: so it is found by halves, on the dearest games alone, for each try takes milliseconds of the process. */
const safeMultipleOf = (terms: BonusTerms, returns: Returns): number | null => {
  const dearest = dearestOf(terms, returns)
  const isSafe = (multiple: number): boolean =>
    !rowsOf({ ...terms, multiple }, dearest).some(({ mayProfit }) => mayProfit)
  if (!isSafe(LARGEST_MULTIPLE)) return null
  let [unsafe, safe] = [terms.multiple, LARGEST_MULTIPLE]
  while (safe - unsafe > 1) {
    const middle = Math.floor((unsafe + safe) / 2)
    if (isSafe(middle)) safe = middle
    else unsafe = middle
  }
  return safe
}
