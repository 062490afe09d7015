import { expect, test } from 'vitest'
import { pastMark } from './past-marks.ts'

test.each([
  ['baccarat', 'banker 3:7', { text: 'B', tone: 'banker' }],
  ['baccarat', 'tie 6:6', { text: 'T', tone: 'tie' }],
  ['dragon-tiger', 'tiger', { text: 'T', tone: 'player' }],
  ['andar-bahar', 'andar 13', { text: 'A', tone: 'banker' }],
  ['roulette', '17', { text: '17', tone: 'black' }],
  ['roulette', '0', { text: '0', tone: 'tie' }],
  ['multiplier-roulette', '32, 4x50, 22x100', { text: '32', tone: 'red' }],
  ['sic-bo', '3 2 4', { text: '9', tone: 'black' }],
] as const)('a past round of %s that ended in %s is one mark', (game, result, mark) => {
  expect(pastMark(game, result)).toEqual(mark)
})

test('a void round and a round of blackjack leave no mark', () => {
  expect(pastMark('roulette', 'void')).toBeUndefined()
  expect(pastMark('blackjack', '19 20:won')).toBeUndefined()
})
