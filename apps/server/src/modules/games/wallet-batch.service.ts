import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { allDone, ConcurrentUpdate } from '../../platform/db/index.ts'
import {
  type BatchPoster,
  emitHoldings,
  type FastPosting,
  type Holding,
  lockPurses,
  memberPurse,
  vendorAccount,
} from '../ledger/index.ts'
import { maintenanceNow } from '../site/index.ts'
import { type Moving, mayMove, moveWagers, placeWagers, type SitePlacing, takeWagerIds } from '../wagers/index.ts'
import { barredAmong } from './bet-bars.service.ts'
import { type Asked, type KeepRow, keepOperations, type Written } from './wallet.repository.ts'
import { type Accepted, type Decision, decide, type MoneyMove } from './wallet.rules.ts'
import { type Loaded, loadFacts } from './wallet-facts.repository.ts'
import type { WalletAnswer, WalletOperation } from './wallet-port.ts'

/** One operation on its way through a batch. */
type Entry = Asked & { held: Holding; loaded: Loaded; decision: Decision }
/** An operation of which something is written. */
type Outcome = Entry & { written: Written; accepted: Accepted | undefined }

/**
 * Carries out operations of different members and different ids in the caller's transaction: their purses are locked, which is what operations of
 * one member queue for in every process; what they are decided by is loaded; each is decided by itself; and what they come to is written, set
 * by set. Answers each in its place: an Error where it is our fault, and then nothing of it was written.
 */
export const operateMany = async (
  ctx: Ctx,
  asked: readonly Asked[],
  post: BatchPoster,
): Promise<(WalletAnswer | Error)[]> => {
  // Sent together, carried out one after the other: the facts are looked up when the locks are held.
  const [holdings, loaded, bars, wagerIds] = await allDone([
    lockPurses(
      ctx,
      asked.map(({ player }) => player.memberId),
    ),
    loadFacts(ctx, asked),
    betBars(ctx, asked),
    takeWagerIds(ctx, asked.filter(({ operation }) => mayOpen(operation)).length),
  ])
  const decided = asked.map((one, i) => {
    const held = holdings.get(one.player.memberId) as Holding
    return decideOne(one, held, loaded[i] as Loaded, bars)
  })
  const entries = decided.filter((one): one is Entry => !(one instanceof Error))
  const outcomes = await moveMoney(ctx, entries, post)
  writeDown(ctx, outcomes, wagerIds)
  emitHoldings(ctx, outcomes.filter(({ written }) => written.transferId !== null).map(holdingAfter))
  const written = new Map<Asked['operation'], Written>(outcomes.map((one) => [one.operation, one.written]))
  return decided.map((one) => (one instanceof Error ? one : answerOf(one, written.get(one.operation))))
}

/** A bet, or a gift that answers none: at most so many wagers begin. */
const mayOpen = (operation: WalletOperation): boolean => operation.verb === 'bet' || operation.referenceId === null

type Bars = { barred: ReadonlySet<number>; underMaintenance: ReadonlySet<number> }

const betBars = async (ctx: Ctx, asked: readonly Asked[]): Promise<Bars> => {
  const bets = asked.filter(({ operation }) => operation.verb === 'bet')
  const barred = await barredAmong(
    ctx,
    bets.map(({ player }) => player.memberId),
  )
  const underMaintenance = new Set<number>()
  for (const siteId of new Set(bets.map(({ player }) => player.siteId)))
    if (await maintenanceNow({ ...ctx, siteId })) underMaintenance.add(siteId)
  return { barred, underMaintenance }
}

/** A defect that one operation meets is that operation's alone. */
const decideOne = (asked: Asked, held: Holding, loaded: Loaded, bars: Bars): Entry | Error => {
  try {
    const { siteId, memberId } = asked.player
    const isMaintenance = bars.underMaintenance.has(siteId)
    const isBarred = bars.barred.has(memberId)
    const decision = decide(asked.operation, { ...loaded.facts, isMaintenance, isBarred, cash: held.cash })
    if (decision.kind === 'accepted' && decision.change) {
      if (loaded.round) mayMove(loaded.round.stored, decision.change)
      else if (!loaded.product && asked.operation.verb === 'bet')
        throw new Error(`an accepted bet on an unknown game ${asked.operation.gameCode}`)
    }
    return { ...asked, held, loaded, decision }
  } catch (error) {
    return error as Error
  }
}

