import { expect, test } from 'vitest'
import { tableWith } from '../table.fixture.ts'
import { lastRoundOf } from './last-round.rules.ts'
import { pastOf } from './past.rules.ts'

const past = (game: Parameters<typeof pastOf>[0]['game'], ...results: string[]) =>
  pastOf(tableWith({ game, results }).table)
const last = (game: Parameters<typeof pastOf>[0]['game'], result: string, cards: number[] = []) =>
  lastRoundOf(tableWith({ game, last: { round: 1, result, cards } }).table)

test('sides become a road, without voided rounds', () => {
  expect(past('baccarat', 'banker 3:7', 'void', 'player 9:0', 'tie 6:6')).toEqual({
    kind: 'road',
    results: ['B', 'P', 'T'],
  })
  expect(past('dragon-tiger', 'dragon', 'tiger', 'tie')).toEqual({ kind: 'road', results: ['B', 'P', 'T'] })
  expect(past('andar-bahar', 'andar 13', 'bahar 2')).toEqual({ kind: 'road', results: ['B', 'P'] })
})

test('pockets and throws stand newest first, multiplied ones too', () => {
  expect(past('roulette', '17', '0', '37', 'void')).toEqual({ kind: 'numbers', numbers: [0, 17] })
  expect(past('multiplier-roulette', '17, 4x50, 22x100')).toEqual({ kind: 'numbers', numbers: [17] })
  expect(past('sic-bo', '3 2 4', '6 6 6', '7 1 1', '1 2')).toEqual({
    kind: 'dice',
    throws: [
      [6, 6, 6],
      [3, 2, 4],
    ],
  })
})

test('blackjack shows its seats, another game nothing', () => {
  const { table } = tableWith({ game: 'blackjack', seats: { taken: [0, 4], all: 7 } })
  expect(pastOf(table)).toEqual({ kind: 'seats', taken: [0, 4], all: 7 })
  expect(past('other', 'anything')).toEqual({ kind: 'none' })
})

// Ace 0, two 1 … nine 8, ten to king 9 to 12.
test('third cards go to the side that drew them', () => {
  // Player 2 + 3 draws, banker 7 stands.
  expect(last('baccarat', 'player 8:7', [1, 2, 2, 3, 2])).toEqual({
    kind: 'cards',
    hands: [
      [1, 2, 2],
      [2, 3],
    ],
    won: 'left',
  })
  // Player 6 stands, banker 5 draws.
  expect(last('baccarat', 'banker 6:9', [2, 1, 2, 2, 3])).toEqual({
    kind: 'cards',
    hands: [
      [2, 2],
      [1, 2, 3],
    ],
    won: 'right',
  })
  expect(last('baccarat', 'tie 0:0', [9, 9, 9, 9, 9, 9])).toMatchObject({
    hands: [
      [9, 9, 9],
      [9, 9, 9],
    ],
    won: null,
  })
})

test('dragon lies left and tiger right; the joker beside the card that met it; the dealer’s first card alone', () => {
  expect(last('dragon-tiger', 'tiger', [3, 12])).toEqual({ kind: 'cards', hands: [[3], [12]], won: 'right' })
  expect(last('andar-bahar', 'andar 3', [5, 1, 2, 18])).toMatchObject({ hands: [[5], [18]] })
  expect(last('blackjack', '0 100/250, 3 200/0', [1, 2, 30, 4, 5])).toMatchObject({ hands: [[30]] })
})

test('a voided round, and one whose cards are unknown, leave the table empty', () => {
  expect(last('baccarat', 'void', [1, 2, 3, 4])).toEqual({ kind: 'none' })
  expect(last('baccarat', 'banker 3:7', [])).toEqual({ kind: 'none' })
  expect(last('roulette', 'zero')).toEqual({ kind: 'none' })
})
