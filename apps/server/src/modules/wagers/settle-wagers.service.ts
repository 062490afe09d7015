import type { Ctx } from '../../platform/context.ts'
import type { BatchPoster } from '../ledger/index.ts'
import { type DecidedLeg, decideLegs } from './leg.repository.ts'
import { findSettled, type SettledWager } from './settle-wagers.repository.ts'
import { endingOf, type WagerEnd } from './settle-wagers.rules.ts'
import { type Settling, writeSettlements } from './settle-write.service.ts'
import type { WagerRef } from './wager-id.rules.ts'

/** `end` undefined: only what is said of its legs is written. `legs`: those that changed. */
export type WagerOrder = {
  ref: WagerRef
  end: WagerEnd | undefined
  legs: readonly Omit<DecidedLeg, 'siteId' | 'ref'>[]
}
/** `left`: stayed as they were, because they cannot come to what was said: those of another vendor, those that were cancelled otherwise, and where bonus money would be taken back. */
export type WagersSettled = { settled: WagerRef[]; left: WagerRef[] }

/**
 * Brings wagers of the site of `ctx` to what a product's results say, in the caller's transaction, set-based, at most 1,000 at once and each once: settles what waits, corrects what ended, and opens
 * again what had its result taken back. Only the difference moves; what a member's cash does not cover the member owes. Said again it changes nothing. The caller has locked the purses of the
 * members, and decides from what it has read since. `post`: of the caller, who has one for all its transactions.
 */
export const settleWagers = async (
  ctx: Ctx,
  vendorCode: string,
  orders: readonly WagerOrder[],
  post: BatchPoster,
): Promise<WagersSettled> => {
  const ending = orders.filter(({ end }) => end)
  const wagers = await findSettled(
    ctx,
    ending.map(({ ref }) => ref),
  )
  const left: WagerRef[] = []
  const settlings: Settling[] = []
  const legs: DecidedLeg[] = []
  for (const { ref, end, legs: said } of orders) {
    const wager = end && wagers.get(ref.wagerId)
    const effect = effectOf(vendorCode, wager, end)
    if (effect === undefined) left.push(ref)
    else if (effect === 'same') legs.push(...said.map((leg) => ({ ...leg, siteId: ctx.siteId, ref })))
    else if (wager) settlings.push({ ref, before: wager.before, effect, round: wager.round, legs: said })
  }
  if (legs.length > 0) void ctx.db.pipeline(() => decideLegs(ctx, legs))
  const currency = wagers.values().next().value?.currency
  if (currency && settlings.length > 0) await writeSettlements(ctx, { vendorCode, currency }, settlings, post)
  return { settled: settlings.map(({ ref }) => ref), left }
}

/** `same`: only what is said of its legs is written. Undefined: it stays as it is. */
const effectOf = (vendorCode: string, wager: SettledWager | undefined, end: WagerEnd | undefined) => {
  if (end === undefined) return 'same'
  const isMovable = wager && !wager.isCancelled && wager.before.vendorCode === vendorCode
  return isMovable ? endingOf(wager.before, end) : undefined
}

/** Ids of those wagers that `settleWagers` would leave as they are. Changes nothing. */
export const wouldStay = async (
  ctx: Ctx,
  vendorCode: string,
  orders: readonly Pick<WagerOrder, 'ref' | 'end'>[],
): Promise<Set<number>> => {
  const ending = orders.filter(({ end }) => end)
  if (ending.length === 0) return new Set()
  const wagers = await findSettled(
    ctx,
    ending.map(({ ref }) => ref),
  )
  const staying = ending.filter(({ ref, end }) => !effectOf(vendorCode, wagers.get(ref.wagerId), end))
  return new Set(staying.map(({ ref }) => ref.wagerId))
}
