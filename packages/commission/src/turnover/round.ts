import { countsEachStake, type WageredGroup } from '../product.ts'
import { coveredOf, together } from './covered.ts'
import type { Place, Side } from './place.ts'
import type { VoidShare } from './ticket.ts'

/** What became of a bet. `tie`: it came back as it was staked. A share says which part of a ticket was void. */
export type BetEnd = 'decided' | 'half-void' | 'void' | 'tie' | 'cancelled' | 'open' | VoidShare

/** One stake on one thing, in whole won. `payout`: what came back, stake included. */
export type Bet = { stake: bigint; payout: bigint; end: BetEnd; side: Side }
/** A wager as it stands now: one bet, or several of one round (chips on several places). `bonusStake`: how much of its stakes was bonus money. */
export type RoundWager = { wagerId: number; bonusStake: bigint; bets: readonly Bet[] }

/** Of one wager; `stake` = `undecided` + `covered` + `bonus` + `valid`, exactly. */
export type ValidTurnover = {
  wagerId: number
  stake: bigint
  /** Open, void, tied, cancelled, or the void half. */
  undecided: bigint
  /** By opposite sides; where sides are not known, what was not at risk. */
  covered: bigint
  /** The part that bonus money paid. */
  bonus: bigint
  valid: bigint
}

/**
 * The valid turnover of everything that one member has staked on one round, by wager, in the order of their ids. It depends on nothing but how the wagers
 * stand now. Throws RangeError for stakes that cannot be, and where a wager comes twice.
 */
export const validTurnoverOf = (group: WageredGroup, wagers: readonly RoundWager[]): ValidTurnover[] => {
  const sorted = wagers.toSorted((one, other) => one.wagerId - other.wagerId)
  const twice = sorted.find(({ wagerId }, at) => wagerId === sorted[at + 1]?.wagerId)
  if (twice) throw new RangeError(`wager ${twice.wagerId} comes twice`)
  const counted = sorted.flatMap(({ wagerId, bets }) =>
    bets.map((bet): Counted => ({ ...bet, wagerId, counts: countsOf(bet) })).filter(({ counts }) => counts > 0n),
  )
  const covered = countsEachStake(group) ? new Map<number, bigint>() : coveredByWager(counted)
  return sorted.map((wager) => partsOf(wager, covered.get(wager.wagerId) ?? 0n))
}

type Counted = Bet & { wagerId: number; counts: bigint }

/** What of a stake was decided, floored to the won. */
const countsOf = ({ stake, payout, end }: Bet): bigint => {
  if (stake < 0n || payout < 0n) throw new RangeError(`a bet of ${stake} that paid ${payout}`)
  if (end === 'decided') return stake
  if (end === 'half-void') return stake / 2n
  if (typeof end === 'string') return 0n
  return (stake * (end.under - end.over)) / end.under
}

/** One bet whose side is not known may be opposite to any other, so then the whole round goes by what was at risk. */
const coveredByWager = (counted: readonly Counted[]): Map<number, bigint> => {
  const covered = new Map<number, bigint>()
  if (counted.some(({ side }) => side === 'unknown')) divide(counted, notAtRisk(counted), covered)
  else for (const bets of together(counted.flatMap(placed))) divide(bets, coveredOf(bets), covered)
  return covered
}

const placed = (bet: Counted): (Counted & { place: Place })[] =>
  typeof bet.side === 'string' ? [] : [{ ...bet, place: bet.side }]

/** At risk is the smaller of all stakes and of the difference that the round made. */
const notAtRisk = (bets: readonly Counted[]): bigint => {
  const counts = bets.reduce((sum, bet) => sum + bet.counts, 0n)
  const made = bets.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)
  const difference = made < 0n ? -made : made
  return difference < counts ? counts - difference : 0n
}

/**
 * Divides what is covered over the wagers in proportion to what counts of their bets. Each gets the floor of the running sum less what was given before, so the parts add up, and none is
 * larger than what counts.
 */
const divide = (bets: readonly Counted[], amount: bigint, into: Map<number, bigint>): void => {
  if (amount === 0n) return
  const whole = bets.reduce((sum, { counts }) => sum + counts, 0n)
  let upTo = 0n
  let given = 0n
  for (const { wagerId, counts } of bets.toSorted((one, other) => one.wagerId - other.wagerId)) {
    upTo += counts
    const share = (upTo * amount) / whole - given
    given += share
    into.set(wagerId, (into.get(wagerId) ?? 0n) + share)
  }
}

/** What is left is valid in the proportion in which cash paid the wager, floored. */
const partsOf = ({ wagerId, bonusStake, bets }: RoundWager, covered: bigint): ValidTurnover => {
  const stake = bets.reduce((sum, bet) => sum + bet.stake, 0n)
  if (bonusStake < 0n || bonusStake > stake) throw new RangeError(`${bonusStake} of a stake of ${stake} as bonus money`)
  const decided = bets.reduce((sum, bet) => sum + countsOf(bet), 0n)
  const left = decided - covered
  const valid = stake === 0n ? 0n : (left * (stake - bonusStake)) / stake
  return { wagerId, stake, undecided: stake - decided, covered, bonus: left - valid, valid }
}
