import { expect, test } from 'vitest'
import { returnOfPlace } from '../place.ts'
import { placesOffTheirReturn, randomOf } from '../simulation.model.ts'
import { type Dice, sicBo, sicBoPlaces } from './sic-bo.ts'

const returnOf = (code: string): number => {
  const place = sicBoPlaces.find((one) => one.code === code)
  if (!place) throw new Error(`no ${code}`)
  const { numerator, denominator } = returnOfPlace(place, sicBo.outcomes())
  return Number(numerator) / Number(denominator)
}

test('a layout has 52 places, each with a code of its own', () => {
  expect(sicBoPlaces.length).toBe(4 + 14 + 6 + 6 + 6 + 1 + 15)
  expect(new Set(sicBoPlaces.map(({ code }) => code)).size).toBe(sicBoPlaces.length)
})

// Throws that win, by combinatorics: 216 in all, 6 triples, 90 with a pair, 120 without.
test.each([
  ['small', (2 * (108 - 3)) / 216],
  ['big', (2 * (108 - 3)) / 216],
  ['odd', (2 * (108 - 3)) / 216],
  ['even', (2 * (108 - 3)) / 216],
  ['single-3', (2 * 3 * 25 + 3 * 3 * 5 + 4) / 216],
  ['double-6', (12 * (3 * 5 + 1)) / 216],
  ['triple-1', 181 / 216],
  ['any-triple', (32 * 6) / 216],
  ['two-dice-2-5', (6 * (6 * 4 + 3 + 3)) / 216],
])('%s returns what combinatorics give', (code, expected) => {
  expect(returnOf(code)).toBeCloseTo(expected, 12)
})

/** Ways of a sum by inclusion and exclusion: Σ (-1)^k C(3, k) C(sum - 6k - 1, 2). */
const waysOfSum = (sum: number): number =>
  [1, -3, 3, -1].reduce((ways, sign, k) => {
    const left = sum - 6 * k - 1
    return ways + (left >= 2 ? (sign * left * (left - 1)) / 2 : 0)
  }, 0)

test.each([
  [4, 62],
  [5, 31],
  [6, 18],
  [7, 12],
  [8, 8],
  [9, 7],
  [10, 6],
])('total %i and its mirror pay %i:1 on the throws of that sum', (sum, pays) => {
  for (const total of [sum, 21 - sum])
    expect(returnOf(`total-${total}`)).toBeCloseTo(((pays + 1) * waysOfSum(total)) / 216, 12)
})

test('50,000 simulated throws lie within the 99.9% interval of every place', () => {
  const random = randomOf(20_261_123)
  const die = () => 1 + random.below(6)
  expect(placesOffTheirReturn(sicBo, 50_000, (): Dice => [die(), die(), die()])).toEqual([])
})
