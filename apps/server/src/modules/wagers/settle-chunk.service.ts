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
import type { LegResult } from './leg.rules.ts'
import { planMoney, type Step } from './settle-money.rules.ts'
import {
  findEndedWagers,
  findRoundWagers,
  lockRound,
  type Place,
  type RoundRef,
  type RoundWager,
} from './settle-round.repository.ts'
import {
  correctionOf,
  type ResultWithLegs,
  type Settlement,
  settlementOf,
  type WagerResult,
} from './settle-round.rules.ts'
import { moveWagers } from './wager.service.ts'

/** Asked for every wager of the round, and again after a crash: it must answer the same then. */
export type ResultOf = (wager: RoundWager) => WagerResult | ResultWithLegs

/** `open`: those that wait for a result. `ended`: those that had one, which was wrong. */
export type Chunk = { round: RoundRef; which: 'open' | 'ended'; from: Place; size: number }
export type ChunkSettled = { settled: number; left: number; last: Place | undefined }

type Decided = RoundWager & { settlement: Settlement; legResults: readonly LegResult[] }
/** A wager that comes to the same after a correction: what became of its legs may differ. */
type Same = { wager: RoundWager; legResults: readonly LegResult[] }

/**
 * In one transaction, on a pipelined connection: it waits for an answer three times, and for the commit. On a machine with other work each wait costs more than the statement.
 * The purses are locked before the wagers, as every batch does.
 */
export const settleChunk = async (
  ctx: Ctx,
  { round, which, from, size }: Chunk,
  resultOf: ResultOf,
  post: BatchPoster,
): Promise<ChunkSettled> => {
  void ctx.db.pipeline(() => lockRound(ctx, round))
  const wagers = await (which === 'open' ? findRoundWagers : findEndedWagers)(ctx, round, from, size)
  const last = wagers.length < size ? undefined : placeOf(wagers.at(-1))
  const answers = wagers.map((wager) => decide(ctx, wager, which, resultOf))
  const left = answers.filter((answer) => answer === undefined).length
  const decided = answers.filter((answer) => answer !== undefined && 'settlement' in answer)
  if (decided.length > 0) await write(ctx, round, decided, post)
  const same = answers.filter((answer) => answer !== undefined && 'wager' in answer)
  const legs = same.flatMap((each) => changedLegs(round, each))
  if (legs.length > 0) void ctx.db.pipeline(() => decideLegs(ctx, legs))
  return { settled: decided.length, left, last }
}

const placeOf = (wager: RoundWager | undefined): Place | undefined =>
  wager && { memberId: wager.ref.memberId, wagerId: wager.ref.wagerId }

const decide = (ctx: Ctx, wager: RoundWager, which: Chunk['which'], resultOf: ResultOf): Decided | Same | undefined => {
  const said = resultOf(wager)
  const { result, bonus, legs: legResults } = typeof said === 'object' ? said : { result: said, bonus: 0, legs: [] }
  const settled = which === 'open' ? settlementOf : correctionOf
  const settlement = settled(wager.before, result, bonus)
  if (settlement === 'same') return { wager, legResults }
  if (settlement) return { ...wager, settlement, legResults }
  ctx.log.error({ wager: wager.ref, result }, 'a wager cannot come to this and stays as it is')
  return undefined
}

const changedLegs = ({ siteId }: RoundRef, { wager: { ref, legs }, legResults }: Same): DecidedLeg[] =>
  legResults.flatMap((result, n) => {
    const leg = legs[n]
    const isSame = leg?.state === result.state && leg.sharedBy === (result.sharedBy ?? 1)
    return isSame ? [] : [{ siteId, ref, ord: n + 1, result }]
  })

const write = async (ctx: Ctx, round: RoundRef, decided: readonly Decided[], post: BatchPoster): Promise<void> => {
  const memberIds = decided.map(({ ref }) => ref.memberId)
  const withBonus = decided.filter(({ settlement }) => settlement.moves.some(({ bonus }) => bonus > 0))
  const withBonusIds = new Set(withBonus.map(({ ref }) => ref.memberId))
  // Sent together: the debts are read when the purses are locked.
  const [purses, owed] = await allDone([lockPurses(ctx, memberIds, withBonusIds), findDebts(ctx, memberIds)])
  const plan = planMoney(
    decided.map(({ ref, before, settlement }) => ({
      memberId: ref.memberId,
      moves: settlement.moves,
      // Named after the movement it pays for, so that it is paid once whatever runs it again.
      key: `wager:${ref.wagerId}:${before.movements + 1}`,
      reference: `round:${round.vendorCode}:${round.round}`,
    })),
    (memberId) => purses.get(memberId)?.cash ?? 0,
    (memberId) => owed.get(memberId),
  )
  const currency = decided[0]?.currency as Currency
  const posted = await post(
    ctx,
    plan.steps.map((step) => postingOf(ctx, round, currency, step)),
  )
  if (posted.some(({ outcome }) => outcome !== 'posted'))
    throw new ConcurrentUpdate('a wager of the round was settled meanwhile')
  const transfers = new Map<number, number>()
  plan.steps.forEach(({ paying, kind, purse }, i) => {
    if (paying === undefined || kind === 'debt-opened') return
    // Of a split that of the cash.
    if (purse === 'cash' || !transfers.has(paying)) transfers.set(paying, posted[i]?.transferId ?? 0)
  })
  const movings = decided.map(({ ref, before, settlement }, i) => {
    const { change, movement, isVoid } = settlement
    const transferId = transfers.has(i) ? String(transfers.get(i)) : null
    const moved = { ...movement, balanceAfter: plan.cashAfter[i] as number, transferId }
    return { siteId: round.siteId, ref, before, change, movement: moved, isVoid }
  })
  if (plan.debts.size > 0) void ctx.db.pipeline(() => saveDebts(ctx, currency, plan.debts))
  const legs = decided.flatMap(({ ref, legResults }) =>
    legResults.map((result, n) => ({ siteId: round.siteId, ref, ord: n + 1, result })),
  )
  if (legs.length > 0) void ctx.db.pipeline(() => decideLegs(ctx, legs))
  void ctx.db.pipeline(() => moveWagers(ctx, movings))
  emitMoved(ctx, currency, plan.steps, purses)
}

const postingOf = (
  ctx: Ctx,
  { siteId, vendorCode }: RoundRef,
  currency: Currency,
  { memberId, purse, kind, amount, key, reference }: Step,
): BatchPosting => {
  const own = memberPurse(memberId, purse)
  const other = kind.startsWith('debt-') ? house('receivable') : vendorAccount(vendorCode)
  const sides = isIncoming(kind) ? { from: other, to: own } : { from: own, to: other }
  return { siteId, happenedAt: ctx.now, kind, currency, amount, key, reference, ...sides } as BatchPosting
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
