import { streamOf } from '@maru/draws'
import type { Sport } from '@maru/sports'
import { digestOf } from './digest.ts'
import type { League } from './leagues.ts'
import { type Name, nameOf } from './names.ts'
import { strengthOn } from './strength.ts'

export type Competitor = { id: string; name: Name; strength: number }
export type Fixture = {
  /** The same for the same league, season, matchday and place in it, whatever the seed. */
  id: string
  sport: Sport
  leagueId: string
  season: number
  /** From 0. */
  matchday: number
  /** ms since 1970. */
  startsAt: number
  home: Competitor
  away: Competitor
}

const dayMs = 86_400_000
const seoulOffsetMs = 9 * 3_600_000
const minuteMs = 60_000

/** Days from the start of one season to that of the next. */
export const seasonDays = (league: League): number => matchdaysOf(league) * league.everyDays + league.pauseDays
/** Everybody meets everybody twice. */
export const matchdaysOf = ({ competitors }: League): number => 2 * (competitors - 1)

/** Which day of Asia/Seoul an instant is in, counted from 1 January 1970. */
export const seoulDayOf = (at: number): number => Math.floor((at + seoulOffsetMs) / dayMs)

/** Fixtures of a league on `days` days from a day of Asia/Seoul, in the order of their start. */
export const fixturesOf = (league: League, seed: string, fromDay: number, days = 10): Fixture[] =>
  Array.from({ length: days }, (_, after) => fixturesOn(league, seed, fromDay + after)).flat()

const fixturesOn = (league: League, seed: string, day: number): Fixture[] => {
  const season = Math.floor(day / seasonDays(league))
  const ofSeason = day - season * seasonDays(league)
  const matchday = ofSeason / league.everyDays
  if (!Number.isInteger(matchday) || matchday >= matchdaysOf(league)) return []
  const order = shuffled(league, seed, season)
  const competitorOf = (place: number): Competitor => {
    const index = order[place] as number
    return {
      id: `${league.sport}-${league.firstName + index}`,
      name: nameOf(league.sport, league.firstName + index),
      strength: strengthOn(league, seed, season, index, matchday),
    }
  }
  const starts = Array.from(
    { length: league.competitors / 2 },
    (_, nr) => league.startMinutes[nr % league.startMinutes.length] ?? 0,
  )
  return pairsOf(league.competitors, matchday)
    .map(([home, away], nr) => ({
      id: `${league.id}-${season}-${matchday}-${nr}`,
      sport: league.sport,
      leagueId: league.id,
      season,
      matchday,
      startsAt: day * dayMs - seoulOffsetMs + (starts[nr] ?? 0) * minuteMs,
      home: competitorOf(home),
      away: competitorOf(away),
    }))
    .sort((one, other) => one.startsAt - other.startsAt || one.id.localeCompare(other.id))
}

/**
 * The circle method: one place stays, the others turn by one each matchday, and opposite places meet. Who is at home changes with the matchday; in the second half of a season
 * every pair meets the other way round.
 */
const pairsOf = (places: number, matchday: number): [number, number][] => {
  const turns = places - 1
  const turn = matchday % turns
  const isSecondHalf = matchday >= turns
  return Array.from({ length: places / 2 }, (_, nr): [number, number] => {
    const one = nr === 0 ? turns : (turn + nr) % turns
    const other = (turn - nr + turns) % turns
    const isTurned = (nr === 0 ? turn % 2 === 1 : nr % 2 === 1) !== isSecondHalf
    return isTurned ? [other, one] : [one, other]
  })
}

/** Fisher and Yates, from the seed and the season. */
const shuffled = (league: League, seed: string, season: number): number[] => {
  const random = streamOf(digestOf(`maru season 1 ${seed} ${league.id} ${season}`))
  const order = Array.from({ length: league.competitors }, (_, index) => index)
  for (let last = order.length - 1; last > 0; last--) {
    const at = random.below(last + 1)
    const [one, other] = [order[last] as number, order[at] as number]
    order[last] = other
    order[at] = one
  }
  return order
}
