import { type Fraction, passesPriceGuard, priceRange } from '@maru/draws'

/** `price`: thousandths of the stake, stake included. */
export type Price = { market: string; outcome: string; price: number; probability: Fraction }
export type PriceChange = { market: string; outcome: string; price: number }

/** The prices of a game that are in force together. A version never changes. */
export type PriceVersion = {
  version: number
  validFrom: Date
  combinationMarginBp: number
  prices: ReadonlyMap<string, Price>
}

export const priceKey = ({ market, outcome }: { market: string; outcome: string }): string => `${market} ${outcome}`

export type PriceProblem = { market: string; outcome: string; least: number; most: number }

/** Which of the prices the guard refuses, with what it allows. */
export const problemsOfPrices = (prices: readonly Price[]): PriceProblem[] =>
  prices
    .filter(({ probability, price }) => !passesPriceGuard(probability, price))
    .map(({ market, outcome, probability }) => ({ market, outcome, ...priceRange(probability) }))
