/** Where a match takes its chance from: a committed stream in play, any other in tests. */
export type Random = {
  /** A whole number from 0 to `limit - 1`, each as likely as the others. */
  below(limit: number): number
}

const HALF_WORD = 65_536

/** One of 2³² equally spaced numbers between 0 and 1, neither of them included. */
export const uniform = (random: Random): number =>
  (random.below(HALF_WORD) * HALF_WORD + random.below(HALF_WORD) + 0.5) / (HALF_WORD * HALF_WORD)

export const isDrawn = (random: Random, probability: number): boolean => uniform(random) < probability

/** Exponential with mean 1, by inversion. */
export const exponential = (random: Random): number => -Math.log(uniform(random))

/** An index, each with its probability; they add up to 1. */
export const pickIndex = (random: Random, probabilities: readonly number[]): number => {
  let left = uniform(random)
  for (const [index, probability] of probabilities.entries()) {
    left -= probability
    if (left < 0) return index
  }
  return probabilities.length - 1
}

/** Standard normal (G. Box and M. Muller, "A note on the generation of random normal deviates", 1958). */
export const normal = (random: Random): number =>
  Math.sqrt(2 * exponential(random)) * Math.cos(2 * Math.PI * uniform(random))
