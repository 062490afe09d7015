import type { MovementKind, WagerChange } from '../wager.rules.ts'

/**
 * Between the member and the account of the wager's vendor: `bonus` of the amount from or to the bonus purse, the rest from or to the cash. `isHeld`: from the held purse instead. Or between
 * cash and held purse: a stake that somebody has to accept first.
 */
export type MoneyMove = { amount: number; bonus: number } & (WagerMove | HeldMove)
export type WagerMove =
  | { to: 'vendor'; kind: 'wager-placed' | 'payout-taken-back'; isHeld?: true }
  | { to: 'member'; kind: 'wager-paid' | 'wager-cancelled' }
type HeldMove = { to: 'held'; kind: 'stake-held' } | { to: 'cash'; kind: 'stake-released' }

/** What one operation does to money and wager. Amounts are whole; `bonus` says how much of them is bonus money. */
export type Effect = {
  /** Undefined where nothing moves. */
  money: MoneyMove | undefined
  /** Undefined where the wager does not change. */
  change: WagerChange | undefined
  movement: MovementKind | undefined
}

const orNone = (money: MoneyMove): MoneyMove | undefined => (money.amount > 0 ? money : undefined)

export const stake = (amount: number, endsRound: boolean, bonus = 0): Effect => ({
  money: orNone({ to: 'vendor', kind: 'wager-placed', amount, bonus }),
  change: { stake: amount, payout: 0, bets: 1, endsRound, bonusStake: bonus },
  movement: 'bet',
})

/** Out of the cash until it is accepted (`heldStake`) or not (`stakeReleased`); no wager begins. */
export const stakeHeld = (amount: number): Effect => ({
  money: { to: 'held', kind: 'stake-held', amount, bonus: 0 },
  change: undefined,
  movement: undefined,
})

export const stakeReleased = (amount: number): Effect => ({
  money: { to: 'cash', kind: 'stake-released', amount, bonus: 0 },
  change: undefined,
  movement: undefined,
})

/** Begins a wager with a stake that was held. */
export const heldStake = (amount: number): Effect => ({
  money: { to: 'vendor', kind: 'wager-placed', amount, bonus: 0, isHeld: true },
  change: { stake: amount, payout: 0, bets: 1, endsRound: false },
  movement: 'bet',
})

export const payout = (amount: number, endsRound: boolean, bonus = 0): Effect => ({
  money: orNone({ to: 'member', kind: 'wager-paid', amount, bonus }),
  change: { stake: 0, payout: amount, bets: 0, endsRound, bonusPayout: bonus },
  movement: 'win',
})

/** A wager that is nothing but its payout. */
export const gift = (amount: number, bonus = 0): Effect => ({
  money: orNone({ to: 'member', kind: 'wager-paid', amount, bonus }),
  change: { stake: 0, payout: amount, bets: 1, endsRound: true, bonusPayout: bonus },
  movement: 'win',
})

export const stakeReturned = (amount: number, endsRound: boolean, bonus = 0): Effect => ({
  money: orNone({ to: 'member', kind: 'wager-cancelled', amount, bonus }),
  change: { stake: -amount, payout: 0, bets: -1, endsRound, bonusStake: -bonus },
  movement: 'rollback',
})

export const payoutTakenBack = (amount: number, endsRound: boolean, bonus = 0): Effect => ({
  money: orNone({ to: 'vendor', kind: 'payout-taken-back', amount, bonus }),
  change: { stake: 0, payout: -amount, bets: 0, endsRound, bonusPayout: -bonus },
  movement: 'rollback',
})

/** A stake or a payout that took no effect is undone: only the round may end with it. */
export const nothingMoves = (endsRound: boolean): Effect => ({
  money: undefined,
  change: endsRound ? { stake: 0, payout: 0, bets: 0, endsRound } : undefined,
  movement: undefined,
})
