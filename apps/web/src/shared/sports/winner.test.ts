import { expect, test } from 'vitest'
import { winnerOf } from './winner.ts'

test('a fight without goals has its winner, and an even score without one is a draw', () => {
  expect(winnerOf({ home: 0, away: 0, winner: 'away' })).toBe('away')
  expect(winnerOf({ home: 1, away: 1 })).toBeUndefined()
  expect(winnerOf({ home: 2, away: 1 })).toBe('home')
})
