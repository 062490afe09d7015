import { setTimeout as sleep } from 'node:timers/promises'
import type { Currency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { ConcurrentUpdate } from '../../platform/db/index.ts'
import type { Services } from '../../platform/services.ts'
import {
  type BatchPoster,
  type BatchPosting,
  createBatchPoster,
  emitHoldings,
  type LockedHolding,
  lockPurses,
  memberPurse,
  vendorAccount,
} from '../ledger/index.ts'
import {
  findRoundWagers,
  lockRound,
  type Place,
  type RoundRef,
  type RoundWager,
  SETTLE_POOL,
} from './settle-round.repository.ts'
import {
  firstChunk,
  nextChunk,
  pauseMs,
  type Settlement,
  type SettlePace,
  settlementOf,
  type WagerResult,
} from './settle-round.rules.ts'
import { moveWagers } from './wager.service.ts'

/** Asked for every open wager of the round, and again after a crash: it must answer the same then. */
export type ResultOf = (wager: RoundWager) => WagerResult
/** `left`: stayed open, because what they should have come to is impossible. */
export type RoundSettled = { settled: number; left: number }

export type RoundSettler = {
  /**
   * Settles every open wager of a round, in commits of at most 1,000 and at the pace that the caller states. A second run settles what the first
   * left open, also after a crash between two commits; run by two processes, each wager is settled by one. Stops after a commit when `stop` is aborted.
   */
  settle(round: RoundRef, resultOf: ResultOf, pace: SettlePace, stop?: AbortSignal): Promise<RoundSettled>
  close(): Promise<void>
}

const BEFORE_ALL: Place = { memberId: 0, wagerId: 0 }

export const createRoundSettler = (services: Services): RoundSettler => {
  const dedicated = services.openDedicatedPool(SETTLE_POOL, 1)
  const post = createBatchPoster()
  return {
    async settle(round, resultOf, pace, stop) {
      const all = { settled: 0, left: 0 }
      const about = { who: { kind: 'system', job: 'wagers.settle-round' } as const, siteId: round.siteId }
      let size: number = firstChunk
      for (let after: Place | undefined = BEFORE_ALL; after && !stop?.aborted; ) {
        const began = performance.now()
        const chunk: Chunk = { round, from: after, size }
        const done = await dedicated.inContext(about, (ctx) => settleChunk(ctx, chunk, resultOf, post))
        const tookMs = performance.now() - began
        all.settled += done.settled
        all.left += done.left
        after = done.last
        size = nextChunk(size, tookMs, pace)
        const pause = pauseMs(tookMs, pace)
        if (after && pause > 0) await sleep(pause)
      }
      return all
    },
    close: () => dedicated.close(),
  }
}

type Chunk = { round: RoundRef; from: Place; size: number }
type ChunkSettled = RoundSettled & { last: Place | undefined }
type Decided = RoundWager & { settlement: Settlement }

/** In one transaction. The purses are locked before the wagers, as every batch does. */
const settleChunk = async (
  ctx: Ctx,
  { round, from, size }: Chunk,
  resultOf: ResultOf,
  post: BatchPoster,
): Promise<ChunkSettled> => {
  await lockRound(ctx, round)
  const wagers = await findRoundWagers(ctx, round, from, size)
  const last = wagers.length < size ? undefined : placeOf(wagers.at(-1))
  const decided = wagers.flatMap((wager) => decide(ctx, wager, resultOf))
  if (decided.length === 0) return { settled: 0, left: wagers.length, last }
  const purses = await lockPurses(
    ctx,
    decided.map(({ ref }) => ref.memberId),
  )
  const paid = decided.filter(({ settlement }) => settlement.pays > 0)
  const answers = await post(
    ctx,
    paid.map((wager) => postingOf(ctx, round, wager)),
  )
  const transfers = new Map(paid.map((wager, i) => [wager, answers[i]]))
  const movings = decided.map((wager) => {
    const { ref, before, settlement } = wager
    const transfer = transfers.get(wager)
    if (transfer && transfer.outcome !== 'posted')
      throw new ConcurrentUpdate('a wager of the round was settled meanwhile')
    const held = purses.get(ref.memberId) as LockedHolding
    if (transfer) purses.set(ref.memberId, { ...held, cash: transfer.toBalance ?? 0, version: held.version + 1 })
    const movement = {
      kind: settlement.movement,
      amount: settlement.pays,
      balanceAfter: transfer?.toBalance ?? held.cash,
      transferId: transfer ? String(transfer.transferId) : null,
    }
    return { siteId: round.siteId, ref, before, change: settlement.change, movement }
  })
  await moveWagers(ctx, movings)
  emitPaid(ctx, paid, purses)
  return { settled: decided.length, left: wagers.length - decided.length, last }
}

const placeOf = (wager: RoundWager | undefined): Place | undefined =>
  wager && { memberId: wager.ref.memberId, wagerId: wager.ref.wagerId }

const decide = (ctx: Ctx, wager: RoundWager, resultOf: ResultOf): Decided[] => {
  const result = resultOf(wager)
  const settlement = settlementOf(wager.before, result)
  if (settlement) return [{ ...wager, settlement }]
  ctx.log.error({ wager: wager.ref, result }, 'a wager cannot come to this and stays open')
  return []
}

/** Named after the movement it pays for, so that it is paid once whatever runs it again. */
const postingOf = (ctx: Ctx, round: RoundRef, { ref, before, currency, settlement }: Decided): BatchPosting =>
  ({
    siteId: round.siteId,
    happenedAt: ctx.now,
    kind: settlement.movement === 'win' ? 'wager-paid' : 'wager-cancelled',
    currency: currency as Currency,
    from: vendorAccount(round.vendorCode),
    to: memberPurse(ref.memberId, 'cash'),
    amount: settlement.pays,
    key: `wager:${ref.wagerId}:${before.movements + 1}`,
    reference: `round:${round.vendorCode}:${round.round}`,
  }) as BatchPosting

const emitPaid = (ctx: Ctx, paid: readonly Decided[], purses: ReadonlyMap<number, LockedHolding>): void => {
  const currencies = new Map(paid.map(({ ref, currency }) => [ref.memberId, currency]))
  emitHoldings(
    ctx,
    [...currencies].map(([memberId, currency]) => {
      const { cash, points, version } = purses.get(memberId) as LockedHolding
      return { siteId: ctx.siteId, memberId, currency, cash, points, version }
    }),
  )
}
