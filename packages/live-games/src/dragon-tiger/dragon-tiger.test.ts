import { expect, test } from 'vitest'
import { shuffledShoe } from '../cards.ts'
import { returnOfPlace } from '../place.ts'
import { placesOffTheirReturn, randomOf } from '../simulation.model.ts'
import { dragonTiger, dragonTigerPlaces } from './dragon-tiger.ts'

const returnOf = (code: string) => {
  const place = dragonTigerPlaces.find((one) => one.code === code)
  if (!place) throw new Error(`no ${code}`)
  const { numerator, denominator } = returnOfPlace(place, dragonTiger.outcomes())
  return Number(numerator) / Number(denominator)
}
const tie = 31 / 415

// The second card: 31 of 415 have the rank of the first, 7 its suit as well.
test.each([
  ['dragon', 2 * ((1 - tie) / 2) + tie / 2],
  ['tiger', 2 * ((1 - tie) / 2) + tie / 2],
  ['tie', 12 * tie],
  ['suited-tie', (51 * 7) / 415],
  ...['dragon', 'tiger'].flatMap((side) =>
    ['odd', 'even', 'red', 'black', 'big', 'small'].map((name): [string, number] => [`${side}-${name}`, 12 / 13]),
  ),
] as [string, number][])('%s returns what combinatorics give', (code, expected) => {
  expect(returnOf(code)).toBeCloseTo(expected, 12)
})

test('the enumeration covers every ordered pair of 416 cards', () => {
  expect(dragonTiger.outcomes()).toHaveLength(52 * 52)
  const ways = [...dragonTiger.outcomes()].reduce((sum, { ways }) => sum + ways, 0)
  expect(ways).toBe(416 * 415)
})

test('an ace is lowest, and a tie gives half of the stake back', () => {
  const [dragon, tiger] = dragonTigerPlaces
  const kingAndAce = { dragon: 12, tiger: 13 }
  expect([dragon, tiger].map((place) => place?.returnedPerHundred(kingAndAce))).toEqual([200, 0])
  const aces = { dragon: 0, tiger: 13 }
  expect([dragon, tiger].map((place) => place?.returnedPerHundred(aces))).toEqual([50, 50])
})

test('rounds of 300 simulated shoes lie within the 99.9% interval of every place', () => {
  const random = randomOf(20_261_123)
  let shoe: number[] = []
  const play = () => {
    if (shoe.length < 16) shoe = shuffledShoe(8, random)
    return { dragon: shoe.pop() ?? 0, tiger: shoe.pop() ?? 0 }
  }
  expect(placesOffTheirReturn(dragonTiger, 60_000, play)).toEqual([])
})
