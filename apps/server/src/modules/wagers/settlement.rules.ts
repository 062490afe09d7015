import { betTypeOf, type WagerState } from './wager.rules.ts'

export type SettlementKind = 'settled' | 'cancelled' | 'corrected' | 'reopened'

/** What one settlement adds to what the wager had come to before, in whole units of its currency; below zero where it takes back. */
export type SettlementVersion = Sums & { kind: SettlementKind }

/** `turnover` counts bonus money as cash: who wants cash alone subtracts `bonusStake`. */
type Sums = { stake: number; payout: number; turnover: number; bonusStake: number; bonusPayout: number }
const nothing: Sums = { stake: 0, payout: 0, turnover: 0, bonusStake: 0, bonusPayout: 0 }

/**
 * The settlement that a change of a wager is; undefined where it changes nothing that was settled, and settles nothing. What the vendor says of the places of a table (`isReported`) changes what counts of the wager
 * for partners, also where it pays the same as before.
 */
export const settlementVersionOf = (
  before: WagerState,
  after: WagerState,
  isReported = false,
): SettlementVersion | undefined => {
  const was = isSettled(before) ? sumsOf(before) : nothing
  const is = isSettled(after) ? sumsOf(after) : nothing
  const difference = {
    stake: is.stake - was.stake,
    payout: is.payout - was.payout,
    turnover: is.turnover - was.turnover,
    bonusStake: is.bonusStake - was.bonusStake,
    bonusPayout: is.bonusPayout - was.bonusPayout,
  }
  const isSame = before.status === after.status && difference.stake === 0 && difference.payout === 0
  if (isSame && !(isReported && after.status === 'settled')) return undefined
  const kind = kindOf(before, after)
  return kind && { kind, ...difference }
}

const isSettled = ({ status }: WagerState): boolean => status !== 'placed'

const kindOf = (before: WagerState, after: WagerState): SettlementKind | undefined => {
  if (after.status === 'cancelled') return 'cancelled'
  if (after.status === 'placed') return isSettled(before) ? 'reopened' : undefined
  return isSettled(before) ? 'corrected' : 'settled'
}

/** A stake that came back as it was, or that was cancelled, was not risked. */
const sumsOf = (state: WagerState): Sums => {
  const { stake, payout, bonusStake, bonusPayout } = state
  const type = betTypeOf(state)
  const turnover = type === 'draw' || type === 'cancel' ? 0 : stake
  return { stake, payout, turnover, bonusStake, bonusPayout }
}
