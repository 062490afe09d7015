import type { CashCurrency } from '@maru/contract'
import type { BetText, EndedTable } from '../wagers/index.ts'

/**
 * What a vendor may ask of a member's wallet, whatever protocol it speaks. An adapter turns its protocol into these operations and the outcomes
 * back into its own words; it decides nothing. Amounts are whole ledger units of the player's currency.
 */
type OperationFields = {
  vendorCode: string
  /** Idempotency key: of one operation of the vendor, by reference; by round, of one of each verb for one player and round. */
  transactionId: string
  playerId: string
  token: string
  round: string
  /** The last operation of its round. */
  endsRound: boolean
  gameCode: string
  /**
   * How this protocol links its operations; nothing said: by reference.
   * `by-reference`: a win and a rollback name the bet that they belong to. Late wins and repeated rollbacks are taken.
   * `by-round`: a win answers its round, which must be open; what was settled or cancelled once cannot be again.
   */
  manner?: 'by-reference' | 'by-round'
  /** What the vendor calls a bet together with everything that answers it, where it does. */
  group?: string
  /** What its protocol wants repeated when it asks for the transaction; kept as it is said. */
  details?: object
  /** The vendor reconciles: it vouches for the player itself, without a session. Not for bets. */
  isReconciled?: boolean
  /** Its protocol speaks of bonus money, so the answer says how much the player has. Only then may `bonus` be more than 0. */
  hasBonus?: boolean
}
export type BetOperation = OperationFields & {
  verb: 'bet'
  currency: string
  amount: number
  /** How much of the amount is bonus money; none where nothing is said. */
  bonus?: number
  /** Costs the player nothing; `amount` is 0. */
  isFree: boolean
  /** What was bet on: in the vendor's own words, or by keys of the game's texts. */
  words: string | { texts: BetText[]; plain?: string } | null
}
export type WinOperation = OperationFields & {
  verb: 'win'
  currency: string
  amount: number
  bonus?: number
  /** The bet; null: the group or the round says it. */
  referenceId: string | null
  /** What the round came to by places, where the vendor says it. */
  ended?: EndedTable
  /** Paid by a promotion: a prize, a free round. Where it answers no promotional bet of its group or round, it is a wager of its own. */
  isGift?: boolean
}
/** Undoes the transaction that it refers to, which must be of its round; null: the valid bet of its group. `isRoundUnsaid`: the vendor named no round. */
export type RollbackOperation = OperationFields & {
  verb: 'rollback'
  referenceId: string | null
  isRoundUnsaid?: boolean
}
export type WalletOperation = BetOperation | WinOperation | RollbackOperation

/** Everything an operation can come to. `done`: it took effect, now or by an earlier equal one. */
export const walletOutcomes = [
  'done',
  'unknown-player',
  'unknown-token',
  'foreign-token',
  'session-ended',
  'unknown-game',
  'game-off',
  'wrong-currency',
  'wrong-amount',
  'stake-limit',
  'limit-reached',
  'not-enough-money',
  'not-enough-bonus',
  'member-barred',
  'maintenance',
  'round-closed',
  'unknown-transaction',
  'rolled-back',
  'other-content',
  'already-settled',
  'not-a-bet',
] as const
export type WalletOutcome = (typeof walletOutcomes)[number]

/** `balance` and `currency` are missing when the player is not known; `bonus` says something only where it was asked for. */
export type WalletAnswer = { outcome: WalletOutcome; balance?: number; bonus?: number; currency?: CashCurrency }
export type PlayerAnswer =
  | { outcome: 'done'; siteId: number; currency: CashCurrency; country: string; registeredAt: Date }
  | { outcome: 'unknown-player' }
export type BalanceQuestion = {
  vendorCode: string
  playerId: string
  token: string
  gameCode?: string | undefined
  hasBonus?: boolean
}

/** What an adapter is given. Throws only when it cannot know the outcome. */
export type WalletPort = {
  operate(operation: WalletOperation): Promise<WalletAnswer>
  balance(question: BalanceQuestion): Promise<WalletAnswer>
  player(question: { vendorCode: string; playerId: string }): Promise<PlayerAnswer>
}
