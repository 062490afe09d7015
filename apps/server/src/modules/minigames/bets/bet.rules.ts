import type { Minigame, MiniSelection } from '@maru/contract'
import {
  type Fraction,
  type GameOptions,
  marketOf,
  priceLessMargin,
  probabilityOf,
  problemOfCombination,
} from '@maru/draws'
import type { Selection } from '../../wagers/index.ts'
import type { Limits } from '../prices/limits.rules.ts'
import { type PriceVersion, priceKey } from '../prices/price.rules.ts'
import { isAccepting, type Round } from '../round.rules.ts'
import { type Exposed, takeUp } from './exposure.rules.ts'
import { isBetOn, picksText } from './picks.rules.ts'

/** Why a bet is refused, of what this module decides. `docs` of each stand with the codes of the contract. */
export type BetRefusal =
  | 'B6000'
  | 'B6001'
  | 'B6002'
  | 'B6003'
  | 'B6005'
  | 'B6006'
  | 'B6007'
  | 'B6008'
  | 'B6009'
  | 'B6010'
  | 'B6011'

/** What a bet is on. `picks` in the order of the markets' codes, so that the same bet is the same whatever came first. */
export type Bet = { picks: readonly MiniSelection[]; price: number; stake: number }

/** Another slip of the member on the same selections is taken for a second press of the button for so long. */
export const sameBetMs = 3_000

/** What it pays when it wins, stake included; undefined where no number says it exactly. */
export const toPayOf = ({ stake, price }: Pick<Bet, 'stake' | 'price'>): number | undefined => {
  const payout = Number((BigInt(stake) * BigInt(price)) / 1_000n)
  return Number.isSafeInteger(payout) ? payout : undefined
}

/** What stands in the way of the selections, whatever the round: an unknown one, or several that are no bet together. */
export const problemOfPicks = (
  game: Minigame,
  picks: readonly MiniSelection[],
  options: GameOptions,
): 'B6009' | 'B6010' | undefined => {
  const known = probabilityIn(game, picks, options)
  return typeof known === 'string' ? known : undefined
}

/** What it costs now: the price of its outcome, or of a combination the fair price less the margin. Undefined: it has none. */
export const priceNow = (
  game: Minigame,
  picks: readonly MiniSelection[],
  { prices, combinationMarginBp }: PriceVersion,
  options: GameOptions,
): number | undefined => {
  const [first] = picks
  if (picks.length === 1 && first) return prices.get(priceKey(first))?.price
  const probability = probabilityIn(game, picks, options)
  return typeof probability === 'string' ? undefined : priceLessMargin(probability, combinationMarginBp)
}

/** The fair price of one outcome in thousandths, floored: what stands beside a leg of a combination, whose price is that of the whole. */
export const fairPrice = (game: Minigame, pick: MiniSelection, options: GameOptions): number => {
  const probability = probabilityIn(game, [pick], options)
  if (typeof probability === 'string') throw new RangeError(`${game} has no ${priceKey(pick)}`)
  return Number((1_000n * probability.denominator) / probability.numerator)
}

/** That all of them win, or why they are no bet. */
const probabilityIn = (
  game: Minigame,
  picks: readonly MiniSelection[],
  options: GameOptions,
): Fraction | 'B6009' | 'B6010' => {
  const name = `${game} ${game === 'kinoladder' ? options.kinoThreeLinesUpTo : ''} ${picksText(picks)}`
  const known = remembered.get(name)
  if (known) return known
  if (!picks.every(({ market, outcome }) => marketOf(game, market)?.outcomes.includes(outcome))) return 'B6010'
  if (picks.length > 1 && problemOfCombination(game, picks, options)) return 'B6009'
  const probability = probabilityOf(game, picks, options)
  // An outcome that never comes, where the kino ladder's option leaves none.
  if (probability.numerator === 0n) return 'B6010'
  remembered.set(name, probability)
  return probability
}
/** To count one takes longer than all else of a bet. Of what can be bet on only: some hundred for powerball, fewer for the others and each of their options. */
const remembered = new Map<string, Fraction>()

/** What a bet is decided by. */
export type BetFacts = {
  round: Round
  isOn: boolean
  /** The kino ladder's option that the prices are made for; the round has its own. */
  pricedLinesUpTo: number
  mostExposure: number
  version: PriceVersion
  limits: Limits
  /** What the member's open bets on the round pay together, and what its newest ones are on. */
  toWin: number
  newest: readonly (Selection | null)[]
  exposed: Exposed
  /** When the facts were true, by the clock of the services. */
  at: Date
}

/** Decides over a bet, and counts what it takes up of the exposure. */
export const refusalOfBet = (bet: Bet, facts: BetFacts, cash: number): BetRefusal | undefined => {
  const { round, version, limits, exposed, mostExposure } = facts
  if (!takesBets(facts)) return 'B6007'
  const options = { kinoThreeLinesUpTo: round.kinoThreeLinesUpTo }
  const problem = problemOfPicks(round.game, bet.picks, options)
  if (problem) return problem
  if (priceNow(round.game, bet.picks, version, options) !== bet.price) return 'B6006'
  if (bet.stake < limits.minimum) return 'B6001'
  if (bet.stake > limits.maximum) return 'B6002'
  const toPay = toPayOf(bet)
  if (toPay === undefined || toPay > limits.maximumWin || facts.toWin + toPay > limits.maximumWinOfRound) return 'B6003'
  if (facts.newest.some((selection) => isBetOn(selection, bet.picks))) return 'B6005'
  if (bet.stake > cash) return 'B6000'
  return takeUp(exposed, { round, loss: toPay - bet.stake, mostExposure }, bet.picks) ? undefined : 'B6008'
}

const takesBets = ({ round, isOn, pricedLinesUpTo, at }: BetFacts): boolean =>
  isOn &&
  isAccepting(round, at) &&
  // Staff changed the option: its prices hold from the first round on that was made after.
  (round.game !== 'kinoladder' || round.kinoThreeLinesUpTo === pricedLinesUpTo)

/** Until when a member may take a bet back; undefined: not at all. */
export const cancelUntil = (
  placedAt: Date,
  { cancelSeconds, closesAt }: { cancelSeconds: number; closesAt: Date },
): Date | undefined =>
  cancelSeconds > 0 ? new Date(Math.min(placedAt.getTime() + cancelSeconds * 1_000, closesAt.getTime())) : undefined
