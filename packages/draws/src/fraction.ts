/** An exact number, in lowest terms with a denominator above 0. As text it is `7/10`. */
export type Fraction = { numerator: bigint; denominator: bigint }

/** Lowest terms of it. Throws RangeError for a denominator that is not above 0. */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  if (denominator <= 0n) throw new RangeError(`a denominator of ${denominator}`)
  const shared = sharedDivisor(numerator < 0n ? -numerator : numerator, denominator)
  return { numerator: numerator / shared, denominator: denominator / shared }
}

export const timesFraction = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.numerator, one.denominator * other.denominator)

export const sameFraction = (one: Fraction, other: Fraction): boolean =>
  one.numerator * other.denominator === other.numerator * one.denominator

/** For storing and for people: `3/10`. */
export const fractionText = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`

/** What `fractionText` wrote. Throws RangeError for anything else. */
export const readFraction = (text: string): Fraction => {
  const [, numerator, denominator] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  if (numerator === undefined || denominator === undefined) throw new RangeError(`a fraction of ${text}`)
  return fraction(BigInt(numerator), BigInt(denominator))
}

/** In millionths, floored: for pages and charts, never for money. */
export const millionthsOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 1_000_000n) / denominator)

/** Euclid's. */
const sharedDivisor = (one: bigint, other: bigint): bigint => {
  let [larger, smaller] = [one, other]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return larger
}
