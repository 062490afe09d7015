import { expect, test } from 'vitest'
import { shuffledShoe } from '../cards.ts'
import { returnOfPlace } from '../place.ts'
import { placesOffTheirReturn, randomOf } from '../simulation.model.ts'
import { blackjackSideBets } from './side-bets.ts'

const [pairs, three] = blackjackSideBets.places
const returnOf = (place = pairs): number => {
  if (!place) throw new Error('no place')
  const { numerator, denominator } = returnOfPlace(place, blackjackSideBets.outcomes())
  return Number(numerator) / Number(denominator)
}

test('perfect pairs return what combinatorics give: of 415 second cards 7 are the same, 8 of its colour, 16 of the other', () => {
  expect(returnOf(pairs)).toBeCloseTo((26 * 7 + 13 * 8 + 7 * 16) / 415, 12)
})

test('21+3 returns what combinatorics give', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
  const suitedTriples = 52 * choose(8, 3)
  const straightFlushes = 12 * 4 * 8 ** 3
  const triples = 13 * choose(32, 3) - suitedTriples
  const straights = 12 * 32 ** 3 - straightFlushes
  const flushes = 4 * choose(104, 3) - suitedTriples - straightFlushes
  const paid = 101 * suitedTriples + 41 * straightFlushes + 31 * triples + 11 * straights + 6 * flushes
  expect(returnOf(three)).toBeCloseTo(paid / choose(416, 3), 12)
})

// Cards: spades 0 to 12, hearts from 13, diamonds from 26, clubs from 39.
test.each([
  [0, 0, 0, 100],
  [0, 11, 12, 40],
  [0, 1, 2, 40],
  [0, 13, 26, 30],
  [0, 24, 38, 10],
  [1, 5, 9, 5],
  [0, 12, 14, -1],
  [11, 25, 26, 10],
  [12, 13, 1, -1],
])('cards %i, %i and %i pay %i to one in 21+3, in any order', (first, second, dealer, pays) => {
  for (const outcome of [
    { first, second, dealer },
    { first: dealer, second: first, dealer: second },
  ])
    expect(three?.returnedPerHundred(outcome)).toBe(100 * (pays + 1))
})

test('rounds of simulated shoes lie within the 99.9% interval of both side bets', () => {
  const random = randomOf(20_261_123)
  let shoe: number[] = []
  const next = () => shoe.pop() ?? 0
  const play = () => {
    if (shoe.length < 20) shoe = shuffledShoe(8, random)
    return { first: next(), second: next(), dealer: next() }
  }
  expect(placesOffTheirReturn(blackjackSideBets, 60_000, play)).toEqual([])
})
