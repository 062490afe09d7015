import { type Effect, gift, nothingMoves, payout, payoutTakenBack, stake, stakeReturned } from '../wagers/index.ts'
import { fingerprintOf } from './operation-hash.rules.ts'
import type { WalletOperation, WalletOutcome } from './wallet-port.ts'

/** What was known when an operation came; loaded under the lock of its player. */
export type WalletFacts = {
  /** What the player holds. */
  cash: number
  currency: string
  /** The operation that came first under this id; by reference of whatever kind, by round of the same. */
  earlier: { fingerprint: string; outcome: WalletOutcome; balance: number; bonus: number } | undefined
  /** Of another kind, but with this id, for another player, round or game. Looked for in the manner `by-round` only. */
  isIdTaken: boolean
  /** A rollback already named this transaction, or its group before anything of the group came. */
  isUndone: boolean
  token: 'open' | 'ended' | 'foreign' | 'unknown'
  game: 'on' | 'off' | 'unknown'
  /** Smallest and largest stake that the game's vendor lists, in the player's currency; undefined where it lists none in that. */
  stakeLimits: { min: number; max: number } | undefined
  round:
    | {
        isClosed: boolean
        /** Bets not taken back, and those of them that nothing has answered yet. Counted in the manner `by-round` only. */
        validBets: number
        unanswered: number
      }
    | undefined
  /** The newest of what belongs to the operation's group. */
  groupEnds: 'bet' | 'win' | 'rollback' | undefined
  /** The operation pays by a promotion, and answers no bet. */
  isGift: boolean
  /** A rollback already named what the operation refers to, whether that ever came or not. */
  isReferenceUndone: boolean
  /** This player's transaction that a win answers or a rollback undoes; in the manner `by-round` of a rollback, the bet of its group. */
  reference:
    | {
        verb: 'bet' | 'win'
        outcome: WalletOutcome
        amount: number
        /** How much of it was bonus money. */
        bonus: number
        round: string
        isUndone: boolean
        /** It is a bet, and a win that answers it stands, be it of 0. Looked for when it is to be rolled back. */
        isSettled: boolean
      }
    | undefined
  /** Asked for bets only. */
  isMaintenance: boolean
  isBarred: boolean
}

export type Accepted = Effect & {
  kind: 'accepted'
  /** No bet is taken in this round any more. (A wager may be settled before, when each of its bets was answered.) */
  closesRound: boolean
}
export type Decision =
  | { kind: 'repeat'; outcome: WalletOutcome; balance: number; bonus: number }
  /** `isStored`: an equal operation is refused again for ever, whatever changed meanwhile. */
  | { kind: 'refused'; outcome: WalletOutcome; isStored: boolean }
  | Accepted

/**
 * Decides one operation. Bets are refused for many reasons; wins and rollbacks pass an ended session, a barred member, a switched-off game and
 * maintenance, because they end what was begun.
 */
export const decide = (operation: WalletOperation, facts: WalletFacts): Decision => {
  if (facts.earlier) return decideAgain(operation, facts.earlier)
  if (operation.verb === 'bet') return decideBet(operation, facts)
  if (facts.token === 'foreign') return refusedNow('foreign-token')
  if (operation.manner === 'by-round') return decideByRound(operation, facts)
  return operation.verb === 'win' ? decideWin(operation, facts) : decideRollback(operation, facts)
}

const decideAgain = (operation: WalletOperation, earlier: NonNullable<WalletFacts['earlier']>): Decision =>
  earlier.fingerprint === fingerprintOf(operation)
    ? { kind: 'repeat', outcome: earlier.outcome, balance: earlier.balance, bonus: earlier.bonus }
    : refusedNow('other-content')

const decideBet = (operation: Extract<WalletOperation, { verb: 'bet' }>, facts: WalletFacts): Decision => {
  const refusal = betRefusal(operation, facts)
  // What goes by an id of another operation is not that operation's outcome, and the id may still come with its own content.
  if (refusal) return { kind: 'refused', outcome: refusal, isStored: refusal !== 'other-content' }
  const { amount, bonus, endsRound } = operation
  return accepted(stake(amount, endsRound, bonus), endsRound)
}

const betRefusal = (
  operation: Extract<WalletOperation, { verb: 'bet' }>,
  facts: WalletFacts,
): WalletOutcome | undefined => {
  if (facts.token === 'unknown') return 'unknown-token'
  if (facts.token === 'foreign') return 'foreign-token'
  if (facts.isIdTaken) return 'other-content'
  if (facts.isUndone) return 'rolled-back'
  // The lock of a member ends the session, too: where the protocol allows it, the vendor is answered the cause.
  if (facts.token === 'ended' && !(facts.isBarred && operation.manner !== 'by-round')) return 'session-ended'
  // Before anything about money: a barred member learns nothing else.
  if (facts.isBarred) return 'member-barred'
  if (operation.currency !== facts.currency) return 'wrong-currency'
  if (operation.isFree && operation.amount > 0) return 'wrong-amount'
  if (facts.game === 'unknown') return 'unknown-game'
  if (facts.game === 'off') return 'game-off'
  if (facts.round?.isClosed) return 'round-closed'
  if (facts.isMaintenance) return 'maintenance'
  if (!costsNothing(operation) && isOutside(operation.amount, facts.stakeLimits)) return 'stake-limit'
  return undefined
}

