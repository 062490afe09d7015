import { isEnough, type ReturnSums } from './returns.rules.ts'

/** Chance of any false alarm at one look, over all markets of a site together. */
export const familyLevel = 0.01

/**
 * Of the markets of a site those whose return chance alone does not explain. With many markets one is outside its own 99% band nearly every day; so they are judged together, by the
 * step-down procedure of S. Holm (A Simple Sequentially Rejective Multiple Test Procedure, Scandinavian Journal of Statistics 6, 1979, pp. 65-70): the i-th smallest of m chances has to
 * be at most 1% ÷ (m - i + 1), and so have those before it. Whatever depends on whatever, one look in a hundred has a false alarm. Markets with too few rounds are not judged.
 */
export const alarmingOf = <Sums extends ReturnSums>(markets: readonly Sums[]): Sums[] => {
  const judged = markets
    .filter(isEnough)
    .map((market) => ({ market, chance: chanceOf(market) }))
    .toSorted((one, other) => one.chance - other.chance)
  const first = judged.findIndex(({ chance }, i) => chance > familyLevel / (judged.length - i))
  return judged.slice(0, first === -1 ? judged.length : first).map(({ market }) => market)
}

/**
 * How likely chance alone deviates so far, to either side. The normal distribution with the first term of the Edgeworth expansion (W. Feller, An Introduction to Probability Theory and
 * Its Applications, vol. II, XVI.4), where that makes it likelier: so far out, the skewness that a band allows trebles the tail.
 */
export const chanceOf = ({ paid, expected, variance, third }: ReturnSums): number => {
  if (variance <= 0) return paid === expected ? 1 : 0
  const deviation = (paid - expected) / Math.sqrt(variance)
  const far = Math.abs(deviation)
  const density = Math.exp(-(far ** 2) / 2) / Math.sqrt(2 * Math.PI)
  const skew = (third / variance ** 1.5) * Math.sign(deviation)
  const tail = upperTail(far) + Math.max(0, (skew * (far ** 2 - 1) * density) / 6)
  return Math.min(1, 2 * tail)
}

/** 1 - Φ(z) for z ≥ 0, to a part in ten millions (W. H. Press et al., Numerical Recipes in C, 2nd edition, 6.2, erfcc). */
const upperTail = (z: number): number => {
  const x = z / Math.SQRT2
  const t = 1 / (1 + x / 2)
  const sum = COEFFICIENTS.reduceRight((rest, coefficient) => coefficient + t * rest, 0)
  return (t * Math.exp(-(x ** 2) + sum)) / 2
}
const COEFFICIENTS = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
  0.17087277,
] as const
