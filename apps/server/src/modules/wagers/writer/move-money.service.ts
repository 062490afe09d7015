import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { ConcurrentUpdate } from '../../../platform/db/index.ts'
import {
  type BatchAnswer,
  type BatchPoster,
  type BatchPosting,
  type LockedHolding,
  memberPurse,
  vendorAccount,
} from '../../ledger/index.ts'
import type { MoneyMove } from './effect.rules.ts'
import type { Entry, Outcome } from './entry.ts'
import type { Accepted, Decision } from './source.ts'

/** Of a split both parts move or neither, so it is refused before either does. Cash alone is left to the ledger. */
export const purseRefusal = (
  held: LockedHolding,
  { to, amount, bonus }: MoneyMove,
): Extract<Decision<string, unknown>, { kind: 'refused' }> | undefined => {
  const cash = amount - bonus
  if (to === 'member') {
    const isTooMuch = held.cash + cash > Number.MAX_SAFE_INTEGER || held.bonus + bonus > Number.MAX_SAFE_INTEGER
    // Not stored: the sender made a mistake, and may send the correct amount under the same id.
    return isTooMuch ? { kind: 'refused', outcome: 'wrong-amount', isStored: false } : undefined
  }
  if (bonus === 0) return undefined
  if (held.cash < cash) return { kind: 'refused', outcome: 'not-enough-money', isStored: true }
  return held.bonus < bonus ? { kind: 'refused', outcome: 'not-enough-bonus', isStored: true } : undefined
}

export const moveMoney = async (ctx: Ctx, entries: readonly Entry[], post: BatchPoster): Promise<Outcome[]> => {
  const postings: BatchPosting[] = []
  // Where the postings of an entry begin: cash and bonus money are a posting each.
  const begins = new Map<Entry, number>()
  for (const entry of entries)
    if (entry.decision.kind === 'accepted' && entry.decision.money) {
      begins.set(entry, postings.length)
      addPostings(postings, ctx, entry, entry.decision, entry.decision.money)
    }
  const answers = await post(ctx, postings)
  const outcomes: Outcome[] = []
  for (const entry of entries) {
    const { decision } = entry
    if (decision.kind === 'refused' && decision.isStored) outcomes.push(nothingMoved(entry, decision.outcome))
    if (decision.kind !== 'accepted') continue
    const begin = begins.get(entry)
    const { amount, bonus } = decision.money ?? NOTHING
    const cash = begin === undefined || amount === bonus ? undefined : answers[begin]
    const promo = begin === undefined || bonus === 0 ? undefined : answers[begin + (cash ? 1 : 0)]
    // The key exists, but `load` did not find its operation: another process committed both meanwhile. Run again, the batch finds them.
    if (cash?.outcome === 'key-conflict' || promo?.outcome === 'key-conflict')
      throw new ConcurrentUpdate('another operation took the id meanwhile')
    if (promo && (promo.outcome === 'insufficient-funds' || cash?.outcome === 'insufficient-funds'))
      throw new Error('a purse that is locked holds less than it did')
    if (cash?.outcome === 'insufficient-funds') outcomes.push(nothingMoved(entry, 'not-enough-money'))
    else outcomes.push(moved(entry, decision, cash, promo))
  }
  return outcomes
}

const NOTHING = { amount: 0, bonus: 0 }

const nothingMoved = (entry: Entry, outcome: string): Outcome => {
  const { operation, player, loaded, held } = entry
  const balances = { balance: held.cash, bonus: held.bonus, amount: 0, bonusAmount: 0, transferId: null }
  return {
    entry,
    operation,
    player,
    loaded,
    outcome,
    ...balances,
    cashMoved: false,
    accepted: undefined,
    placed: undefined,
  }
}

const moved = (
  entry: Entry,
  accepted: Accepted<unknown>,
  cash: BatchAnswer | undefined,
  promo: BatchAnswer | undefined,
): Outcome => {
  const first = cash ?? promo
  return {
    ...nothingMoved(entry, 'done'),
    balance: cash?.toBalance ?? cash?.fromBalance ?? entry.held.cash,
    bonus: promo?.toBalance ?? promo?.fromBalance ?? entry.held.bonus,
    amount: accepted.money?.amount ?? 0,
    bonusAmount: accepted.money?.bonus ?? 0,
    transferId: first ? String(first.transferId) : null,
    cashMoved: cash !== undefined,
    accepted,
  }
}

/** Seamless: a stake goes from the member's purses to the vendor's account, a payout back; there is no purse between. */
const addPostings = (
  postings: BatchPosting[],
  ctx: Ctx,
  { player }: Entry,
  { booking }: Accepted<unknown>,
  money: MoneyMove,
): void => {
  const vendor = vendorAccount(booking.vendorCode)
  const add = (purse: 'cash' | 'bonus', amount: number, key: string): void => {
    if (amount === 0) return
    const own = memberPurse(player.memberId, purse)
    postings.push({
      siteId: player.siteId,
      happenedAt: ctx.now,
      kind: money.kind,
      currency: player.currency,
      amount: moneyOf(player.currency, amount),
      key,
      reference: booking.reference,
      ...(money.to === 'vendor' ? { from: own, to: vendor } : { from: vendor, to: own }),
    } as BatchPosting)
  }
  add('cash', money.amount - money.bonus, booking.key)
  add('bonus', money.bonus, `${booking.key}:bonus`)
}
