import type { PeriodKind, PeriodScore, Score } from '../score.ts'

export const periods = (kind: PeriodKind, ...scores: [number, number][]): PeriodScore[] =>
  scores.map(([home, away], index) => ({ kind, nr: index + 1, home, away, ended: true }))
export const ended = (home: number, away: number, more: Partial<Score> = {}): Score => ({
  home,
  away,
  periods: [],
  ended: true,
  winner: home > away ? 'home' : home < away ? 'away' : null,
  ...more,
})
export const running = (home: number, away: number, more: Partial<Score> = {}): Score =>
  ended(home, away, { ended: false, winner: null, ...more })

export const soccer = (...halves: [number, number][]): Score =>
  ended(
    halves.reduce((sum, [home]) => sum + home, 0),
    halves.reduce((sum, [, away]) => sum + away, 0),
    { periods: periods('half', ...halves) },
  )
