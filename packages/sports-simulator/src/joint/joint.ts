import { asAskedBy, needOfAll } from '../ending.ts'
import type { Endings } from '../price/price.ts'
import { factorsOf, type Question } from '../price/question.ts'

/** An outcome of a question, by its index. */
export type Leg = { question: Question; outcome: number }
/**
 * `won`: how likely all legs win in full together. `price`: what it has to pay then, to be worth 1 in all; null where they cannot all win. `rest`: what a stake of 1 brings on average in the other
 * endings, where each leg counts by itself, and all of them no more than the price.
 */
export type Joint = { won: number; rest: number; price: number | null }

/**
 * What becomes of several outcomes of one match together: a same-event combination. It is the sum over the endings of the match, not a product. Null where the model cannot
 * count it: the legs divide a period differently, or there are too many endings. RangeError without a leg.
 *
 * A leg that is void drops out, and the others count at their own fair prices; one that is half void counts half. So the price of all is that of endings in which all are decided.
 */
export const jointOf = (endingsOf: Endings, legs: readonly Leg[]): Joint | null => {
  if (legs.length === 0) throw new RangeError('a combination without a leg')
  const need = needOfAll(legs.map(({ question }) => question.need))
  const endings = need && endingsOf(need)
  if (!need || !endings) return null
  const counted = endings.map(
    (ending): Counted => ({
      probability: ending.probability,
      factors: legs.map(({ question, outcome }) =>
        factorsOf(question, outcome, asAskedBy(ending, need, question.need)),
      ),
    }),
  )
  const own = legs.map((_, at) => fairPrice(counted, at))
  const others: Other[] = []
  let won = 0
  for (const { probability, factors } of counted)
    if (factors.every((factor) => factor.won === 1)) won += probability
    else
      others.push({ probability, worth: factors.reduce((all, factor, at) => all * worthOf(factor, own[at] ?? 0), 1) })
  if (won === 0) return { won, rest: restOf(others, Number.POSITIVE_INFINITY), price: null }
  const price = worthOne(won, others)
  return { won, rest: restOf(others, price), price }
}

/** An ending in which not all have won, and what its legs are worth by themselves. */
type Other = { probability: number; worth: number }
const restOf = (others: readonly Other[], most: number): number =>
  others.reduce((sum, { probability, worth }) => sum + probability * Math.min(worth, most), 0)

/**
 * The price at which `won × price + restOf(price)` is 1. That sum rises ever less, so each step takes the endings that the last price bounds for bounded still: it comes from below, and is exact
 * as soon as a step bounds no others.
 */
const worthOne = (won: number, others: readonly Other[]): number => {
  let [price, last] = [0, -1]
  while (price > last) {
    last = price
    let [paid, bounded] = [0, won]
    for (const { probability, worth } of others)
      if (worth > last) bounded += probability
      else paid += probability * worth
    price = (1 - paid) / bounded
  }
  return price
}

type Factor = { won: number; void: number }
type Counted = { probability: number; factors: readonly Factor[] }
const worthOf = ({ won, void: voided }: Factor, price: number): number => won * price + voided

/** Of one leg; where it cannot win no ending asks for it. */
const fairPrice = (endings: readonly Counted[], at: number): number => {
  let [won, voided] = [0, 0]
  for (const { probability, factors } of endings) {
    won += probability * (factors[at]?.won ?? 0)
    voided += probability * (factors[at]?.void ?? 0)
  }
  return won > 0 ? (1 - voided) / won : 0
}
