import type { BetType } from '@maru/contract'
import { mayBecome, type WagerStatus } from './wager.states.ts'

/** The part of a wager that its movements change. */
export type WagerState = {
  stake: number
  payout: number
  /** How much of the stake and of the payout is bonus money. */
  bonusStake: number
  bonusPayout: number
  /** Its stakes that were not taken back; of a gift, which has none, 1. At 0 it is cancelled. */
  liveBets: number
  status: WagerStatus
}

/** A wager as a further movement finds it. */
export type StoredWager = WagerState & {
  movements: number
  settlements: number
  /** Which rates of partners it was accepted at. */
  rateChainId: number | null
  product: string
  vendorCode: string
  gameCode: string
}

/** What one operation does to a wager: signed changes, and whether it ends the round. */
export type WagerChange = {
  stake: number
  payout: number
  /** What is added to `liveBets`. */
  bets: number
  endsRound: boolean
  /** Its result was taken back: it waits for another. */
  reopens?: boolean
  /** How much of them is bonus money; none where nothing is said. */
  bonusStake?: number
  bonusPayout?: number
}

/** What a movement of a wager is: a stake, a payout, or one of them taken back. */
export type MovementKind = 'bet' | 'win' | 'rollback'

export const noWager: WagerState = { stake: 0, payout: 0, bonusStake: 0, bonusPayout: 0, liveBets: 0, status: 'placed' }

/** Throws on a change that its states do not allow or that would leave a negative sum: the caller has a defect then. */
export const afterChange = (before: WagerState, change: WagerChange): WagerState => {
  const stake = before.stake + change.stake
  const payout = before.payout + change.payout
  const bonusStake = before.bonusStake + (change.bonusStake ?? 0)
  const bonusPayout = before.bonusPayout + (change.bonusPayout ?? 0)
  const liveBets = before.liveBets + change.bets
  if (stake < 0 || payout < 0 || liveBets < 0) throw new Error('A wager cannot give back more than it took')
  if (!isPart(bonusStake, stake) || !isPart(bonusPayout, payout))
    throw new Error('The bonus money of a wager is a part of its stake and payout')
  if (liveBets === 0 && (stake > 0 || payout > 0))
    throw new Error('A wager without bets cannot hold a stake or a payout')
  const status = statusAfter(before, liveBets, change)
  if (!mayBecome(before.status, status)) throw new Error(`A wager that is ${before.status} cannot become ${status}`)
  return { stake, payout, bonusStake, bonusPayout, liveBets, status }
}

const isPart = (part: number, whole: number): boolean => part >= 0 && part <= whole

const statusAfter = (before: WagerState, liveBets: number, { bets, endsRound, reopens }: WagerChange): WagerStatus => {
  if (liveBets === 0) return 'cancelled'
  if (endsRound) return 'settled'
  if (reopens) return 'placed'
  // A further bet is in play again; a late payout or one bet taken back leaves it settled.
  return before.status === 'settled' && bets <= 0 ? 'settled' : 'placed'
}

/** What a wager adds to the sums of its day. */
export type DayShare = {
  wagers: number
  openWagers: number
  openStake: number
  settledStake: number
  settledPayout: number
}

export const noShare: DayShare = { wagers: 0, openWagers: 0, openStake: 0, settledStake: 0, settledPayout: 0 }

export const shareOf = ({ stake, payout, status }: WagerState): DayShare => ({
  wagers: 1,
  openWagers: status === 'placed' ? 1 : 0,
  openStake: status === 'placed' ? stake : 0,
  settledStake: status === 'settled' ? stake : 0,
  settledPayout: status === 'settled' ? payout : 0,
})

export const shareDifference = (after: DayShare, before: DayShare): DayShare => ({
  wagers: after.wagers - before.wagers,
  openWagers: after.openWagers - before.openWagers,
  openStake: after.openStake - before.openStake,
  settledStake: after.settledStake - before.settledStake,
  settledPayout: after.settledPayout - before.settledPayout,
})

/** The outcome as the wire spells it. A free round that brought nothing is lost, not tied. */
export const betTypeOf = ({ stake, payout, status }: Pick<WagerState, 'stake' | 'payout' | 'status'>): BetType => {
  if (status === 'cancelled') return 'cancel'
  if (status === 'placed') return 'wait'
  if (payout > stake) return 'win'
  return payout === stake && stake > 0 ? 'draw' : 'lose'
}
