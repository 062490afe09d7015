import type { Score, Side, Sport } from '@maru/sports'
import type { Competitor, EventStatus, Fixture } from '../message.ts'
import { sportOf } from './mapping.ts'
import type { EventShape, ScoreShape, SportShape } from './shapes.ts'

/** The source writes English alone, and knows competitors by their names. */
export const fixtureOf = (event: EventShape, sport: SportShape): Fixture => ({
  sport: sportOf(sport.key),
  sportId: sport.key,
  region: { id: '', names: {} },
  competition: { id: sport.key, names: { en: sport.title } },
  competitors: [...competitorOf(event.home_team, 'home'), ...competitorOf(event.away_team, 'away')],
  startsAt: event.commence_time,
  state: 'notStarted',
})

/** An event with a winner of many has no sides. */
const competitorOf = (name: string | null, side: Side): Competitor[] =>
  name === null ? [] : [{ id: `oddsapi:team:${name}`, names: { en: name }, side }]

export const statusOf = (shape: ScoreShape, sport: Sport | null, now: number): EventStatus => ({
  state: shape.completed ? 'ended' : shape.commence_time <= now ? 'live' : 'notStarted',
  score: scoreOf(shape, sport, now),
  clock: null,
  phase: null,
})

/** Null: none yet, or none that is a pair of whole numbers. */
function scoreOf(shape: ScoreShape, sport: Sport | null, now: number): Score | null {
  const { scores, completed, home_team, away_team } = shape
  const of = (team: string | null): number => {
    const text = scores?.find(({ name }) => name === team)?.score ?? ''
    return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
  }
  const home = of(home_team)
  const away = of(away_team)
  if (Number.isNaN(home) || Number.isNaN(away)) return null
  const winner = !completed || home === away ? null : home > away ? 'home' : 'away'
  const hides = hidesOvertime(shape, sport, now)
  return { home, away, periods: [], ended: completed, winner, ...(hides ? { hidesOvertime: true as const } : {}) }
}

const WITH_OVERTIME: readonly (Sport | null)[] = ['basketball', 'football', 'handball', 'hockey']
const MINUTE_MS = 60_000
/** From the kick-off: extra time cannot have begun before the one, nor have ended before the other. */
const EXTRA_TIME = { beginsMs: 110 * MINUTE_MS, endsMs: 140 * MINUTE_MS }

/** The source says one score, with overtime in it, and never whether there was any. Of soccer the time tells that there was none, where the end was seen in time. */
function hidesOvertime({ completed, commence_time }: ScoreShape, sport: Sport | null, now: number): boolean {
  if (sport !== 'soccer') return WITH_OVERTIME.includes(sport)
  return now - commence_time > (completed ? EXTRA_TIME.endsMs : EXTRA_TIME.beginsMs)
}
