import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { ConcurrentUpdate } from '../../../platform/db/index.ts'
import {
  type BatchPoster,
  type BatchPosting,
  memberPurse,
  type PostingAnswer,
  vendorAccount,
} from '../../ledger/index.ts'
import type { MoneyMove } from './effect.rules.ts'
import type { Decided, Executed } from './operation.ts'
import type { Accepted } from './source.ts'

/** Moves the money of all that were accepted by one statement. Answers what each came to, without those of which nothing is stored. */
export const moveMoney = async (ctx: Ctx, decided: readonly Decided[], post: BatchPoster): Promise<Executed[]> => {
  const postings: BatchPosting[] = []
  // Where the postings of an operation begin: cash and bonus money are a posting each.
  const begins = new Map<Decided, number>()
  for (const one of decided)
    if (one.decision.kind === 'accepted' && one.decision.money) {
      begins.set(one, postings.length)
      addPostings(postings, ctx, one, one.decision, one.decision.money)
    }
  const answers = await post(ctx, postings)
  const executed: Executed[] = []
  for (const one of decided) {
    const { decision } = one
    if (decision.kind === 'refused' && decision.isStored) executed.push(nothingMoved(one, decision.outcome))
    if (decision.kind === 'accepted') executed.push(executedBy(one, decision, answers, begins.get(one)))
  }
  return executed
}

/** `begin`: where the answers of its postings begin; undefined where no money moves. */
const executedBy = (
  decided: Decided,
  accepted: Accepted<unknown>,
  answers: readonly PostingAnswer[],
  begin: number | undefined,
): Executed => {
  const { amount, bonus } = accepted.money ?? NOTHING
  const cashAnswer = begin === undefined || amount === bonus ? undefined : answers[begin]
  const bonusAnswer = begin === undefined || bonus === 0 ? undefined : answers[begin + (cashAnswer ? 1 : 0)]
  // The key exists, but `load` did not find its operation: another process committed both meanwhile. Run again, the batch finds them.
  if (cashAnswer?.outcome === 'key-conflict' || bonusAnswer?.outcome === 'key-conflict')
    throw new ConcurrentUpdate('another operation took the id meanwhile')
  if (bonusAnswer && (bonusAnswer.outcome === 'insufficient-funds' || cashAnswer?.outcome === 'insufficient-funds'))
    throw new Error('a purse that is locked holds less than it did')
  return cashAnswer?.outcome === 'insufficient-funds'
    ? nothingMoved(decided, 'not-enough-money')
    : moved(decided, accepted, cashAnswer, bonusAnswer)
}

const NOTHING = { amount: 0, bonus: 0 }

const nothingMoved = (decided: Decided, outcome: string): Executed => {
  const { operation, player, loaded, held } = decided
  const balances = { balance: held.cash, bonus: held.bonus, amount: 0, bonusAmount: 0, transferId: null }
  return {
    decided,
    operation,
    player,
    loaded,
    outcome,
    ...balances,
    isCashMoved: false,
    accepted: undefined,
    placed: undefined,
  }
}

const moved = (
  decided: Decided,
  accepted: Accepted<unknown>,
  cashAnswer: PostingAnswer | undefined,
  bonusAnswer: PostingAnswer | undefined,
): Executed => {
  const first = cashAnswer ?? bonusAnswer
  const { cash, isCashMoved } = cashAfter(decided, accepted.money, cashAnswer)
  return {
    ...nothingMoved(decided, 'done'),
    balance: cash,
    bonus: bonusAnswer?.toBalance ?? bonusAnswer?.fromBalance ?? decided.held.bonus,
    amount: accepted.money?.amount ?? 0,
    bonusAmount: accepted.money?.bonus ?? 0,
    transferId: first ? String(first.transferId) : null,
    isCashMoved,
    accepted,
  }
}

const cashAfter = (
  { held }: Decided,
  money: MoneyMove | undefined,
  answer: PostingAnswer | undefined,
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
