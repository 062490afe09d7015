import type { Currency } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { BatchPoster } from '../ledger/index.ts'
import { type DecidedLeg, decideLegs } from './leg.repository.ts'
import type { LegResult } from './leg.rules.ts'
import {
  findEndedWagers,
  findRoundWagers,
  lockRound,
  type RoundCursor,
  type RoundRef,
  type RoundWager,
} from './settle-round.repository.ts'
import {
  correctionOf,
  type ResultWithLegs,
  type SettlementEffect,
  settlementOf,
  type WagerResult,
} from './settle-round.rules.ts'
import { type Settling, writeSettlements } from './settle-write.service.ts'

/** Asked for every wager of the round, and again after a crash: it must answer the same then. */
export type ResultOf = (wager: RoundWager) => WagerResult | ResultWithLegs

/** `open`: those that wait for a result. `ended`: those that had one, which was wrong. */
export type Chunk = { round: RoundRef; which: 'open' | 'ended'; from: RoundCursor; size: number }
export type ChunkSettled = { settled: number; left: number; last: RoundCursor | undefined }

type Decided = RoundWager & { effect: SettlementEffect; legResults: readonly LegResult[] }
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
  const last = wagers.length < size ? undefined : cursorOf(wagers.at(-1))
  const answers = wagers.map((wager) => decide(ctx, wager, which, resultOf))
  const left = answers.filter((answer) => answer === undefined).length
  const decided = answers.filter((answer) => answer !== undefined && 'effect' in answer)
  if (decided.length > 0) {
    const { vendorCode } = round
    const currency = decided[0]?.currency as Currency
    const settlings = decided.map((one) => settlingOf(round, one))
    await writeSettlements(ctx, { vendorCode, currency }, settlings, post)
  }
  const same = answers.filter((answer) => answer !== undefined && 'wager' in answer)
  const legs = same.flatMap((each) => changedLegs(round, each))
  if (legs.length > 0) void ctx.db.pipeline(() => decideLegs(ctx, legs))
  return { settled: decided.length, left, last }
}

const cursorOf = (wager: RoundWager | undefined): RoundCursor | undefined =>
  wager && { memberId: wager.ref.memberId, wagerId: wager.ref.wagerId }

const decide = (ctx: Ctx, wager: RoundWager, which: Chunk['which'], resultOf: ResultOf): Decided | Same | undefined => {
  const said = resultOf(wager)
  const { result, bonus, legs: legResults } = typeof said === 'object' ? said : { result: said, bonus: 0, legs: [] }
  const effect = (which === 'open' ? settlementOf : correctionOf)(wager.before, result, bonus)
  if (effect === 'same') return { wager, legResults }
  if (effect) return { ...wager, effect, legResults }
  ctx.log.error({ wager: wager.ref, result }, 'a wager cannot come to this and stays as it is')
  return undefined
}

const changedLegs = ({ siteId }: RoundRef, { wager: { ref, legs }, legResults }: Same): DecidedLeg[] =>
  legResults.flatMap((result, n) => {
    const leg = legs[n]
    const isSame = leg?.state === result.state && leg.sharedBy === (result.sharedBy ?? 1)
    return isSame ? [] : [{ siteId, ref, ord: n + 1, result }]
  })

const settlingOf = ({ round }: RoundRef, { ref, before, effect, legResults }: Decided): Settling => ({
  ref,
  before,
  effect,
  round,
  legs: legResults.map((result, n) => ({ ord: n + 1, result })),
})
