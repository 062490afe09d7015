import { expect, test } from 'vitest'
import { dealtText, readDealt } from './typed-result.rules.ts'

test.each([
  ['baccarat', 's7 hk, d10', { cards: [6, 25, 35] }],
  ['dragon-tiger', 'SA CK', { cards: [0, 51] }],
  ['roulette', ' 0 ', { pocket: 0 }],
  ['sic-bo', '1 2 6', { dice: [1, 2, 6] }],
] as const)('%s: %j is read', (game, text, dealt) => {
  expect(readDealt(game, text)).toEqual(dealt)
})

test.each([
  ['baccarat', ''],
  ['baccarat', 'S7'],
  ['baccarat', 'S7 X9'],
  ['baccarat', 'S7 H1'],
  ['roulette', '37'],
  ['roulette', '1 2'],
  ['roulette', '-1'],
  ['sic-bo', '1 2'],
  ['sic-bo', '0 2 3'],
] as const)('%s: %j is no result', (game, text) => {
  expect(readDealt(game, text)).toBeUndefined()
})

test('who confirms reads what was typed', () => {
  expect(['S7 HK', 'D10 CA'].map((text) => dealtText(readDealt('baccarat', text) ?? { pocket: 0 }))).toEqual([
    '♠7 ♥K',
    '♦10 ♣A',
  ])
})
