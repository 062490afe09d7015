import { expect, test } from 'vitest'
import { cardOf, dealtText, partsOf, partText, resultOf, seenBy } from './typed-result.rules.ts'

test.each([
  ['S7', 6],
  ['7S', 6],
  ['HK', 25],
  ['9H', 21],
  ['10D', 35],
  ['D10', 35],
  ['TC', 48],
  ['AS', 0],
])('a scanner’s %s is a card', (text, card) => {
  expect(cardOf(text)).toBe(card)
})

test.each(['', '7', 'S', 'S7H', 'S1', '11H', 'X9', '9HH'])('%j is none', (text) => {
  expect(cardOf(text)).toBeUndefined()
})

test.each([
  ['baccarat', '2s 4s, 5s 4h', { cards: [1, 3, 4, 16] }, 'banker 7:8'],
  ['dragon-tiger', 'SA CK', { cards: [0, 51] }, 'tiger'],
  ['andar-bahar', 'S7 H2 D7', { cards: [6, 14, 32] }, 'bahar 2'],
  ['roulette', ' 0 ', { pocket: 0 }, '0'],
  ['multiplier-roulette', '17 4x50 22x100', { pocket: 17, lucky: [4, 22] }, '17, 4x50, 22x100'],
  ['sic-bo', '1 2 6', { dice: [1, 2, 6] }, '1 2 6'],
] as const)('%s: %j is a whole result', (game, text, dealt, result) => {
  const seen = seenBy(game, partsOf(text))
  expect(seen).toMatchObject({ is: 'whole', result })
  if (game !== 'multiplier-roulette') expect(seen).toMatchObject({ dealt })
})

test.each([
  ['baccarat', ''],
  ['baccarat', 'S2 S4 S5'],
  // Five to seven is no natural: the player takes a third card.
  ['baccarat', 'S2 S4 S3 H3'],
  ['dragon-tiger', 'SA'],
  ['andar-bahar', 'S7 H2'],
  ['roulette', ''],
  ['sic-bo', '1 2'],
] as const)('%s: after %j the rules want more', (game, text) => {
  expect(seenBy(game, partsOf(text))).toEqual({ is: 'more' })
})

test.each([
  ['baccarat', 'S2 S4 S5 H4 D2'],
  ['baccarat', 'S2 X9'],
  ['dragon-tiger', 'SA CK S2'],
  ['andar-bahar', 'S7 D7 H2'],
  ['roulette', '37'],
  ['roulette', '1 2'],
  ['roulette', '1 4x50'],
  ['roulette', '-1'],
  ['sic-bo', '0 2 3'],
  ['sic-bo', '1 2 3 4'],
  ['blackjack', 'SA CK'],
] as const)('%s: %j is no result', (game, text) => {
  expect(seenBy(game, partsOf(text))).toEqual({ is: 'wrong' })
})

test('who confirms reads what was typed, with suits', () => {
  expect(partText('9H')).toBe('♥9')
  expect(dealtText({ cards: [6, 25, 35] })).toBe('♠7 ♥K ♦10')
  expect(dealtText({ pocket: 17, lucky: [{ number: 4, multiplier: 50 }] })).toBe('17 4×50')
  expect(dealtText({ dice: [1, 2, 6] })).toBe('1 2 6')
})

test('who confirms reads what the cards come to, not the cards alone', () => {
  expect(resultOf('baccarat', { cards: [1, 3, 4, 16] })).toBe('banker 7:8')
  expect(resultOf('dragon-tiger', { cards: [0, 51] })).toBe('tiger')
  expect(resultOf('andar-bahar', { cards: [6, 14, 32] })).toBe('bahar 2')
  expect(resultOf('roulette', { pocket: 0 })).toBeUndefined()
})
