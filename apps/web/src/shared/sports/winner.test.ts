import { expect, test } from 'vitest'
import { fightWinnerOf, scoreText, winnerOf } from './winner.ts'

test('a fight without goals has its winner, and an even score without one is a draw', () => {
  expect(winnerOf({ home: 0, away: 0, winner: 'away' })).toBe('away')
  expect(winnerOf({ home: 1, away: 1 })).toBeUndefined()
  expect(winnerOf({ home: 2, away: 1 })).toBe('home')
})

test('only a fight is written by its winner: not a match without goals that a shoot-out decided', () => {
  const part = (kind: string) => ({ kind, nr: 1, home: 0, away: 0, ended: true })
  const score = { home: 0, away: 0, winner: 'home' as const }
  expect(fightWinnerOf({ ...score, periods: [part('round')] })).toBe('home')
  expect(fightWinnerOf({ ...score, periods: [part('half'), part('penalties')] })).toBeUndefined()
  expect(fightWinnerOf({ home: 0, away: 0, periods: [part('round')] })).toBeUndefined()
})

test('a fight has no points to write', () => {
  expect(scoreText('soccer', { home: 0, away: 0 })).toBe('0 – 0')
  expect(scoreText('combat', { home: 0, away: 0 })).toBeUndefined()
  expect(scoreText('soccer', null)).toBeUndefined()
})
