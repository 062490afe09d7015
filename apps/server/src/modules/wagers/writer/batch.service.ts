import type { Ctx } from '../../../platform/context.ts'
import { allDone } from '../../../platform/db/index.ts'
import { type BatchPoster, emitHoldings, type LockedHolding, lockPurses } from '../../ledger/index.ts'
import { type BonusPlay, loadBonusPlays } from '../bonus-play.ts'
import { takeWagerIds } from '../wager.repository.ts'
import { assertMovable, type Moving, moveWagers, placeWagers, type SitePlacing } from '../wager.service.ts'
import { type BetConditions, betConditions } from './bet-conditions.service.ts'
import { type BonusHints, lockBonusPurses } from './bonus-purses.service.ts'
import { moveMoney } from './move-money.service.ts'
import type { AnySource, Decided, Executed, Submitted } from './operation.ts'
import { limitRefusal, purseRefusal } from './refusal.rules.ts'
import type { Answer } from './source.ts'

/**
 * Executes operations of different members in the caller's transaction, step by step as the module's README shows. The locks of purses put operations of one
 * member in a queue over all processes. Answers each in its place: an Error where it is our fault, and then nothing of it was written.
 */
export const executeBatch = async (
  ctx: Ctx,
  asked: readonly Submitted[],
  post: BatchPoster,
  hints: BonusHints,
): Promise<(Answer<string> | Error)[]> => {
  const staking = asked.filter(({ source, operation }) => source.isStake(operation))
  const expected = asked.map(({ player }) => player).filter(({ memberId }) => hints.has(memberId))
  const withBonus = asked.filter(
    ({ source, operation, player }) => source.hasBonus?.(operation) || hints.has(player.memberId),
  )
  // Sent together, executed one after the other: what is loaded is read when the locks are held.
  const [holdings, loaded, conditions, wagerIds, plays] = await allDone([
    lockPurses(
      ctx,
      asked.map(({ player }) => player.memberId),
      new Set(withBonus.map(({ player }) => player.memberId)),
    ),
    loadAll(ctx, asked),
    betConditions(
      ctx,
      staking.map(({ player }) => player),
      asked.map(({ player }) => player),
    ),
    takeWagerIds(ctx, asked.filter(({ source, operation }) => source.mayBegin(operation)).length),
    expected.length > 0 ? loadBonusPlays(ctx, expected) : new Map<number, BonusPlay>(),
  ])
  const members = new Set(expected.map(({ memberId }) => memberId))
  const purses = await lockBonusPurses(ctx, asked, loaded, conditions, { holdings, plays, members })
  hints.learn(asked, conditions.bonusHolders)
  await holdShared(ctx, asked, loaded)
  const decisions = asked.map((one) => {
    const { memberId } = one.player
    const held = purses.holdings.get(memberId) as LockedHolding
    return decideOne(ctx, one, held, loaded.get(one), conditions, purses.plays.get(memberId))
  })
  const decided = decisions.filter((one): one is Decided => !(one instanceof Error))
  const executed = await moveMoney(ctx, decided, post)
  sendWrites(ctx, executed, wagerIds, conditions)
  emitHoldings(ctx, executed.filter(({ transferId }) => transferId !== null).map(holdingAfter))
  emitLimitsReached(ctx, decided)
  const executedOf = new Map(executed.map((one) => [one.decided, one]))
  return decisions.map((one) => (one instanceof Error ? one : answerOf(one, executedOf.get(one))))
}

/** Most batches have none. */
const emitLimitsReached = (ctx: Ctx, decided: readonly Decided[]): void => {
  if (!decided.some(isOverLimit)) return
  const members = decided.filter(isOverLimit).map(({ player: { siteId, memberId } }) => ({ siteId, memberId }))
  ctx.emit('wagers.limits-reached', { members })
}
const isOverLimit = ({ decision }: Decided): boolean =>
  decision.kind === 'refused' && decision.isStored && decision.outcome === 'limit-reached'

/** By the names of the sources: what they hold and write is locked in the same order by every batch. */
const bySource = <T>(all: readonly T[], sourceOf: (one: T) => AnySource): [AnySource, T[]][] => {
  const groups = new Map<AnySource, T[]>()
  for (const one of all) {
    const group = groups.get(sourceOf(one))
    if (group) group.push(one)
    else groups.set(sourceOf(one), [one])
  }
  return [...groups].sort(([{ name: one }], [{ name: other }]) => (one < other ? -1 : 1))
}

