import { type Ending, type Need, noPair, normalised, type Pair } from '../../ending.ts'
import type { State } from '../../state.ts'
import { emptyScore } from '../board.ts'
import { convolve, eachCell, type Grid, gridOf, outerProduct, zeroGrid } from '../grid.ts'
import { leaderOf } from '../groups.ts'
import { leastProbability, type Model } from '../model.ts'
import { extraInnings, type FreshHalves, finalScores, type LastInning, type Runs, widthOfMatch } from './finish.ts'
import { runsFrom } from './plate.ts'
import { playInnings } from './play.ts'
import { type InningsRates, inningsOfMatch } from './rules.ts'

/** Plate appearances are independent and alike for each side. The visitors bat first. */
export const inningsModel = (rates: InningsRates): Model => {
  const start: State = { score: emptyScore, period: 1, second: 0, isRunning: false, batting: 'away', outs: 0, bases: 0 }
  const behind = new Map<number, Runs>()
  const fresh: FreshHalves & { home: Runs } = {
    away: runsFrom(rates.away, 0, 0),
    home: runsFrom(rates.home, 0, 0),
    homeBehind(deficit) {
      const known = behind.get(deficit) ?? runsFrom(rates.home, 0, 0, deficit)
      behind.set(deficit, known)
      return known
    },
  }
  let extra: (Pair & { probability: number })[] | undefined
  const extras = () => {
    extra ??= extraInnings(fresh)
    return extra
  }
  return {
    sport: 'baseball',
    start,
    endings: (state, need) => endingsOf(rates, fresh, extras, state, need),
    play: (random) => playInnings(rates, start, random),
  }
}

type Fresh = FreshHalves & { home: Runs }

/** Null where a span reaches the ninth inning, which need not be played whole. */
const endingsOf = (
  rates: InningsRates,
  fresh: Fresh,
  extras: () => readonly (Pair & { probability: number })[],
  state: State,
  { spans, whole }: Need,
): Ending[] | null => {
  if (spans.some(({ to }) => to >= inningsOfMatch)) return null
  const isFinal = Math.min(state.period, inningsOfMatch)
  const numbers = Array.from({ length: inningsOfMatch - 1 }, (_, at) => at + 1)
  const groups = spans.map(({ from, to }) => numbers.filter((nr) => nr >= from && nr <= to))
  const others = numbers.filter((nr) => !groups.flat().includes(nr))
  const rests = groups.map((group) => ({ grid: restOf(rates, fresh, state, group), scored: scoredIn(state, group) }))
  const rest = whole ? restOf(rates, fresh, state, others) : zeroGrid
  const scored = scoredIn(state, others)
  // Runs since the ninth inning began are part of the whole, whatever the inning.
  const late = isFinal < inningsOfMatch ? noPair : lateRuns(state)
  const inning = lastInning(rates, fresh, state)
  const endings: Ending[] = []
  const visit = (at: number, probability: number, sum: Pair, parts: readonly Pair[]) => {
    const group = rests[at]
    if (group)
      return eachCell(group.grid, (home, away, share) => {
        const part = { home: group.scored.home + home, away: group.scored.away + away }
        if (probability * share > leastProbability)
          visit(at + 1, probability * share, { home: sum.home + part.home, away: sum.away + part.away }, [
            ...parts,
            part,
          ])
      })
    const spansOf = parts.map((part) => ({ ...part, isPlayed: true }))
    const push = (home: number, away: number, share: number) => {
      const pair = { home, away }
      const winner = leaderOf(pair)
      endings.push({ probability: probability * share, ...pair, regular: pair, winner, points: noPair, spans: spansOf })
    }
    if (!whole) return push(0, 0, 1)
    const before = shifted(rest, { home: sum.home + scored.home + late.home, away: sum.away + scored.away + late.away })
    eachCell(finalScores(before, inning, extras()), push)
  }
  visit(0, 1, noPair, [])
  return normalised(endings)
}

/** What innings before the ninth may still bring. */
const restOf = (rates: InningsRates, fresh: Fresh, state: State, numbers: readonly number[]): Grid => {
  let home: Runs = Float64Array.of(1)
  let away: Runs = Float64Array.of(1)
  for (const nr of numbers) {
    if (nr < state.period) continue
    const isNow = nr === state.period
    if (isNow && state.batting === 'home')
      home = convolve(home, runsFrom(rates.home, state.outs ?? 0, state.bases ?? 0))
    else {
      away = convolve(away, isNow ? runsFrom(rates.away, state.outs ?? 0, state.bases ?? 0) : fresh.away)
      home = convolve(home, fresh.home)
    }
  }
  return outerProduct(trimmed(home), trimmed(away))
}

/** The ninth inning, or the extra one that is being played. */
const lastInning = (rates: InningsRates, fresh: Fresh, state: State): LastInning => {
  const whole: LastInning = { away: fresh.away, home: fresh.homeBehind }
  if (state.period < inningsOfMatch) return whole
  const [outs, bases] = [state.outs ?? 0, state.bases ?? 0]
  if (state.batting !== 'home') return { ...whole, away: runsFrom(rates.away, outs, bases) }
  return { away: Float64Array.of(1), home: (deficit) => runsFrom(rates.home, outs, bases, deficit) }
}

const scoredIn = ({ score }: State, numbers: readonly number[]): Pair => {
  const periods = score.periods.filter(({ kind, nr }) => kind === 'inning' && numbers.includes(nr))
  return { home: sum(periods.map(({ home }) => home)), away: sum(periods.map(({ away }) => away)) }
}

const lateRuns = ({ score }: State): Pair => {
  const late = score.periods.filter(({ kind, nr }) => kind === 'overtime' || nr >= inningsOfMatch)
  return { home: sum(late.map(({ home }) => home)), away: sum(late.map(({ away }) => away)) }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Without a tail that is less likely than anything that is listed. */
const trimmed = (runs: Runs): Runs => {
  let length = runs.length
  while (length > 1 && (runs[length - 1] as number) < leastProbability) length--
  return runs.subarray(0, length)
}

const shifted = (grid: Grid, by: Pair): Grid => {
  const moved = gridOf(Math.min(widthOfMatch, grid.width + Math.max(by.home, by.away)))
  eachCell(grid, (home, away, probability) => {
    const at = (home + by.home) * moved.width + away + by.away
    if (home + by.home < moved.width && away + by.away < moved.width) moved.cells[at] = probability
  })
  return moved
}
