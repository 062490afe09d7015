/**
 * What a vendor may ask of a member's wallet, whatever protocol it speaks. A door turns its protocol into these operations and the outcomes
 * back into its own words; it decides nothing. Amounts are whole units of the currency (won).
 */
type Told = {
  vendorCode: string
  /** Idempotency key, unique by vendor and verb. */
  transactionId: string
  playerId: string
  token: string
  round: string
  /** The last operation of its round. */
  endsRound: boolean
  gameCode: string
}
export type BetOperation = Told & {
  verb: 'bet'
  currency: string
  amount: number
  /** Costs the player nothing; `amount` is 0. */
  isFree: boolean
  /** The vendor's own words for what was bet on. */
  words: string | null
}
export type WinOperation = Told & { verb: 'win'; currency: string; amount: number; referenceId: string }
export type RollbackOperation = Told & { verb: 'rollback'; referenceId: string }
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
  'not-enough-money',
  'member-barred',
  'maintenance',
  'round-closed',
  'unknown-transaction',
  'rolled-back',
  'other-content',
] as const
export type WalletOutcome = (typeof walletOutcomes)[number]

/** `balance` and `currency` are missing when the player is not known. */
export type WalletAnswer = { outcome: WalletOutcome; balance?: number; currency?: string }
export type PlayerAnswer =
  | { outcome: 'done'; siteId: number; currency: string; country: string; registeredAt: Date }
  | { outcome: 'unknown-player' }
export type BalanceQuestion = { vendorCode: string; playerId: string; token: string; gameCode?: string | undefined }

/** What a door is given. Throws only when it cannot know the outcome. */
export type WalletPort = {
  operate(operation: WalletOperation): Promise<WalletAnswer>
  balance(question: BalanceQuestion): Promise<WalletAnswer>
  player(question: { vendorCode: string; playerId: string }): Promise<PlayerAnswer>
}
