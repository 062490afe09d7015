/** What became of a leg of a ticket: a half that is void comes back as it was staked. */
export type LegEnd = 'decided' | 'half-void' | 'void'
/** `sizes`: of how many legs the lines are, bankers included; an accumulator has one size, all of them. */
export type EndedTicket = { legs: readonly { end: LegEnd; isBanker?: boolean }[]; sizes: readonly number[] }

/** A share as a fraction; `under` is above 0. */
export type VoidShare = { over: bigint; under: bigint }

const voidHalves: Readonly<Record<LegEnd, bigint>> = { decided: 0n, 'half-void': 1n, void: 2n }

/**
 * Which share of a ticket's stake was not at risk, because every leg that it stood on was void. A line with one decided leg is decided whole, void legs beside it or not. Of lines with half void
 * legs alone, two halves each, that quarter, eighth and so on is void in which all of them are.
 */
export const voidShareOf = ({ legs, sizes }: EndedTicket): VoidShare => {
  const bankers = legs.filter(({ isBanker }) => isBanker).map(({ end }) => voidHalves[end])
  const others = legs.filter(({ isBanker }) => !isBanker).map(({ end }) => voidHalves[end])
  const ofBankers = bankers.reduce((all, halves) => all * halves, 1n)
  const sums = sumsOfChoices(others)
  const counts = sumsOfChoices(others.map(() => 1n))
  const longest = Math.max(0, ...sizes)
  let over = 0n
  let lines = 0n
  for (const size of sizes) {
    const chosen = size - bankers.length
    over += ofBankers * (sums[chosen] ?? 0n) * 2n ** BigInt(longest - size)
    lines += counts[chosen] ?? 0n
  }
  if (lines === 0n) throw new RangeError('a ticket without lines')
  return { over, under: lines * 2n ** BigInt(longest) }
}

/** The sum over all choices of k factors of their product, by k: the coefficients of the product of (1 + factor × x). */
const sumsOfChoices = (factors: readonly bigint[]): bigint[] => {
  let sums = [1n]
  for (const factor of factors)
    sums = Array.from({ length: sums.length + 1 }, (_, k) => (sums[k] ?? 0n) + (sums[k - 1] ?? 0n) * factor)
  return sums
}
