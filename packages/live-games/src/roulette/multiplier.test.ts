import { expect, test } from 'vitest'
import { returnOfPlace } from '../place.ts'
import { placesOffTheirReturn, randomOf } from '../simulation.model.ts'
import { drawLuckyNumbers, luckyCounts, multiplierRoulette, multipliers } from './multiplier.ts'

const ofKind = (kind: string) => multiplierRoulette.places.filter((place) => place.kind === kind)

/** Sets of `count` pockets that hold pocket 17, and all of them: walked one by one. */
const setsWith17 = (count: number): { all: number; with17: number } => {
  const found = { all: 0, with17: 0 }
  const walk = (from: number, left: number, has17: boolean): void => {
    if (left === 0) {
      found.all++
      if (has17) found.with17++
      return
    }
    for (let pocket = from; pocket <= 37 - left; pocket++) walk(pocket + 1, left - 1, has17 || pocket === 17)
  }
  walk(0, count, false)
  return found
}

test('a straight bet returns what walking through every set of lucky numbers gives', () => {
  const meanMultiplier = multipliers.reduce((sum, { multiplier, weight }) => sum + (multiplier * weight) / 1_000, 0)
  const expected = luckyCounts.reduce((sum, { count, weight }) => {
    const { all, with17 } = setsWith17(count)
    return sum + ((weight / 100) * (with17 * meanMultiplier + (all - with17) * 31)) / all / 37
  }, 0)
  for (const place of ofKind('straight')) {
    const { numerator, denominator } = returnOfPlace(place, multiplierRoulette.outcomes())
    expect(Number(numerator) / Number(denominator)).toBeCloseTo(expected, 12)
  }
})

test('every other place returns 36/37 whatever is lucky', () => {
  for (const place of multiplierRoulette.places.filter(({ kind }) => kind !== 'straight'))
    expect(returnOfPlace(place, multiplierRoulette.outcomes())).toEqual({ numerator: 36n, denominator: 37n })
})

test('weights are percent and per thousand', () => {
  expect(luckyCounts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
  expect(multipliers.reduce((sum, { weight }) => sum + weight, 0)).toBe(1_000)
})

test('lucky numbers are 1 to 5 different pockets', () => {
  const random = randomOf(7)
  const counts = new Set<number>()
  for (let round = 0; round < 2_000; round++) {
    const numbers = drawLuckyNumbers(random).map(({ number }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(36)
    counts.add(numbers.length)
  }
  expect([...counts].sort()).toEqual([1, 2, 3, 4, 5])
})

test('only the straight bet on the pocket is multiplied', () => {
  const [straight] = ofKind('straight').filter(({ code }) => code === 'straight-17')
  const lucky = [
    { number: 17, multiplier: 500 },
    { number: 3, multiplier: 50 },
  ]
  expect(straight?.returnedPerHundred({ pocket: 17, lucky })).toBe(50_000)
  expect(straight?.returnedPerHundred({ pocket: 17, lucky: lucky.slice(1) })).toBe(3_100)
  expect(straight?.returnedPerHundred({ pocket: 3, lucky })).toBe(0)
})

test('20,000 simulated rounds lie within the 99.9% interval of every place', () => {
  const random = randomOf(20_261_123)
  const play = () => ({ pocket: random.below(37), lucky: drawLuckyNumbers(random) })
  expect(placesOffTheirReturn(multiplierRoulette, 20_000, play)).toEqual([])
})
