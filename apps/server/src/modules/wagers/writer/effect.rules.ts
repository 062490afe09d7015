import type { MovementKind, WagerChange } from '../wager.rules.ts'

/** Between the member's cash and the account of the wager's vendor. */
export type MoneyMove =
  | { to: 'vendor'; kind: 'wager-placed' | 'payout-taken-back'; amount: number }
  | { to: 'member'; kind: 'wager-paid' | 'wager-cancelled'; amount: number }

/** What one operation does to money and wager. */
export type Effect = {
  /** Undefined where nothing moves. */
  money: MoneyMove | undefined
  /** Undefined where the wager does not change. */
  change: WagerChange | undefined
  movement: MovementKind | undefined
}

const orNone = (money: MoneyMove): MoneyMove | undefined => (money.amount > 0 ? money : undefined)

export const stake = (amount: number, endsRound: boolean): Effect => ({
  money: orNone({ to: 'vendor', kind: 'wager-placed', amount }),
  change: { stake: amount, payout: 0, bets: 1, endsRound },
  movement: 'bet',
})

export const payout = (amount: number, endsRound: boolean): Effect => ({
  money: orNone({ to: 'member', kind: 'wager-paid', amount }),
  change: { stake: 0, payout: amount, bets: 0, endsRound },
  movement: 'win',
})

/** A wager that is nothing but its payout. */
export const gift = (amount: number): Effect => ({
  money: orNone({ to: 'member', kind: 'wager-paid', amount }),
  change: { stake: 0, payout: amount, bets: 1, endsRound: true },
  movement: 'win',
})

export const stakeReturned = (amount: number, endsRound: boolean): Effect => ({
  money: orNone({ to: 'member', kind: 'wager-cancelled', amount }),
  change: { stake: -amount, payout: 0, bets: -1, endsRound },
  movement: 'rollback',
})

export const payoutTakenBack = (amount: number, endsRound: boolean): Effect => ({
  money: orNone({ to: 'vendor', kind: 'payout-taken-back', amount }),
  change: { stake: 0, payout: -amount, bets: 0, endsRound },
  movement: 'rollback',
})

/** A stake or a payout that took no effect is undone: only the round may end with it. */
export const nothingMoves = (endsRound: boolean): Effect => ({
  money: undefined,
  change: endsRound ? { stake: 0, payout: 0, bets: 0, endsRound } : undefined,
  movement: undefined,
})
