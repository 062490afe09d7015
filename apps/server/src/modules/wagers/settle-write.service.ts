import type { Currency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { allDone, ConcurrentUpdate } from '../../platform/db/index.ts'
import {
  type BatchPoster,
  type BatchPosting,
  emitHoldings,
  type Holding,
  house,
  type LockedHolding,
  lockPurses,
  memberPurse,
  vendorAccount,
} from '../ledger/index.ts'
import { findDebts, saveDebts } from './debt.repository.ts'
import { type DecidedLeg, decideLegs } from './leg.repository.ts'
import { planMoney, type Step } from './settle-money.rules.ts'
import type { SettlementEffect } from './settle-round.rules.ts'
import type { StoredWager } from './wager.rules.ts'
import { moveWagers } from './wager.service.ts'
import type { WagerRef } from './wager-id.rules.ts'

/** What is written of one wager. `legs`: those of which something is said. */
export type Settling = {
  ref: WagerRef
  before: StoredWager
  effect: SettlementEffect
  round: string
  legs: readonly Omit<DecidedLeg, 'siteId' | 'ref'>[]
}
/** Of which all of them are, at the site of the context. */
export type SettlingOf = { vendorCode: string; currency: Currency }

/**
 * Moves the money, the wagers, their legs and the sums of days, set-based. It waits for two answers, and sends the rest before the commit. The purses are locked before the wagers, as every
 * batch does; a wager that was moved since it was read has the transaction run again.
 */
export const writeSettlements = async (
  ctx: Ctx,
  { vendorCode, currency }: SettlingOf,
  settlings: readonly Settling[],
  post: BatchPoster,
): Promise<void> => {
  const memberIds = settlings.map(({ ref }) => ref.memberId)
  const withBonus = settlings.filter(({ effect }) => effect.moves.some(({ bonus }) => bonus > 0))
  const withBonusIds = new Set(withBonus.map(({ ref }) => ref.memberId))
  // Sent together: the debts are read when the purses are locked.
  const [purses, owed] = await allDone([lockPurses(ctx, memberIds, withBonusIds), findDebts(ctx, memberIds)])
  const plan = planMoney(
    settlings.map(({ ref, before, effect, round }) => ({
      memberId: ref.memberId,
      moves: effect.moves,
      // Named after the movement it pays for, so that it is paid once whatever runs it again.
      key: `wager:${ref.wagerId}:${before.movements + 1}`,
      reference: `round:${vendorCode}:${round}`,
    })),
    (memberId) => purses.get(memberId)?.cash ?? 0,
    (memberId) => owed.get(memberId),
  )
  const posted = await post(
    ctx,
    plan.steps.map((step) => postingOf(ctx, vendorCode, currency, step)),
  )
  if (posted.some(({ outcome }) => outcome !== 'posted'))
    throw new ConcurrentUpdate('a wager of these was settled meanwhile')
  const transfers = new Map<number, number>()
  plan.steps.forEach(({ paying, kind, purse }, i) => {
    if (paying === undefined || kind === 'debt-opened') return
    // Of a split that of the cash.
    if (purse === 'cash' || !transfers.has(paying)) transfers.set(paying, posted[i]?.transferId ?? 0)
  })
  const movings = settlings.map(({ ref, before, effect }, i) => {
    const { change, movement, isVoid } = effect
    const transferId = transfers.has(i) ? String(transfers.get(i)) : null
    const moved = { ...movement, balanceAfter: plan.cashAfter[i] as number, transferId }
    return { siteId: ctx.siteId, ref, before, change, movement: moved, isVoid }
  })
  if (plan.debts.size > 0) void ctx.db.pipeline(() => saveDebts(ctx, currency, plan.debts))
  const legs = settlings.flatMap(({ ref, legs: said }) => said.map((leg) => ({ siteId: ctx.siteId, ref, ...leg })))
  if (legs.length > 0) void ctx.db.pipeline(() => decideLegs(ctx, legs))
  void ctx.db.pipeline(() => moveWagers(ctx, movings))
  emitMoved(ctx, currency, plan.steps, purses)
}

const postingOf = (
  ctx: Ctx,
  vendorCode: string,
  currency: Currency,
  { memberId, purse, kind, amount, key, reference }: Step,
): BatchPosting => {
  const own = memberPurse(memberId, purse)
  const other = kind.startsWith('debt-') ? house('receivable') : vendorAccount(vendorCode)
  const sides = isIncoming(kind) ? { from: other, to: own } : { from: own, to: other }
  return { siteId: ctx.siteId, happenedAt: ctx.now, kind, currency, amount, key, reference, ...sides } as BatchPosting
}

const isIncoming = (kind: Step['kind']): boolean =>
  kind === 'wager-paid' || kind === 'wager-cancelled' || kind === 'debt-opened'

/** Each member once whose cash moved. */
const emitMoved = (
  ctx: Ctx,
  currency: string,
  steps: readonly Step[],
  purses: ReadonlyMap<number, LockedHolding>,
): void => {
  const after = new Map<number, Holding>()
  for (const { memberId, purse, kind, amount } of steps) {
    if (purse === 'bonus') continue
    const { cash, points, version } = after.get(memberId) ?? (purses.get(memberId) as LockedHolding)
    after.set(memberId, { cash: cash + (isIncoming(kind) ? amount : -amount), points, version: version + 1 })
  }
  emitHoldings(
    ctx,
    [...after].map(([memberId, held]) => ({ siteId: ctx.siteId, memberId, currency, ...held })),
  )
}
