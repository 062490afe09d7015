import { sports } from '@maru/sports'
import { expect, test } from 'vitest'
import { fixturesOf, matchdaysOf, seasonDays, seoulDayOf } from './fixtures.ts'
import { leagues } from './leagues.ts'
import { nameOf, namesOf } from './names.ts'

const seed = 'seed'
const today = seoulDayOf(Date.UTC(2026, 10, 26))

test.each(leagues)('$id: a season is a double round robin, and nobody plays twice a day', (league) => {
  const firstDay = (Math.floor(today / seasonDays(league)) + 1) * seasonDays(league)
  const season = fixturesOf(league, seed, firstDay, seasonDays(league))
  expect(season).toHaveLength((matchdaysOf(league) * league.competitors) / 2)
  expect(new Set(season.map(({ home, away }) => `${home.id} ${away.id}`)).size).toBe(season.length)
  expect(new Set(season.map(({ id }) => id)).size).toBe(season.length)
  for (const ofDay of Map.groupBy(season, ({ startsAt }) => seoulDayOf(startsAt)).values())
    expect(new Set(ofDay.flatMap(({ home, away }) => [home.id, away.id])).size).toBe(2 * ofDay.length)
  const atHome = Map.groupBy(season, ({ home }) => home.id)
  for (const matches of atHome.values()) expect(matches).toHaveLength(league.competitors - 1)
})

test('any days give the fixtures that each of them gives', () => {
  for (const league of leagues) {
    const together = fixturesOf(league, seed, today, 10)
    const one = Array.from({ length: 10 }, (_, after) => fixturesOf(league, seed, today + after, 1)).flat()
    expect(together).toEqual(one)
    for (const { startsAt } of together) expect(seoulDayOf(startsAt)).toBeGreaterThanOrEqual(today)
  }
})

test('another seed gives other pairs, and the ids of fixtures stay', () => {
  for (const league of leagues) {
    const idsOf = (from: string) =>
      fixturesOf(league, from, today, 20)
        .map(({ id }) => id)
        .sort()
    const pairsOf = (from: string) => fixturesOf(league, from, today, 20).map(({ home, away }) => home.id + away.id)
    expect(idsOf('one')).toEqual(idsOf('other'))
    expect(pairsOf('one')).not.toEqual(pairsOf('other'))
  }
})

test('every sport has a league with a fixture in the next ten days', () => {
  for (const sport of sports)
    expect(leagues.filter((one) => one.sport === sport).flatMap((one) => fixturesOf(one, seed, today))).not.toEqual([])
})

test('strengths move between matchdays by little, and stay within their bounds', () => {
  for (const league of leagues) {
    const strengths = Map.groupBy(
      fixturesOf(league, seed, today, 60).flatMap(({ season, home, away }) =>
        [home, away].map((side) => ({ season, ...side })),
      ),
      ({ season, id }) => `${season} ${id}`,
    )
    for (const days of strengths.values()) {
      expect(new Set(days.map(({ strength }) => strength)).size).toBeGreaterThan(days.length > 3 ? 1 : 0)
      for (const [at, { strength }] of days.entries()) {
        expect(Math.abs(strength)).toBeLessThanOrEqual(2.5)
        expect(Math.abs(strength - (days[at - 1]?.strength ?? strength))).toBeLessThan(0.8)
      }
    }
  }
})

test('every competitor has a name of its own in each language', () => {
  for (const sport of sports) {
    const names = Array.from({ length: namesOf(sport) }, (_, index) => nameOf(sport, index))
    for (const language of ['ko', 'en', 'vn'] as const)
      expect(new Set(names.map((name) => name[language])).size).toBe(names.length)
    expect(() => nameOf(sport, namesOf(sport))).toThrow(RangeError)
  }
  for (const { sport, firstName, competitors } of leagues)
    expect(firstName + competitors).toBeLessThanOrEqual(namesOf(sport))
})
