/** An exact number; the second part is above 0. */
export type Fraction = readonly [over: bigint, under: bigint]

export const whole = (amount: bigint | number): Fraction => [BigInt(amount), 1n]
export const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * d + c * b, b * d)
export const minus = (one: Fraction, [over, under]: Fraction): Fraction => plus(one, [-over, under])
export const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * c, b * d)
export const per = ([a, b]: Fraction, [c, d]: Fraction): Fraction =>
  c < 0n ? lowest(-a * d, -b * c) : lowest(a * d, b * c)
export const isLess = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(plus, whole(0))

/** The largest whole number that is not above it, below zero as well. */
export const down = ([over, under]: Fraction): bigint => {
  const cut = over / under
  return cut * under > over ? cut - 1n : cut
}

const lowest = (over: bigint, under: bigint): Fraction => {
  if (under === 1n) return [over, under]
  let [one, other] = [over < 0n ? -over : over, under]
  while (other !== 0n) [one, other] = [other, one % other]
  return [over / one, under / one]
}
