import type { Fees } from './chain.ts'

const GWEI = 1_000_000_000n
/** A hundredth of a gwei: what costs less a unit of gas is left waiting by some nodes. */
export const LEAST_PRIORITY = GWEI / 100n
export const MOST_PRIORITY = 200n * GWEI
/** What is dearer waits until it is cheaper: a node that lies, or a chain in a rush, shall not empty the wallet. */
export const MOST_FEE = 1_000n * GWEI

/** Twice the next block's base fee holds for six full blocks; `tips`: what nodes and late blocks suggest for being taken soon. */
export const feesOf = (baseFee: bigint, tips: readonly bigint[]): Fees => {
  const suggested = largest([LEAST_PRIORITY, ...tips])
  const priorityFee = suggested > MOST_PRIORITY ? MOST_PRIORITY : suggested
  const wished = 2n * baseFee + priorityFee
  return { maxFee: wished > MOST_FEE ? MOST_FEE : wished, priorityFee }
}

export const median = (sums: readonly bigint[]): bigint | undefined => sorted(sums)[Math.floor(sums.length / 2)]

const largest = (sums: readonly bigint[]): bigint => sorted(sums).at(-1) ?? 0n
const sorted = (sums: readonly bigint[]): bigint[] => sums.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
