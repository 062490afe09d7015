/**
 * What a ticket pays, said a second time: every line written out, in fractions, slowly. It shares no code with what it is compared with.
 */
export type ModelLeg = { price: number; banker: boolean; voidHalves: number; result: number; sharedBy: number }
type Fraction = [bigint, bigint]

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * c, b * d)
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * d + c * b, b * d)
const lowest = (over: bigint, under: bigint): Fraction => {
  let [one, other] = [over, under]
  while (other !== 0n) [one, other] = [other, one % other]
  return [over / one, under / one]
}

/** Every choice of legs, by their indexes, as the bits of a number. */
export const linesOf = (legs: readonly { banker: boolean }[], sizes: readonly number[]): number[][] => {
  const lines: number[][] = []
  for (let choice = 1; choice < 2 ** legs.length; choice++) {
    const line = legs.map((_, index) => index).filter((index) => Math.floor(choice / 2 ** index) % 2 === 1)
    const hasBankers = legs.every(({ banker }, index) => !banker || line.includes(index))
    if (hasBankers && sizes.includes(line.length)) lines.push(line)
  }
  return lines
}

/** Half of the stake at a time: a half that is void counts 1, the other the price or nothing; a win that is shared, its part of the price. */
const multiplierOf = ({ price, voidHalves, result, sharedBy }: ModelLeg): Fraction => {
  const halves = [0, 1].map((half): Fraction => {
    if (half < voidHalves) return [1n, 1n]
    return result === 0 ? [0n, 1n] : times([BigInt(price), 1_000n], [1n, BigInt(sharedBy)])
  })
  return times(halves.reduce(plus, [0n, 1n]), [1n, 2n])
}

export const modelReturn = (legs: readonly ModelLeg[], sizes: readonly number[]): Fraction => {
  const multipliers = legs.map(multiplierOf)
  return linesOf(legs, sizes)
    .map((line) => line.map((index) => multipliers[index] ?? ([0n, 1n] as Fraction)).reduce(times, [1n, 1n]))
    .reduce(plus, [0n, 1n])
}

export const modelPayout = (legs: readonly ModelLeg[], sizes: readonly number[], perLine: bigint): bigint => {
  const [over, under] = times(modelReturn(legs, sizes), [perLine, 1n])
  return over / under
}
