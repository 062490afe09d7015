import type { Score, Side } from '@maru/sports'

/** Periods of regular play, from 1, both included: a half, or the quarters that make it. */
export type Span = { from: number; to: number }

/** What of a final score somebody asks for. The less it is, the fewer endings there are to count. */
export type Need = {
  /** Goals, points, runs, sets or maps of the whole match, and its winner. */
  whole: boolean
  /** Those of regular play beside them; without it `regular` is not to be used. */
  regular: boolean
  /** Points or games of all sets together. There are far fewer sums and leads than pairs; `points` is then { home: the sum or the lead, away: 0 }. */
  points: PointsNeed
  /** Disjoint. */
  spans: readonly Span[]
}

export type PointsNeed = 'none' | 'sum' | 'lead' | 'both'

export type Pair = { home: number; away: number }

/** One way in which a match may end, as far as it was asked for, and its probability. */
export type Ending = Pair & {
  probability: number
  regular: Pair
  winner: Side | null
  points: Pair
  /** In the order of the spans. `isPlayed`: a set that was not needed is not. */
  spans: readonly (Pair & { isPlayed: boolean })[]
  method?: Score['method']
  /** Round in which a bout ended. */
  round?: number
}

export const nothing: Need = { whole: false, regular: false, points: 'none', spans: [] }
export const noPair: Pair = { home: 0, away: 0 }

/** Together. Null where their spans overlap without being the same: no model divides a period. */
export const needOfAll = (needs: readonly Need[]): Need | null => {
  const spans = [
    ...new Map(needs.flatMap((need) => need.spans).map((span) => [`${span.from}-${span.to}`, span])).values(),
  ].sort((one, other) => one.from - other.from || one.to - other.to)
  if (spans.some(({ from }, index) => from <= (spans[index - 1]?.to ?? 0))) return null
  return {
    whole: needs.some(({ whole }) => whole),
    regular: needs.some(({ regular }) => regular),
    points: pointsOfAll(needs.map(({ points }) => points)),
    spans,
  }
}

const pointsOfAll = (needs: readonly PointsNeed[]): PointsNeed => {
  const asked = new Set(needs.filter((need) => need !== 'none'))
  return asked.size > 1 ? 'both' : ([...asked][0] ?? 'none')
}

/** An ending in the form of a need that asks for less. */
export const asAskedBy = (ending: Ending, given: Need, asked: Need): Ending => {
  if (asked.spans.length === 0 || asked.spans === given.spans) return ending
  const spanOf = ({ from, to }: Span) => {
    const at = given.spans.findIndex((span) => span.from === from && span.to === to)
    return ending.spans[at] ?? { ...noPair, isPlayed: false }
  }
  return { ...ending, spans: asked.spans.map(spanOf) }
}

/** The ending that a final score is. */
export const endingOf = (score: Score, need: Need): Ending => {
  const played = score.periods.filter(({ kind }) => kind !== 'overtime' && kind !== 'penalties')
  const sumOf = (periods: readonly Pair[]): Pair =>
    periods.reduce<Pair>((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), noPair)
  return {
    probability: 1,
    home: score.home,
    away: score.away,
    regular: sumOf(played),
    winner: score.winner,
    points: sumOf(played),
    spans: need.spans.map(({ from, to }) => ({
      ...sumOf(played.slice(from - 1, to)),
      isPlayed: played.length >= to,
    })),
    method: score.method,
    round: played.length,
  }
}

/** Sums of floating-point numbers and cut tails leave a little: the probabilities add up to 1 again. */
export const normalised = (endings: Ending[]): Ending[] => {
  let sum = 0
  for (const { probability } of endings) sum += probability
  for (const ending of endings) ending.probability /= sum
  return endings
}
