import type { SportMarketOut, SportOutcomeOut } from '@maru/contract'

type Score = SportOutcomeOut
export type ScoreColumns = { home: Score[]; draw: Score[]; away: Score[]; rest: Score[] }

/** Exact scores by who wins by them, from few goals to many; what is no score is the rest. Null: no market of scores. */
export const scoreColumns = ({ outcomes }: SportMarketOut): ScoreColumns | null => {
  const columns: ScoreColumns = { home: [], draw: [], away: [], rest: [] }
  for (const outcome of outcomes) {
    const goals = goalsOf(outcome)
    if (!goals) columns.rest.push(outcome)
    else columns[goals.home > goals.away ? 'home' : goals.home < goals.away ? 'away' : 'draw'].push(outcome)
  }
  if (columns.draw.length < 2 || columns.home.length === 0 || columns.away.length === 0) return null
  for (const side of ['home', 'draw', 'away'] as const) columns[side].sort((a, b) => weightOf(a) - weightOf(b))
  return columns
}

type Goals = { home: number; away: number }
const goalsOf = ({ name }: Score): Goals | null => {
  const found = /^(\d+):(\d+)$/.exec(name)
  return found && { home: Number(found[1]), away: Number(found[2]) }
}

/** The winner's goals count before the other's. */
const weightOf = (outcome: Score): number => {
  const { home, away } = goalsOf(outcome) ?? { home: 0, away: 0 }
  return Math.max(home, away) * 100 + Math.min(home, away)
}
