import type { AdminAnswerOf, Minigame, miniPrices } from '@maru/contract'
import {
  type Fraction,
  type GameOptions,
  passesPriceGuard,
  priceRange,
  probabilityOf,
  readFraction,
  returnOf,
} from '@maru/draws'

export type Prices = AdminAnswerOf<typeof miniPrices>
export type PriceRow = Prices['rows'][number]
/** As the form has it: texts, prices in the order of the rows. */
export type PriceDraft = { prices: string[]; margin: string; kino: string }
export type PriceProblem = 'shape' | 'range'

const MOST_MARGIN_BP = 2_500
const PERCENT_DIGITS = 4

/** Thousandths as people write them: `1.95`, `12.50`, `1.955`. */
export const priceText = (thousandths: number): string => (thousandths / 1_000).toFixed(3).replace(/0$/, '')

/** Thousandths of what was typed, with a point or a comma; undefined: it is no price. */
export const readPrice = (text: string): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 1_000 + Number(part.padEnd(3, '0'))
}

/** Percent in basis points: `3`, `2.5`. Undefined: no margin from 0.01 to 25. */
export const readMargin = (text: string): number | undefined => {
  const [, whole, part = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  const bp = whole === undefined ? 0 : Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return bp >= 1 && bp <= MOST_MARGIN_BP ? bp : undefined
}

export const readKino = (text: string): number | undefined => {
  const number = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= 69 ? number : undefined
}

export const draftFrom = ({ rows, combinationMarginBp, kinoThreeLinesUpTo }: Prices): PriceDraft => ({
  prices: rows.map(({ price }) => priceText(price)),
  margin: String(combinationMarginBp / 100),
  kino: String(kinoThreeLinesUpTo),
})

/** The exact probability of each row. Those of the kino ladder follow from its option as it is typed. */
export const chancesOf = ({ game, rows }: Prices, kino: string): Fraction[] => {
  const upTo = readKino(kino)
  const isOptional = game === 'kinoladder' && upTo !== undefined
  return rows.map((row) =>
    isOptional ? chanceOf(game, row, { kinoThreeLinesUpTo: upTo }) : readFraction(row.probability),
  )
}

const chanceOf = (game: Minigame, { market, outcome }: PriceRow, options: GameOptions): Fraction =>
  probabilityOf(game, [{ market, outcome }], options)

/** With an odd option an outcome of the kino ladder never comes, or always: it has no price. */
export const isPossible = ({ numerator, denominator }: Fraction): boolean => numerator > 0n && numerator < denominator

/** What is wrong with a price as it is typed; undefined: nothing. */
export const problemOfPrice = (text: string, chance: Fraction): PriceProblem | undefined => {
  if (!isPossible(chance)) return undefined
  const price = readPrice(text)
  if (price === undefined) return 'shape'
  return passesPriceGuard(chance, price) ? undefined : 'range'
}

/** Percent of an exact probability; cut, not rounded. */
export const percentOfChance = ({ numerator, denominator }: Fraction): number => {
  const scale = 10 ** PERCENT_DIGITS
  return Number((numerator * 100n * BigInt(scale)) / denominator) / scale
}

/** What comes back of 100 on average and what stays, in basis points: the return cut, the margin what is left to 100. */
export const returnAndMarginBp = (chance: Fraction, price: number): { backBp: number; marginBp: number } => {
  const { numerator, denominator } = returnOf(chance, price)
  const backBp = Number((numerator * 10_000n) / denominator)
  return { backBp, marginBp: 10_000 - backBp }
}

export const rangeText = (chance: Fraction): string => {
  const { least, most } = priceRange(chance)
  return `${priceText(least)} – ${priceText(most)}`
}

/** Rows whose price is another than the one in force. */
export const changedRows = ({ rows }: Prices, { prices }: PriceDraft): { row: PriceRow; price: number }[] =>
  rows.flatMap((row, at) => {
    const price = readPrice(prices[at] ?? '')
    return price === undefined || price === row.price ? [] : [{ row, price }]
  })
