import type { Pair, PointsNeed } from '../../ending.ts'

/** Probabilities by the points of all sets, as far as they are asked for. A key is a sum, a lead, or a pair in one number; keys of two sets add up to that of both. */
export type PointsTally = {
  add(key: number, probability: number): void
  each(visit: (key: number, probability: number) => void): void
  size(): number
}

const pairWidth = 1_024
/** Sums and leads lie within this, on either side of 0. */
const mostPoints = 512

export const pointsKey = (need: PointsNeed, { home, away }: Pair): number => {
  if (need === 'both') return home * pairWidth + away
  return need === 'sum' ? home + away : need === 'lead' ? home - away : 0
}

export const pointsOfKey = (need: PointsNeed, key: number): Pair =>
  need === 'both' ? { home: Math.floor(key / pairWidth), away: key % pairWidth } : { home: key, away: 0 }

/** Pairs are few of very many, sums and leads nearly all of a few. */
export const createPointsTally = (need: PointsNeed): PointsTally =>
  need === 'sum' || need === 'lead' ? denseTally() : sparseTally()

const denseTally = (): PointsTally => {
  const cells = new Float64Array(2 * mostPoints + 1)
  let [least, most] = [cells.length, -1]
  return {
    add(key, probability) {
      const at = key + mostPoints
      cells[at] = (cells[at] as number) + probability
      if (at < least) least = at
      if (at > most) most = at
    },
    each(visit) {
      for (let at = least; at <= most; at++) if (cells[at] !== 0) visit(at - mostPoints, cells[at] as number)
    },
    size: () => Math.max(0, most - least + 1),
  }
}

const sparseTally = (): PointsTally => {
  const cells = new Map<number, number>()
  return {
    add(key, probability) {
      cells.set(key, (cells.get(key) ?? 0) + probability)
    },
    each(visit) {
      for (const [key, probability] of cells) visit(key, probability)
    },
    size: () => cells.size,
  }
}
