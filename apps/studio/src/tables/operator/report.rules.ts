import type { LiveGame } from '@maru/live-games'
import { type OperatorAnswer, toWireAmount } from '@maru/vendor-wallet'
import { spreadsOf } from './place-spread.ts'

/** What was bet on a place. `squares`: the sum of the squares of what each round had there, since all bets of a round win or lose together. */
export type PlaceSum = {
  place: string
  bets: number
  staked: number
  returned: number
  squares: number
  /** Staked before doubles and splits, where there were some. */
  first?: number
}

type Returned = OperatorAnswer<'tableReport'>['places'][number]

/** Of a normal distribution 99 in 100 lie within so many standard deviations. */
const DEVIATIONS = 2.5758
const BASIS = 10_000

const RAISE = /^(seat-\d)-(?:split|double)/

/** Doubles and splits of blackjack count to their seat: what the seat wins or loses is theirs as well. */
export const withRaises = (sums: readonly PlaceSum[]): PlaceSum[] =>
  sums.flatMap((sum) => {
    if (RAISE.test(sum.place)) return []
    const raises = sums.filter(({ place }) => RAISE.exec(place)?.[1] === sum.place)
    if (raises.length === 0) return sum
    const added = (of: 'staked' | 'returned') => raises.reduce((all, raise) => all + raise[of], sum[of])
    return { ...sum, staked: added('staked'), returned: added('returned'), first: sum.staked }
  })

/** Of all that was staked. A spread is of first stakes; what was staked on top is lost or won with them. */
const meanOf = ({ staked, first = staked }: PlaceSum, mean: number): number =>
  staked === 0 ? mean : 1 + ((mean - 1) * first) / staked

/** The return of a place beside the band in which it lies in 99 of 100 cases. `returnBp`: what the place pays where its spread is not known. */
export const placeReport = (game: LiveGame, sum: PlaceSum, returnBp: number): Returned => {
  const spread = spreadsOf(game).get(sum.place)
  const off = spread && sum.staked > 0 ? (spread.deviation * Math.sqrt(sum.squares)) / sum.staked : undefined
  return { place: sum.place, ...returned(sum, meanOf(sum, spread?.mean ?? returnBp / BASIS), off) }
}

/** Of all places together. Their results hang together, so their deviations are added: the band is never too narrow. */
export const wholeReport = (
  game: LiveGame,
  sums: readonly PlaceSum[],
  returnBpOf: (place: string) => number,
  brought: number,
): OperatorAnswer<'tableReport'>['whole'] => {
  const spreads = spreadsOf(game)
  let [bets, staked, expected, deviation] = [0, 0, 0, 0]
  for (const sum of sums) {
    const spread = spreads.get(sum.place)
    bets += sum.bets
    staked += sum.staked
    expected += sum.staked * meanOf(sum, spread?.mean ?? returnBpOf(sum.place) / BASIS)
    deviation += spread ? spread.deviation * Math.sqrt(sum.squares) : Number.NaN
  }
  const whole = { bets, staked, returned: brought }
  if (staked === 0) return { ...returned(whole, 0, undefined), expected_bp: null }
  return returned(whole, expected / staked, Number.isNaN(deviation) ? undefined : deviation / staked)
}

const returned = (
  { bets, staked, returned: brought }: { bets: number; staked: number; returned: number },
  mean: number,
  off: number | undefined,
): Omit<Returned, 'place'> => ({
  bets,
  staked: toWireAmount(staked),
  returned: toWireAmount(brought),
  return_bp: staked === 0 ? null : Math.round((brought / staked) * BASIS),
  expected_bp: Math.floor(mean * BASIS),
  low_bp: off === undefined ? null : Math.max(0, Math.floor((mean - DEVIATIONS * off) * BASIS)),
  high_bp: off === undefined ? null : Math.ceil((mean + DEVIATIONS * off) * BASIS),
})