/** In the manner `by-round` a stake of 0 marks a free one. */
const costsNothing = ({ isFree, manner, amount }: Extract<WalletOperation, { verb: 'bet' }>): boolean =>
  isFree || (manner === 'by-round' && amount === 0)

const isOutside = (amount: number, limits: WalletFacts['stakeLimits']): boolean =>
  limits !== undefined && (amount < limits.min || amount > limits.max)

const decideWin = (operation: Extract<WalletOperation, { verb: 'win' }>, facts: WalletFacts): Decision => {
  // Not kept: sent again with the right token it must still reach the member.
  if (facts.token === 'unknown') return refusedNow('unknown-token')
  if (facts.isUndone) return refused('rolled-back')
  if (operation.currency !== facts.currency) return refused('wrong-currency')
  const { reference, round } = facts
  if (facts.isReferenceUndone && (!reference || reference.round === operation.round)) return refused('rolled-back')
  if (!reference || !round || reference.outcome !== 'done' || reference.round !== operation.round)
    return refused('unknown-transaction')
  const { amount, bonus, endsRound } = operation
  return accepted(payout(amount, endsRound, bonus), endsRound)
}

const decideRollback = (operation: Extract<WalletOperation, { verb: 'rollback' }>, facts: WalletFacts): Decision => {
  const { reference, round } = facts
  const { endsRound } = operation
  // Kept: this row is what the late transaction will be refused by.
  if (!reference) return refused('unknown-transaction')
  if (isOfAnotherRound(operation, reference)) return refusedNow('unknown-transaction')
  if (reference.outcome !== 'done' || reference.isUndone) {
    const closes = endsRound && round?.isClosed === false
    return accepted(nothingMoves(closes), closes)
  }
  // A wager without a stake would keep the payout. The vendor rolls the win back first, also one of nothing: what lost is settled, too.
  if (reference.isSettled) return refused('already-settled')
  const { amount, bonus } = reference
  const undo = reference.verb === 'bet' ? stakeReturned : payoutTakenBack
  return accepted(undo(amount, endsRound, bonus), endsRound)
}

/** Wins and rollbacks of the manner `by-round`, and gifts. */
const decideByRound = (operation: Exclude<WalletOperation, { verb: 'bet' }>, facts: WalletFacts): Decision => {
  // None of these is kept: sent again as it should be, it must still reach the member.
  if (facts.token === 'unknown' && !operation.isReconciled) return refusedNow('unknown-token')
  if (facts.isIdTaken) return refusedNow('other-content')
  if (facts.game === 'unknown' && !facts.isGift) return refusedNow('unknown-game')
  return operation.verb === 'win' ? decideWinOfRound(operation, facts) : decideCancel(operation, facts)
}

const decideWinOfRound = (operation: Extract<WalletOperation, { verb: 'win' }>, facts: WalletFacts): Decision => {
  const { amount, bonus, endsRound } = operation
  if (operation.currency !== facts.currency) return refused('wrong-currency')
  if (facts.isGift) return accepted(gift(amount, bonus), true)
  const { round, groupEnds } = facts
  if (!round) return refused('unknown-transaction')
  if (round.isClosed) return refused('round-closed')
  if (groupEnds === 'rollback' || facts.isUndone || round.validBets === 0) return refused('rolled-back')
  if (groupEnds === 'win') return refused('already-settled')
  const answersTheLast = groupEnds === 'bet' && round.unanswered === 1
  return accepted(payout(amount, endsRound || answersTheLast, bonus), endsRound)
}

const decideCancel = (
  operation: Extract<WalletOperation, { verb: 'rollback' }>,
  { reference, round, groupEnds }: WalletFacts,
): Decision => {
  const { endsRound } = operation
  if (reference && isOfAnotherRound(operation, reference)) return refusedNow('unknown-transaction')
  // Kept: this row is what the late bet will be refused by.
  if (reference?.outcome !== 'done') return refused('unknown-transaction')
  if (reference.isUndone || groupEnds === 'rollback') return refused('rolled-back')
  // Also after the end of its round: the stake of a bet that nothing answered is the player's, in either manner.
  if (groupEnds === 'win' || reference.isSettled) return refused('already-settled')
  if (reference.verb !== 'bet') return refused('not-a-bet')
  const leavesNone = round?.unanswered === 1
  return accepted(stakeReturned(reference.amount, endsRound || leavesNone, reference.bonus), endsRound)
}

/** Not kept: a row would stand for a rollback of its reference, which still may be paid or undone. */
const isOfAnotherRound = (
  { round, isRoundUnsaid }: Extract<WalletOperation, { verb: 'rollback' }>,
  reference: NonNullable<WalletFacts['reference']>,
): boolean => !isRoundUnsaid && round !== reference.round

const accepted = (effect: Effect, closesRound: boolean): Decision => ({ kind: 'accepted', ...effect, closesRound })
const refused = (outcome: WalletOutcome): Decision => ({ kind: 'refused', outcome, isStored: true })
const refusedNow = (outcome: WalletOutcome): Decision => ({ kind: 'refused', outcome, isStored: false })
