/**
 * What a ticket comes to, said a second time: every line written out, in fractions, and every way in which its open legs can end. It shares no code with what it is compared with.
 */
export type ModelLeg = {
  price: number
  isBanker: boolean
  /** Undefined: open. */
  result: { voidHalves: number; result: number; sharedBy: number } | undefined
}
type Fraction = [over: bigint, under: bigint]

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lowest = (over: bigint, under: bigint): Fraction => {
  const by = gcd(over, under)
  return by === 0n ? [0n, 1n] : [over / by, under / by]
}
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * c, b * d)
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * d + c * b, b * d)

const multiplier = (price: number, { voidHalves, result, sharedBy }: NonNullable<ModelLeg['result']>): Fraction => {
  const half = (n: number): Fraction =>
    n < voidHalves ? [1n, 1n] : result === 0 ? [0n, 1n] : lowest(BigInt(price), 1_000n * BigInt(sharedBy))
  return times(plus(half(0), half(1)), [1n, 2n])
}

const payout = (legs: readonly ModelLeg[], sizes: readonly number[], perLine: number): number => {
  let sum: Fraction = [0n, 1n]
  for (let choice = 1; choice < 2 ** legs.length; choice++) {
    const isIn = (i: number): boolean => Math.floor(choice / 2 ** i) % 2 === 1
    const line = legs.filter((_, i) => isIn(i))
    if (!sizes.includes(line.length) || legs.some(({ isBanker }, i) => isBanker && !isIn(i))) continue
    const product = line.reduce<Fraction>(
      (all, { price, result }) => times(all, multiplier(price, result ?? { voidHalves: 0, result: 0, sharedBy: 1 })),
      [1n, 1n],
    )
    sum = plus(sum, product)
  }
  const [over, under] = times(sum, [BigInt(perLine), 1n])
  return Number(over / under)
}

const won = { voidHalves: 0, result: 1, sharedBy: 1 }
const lost = { voidHalves: 0, result: 0, sharedBy: 1 }

/** Undefined: it depends on what is open. */
export const modelEnd = (legs: readonly ModelLeg[], sizes: readonly number[], perLine: number): number | undefined => {
  const open = legs.flatMap(({ result }, i) => (result ? [] : [i]))
  const ends = new Set<number>()
  for (let way = 0; way < 2 ** open.length; way++) {
    const ended = legs.map((leg, i) => {
      const at = open.indexOf(i)
      return at < 0 ? leg : { ...leg, result: Math.floor(way / 2 ** at) % 2 === 1 ? won : lost }
    })
    ends.add(payout(ended, sizes, perLine))
  }
  return ends.size === 1 ? [...ends][0] : undefined
}
