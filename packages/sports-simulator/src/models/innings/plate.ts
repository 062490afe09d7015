/** What a plate appearance can end with. */
export const plateEnds = ['out', 'walk', 'single', 'double', 'home-run'] as const
export type PlateEnd = (typeof plateEnds)[number]
/** Probabilities in the order of `plateEnds`. They add up to 1. */
export type PlateRates = readonly number[]

export const outsInHalf = 3
/** More runs of a half-inning are counted as so many: that is less likely than 1e-9. */
export const mostRuns = 24

/**
 * Runners after a plate appearance, as bits, and the runs that it brings. An out moves nobody; a walk moves whoever is forced; a single brings runners from second and third
 * home and the one from first to second; a double brings all home but the one from first, who comes to third.
 */
export const advance = (end: PlateEnd, bases: number): { bases: number; runs: number } => {
  const [first, second, third] = [bases & 1, (bases >> 1) & 1, (bases >> 2) & 1]
  switch (end) {
    case 'out':
      return { bases, runs: 0 }
    case 'walk':
      if (first === 0) return { bases: bases | 1, runs: 0 }
      if (second === 0) return { bases: bases | 2, runs: 0 }
      return third === 0 ? { bases: 7, runs: 0 } : { bases: 7, runs: 1 }
    case 'single':
      return { bases: 1 | (first << 1), runs: second + third }
    case 'double':
      return { bases: 2 | (first << 2), runs: second + third }
    case 'home-run':
      return { bases: 0, runs: 1 + first + second + third }
  }
}

/**
 * Distribution of the runs that a half-inning still brings. It is a Markov chain over outs and runners (R. Bellman, "Dynamic programming and Markovian decision
 * processes, with application to baseball", 1977). It ends early once there are more than `stopsAbove` runs.
 */
export const runsFrom = (rates: PlateRates, outs: number, bases: number, stopsAbove = mostRuns): Float64Array => {
  if (outs >= outsInHalf) return Float64Array.of(1)
  const runs = new Float64Array(mostRuns + 1)
  let layer = new Float64Array(outsInHalf * 8 * (mostRuns + 1))
  layer[indexOf(outs, bases, 0)] = 1
  for (let left = 1; left > 1e-12; ) {
    const next = new Float64Array(layer.length)
    left = 0
    for (let from = 0; from < layer.length; from++) {
      const probability = layer[from] as number
      if (probability < 1e-14) continue
      const soFar = from % (mostRuns + 1)
      const place = Math.floor(from / (mostRuns + 1))
      for (const [at, end] of plateEnds.entries()) {
        const reached = probability * (rates[at] as number)
        const moved = advance(end, place % 8)
        const after = Math.min(mostRuns, soFar + moved.runs)
        const outsAfter = Math.floor(place / 8) + (end === 'out' ? 1 : 0)
        if (outsAfter === outsInHalf || after > stopsAbove) runs[after] = (runs[after] as number) + reached
        else {
          const to = indexOf(outsAfter, moved.bases, after)
          next[to] = (next[to] as number) + reached
          left += reached
        }
      }
    }
    layer = next
  }
  return runs
}

const indexOf = (outs: number, bases: number, runs: number): number => (outs * 8 + bases) * (mostRuns + 1) + runs
