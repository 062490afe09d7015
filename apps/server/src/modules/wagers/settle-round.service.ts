import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../platform/services.ts'
import { createBatchPoster } from '../ledger/index.ts'
import { type Chunk, type ResultOf, settleChunk } from './settle-chunk.service.ts'
import { nextChunk, pauseMs, type SettlePace } from './settle-pace.rules.ts'
import { type RoundCursor, type RoundRef, SETTLE_POOL } from './settle-round.repository.ts'

/** `left`: stayed as they were, because what they should have come to is impossible. */
export type RoundSettled = { settled: number; left: number }

export type RoundSettler = {
  /**
   * Settles every open wager of a round, in commits of at most 1,000 and at the pace that the caller states. A second run settles what the first
   * left open, also after a crash between two commits; run by two processes, each wager is settled by one. Stops after a commit when `stop` is aborted.
   */
  settle(round: RoundRef, resultOf: ResultOf, pace: SettlePace, stop?: AbortSignal): Promise<RoundSettled>
  /**
   * Settles every wager anew that a result ended, in the same way: only the difference to what it had come to moves, as a further version of its settlement. What a
   * member's cash does not cover the member owes. Wagers that were cancelled otherwise stay as they are, and so do open ones. A second run changes nothing.
   */
  correct(round: RoundRef, resultOf: ResultOf, pace: SettlePace, stop?: AbortSignal): Promise<RoundSettled>
  close(): Promise<void>
}

const BEFORE_ALL: RoundCursor = { memberId: 0, wagerId: 0 }

export const createRoundSettler = (services: Services): RoundSettler => {
  const dedicated = services.openDedicatedPool(SETTLE_POOL, 1)
  const post = createBatchPoster()

  const inChunks =
    (which: Chunk['which']): RoundSettler['settle'] =>
    async (round, resultOf, pace, stop) => {
      const all = { settled: 0, left: 0 }
      const about = { who: { kind: 'system', job: 'wagers.settle-round' } as const, siteId: round.siteId }
      let size = pace.least
      for (let from: RoundCursor | undefined = BEFORE_ALL; from && !stop?.aborted; ) {
        const began = performance.now()
        const chunk: Chunk = { round, which, from, size }
        const done = await dedicated.inContext(about, (ctx) => settleChunk(ctx, chunk, resultOf, post))
        const tookMs = performance.now() - began
        all.settled += done.settled
        all.left += done.left
        from = done.last
        size = nextChunk(size, tookMs, pace)
        const pause = pauseMs(tookMs, pace)
        if (from && pause > 0) await sleep(pause)
      }
      return all
    }

  return { settle: inChunks('open'), correct: inChunks('ended'), close: () => dedicated.close() }
}
