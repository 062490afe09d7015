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
import type { PlayRoom } from '../../protection/index.ts'
import type { MoneyMove } from './effect.rules.ts'
import type { Decided, WrittenOne } from './operation.ts'
import type { Accepted, Decision } from './source.ts'

/** Whatever the product: a stake that the limits of its member have no room for. The purses are locked, so no other stake takes the same room. */
export const limitRefusal = (
  room: PlayRoom | undefined,
  { kind, amount }: MoneyMove,
): Extract<Decision<string, unknown>, { kind: 'refused' }> | undefined =>
  room && (kind === 'wager-placed' || kind === 'stake-held') && amount > room.stake
    ? { kind: 'refused', outcome: 'limit-reached', isStored: true }
    : undefined

/**
 * A refusal that the ledger could not give: of a stake of cash and bonus money both parts move or neither, so what lacks one is refused before. A stake of cash
 * alone is left to the ledger, which decides it by the balance at its turn.
 */
export const purseRefusal = (
  held: LockedHolding,
  { to, amount, bonus }: MoneyMove,
): Extract<Decision<string, unknown>, { kind: 'refused' }> | undefined => {
  const cash = amount - bonus
  if (to === 'member' || to === 'cash') {
    const isTooMuch = held.cash + cash > Number.MAX_SAFE_INTEGER || held.bonus + bonus > Number.MAX_SAFE_INTEGER
    // Not stored: the sender made a mistake, and may send the correct amount under the same id.
    return isTooMuch ? { kind: 'refused', outcome: 'wrong-amount', isStored: false } : undefined
  }
  if (bonus === 0) return undefined
  if (held.cash < cash) return { kind: 'refused', outcome: 'not-enough-money', isStored: true }
  return held.bonus < bonus ? { kind: 'refused', outcome: 'not-enough-bonus', isStored: true } : undefined
}

export const moveMoney = async (ctx: Ctx, decided: readonly Decided[], post: BatchPoster): Promise<WrittenOne[]> => {
  const postings: BatchPosting[] = []
  // Where the postings of an operation begin: cash and bonus money are a posting each.
  const begins = new Map<Decided, number>()
  for (const one of decided)
    if (one.decision.kind === 'accepted' && one.decision.money) {
      begins.set(one, postings.length)
      addPostings(postings, ctx, one, one.decision, one.decision.money)
    }
  const answers = await post(ctx, postings)
  const written: WrittenOne[] = []
  for (const one of decided) {
    const { decision } = one
    if (decision.kind === 'refused' && decision.isStored) written.push(nothingMoved(one, decision.outcome))
    if (decision.kind !== 'accepted') continue
    const begin = begins.get(one)
    const { amount, bonus } = decision.money ?? NOTHING
    const cashAnswer = begin === undefined || amount === bonus ? undefined : answers[begin]
    const bonusAnswer = begin === undefined || bonus === 0 ? undefined : answers[begin + (cashAnswer ? 1 : 0)]
    // The key exists, but `load` did not find its operation: another process committed both meanwhile. Run again, the batch finds them.
    if (cashAnswer?.outcome === 'key-conflict' || bonusAnswer?.outcome === 'key-conflict')
      throw new ConcurrentUpdate('another operation took the id meanwhile')
    if (bonusAnswer && (bonusAnswer.outcome === 'insufficient-funds' || cashAnswer?.outcome === 'insufficient-funds'))
      throw new Error('a purse that is locked holds less than it did')
    if (cashAnswer?.outcome === 'insufficient-funds') written.push(nothingMoved(one, 'not-enough-money'))
    else written.push(moved(one, decision, cashAnswer, bonusAnswer))
  }
  return written
}

const NOTHING = { amount: 0, bonus: 0 }

const nothingMoved = (decided: Decided, outcome: string): WrittenOne => {
  const { operation, player, loaded, held } = decided
  const balances = { balance: held.cash, bonus: held.bonus, amount: 0, bonusAmount: 0, transferId: null }
  return {
    decided,
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
  decided: Decided,
  accepted: Accepted<unknown>,
  cashAnswer: BatchAnswer | undefined,
  bonusAnswer: BatchAnswer | undefined,
): WrittenOne => {
  const first = cashAnswer ?? bonusAnswer
  const { cash, isCashMoved } = cashAfter(decided, accepted.money, cashAnswer)
  return {
    ...nothingMoved(decided, 'done'),
    balance: cash,
    bonus: bonusAnswer?.toBalance ?? bonusAnswer?.fromBalance ?? decided.held.bonus,
    amount: accepted.money?.amount ?? 0,
    bonusAmount: accepted.money?.bonus ?? 0,
    transferId: first ? String(first.transferId) : null,
    cashMoved: isCashMoved,
    accepted,
  }
}

const cashAfter = (
  { held }: Decided,
  money: MoneyMove | undefined,
  answer: BatchAnswer | undefined,
): { cash: number; isCashMoved: boolean } => {
  if (!money || !answer || ('isHeld' in money && money.isHeld)) return { cash: held.cash, isCashMoved: false }
  const cash = money.to === 'vendor' || money.to === 'held' ? answer.fromBalance : answer.toBalance
  return { cash: cash ?? held.cash, isCashMoved: true }
}

/** A seamless wallet: a stake goes from the member's purses to the vendor's account, a payout back; there is no purse between but that of stakes which wait to be accepted. */
const addPostings = (
  postings: BatchPosting[],
  ctx: Ctx,
  { player }: Decided,
  { transfer }: Accepted<unknown>,
  money: MoneyMove,
): void => {
  const add = (purse: 'cash' | 'bonus', amount: number, key: string): void => {
    if (amount === 0) return
    postings.push({
      siteId: player.siteId,
      happenedAt: ctx.now,
      kind: money.kind,
      currency: player.currency,
      amount: moneyOf(player.currency, amount),
      key,
      reference: transfer.reference,
      ...sidesOf(money, player.memberId, purse, transfer.vendorCode),
    } as BatchPosting)
  }
  add('cash', money.amount - money.bonus, transfer.key)
  add('bonus', money.bonus, `${transfer.key}:bonus`)
}

const sidesOf = (money: MoneyMove, memberId: number, purse: 'cash' | 'bonus', vendorCode: string) => {
  const [own, held, vendor] = [memberPurse(memberId, purse), memberPurse(memberId, 'held'), vendorAccount(vendorCode)]
  if (money.to === 'vendor') return { from: money.isHeld ? held : own, to: vendor }
  if (money.to === 'held') return { from: own, to: held }
  return { from: money.to === 'cash' ? held : vendor, to: own }
}