const moveMoney = async (ctx: Ctx, entries: readonly Entry[], post: BatchPoster): Promise<Outcome[]> => {
  const moving: Entry[] = []
  const postings: FastPosting[] = []
  for (const entry of entries)
    if (entry.decision.kind === 'accepted' && entry.decision.money) {
      moving.push(entry)
      postings.push(postingOf(ctx, entry, entry.decision.money))
    }
  const answers = await post(ctx, postings)
  const posted = new Map(moving.map((entry, i) => [entry, answers[i]]))
  const outcomes: Outcome[] = []
  for (const entry of entries) {
    const { operation, held, decision } = entry
    const nothing = { balance: held.cash, amount: amountOf(operation), transferId: null }
    if (decision.kind === 'refused' && decision.isKept)
      outcomes.push({ ...entry, accepted: undefined, written: { ...nothing, outcome: decision.outcome } })
    if (decision.kind !== 'accepted') continue
    const answer = posted.get(entry)
    // Its key is taken and its request was not there: another process was faster, and by now both are.
    if (answer?.outcome === 'reused') throw new ConcurrentUpdate('another operation took the id meanwhile')
    if (answer?.outcome === 'short')
      outcomes.push({ ...entry, accepted: undefined, written: { ...nothing, outcome: 'not-enough-money' } })
    else
      outcomes.push({
        ...entry,
        accepted: decision,
        written: {
          outcome: 'done',
          balance: answer?.toBalance ?? answer?.fromBalance ?? held.cash,
          amount: decision.money?.amount ?? 0,
          transferId: answer ? String(answer.transferId) : null,
        },
      })
  }
  return outcomes
}

/** Seamless: a stake goes from the member's cash to the vendor's account, a payout back; there is no purse between. */
const postingOf = (ctx: Ctx, { operation, player }: Entry, money: MoneyMove): FastPosting => {
  const { vendorCode, verb, transactionId, round } = operation
  const cash = memberPurse(player.memberId, 'cash')
  const vendor = vendorAccount(vendorCode)
  return {
    siteId: player.siteId,
    happenedAt: ctx.now,
    kind: money.kind,
    currency: player.currency,
    amount: moneyOf(player.currency, money.amount),
    key: `${vendorCode}:${verb}:${transactionId}`,
    reference: `round:${vendorCode}:${round}`,
    ...(money.to === 'vendor' ? { from: cash, to: vendor } : { from: vendor, to: cash }),
  } as FastPosting
}

/** Wagers, rounds and requests. Nobody waits for them before the commit. */
const writeDown = (ctx: Ctx, outcomes: readonly Outcome[], wagerIds: readonly number[]): void => {
  const fresh = outcomes.filter(({ accepted, loaded }) => accepted?.change && !loaded.round)
  const placings = fresh.map((outcome, i) => placingOf(outcome, wagerIds[i] as number))
  const opened = new Map(
    placings.map(({ memberId, wagerId }, i) => [fresh[i], { memberId, placedAt: ctx.now, wagerId }]),
  )
  ctx.db.pipeline(() => placeWagers(ctx, placings))
  ctx.db.pipeline(() => moveWagers(ctx, outcomes.flatMap(movingOf)))
  const kept = outcomes.map((outcome): KeepRow => {
    const { accepted, loaded, operation, player, written } = outcome
    const endsRound = accepted?.closesRound ?? false
    const closes = endsRound ? loaded.round?.name : undefined
    return {
      operation,
      player,
      written,
      referenceId: loaded.referenceId,
      opened: opened.get(outcome),
      endsRound,
      closes,
    }
  })
  ctx.db.pipeline(() => keepOperations(ctx, kept))
}

const wordsOf = (operation: WalletOperation) => (operation.verb === 'bet' ? operation.words : null)

const placingOf = (
  { operation, player, loaded, accepted, written }: Outcome,
  wagerId: number,
): SitePlacing & { wagerId: number } => ({
  wagerId,
  siteId: player.siteId,
  memberId: player.memberId,
  // A gift may be of no game of ours.
  product: loaded.product ?? 'slot',
  vendorCode: operation.vendorCode,
  gameCode: operation.gameCode,
  round: operation.round,
  selection: wordsOf(operation),
  currency: player.currency,
  stake: accepted?.change?.stake ?? 0,
  payout: accepted?.change?.payout ?? 0,
  endsRound: accepted?.change?.endsRound ?? false,
  balanceAfter: written.balance,
  transferId: written.transferId,
})

const movingOf = ({ operation, player, loaded: { round }, accepted, written }: Outcome): Moving[] => {
  if (!accepted?.change || !round) return []
  const { amount, balance: balanceAfter, transferId } = written
  const movement = accepted.movement && {
    kind: accepted.movement,
    amount,
    balanceAfter,
    transferId,
    selection: wordsOf(operation),
  }
  return [{ siteId: player.siteId, ref: round.wager, before: round.stored, change: accepted.change, movement }]
}

const holdingAfter = ({ player, held, written }: Outcome) => ({
  siteId: player.siteId,
  memberId: player.memberId,
  currency: player.currency,
  cash: written.balance,
  points: held.points,
  version: held.version + 1,
})

const answerOf = ({ decision, held, player }: Entry, written: Written | undefined): WalletAnswer => {
  const { currency } = player
  if (decision.kind === 'repeat') return { outcome: decision.outcome, balance: decision.balance, currency }
  if (written) return { outcome: written.outcome, balance: written.balance, currency }
  return { outcome: decision.kind === 'refused' ? decision.outcome : 'done', balance: held.cash, currency }
}

const amountOf = (operation: WalletOperation): number => (operation.verb === 'rollback' ? 0 : operation.amount)
