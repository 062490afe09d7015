import { createHash } from 'node:crypto'
import type { WagerChange } from '../wagers/index.ts'
import type { WalletOperation, WalletOutcome } from './wallet-port.ts'

/** What was known when an operation came; gathered under the lock of its player. */
export type WalletFacts = {
  currency: string
  /** The operation that came first under this id. */
  earlier: { fingerprint: string; outcome: WalletOutcome; balance: number } | undefined
  /** A rollback already named this transaction. */
  isUndone: boolean
  token: 'open' | 'ended' | 'foreign' | 'unknown'
  game: 'on' | 'off' | 'unknown'
  round: { isClosed: boolean } | undefined
  /** This player's transaction that a win answers or a rollback undoes. */
  reference:
    | { verb: 'bet' | 'win'; outcome: WalletOutcome; amount: number; round: string; isUndone: boolean }
    | undefined
  /** Asked for bets only. */
  isMaintenance: boolean
  isBarred: boolean
}

export type MoneyMove =
  | { to: 'vendor'; kind: 'wager-placed' | 'payout-taken-back'; amount: number }
  | { to: 'member'; kind: 'wager-paid' | 'wager-cancelled'; amount: number }
export type Accepted = {
  kind: 'accepted'
  /** Undefined where nothing moves. */
  money: MoneyMove | undefined
  /** Undefined where the wager does not change. */
  change: WagerChange | undefined
  movement: 'bet' | 'win' | 'rollback' | undefined
}
export type Decision =
  | { kind: 'repeat'; outcome: WalletOutcome; balance: number }
  /** `isKept`: an equal operation is refused again for ever, whatever changed meanwhile. */
  | { kind: 'refused'; outcome: WalletOutcome; isKept: boolean }
  | Accepted

/**
 * Decides one operation. Bets are refused for many reasons; wins and rollbacks pass an ended session, a barred member, a switched-off game and
 * maintenance, because they end what was begun.
 */
export const decide = (operation: WalletOperation, facts: WalletFacts): Decision => {
  if (facts.earlier) return decideAgain(operation, facts.earlier)
  if (operation.verb === 'bet') return decideBet(operation, facts)
  if (facts.token === 'foreign') return refusedNow('foreign-token')
  return operation.verb === 'win' ? decideWin(operation, facts) : decideRollback(operation, facts)
}

const decideAgain = (operation: WalletOperation, earlier: NonNullable<WalletFacts['earlier']>): Decision =>
  earlier.fingerprint === fingerprintOf(operation)
    ? { kind: 'repeat', outcome: earlier.outcome, balance: earlier.balance }
    : refusedNow('other-content')

const decideBet = (operation: Extract<WalletOperation, { verb: 'bet' }>, facts: WalletFacts): Decision => {
  const refusal = betRefusal(operation, facts)
  if (refusal) return { kind: 'refused', outcome: refusal, isKept: true }
  const { amount, endsRound } = operation
  return {
    kind: 'accepted',
    money: amount > 0 ? { to: 'vendor', kind: 'wager-placed', amount } : undefined,
    change: { stake: amount, payout: 0, bets: 1, endsRound },
    movement: 'bet',
  }
}

const betRefusal = (
  operation: Extract<WalletOperation, { verb: 'bet' }>,
  facts: WalletFacts,
): WalletOutcome | undefined => {
  if (facts.token === 'unknown') return 'unknown-token'
  if (facts.token === 'foreign') return 'foreign-token'
  if (facts.isUndone) return 'rolled-back'
  if (facts.token === 'ended') return 'session-ended'
  if (operation.currency !== facts.currency) return 'wrong-currency'
  if (operation.isFree && operation.amount > 0) return 'wrong-amount'
  if (facts.game === 'unknown') return 'unknown-game'
  if (facts.game === 'off') return 'game-off'
  if (facts.round?.isClosed) return 'round-closed'
  if (facts.isMaintenance) return 'maintenance'
  if (facts.isBarred) return 'member-barred'
  return undefined
}

const decideWin = (operation: Extract<WalletOperation, { verb: 'win' }>, facts: WalletFacts): Decision => {
  // Not kept: sent again with the right token it must still reach the member.
  if (facts.token === 'unknown') return refusedNow('unknown-token')
  if (facts.isUndone) return refused('rolled-back')
  if (operation.currency !== facts.currency) return refused('wrong-currency')
  const { reference, round } = facts
  if (!reference || !round || reference.outcome !== 'done' || reference.round !== operation.round)
    return refused('unknown-transaction')
  if (reference.isUndone) return refused('rolled-back')
  const { amount, endsRound } = operation
  return {
    kind: 'accepted',
    money: amount > 0 ? { to: 'member', kind: 'wager-paid', amount } : undefined,
    change: { stake: 0, payout: amount, bets: 0, endsRound },
    movement: 'win',
  }
}

const decideRollback = (
  { endsRound }: Extract<WalletOperation, { verb: 'rollback' }>,
  facts: WalletFacts,
): Decision => {
  const { reference, round } = facts
  // Kept: this row is what the late transaction will be refused by.
  if (!reference) return refused('unknown-transaction')
  if (reference.outcome !== 'done' || reference.isUndone) {
    const closes = endsRound && round?.isClosed === false
    const change = closes ? { stake: 0, payout: 0, bets: 0, endsRound } : undefined
    return { kind: 'accepted', money: undefined, change, movement: undefined }
  }
  const { amount } = reference
  const isBet = reference.verb === 'bet'
  return {
    kind: 'accepted',
    money: amount > 0 ? takingBack(reference.verb, amount) : undefined,
    change: isBet
      ? { stake: -amount, payout: 0, bets: -1, endsRound }
      : { stake: 0, payout: -amount, bets: 0, endsRound },
    movement: 'rollback',
  }
}

const takingBack = (verb: 'bet' | 'win', amount: number): MoneyMove =>
  verb === 'bet'
    ? { to: 'member', kind: 'wager-cancelled', amount }
    : { to: 'vendor', kind: 'payout-taken-back', amount }

const refused = (outcome: WalletOutcome): Decision => ({ kind: 'refused', outcome, isKept: true })
const refusedNow = (outcome: WalletOutcome): Decision => ({ kind: 'refused', outcome, isKept: false })

/**
 * Hex SHA-256 of what an operation says, and so of what must be equal for it to be the same one. The token is left out: a vendor may repeat
 * with a renewed one.
 */
export const fingerprintOf = (operation: WalletOperation): string => {
  const { playerId, round, endsRound, gameCode } = operation
  const own =
    operation.verb === 'bet'
      ? [operation.currency, operation.amount, operation.isFree]
      : operation.verb === 'win'
        ? [operation.currency, operation.amount, operation.referenceId]
        : [operation.referenceId]
  return createHash('sha256')
    .update(JSON.stringify([operation.verb, playerId, round, endsRound, gameCode, ...own]))
    .digest('hex')
}

/** SHA-256 of a launch token, as it is stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest()
