/** Outcomes stay this far from impossible, so each keeps a price. */
const LEAST_LEFT = 0.5

/**
 * Probabilities of a market of which one outcome wins, with `shift` more for the outcome at `index` (less where it is negative), and the others in the same proportions to each other as before:
 * each of them times (1 - p - s) ÷ (1 - p). The sum stays 1, so a margin spread over them is the same. The shift ends where the outcome would pass another, and takes no more than half of what it or
 * the others have: the order of outcomes stays. It is the rule of probability kinematics: news of one outcome says nothing of the others against each other (Jeffrey, "The Logic of Decision", 1965,
 * chapter 11).
 */
export const shiftedProbabilities = (probabilities: readonly number[], index: number, shift: number): number[] => {
  const own = probabilities[index]
  if (own === undefined || !Number.isFinite(shift)) throw new RangeError(`a shift of ${shift} at ${index}`)
  const rest = 1 - own
  if (shift === 0 || own <= 0 || rest <= 0) return [...probabilities]
  const others = probabilities.filter((_, at) => at !== index)
  const moved = shift > 0 ? Math.min(shift, mostUp(own, rest, others)) : -Math.min(-shift, mostDown(own, rest, others))
  const scale = (rest - moved) / rest
  return probabilities.map((one, at) => (at === index ? own + moved : one * scale))
}

/** Until it meets the next above it: p + s = q (1 - p - s) ÷ (1 - p). */
const mostUp = (own: number, rest: number, others: readonly number[]): number =>
  Math.min(rest * LEAST_LEFT, ...others.filter((one) => one >= own).map((one) => ((one - own) * rest) / (rest + one)))

/** Until it meets the next below it. */
const mostDown = (own: number, rest: number, others: readonly number[]): number =>
  Math.min(own * LEAST_LEFT, ...others.filter((one) => one <= own).map((one) => ((own - one) * rest) / (rest + one)))
