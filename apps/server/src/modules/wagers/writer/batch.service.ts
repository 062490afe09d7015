import type { Ctx } from '../../../platform/context.ts'
import { allDone } from '../../../platform/db/index.ts'
import { type BatchPoster, emitHoldings, type LockedHolding, lockPurses } from '../../ledger/index.ts'
import { takeWagerIds } from '../wager.repository.ts'
import { type Moving, mayMove, moveWagers, placeWagers, type SitePlacing } from '../wager.service.ts'
import { type Bars, betBars } from './bet-bars.service.ts'
import type { AnySource, Entry, Outcome, Submitted } from './entry.ts'
import { moveMoney, purseRefusal } from './move-money.service.ts'
import type { Answer } from './source.ts'

/**
 * Carries out operations of different members in the caller's transaction: their purses are locked, which is what operations of one member queue for
 * in every process; what they are decided by is loaded; each is decided by itself; and what they come to is written, set by set. Answers each in
 * its place: an Error where it is our fault, and then nothing of it was written.
 */
export const operateMany = async (
  ctx: Ctx,
  asked: readonly Submitted[],
  post: BatchPoster,
): Promise<(Answer<string> | Error)[]> => {
  const staking = asked.filter(({ source, operation }) => source.isStake(operation))
  const withBonus = asked.filter(({ source, operation }) => source.hasBonus?.(operation))
  // Sent together, carried out one after the other: the facts are looked up when the locks are held.
  const [holdings, loaded, bars, wagerIds] = await allDone([
    lockPurses(
      ctx,
      asked.map(({ player }) => player.memberId),
      new Set(withBonus.map(({ player }) => player.memberId)),
    ),
    loadAll(ctx, asked),
    betBars(
      ctx,
      staking.map(({ player }) => player),
    ),
    takeWagerIds(ctx, asked.filter(({ source, operation }) => source.mayBegin(operation)).length),
  ])
  const decided = asked.map((one) => {
    const held = holdings.get(one.player.memberId) as LockedHolding
    return decideOne(ctx, one, held, loaded.get(one), bars)
  })
  const entries = decided.filter((one): one is Entry => !(one instanceof Error))
  const outcomes = await moveMoney(ctx, entries, post)
  writeDown(ctx, outcomes, wagerIds)
  emitHoldings(ctx, outcomes.filter(({ transferId }) => transferId !== null).map(holdingAfter))
  const written = new Map(outcomes.map((one) => [one.entry, one]))
  return decided.map((one) => (one instanceof Error ? one : answerOf(one, written.get(one))))
}

const bySource = <T>(all: readonly T[], sourceOf: (one: T) => AnySource): Map<AnySource, T[]> => {
  const sorted = new Map<AnySource, T[]>()
  for (const one of all) {
    const its = sorted.get(sourceOf(one))
    if (its) its.push(one)
    else sorted.set(sourceOf(one), [one])
  }
  return sorted
}

const loadAll = async (ctx: Ctx, asked: readonly Submitted[]): Promise<ReadonlyMap<Submitted, unknown>> => {
  const sources = [...bySource(asked, ({ source }) => source)]
  const loaded = await allDone(sources.map(([source, its]) => source.load(ctx, its)))
  return new Map(sources.flatMap(([, its], s) => its.map((one, i) => [one, loaded[s]?.[i]])))
}

/** An error thrown for one operation becomes its answer; the others go on. */
const decideOne = (ctx: Ctx, asked: Submitted, held: LockedHolding, loaded: unknown, bars: Bars): Entry | Error => {
  try {
    const { siteId, memberId } = asked.player
    const isMaintenance = bars.underMaintenance.has(siteId)
    const isBarred = bars.barred.has(memberId)
    const decision = asked.source.decide(ctx, asked, loaded, { ...held, isMaintenance, isBarred })
    if (decision.kind === 'accepted') {
      const refused = decision.money && purseRefusal(held, decision.money)
      if (refused) return { ...asked, held, loaded, decision: refused }
      if (decision.change && decision.wager && 'known' in decision.wager)
        mayMove(decision.wager.known.stored, decision.change)
    }
    return { ...asked, held, loaded, decision }
  } catch (error) {
    return error as Error
  }
}

/** Wagers, and what the sources keep. Nobody waits for them before the commit. */
const writeDown = (ctx: Ctx, outcomes: readonly Outcome[], wagerIds: readonly number[]): void => {
  const placings: (SitePlacing & { wagerId: number })[] = []
  for (const outcome of outcomes) {
    const placing = placingOf(outcome, wagerIds[placings.length])
    if (!placing) continue
    placings.push(placing)
    outcome.placed = { memberId: placing.memberId, placedAt: ctx.now, wagerId: placing.wagerId }
  }
  ctx.db.pipeline(() => placeWagers(ctx, placings))
  ctx.db.pipeline(() => moveWagers(ctx, outcomes.flatMap(movingOf)))
  for (const [source, its] of bySource(outcomes, ({ entry }) => entry.source))
    ctx.db.pipeline(() => source.write(ctx, its))
}

const placingOf = (
  { player, accepted, balance, transferId }: Outcome,
  wagerId: number | undefined,
): (SitePlacing & { wagerId: number }) | undefined => {
  if (!accepted?.change || !accepted.wager || !('fresh' in accepted.wager)) return undefined
  if (wagerId === undefined) throw new Error('more wagers begin than the source said')
  const { stake, payout, endsRound, bonusStake = 0, bonusPayout = 0 } = accepted.change
  return {
    ...accepted.wager.fresh,
    wagerId,
    siteId: player.siteId,
    memberId: player.memberId,
    selection: accepted.selection,
    currency: player.currency,
    stake,
    payout,
    bonusStake,
    bonusPayout,
    endsRound,
    balanceAfter: balance,
    transferId,
  }
}

const movingOf = ({ player, accepted, amount, bonusAmount, balance: balanceAfter, transferId }: Outcome): Moving[] => {
  if (!accepted?.change || !accepted.wager || !('known' in accepted.wager)) return []
  const { ref, stored } = accepted.wager.known
  const { movement: kind, selection, change } = accepted
  const movement = kind && { kind, amount, bonusAmount, balanceAfter, transferId, selection }
  return [{ siteId: player.siteId, ref, before: stored, change, movement }]
}

/** The version counts the transfers of cash and points. */
const holdingAfter = ({ player, entry: { held }, balance, cashMoved }: Outcome) => ({
  siteId: player.siteId,
  memberId: player.memberId,
  currency: player.currency,
  cash: balance,
  points: held.points,
  version: held.version + (cashMoved ? 1 : 0),
})

const answerOf = ({ decision, held, player: { currency } }: Entry, written: Outcome | undefined): Answer<string> => {
  if (decision.kind === 'repeat') {
    const { outcome, balance, bonus = 0, wager } = decision
    return { outcome, balance, bonus, currency, wager }
  }
  if (written) {
    const { outcome, balance, bonus, placed: wager } = written
    return { outcome, balance, bonus, currency, wager }
  }
  const outcome = decision.kind === 'refused' ? decision.outcome : 'done'
  return { outcome, balance: held.cash, bonus: held.bonus, currency, wager: undefined }
}
