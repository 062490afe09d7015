import { asAskedBy, needOfAll } from '../ending.ts'
import type { Endings } from '../price/price.ts'
import { factorsOf, type Question } from '../price/question.ts'

/** An outcome of a question, by its index. */
export type Leg = { question: Question; outcome: number }
/**
 * `won`: how likely all legs win in full together. `rest`: what a stake of 1 brings on average in the other endings, where each leg counts by itself. `price`: what it has to pay where all win, to
 * be worth 1 in all; null where they cannot all win, or where the rest alone is worth that.
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
  let [won, rest] = [0, 0]
  for (const { probability, factors } of counted)
    if (factors.every((factor) => factor.won === 1)) won += probability
    else rest += probability * factors.reduce((all, factor, at) => all * worthOf(factor, own[at] ?? 0), 1)
  const isPriced = won > 0 && rest < 1
  return { won, rest, price: isPriced ? (1 - rest) / won : null }
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
