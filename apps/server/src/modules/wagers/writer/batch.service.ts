import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { allDone, ConcurrentUpdate } from '../../../platform/db/index.ts'
import {
  type BatchPoster,
  type BatchPosting,
  emitHoldings,
  type Holding,
  lockPurses,
  memberPurse,
  vendorAccount,
} from '../../ledger/index.ts'
import { takeWagerIds } from '../wager.repository.ts'
import { type Moving, mayMove, moveWagers, placeWagers, type SitePlacing } from '../wager.service.ts'
import { type Bars, betBars } from './bet-bars.service.ts'
import type { MoneyMove } from './effect.rules.ts'
import type { Accepted, Answer, Asked, Decision, WagerSource, Written } from './source.ts'

/** Of any source: what its operations are and what it loads only the source itself knows. */
export type AnySource = WagerSource<unknown, unknown, string, unknown>
export type Submitted = Asked<unknown> & { source: AnySource }

/** One operation on its way through a batch. */
type Entry = Submitted & { held: Holding; loaded: unknown; decision: Decision<string, unknown> }
type Outcome = Written<unknown, unknown, string, unknown> & { entry: Entry }

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
  // Sent together, carried out one after the other: the facts are looked up when the locks are held.
  const [holdings, loaded, bars, wagerIds] = await allDone([
    lockPurses(
      ctx,
      asked.map(({ player }) => player.memberId),
    ),
    loadAll(ctx, asked),
    betBars(
      ctx,
      staking.map(({ player }) => player),
    ),
    takeWagerIds(ctx, asked.filter(({ source, operation }) => source.mayBegin(operation)).length),
  ])
  const decided = asked.map((one) => {
    const held = holdings.get(one.player.memberId) as Holding
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

/** A defect that one operation meets is that operation's alone. */
const decideOne = (ctx: Ctx, asked: Submitted, held: Holding, loaded: unknown, bars: Bars): Entry | Error => {
  try {
    const { siteId, memberId } = asked.player
    const isMaintenance = bars.underMaintenance.has(siteId)
    const isBarred = bars.barred.has(memberId)
    const decision = asked.source.decide(ctx, asked, loaded, { cash: held.cash, isMaintenance, isBarred })
    if (decision.kind === 'accepted') {
      // Not kept: it is the slip of who sent it, and the id may still come with what was meant.
      if (held.cash + comingIn(decision.money) > Number.MAX_SAFE_INTEGER)
        return { ...asked, held, loaded, decision: { kind: 'refused', outcome: 'wrong-amount', isKept: false } }
      if (decision.change && decision.wager && 'known' in decision.wager)
        mayMove(decision.wager.known.stored, decision.change)
    }
    return { ...asked, held, loaded, decision }
  } catch (error) {
    return error as Error
  }
}

const comingIn = (money: MoneyMove | undefined): number => (money?.to === 'member' ? money.amount : 0)

const moveMoney = async (ctx: Ctx, entries: readonly Entry[], post: BatchPoster): Promise<Outcome[]> => {
  const moving: Entry[] = []
  const postings: BatchPosting[] = []
  for (const entry of entries)
    if (entry.decision.kind === 'accepted' && entry.decision.money) {
      moving.push(entry)
      postings.push(postingOf(ctx, entry, entry.decision, entry.decision.money))
    }
  const answers = await post(ctx, postings)
  const posted = new Map(moving.map((entry, i) => [entry, answers[i]]))
  const outcomes: Outcome[] = []
  for (const entry of entries) {
    const { operation, player, loaded, held, decision } = entry
    const nothing = { balance: held.cash, amount: 0, transferId: null, accepted: undefined, placed: undefined }
    const about = { entry, operation, player, loaded, ...nothing }
    if (decision.kind === 'refused' && decision.isKept) outcomes.push({ ...about, outcome: decision.outcome })
    if (decision.kind !== 'accepted') continue
    const answer = posted.get(entry)
    // Its key is taken and its request was not there: another process was faster, and by now both are.
    if (answer?.outcome === 'key-conflict') throw new ConcurrentUpdate('another operation took the id meanwhile')
    if (answer?.outcome === 'insufficient-funds') outcomes.push({ ...about, outcome: 'not-enough-money' })
    else
      outcomes.push({
        ...about,
        outcome: 'done',
        balance: answer?.toBalance ?? answer?.fromBalance ?? held.cash,
        amount: decision.money?.amount ?? 0,
        transferId: answer ? String(answer.transferId) : null,
        accepted: decision,
      })
  }
  return outcomes
}

/** Seamless: a stake goes from the member's cash to the vendor's account, a payout back; there is no purse between. */
const postingOf = (ctx: Ctx, { player }: Entry, { booking }: Accepted<unknown>, money: MoneyMove): BatchPosting => {
  const cash = memberPurse(player.memberId, 'cash')
  const vendor = vendorAccount(booking.vendorCode)
  return {
    siteId: player.siteId,
    happenedAt: ctx.now,
    kind: money.kind,
    currency: player.currency,
    amount: moneyOf(player.currency, money.amount),
    key: booking.key,
    reference: booking.reference,
    ...(money.to === 'vendor' ? { from: cash, to: vendor } : { from: vendor, to: cash }),
  } as BatchPosting
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
  const { stake, payout, endsRound } = accepted.change
  return {
    ...accepted.wager.fresh,
    wagerId,
    siteId: player.siteId,
    memberId: player.memberId,
    selection: accepted.selection,
    currency: player.currency,
    stake,
    payout,
    endsRound,
    balanceAfter: balance,
    transferId,
  }
}

const movingOf = ({ player, accepted, amount, balance: balanceAfter, transferId }: Outcome): Moving[] => {
  if (!accepted?.change || !accepted.wager || !('known' in accepted.wager)) return []
  const { ref, stored } = accepted.wager.known
  const { movement: kind, selection, change } = accepted
  const movement = kind && { kind, amount, balanceAfter, transferId, selection }
  return [{ siteId: player.siteId, ref, before: stored, change, movement }]
}

const holdingAfter = ({ player, entry: { held }, balance }: Outcome) => ({
  siteId: player.siteId,
  memberId: player.memberId,
  currency: player.currency,
  cash: balance,
  points: held.points,
  version: held.version + 1,
})

const answerOf = ({ decision, held, player: { currency } }: Entry, written: Outcome | undefined): Answer<string> => {
  if (decision.kind === 'repeat')
    return { outcome: decision.outcome, balance: decision.balance, currency, wager: decision.wager }
  if (written) return { outcome: written.outcome, balance: written.balance, currency, wager: written.placed }
  const outcome = decision.kind === 'refused' ? decision.outcome : 'done'
  return { outcome, balance: held.cash, currency, wager: undefined }
}
