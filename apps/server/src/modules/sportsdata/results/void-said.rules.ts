import type { VoidWindow } from './result.ts'

/** A window of which it was said that bets of it are void, or are not. `at` by the producer's clock. `by`: of all bets, by staff: no settlement comes after it. */
export type VoidSaid = VoidWindow & { isVoid: boolean; at: number; by?: 'staff' }

export const allBets: VoidWindow = { from: null, until: null }
const isAll = ({ from, until }: VoidWindow): boolean => from === null && until === null
const isSame = (one: VoidWindow, other: VoidWindow): boolean => one.from === other.from && one.until === other.until

/** Of each window the newest of either word, and of staff and others by themselves, so that it does not matter which came first. The same list where nothing is new. */
export const withVoid = (said: readonly VoidSaid[], next: VoidSaid): readonly VoidSaid[] => {
  const known = said.find((one) => one.isVoid === next.isVoid && one.by === next.by && isSame(one, next))
  if (!known) return [...said, next]
  return known.at >= next.at ? said : said.map((one) => (one === known ? next : one))
}

/** What of it holds. `allAt`: since when all bets are void, else undefined; Infinity where staff said so. One window takes nothing from another; what takes back all bets takes back every window. */
export const voidsNow = (said: readonly VoidSaid[]): { allAt: number | undefined; windows: VoidWindow[] } => {
  const holding = said.filter(
    (one) =>
      one.isVoid && !said.some((other) => !other.isVoid && other.at > one.at && (isAll(other) || isSame(other, one))),
  )
  const all = holding.filter(isAll).map(({ by, at }) => (by === 'staff' ? Number.POSITIVE_INFINITY : at))
  return {
    allAt: all.length > 0 ? Math.max(...all) : undefined,
    windows: holding
      .filter((one) => !isAll(one))
      .map(({ from, until }) => ({ from, until }))
      .toSorted(byTime),
  }
}

export const isVoidByStaff = (said: readonly VoidSaid[]): boolean => voidsNow(said).allAt === Number.POSITIVE_INFINITY

const byTime = (one: VoidWindow, other: VoidWindow): number =>
  ends(one.from, other.from, Number.NEGATIVE_INFINITY) || ends(one.until, other.until, Number.POSITIVE_INFINITY)
const ends = (one: number | null, other: number | null, open: number): number => {
  const [a, b] = [one ?? open, other ?? open]
  return a === b ? 0 : a < b ? -1 : 1
}
