import type { MiniReturnMarket } from '@maru/contract'

export type ReturnFigures = Omit<MiniReturnMarket, 'market' | 'outcomes'>
/** Of a plot of returns: where a value stands, in percent of its width. */
export type ReturnAxis = { ticks: number[]; at(basisPoints: number): number }

/** Everything that has a band stands whole on it; what has none may lie at its ends. */
const STEPS = [500, 1_000, 2_500, 5_000, 10_000]
const MOST_TICKS = 5
const AROUND = { least: 9_000, most: 10_000 }

export const axisOf = (markets: readonly ReturnFigures[]): ReturnAxis => {
  const known = markets.filter(({ verdict }) => verdict !== 'few')
  const least = Math.min(AROUND.least, ...known.flatMap(({ lowBp, actualBp }) => [lowBp, actualBp]))
  const most = Math.max(AROUND.most, ...known.flatMap(({ highBp, actualBp }) => [highBp, actualBp]))
  const step = STEPS.find((one) => (most - least) / one < MOST_TICKS) ?? 20_000
  const from = Math.floor(least / step) * step
  const until = Math.ceil(most / step) * step
  return {
    ticks: Array.from({ length: (until - from) / step + 1 }, (_, n) => from + n * step),
    at: (basisPoints) => Math.min(100, Math.max(0, ((basisPoints - from) / (until - from)) * 100)),
  }
}
