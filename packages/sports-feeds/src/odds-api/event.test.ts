import { expect, test } from 'vitest'
import { statusOf } from './event.ts'

const MINUTE_MS = 60_000
const START = Date.parse('2026-11-26T12:00:00Z')
const status = (sport: Parameters<typeof statusOf>[1], minutes: number, completed: boolean) =>
  statusOf(
    {
      ...{ id: 'one', commence_time: START, home_team: 'Home', away_team: 'Away', completed, last_update: null },
      scores: [
        { name: 'Home', score: '2' },
        { name: 'Away', score: '1' },
      ],
    },
    sport,
    START + minutes * MINUTE_MS,
  ).score

test.each([
  ['soccer that ended in time', 'soccer', 117, true, undefined],
  ['soccer that may have had extra time', 'soccer', 150, true, true],
  ['soccer that may be in extra time', 'soccer', 118, false, true],
  ['soccer in regular play', 'soccer', 100, false, undefined],
  ['ice hockey', 'hockey', 150, true, true],
  ['tennis', 'tennis', 200, true, undefined],
] as const)('the score of %s says whether it may hide an overtime', (_, sport, minutes, completed, hides) => {
  expect(status(sport, minutes, completed)).toMatchObject({ home: 2, away: 1, ended: completed })
  expect(status(sport, minutes, completed)?.hidesOvertime).toBe(hides)
})
