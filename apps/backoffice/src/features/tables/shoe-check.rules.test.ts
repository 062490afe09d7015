import { liveGames } from '@maru/live-games'
import { expect, test } from 'vitest'
import { checkShoe } from './shoe-check.rules.ts'

const hex = '00'.repeat(32)
const record = {
  game: 'roulette',
  known: { number: 0, link: hex },
  list: hex,
  seeds: [],
  rounds: [{ number: 1, link: hex, result: '17' }],
}

test('a record that does not follow from its links is said to be wrong, with the round', () => {
  expect(liveGames).toContain(record.game)
  const verdict = checkShoe(record)
  expect(verdict.is).toBe('false')
  expect(verdict.is === 'false' && verdict.problems.some((problem) => problem.startsWith('1: link'))).toBe(true)
})

test.each([{}, null, { ...record, game: 'poker' }, { ...record, rounds: 'many' }])('%j is no record', (value) => {
  expect(checkShoe(value).is).toBe('unread')
})
