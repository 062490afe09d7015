import type { Selection } from './ticket.ts'

/** What a ticket is before it has a stake. */
export type Slip = { selections: readonly Selection[]; sizes: readonly number[] }

/** Of a single or an accumulator, most of all tickets. */
export const isOneLine = ({ selections, sizes }: Slip): boolean => sizes.length === 1 && sizes[0] === selections.length

/** How many lines a slip has. */
export const lineCount = (slip: Slip): bigint => {
  if (isOneLine(slip)) return 1n
  const { selections, sizes } = slip
  const bankers = selections.filter(({ isBanker }) => isBanker).length
  return sizes.reduce((sum, size) => sum + ways(selections.length - bankers, size - bankers), 0n)
}

/**
 * The lines one after the other, each as the indexes of its selections: for showing a few of them. A system can have thousands, so take as many as are shown; what they pay needs none of
 * them.
 */
export function* linesOfSlip({ selections, sizes }: Slip): Generator<number[]> {
  const indexes = selections.map((_, index) => index)
  const bankers = indexes.filter((index) => selections[index]?.isBanker)
  const others = indexes.filter((index) => !selections[index]?.isBanker)
  for (const size of sizes)
    for (const chosen of choices(others, size - bankers.length))
      yield [...bankers, ...chosen].sort((one, other) => one - other)
}

function* choices(among: readonly number[], count: number): Generator<number[]> {
  if (count < 0 || count > among.length) return
  if (count === 0) yield []
  else
    for (const [at, first] of among.entries())
      for (const rest of choices(among.slice(at + 1), count - 1)) yield [first, ...rest]
}

/** Combinations of `chosen` out of `all`. */
export const ways = (all: number, chosen: number): bigint => {
  if (chosen < 0 || chosen > all) return 0n
  let count = 1n
  for (let one = 1; one <= chosen; one++) count = (count * BigInt(all - chosen + one)) / BigInt(one)
  return count
}

/** `perLine`: null where the stake does not divide. `below` and `above`: the nearest stakes that do; null where there is none below. */
export type Division = { perLine: bigint | null; below: bigint | null; above: bigint }

/** A stake shared by the lines, in whole won. One that does not divide is refused, and the nearest ones that do are offered: rounding would stake what nobody asked for. */
export const divideStake = (stake: bigint, lines: bigint): Division => {
  if (stake <= 0n || lines <= 0n) throw new RangeError(`a stake of ${stake} on ${lines} lines`)
  const perLine = stake / lines
  if (perLine * lines === stake) return { perLine, below: stake, above: stake }
  return { perLine: null, below: perLine === 0n ? null : perLine * lines, above: (perLine + 1n) * lines }
}
