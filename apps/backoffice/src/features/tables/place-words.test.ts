import { expect, test } from 'vitest'
import { placeWord, resultWord } from './place-words.ts'
import { placeKinds } from './places.rules.ts'

const say = (key: string): string => key.replace('place.', '')

test.each([
  ['player-pair', 'player-pair'],
  ['straight-17', 'straight 17'],
  ['split-0-3', 'split 0-3'],
  ['total-4-or-17', 'total 4 / 17'],
  ['seat-0', 'seat 1'],
  ['21+3-6', '21-3 7'],
  ['dragon-odd', 'dragon odd'],
  ['house-special', 'house-special'],
])('%s reads %s', (code, text) => {
  expect(placeWord(say, code)).toBe(text)
})

test('a result is read by its first word, and figures stay', () => {
  expect(['player 8:5', '3 2 4', 'void', 'house 7'].map((result) => resultWord((key) => `<${key}>`, result))).toEqual([
    '<place.player> 8:5',
    '3 2 4',
    '<place.void>',
    'house 7',
  ])
})

test('every place of every game has a word', () => {
  const games = ['baccarat-no-commission', 'dragon-tiger', 'blackjack', 'roulette', 'sic-bo', 'andar-bahar'] as const
  const wordless = games
    .flatMap(placeKinds)
    .flatMap(({ kind, codes }) => [kind, ...codes])
    .filter((code) => placeWord(() => '', code) === code)
  expect(wordless).toEqual([])
})