/** Most batches hold nothing: what is there when they write is checked then. */
const holdShared = async (
  ctx: Ctx,
  asked: readonly Submitted[],
  loaded: ReadonlyMap<Submitted, unknown>,
): Promise<void> => {
  const groups = bySource(asked, ({ source }) => source).map(([source, group]) => ({
    source,
    group,
    facts: group.map((one) => loaded.get(one)),
  }))
  const last = groups.findLastIndex(({ source, group, facts }) => source.mustHold?.(group, facts))
  await allDone(groups.slice(0, last + 1).map(({ source, group, facts }) => source.hold?.(ctx, group, facts)))
}

const loadAll = async (ctx: Ctx, asked: readonly Submitted[]): Promise<ReadonlyMap<Submitted, unknown>> => {
  const groups = bySource(asked, ({ source }) => source)
  const loaded = await allDone(groups.map(([source, group]) => source.load(ctx, group)))
  return new Map(groups.flatMap(([, group], g) => group.map((one, i) => [one, loaded[g]?.[i]])))
}

/** An error thrown for one operation becomes its answer; the others go on. */
const decideOne = (
  ctx: Ctx,
  asked: Submitted,
  held: LockedHolding,
  loaded: unknown,
  conditions: BetConditions,
  bonusPlay: BonusPlay | undefined,
): Decided | Error => {
  try {
    const { siteId, memberId } = asked.player
    const isMaintenance = conditions.underMaintenance.has(siteId)
    const barCode = conditions.barred.get(memberId)
    const player = { ...held, isMaintenance, isBarred: barCode !== undefined, barCode, bonusPlay }
    const decision = asked.source.decide(ctx, asked, loaded, player)
    if (decision.kind === 'accepted') {
      const room = conditions.rooms.get(memberId)
      const refused = decision.money && (limitRefusal(room, decision.money) ?? purseRefusal(held, decision.money))
      if (refused) return { ...asked, held, loaded, decision: refused }
      if (decision.change && decision.wager && 'known' in decision.wager)
        assertMovable(decision.wager.known.stored, decision.change)
    }
    return { ...asked, held, loaded, decision }
  } catch (error) {
    return error as Error
  }
}

/** Sends wagers and what the sources store; nobody waits for the answers before the commit. Notes the id of each new wager in `placed`. */
const sendWrites = (
  ctx: Ctx,
  executed: readonly Executed[],
  wagerIds: readonly number[],
  { rateChains }: BetConditions,
): void => {
  const placings: (SitePlacing & { wagerId: number })[] = []
  for (const one of executed) {
    const placing = placingOf(one, wagerIds[placings.length], rateChains.get(one.player.memberId) ?? null)
    if (!placing) continue
    placings.push(placing)
    one.placed = { memberId: placing.memberId, placedAt: ctx.now, wagerId: placing.wagerId }
  }
  ctx.db.pipeline(() => placeWagers(ctx, placings))
  ctx.db.pipeline(() => moveWagers(ctx, executed.flatMap(movingOf)))
  for (const [source, group] of bySource(executed, ({ decided }) => decided.source))
    ctx.db.pipeline(() => source.write(ctx, group))
}

const placingOf = (
  { player, accepted, balance, transferId }: Executed,
  wagerId: number | undefined,
  rateChainId: number | null,
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
    rateChainId,
    stake,
    payout,
    bonusStake,
    bonusPayout,
    endsRound,
    balanceAfter: balance,
    transferId,
  }
}

const movingOf = ({ player, accepted, amount, bonusAmount, balance: balanceAfter, transferId }: Executed): Moving[] => {
  if (!accepted?.change || !accepted.wager || !('known' in accepted.wager)) return []
  const { ref, stored } = accepted.wager.known
  const { movement: kind, ended, selection, change } = accepted
  const movement = kind && { kind, amount, bonusAmount, balanceAfter, transferId, selection: ended ?? selection }
  return [{ siteId: player.siteId, ref, before: stored, change, movement }]
}

/** The version counts the transfers of cash and points. */
const holdingAfter = ({ player, decided: { held }, balance, isCashMoved }: Executed) => ({
  siteId: player.siteId,
  memberId: player.memberId,
  currency: player.currency,
  cash: balance,
  points: held.points,
  version: held.version + (isCashMoved ? 1 : 0),
})

const answerOf = (
  { decision, held, player: { currency } }: Decided,
  executed: Executed | undefined,
): Answer<string> => {
  if (decision.kind === 'repeat') {
    const { outcome, balance, bonus = 0, wager } = decision
    return { outcome, balance, bonus, currency, wager }
  }
  if (executed) {
    const { outcome, balance, bonus, placed: wager } = executed
    return { outcome, balance, bonus, currency, wager }
  }
  const outcome = decision.kind === 'refused' ? decision.outcome : 'done'
  return { outcome, balance: held.cash, bonus: held.bonus, currency, wager: undefined }
}
