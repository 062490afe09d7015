import { type CashCurrency, unitsIn } from '@maru/contract'
import { type Game, type GameOptions, marketsOf, passesPriceGuard, priceLessMargin, probabilitiesOf } from '@maru/draws'
import type { Limits } from './limits.rules.ts'
import type { Price } from './price.rules.ts'

/** Basis points off the fair price, by market; of two outcomes about as likely 1.95 stays, of a pair 3.10 to 4.60. */
const MARGINS_BP: Record<string, number | Record<string, number>> = {
  'power-ball-pair': 760,
  'power-ball-exact': 1_000,
  'sum-pair': 760,
  'sum-size': { small: 1_180, medium: 1_040, large: 1_180 },
  'sum-size-parity': 1_000,
  'sum-section': 1_000,
  'digit-pair': 760,
  'start-lines': 760,
}
const SIMPLE_MARGIN_BP = 250
/** Of products of independent markets: two simple ones pay what their pair does. */
export const standardCombinationMarginBp = 760
/** Prices are shown with two digits, the second of them 0 or 5. */
const STEP = 50

/** The prices of a game that nobody has set yet. An outcome that never comes has none. */
export const standardPrices = (game: Game, options: GameOptions): Price[] =>
  marketsOf[game].flatMap(({ code: market }) =>
    probabilitiesOf(game, market, options)
      .filter(({ probability }) => probability.numerator > 0n && probability.numerator < probability.denominator)
      .map(({ outcome, probability }) => {
        const exact = priceLessMargin(probability, marginOf(market, outcome))
        const round = Math.round(exact / STEP) * STEP
        return { market, outcome, probability, price: passesPriceGuard(probability, round) ? round : exact }
      }),
  )

const marginOf = (market: string, outcome: string): number => {
  const margin = MARGINS_BP[market] ?? SIMPLE_MARGIN_BP
  return typeof margin === 'number' ? margin : (margin[outcome] ?? SIMPLE_MARGIN_BP)
}

/** In thousands of won; a euro or a dollar is worth about a thousand won. By member level from 1 on. */
const LIMITS = [
  { minimum: 1, maximum: 1_000, maximumWin: 10_000, maximumWinOfRound: 20_000 },
  { minimum: 1, maximum: 2_000, maximumWin: 20_000, maximumWinOfRound: 40_000 },
  { minimum: 1, maximum: 3_000, maximumWin: 30_000, maximumWinOfRound: 60_000 },
  { minimum: 1, maximum: 5_000, maximumWin: 50_000, maximumWinOfRound: 100_000 },
  { minimum: 1, maximum: 10_000, maximumWin: 100_000, maximumWinOfRound: 200_000 },
]
const MOST_EXPOSURE = 300_000

/** Limits of a game by member level that nobody has set yet, in units of the currency. */
export const standardLimits = (currency: CashCurrency): Limits[] =>
  LIMITS.map((sums, i) => ({
    memberLevel: i + 1,
    minimum: unitsOf(currency, sums.minimum),
    maximum: unitsOf(currency, sums.maximum),
    maximumWin: unitsOf(currency, sums.maximumWin),
    maximumWinOfRound: unitsOf(currency, sums.maximumWinOfRound),
  }))

/** What the house may lose on one outcome of a round, in units of the currency. */
export const standardMostExposure = (currency: CashCurrency): number => unitsOf(currency, MOST_EXPOSURE)

const unitsOf = (currency: CashCurrency, thousands: number): number =>
  unitsIn(currency, currency === 'KRW' ? thousands * 1_000 : thousands)
