import { expect, test } from 'vitest'
import type { SportRow } from '../calls/sport-events.ts'
import { byCompetition, lineOf } from './competitions.rules.ts'

const row = (id: string, league: string) =>
  ({ id, sport: 'soccer', competition: { id: league, name: league }, region: { id: '1', name: '' } }) as SportRow

test('a competition stands where its first event stood, with all of its events', () => {
  const groups = byCompetition([row('1', 'a'), row('2', 'b'), row('3', 'a')])
  expect(groups.map(({ id, rows }) => [id, rows.map((one) => one.id)])).toEqual([
    ['a', ['1', '3']],
    ['b', ['2']],
  ])
})

test.each([
  ['-0.5', '−0.5', '+0.5'],
  ['1.25', '+1.25', '−1.25'],
  ['0', '0', '0'],
])('a handicap of %s is %s for the home side and %s for the other', (line, home, away) => {
  expect([lineOf(line, 'home'), lineOf(line, 'away')]).toEqual([home, away])
})
