import { asAskedBy, needOfAll } from '../ending.ts'
import type { Endings } from '../price/price.ts'
import { factorsOf, type Question } from '../price/question.ts'

/** An outcome of a question, by its index. */
export type Leg = { question: Question; outcome: number }
/** Parts of a stake on the combination: `won` if every leg that is not void wins, `void` if all are void. */
export type Joint = { won: number; void: number; probability: number }

/**
 * What becomes of several outcomes of one match together: a same-event combination. It is the sum over the endings of the match, not a product. Null where the model cannot
 * count it: the legs divide a period differently, or there are too many endings. RangeError without a leg.
 *
 * A leg that is void counts as price 1, and the combination is worth its other legs. Where a quarter line may be half void, `won` counts the stake as it is split over both lines.
 */
export const jointOf = (endingsOf: Endings, legs: readonly Leg[]): Joint | null => {
  if (legs.length === 0) throw new RangeError('a combination without a leg')
  const need = needOfAll(legs.map(({ question }) => question.need))
  const endings = need && endingsOf(need)
  if (!need || !endings) return null
  let [won, voided] = [0, 0]
  for (const ending of endings) {
    let [notLost, allVoid] = [1, 1]
    for (const { question, outcome } of legs) {
      const factors = factorsOf(question, outcome, asAskedBy(ending, need, question.need))
      notLost *= factors.won + factors.void
      allVoid *= factors.void
    }
    won += ending.probability * (notLost - allVoid)
    voided += ending.probability * allVoid
  }
  return { won, void: voided, probability: voided < 1 ? won / (1 - voided) : 0 }
}
