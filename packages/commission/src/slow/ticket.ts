import { type Fraction, minus, per, plus, times, whole } from './fraction.ts'

/** A selection of a ticket, by what it is called in the books: `won`, `lost`, `void`, `half-won`, `half-lost` or `open`. */
export type PlainLeg = { isBanker: boolean; state: string }
/** `sizes`: of how many selections its lines are, bankers among them. `cashed`: which part of the stake was paid before the end. */
export type PlainTicket = { legs: readonly PlainLeg[]; sizes: readonly number[]; cashed: Fraction }

/** Which share of a ticket was void: every line is written down, and what was cashed out was at risk, whatever became of the legs later. */
export const slowVoidShare = ({ legs, sizes, cashed }: PlainTicket): Fraction => {
  const bankers = legs.filter(({ isBanker }) => isBanker)
  const others = legs.filter(({ isBanker }) => !isBanker)
  let total = whole(0)
  let lines = 0
  for (const size of sizes)
    for (const chosen of choices(others, size - bankers.length)) {
      total = plus(total, [...bankers, ...chosen].map(voidPart).reduce(times, whole(1)))
      lines++
    }
  return times(per(total, whole(lines)), minus(whole(1), cashed))
}

const voidPart = ({ state }: PlainLeg): Fraction => {
  if (state === 'void') return whole(1)
  return state.startsWith('half') ? [1n, 2n] : whole(0)
}

/** Every way to take so many of them. */
function* choices<T>(from: readonly T[], count: number): Generator<T[]> {
  if (count === 0) yield []
  const [first, ...rest] = from
  if (first === undefined || count < 1) return
  for (const others of choices(rest, count - 1)) yield [first, ...others]
  yield* choices(rest, count)
}
