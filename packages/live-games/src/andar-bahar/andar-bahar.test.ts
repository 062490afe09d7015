import { expect, test } from 'vitest'
import { shuffledShoe } from '../cards.ts'
import { returnOfPlace } from '../place.ts'
import { placesOffTheirReturn, randomOf } from '../simulation.model.ts'
import { andarBahar, andarBaharPlaces, dealAndarBahar } from './andar-bahar.ts'

/** Chances of each length card by card: no match among the first n - 1, then one of the three. */
const chanceOf = (cards: number): number => {
  let chance = 3 / (52 - cards)
  for (let dealt = 0; dealt < cards - 1; dealt++) chance *= (48 - dealt) / (51 - dealt)
  return chance
}
const chances = Array.from({ length: 49 }, (_, i) => ({ cards: i + 1, chance: chanceOf(i + 1) }))

test('chances of all lengths add up to one', () => {
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12)
})

test.each(andarBaharPlaces)('$code returns what dealing card by card gives', (place) => {
  const { numerator, denominator } = returnOfPlace(place, andarBahar.outcomes())
  const expected = chances.reduce(
    (sum, { cards, chance }) => sum + (chance * place.returnedPerHundred({ cards })) / 100,
    0,
  )
  expect(Number(numerator) / Number(denominator)).toBeCloseTo(expected, 12)
})

test('exactly one length place and one side win, however many cards are dealt', () => {
  for (const { cards } of chances) {
    const won = andarBaharPlaces.filter((place) => place.returnedPerHundred({ cards }) > 0).map(({ kind }) => kind)
    expect(won).toHaveLength(2)
    expect(won[0]).toBe(cards % 2 === 1 ? 'andar' : 'bahar')
  }
})

test('the first card of the rank of the joker ends the round', () => {
  expect(dealAndarBahar([4, 1, 17, 30])).toEqual({ cards: 2 })
  expect(() => dealAndarBahar([4, 1])).toThrow(RangeError)
})

test('20,000 simulated decks lie within the 99.9% interval of every place', () => {
  const random = randomOf(20_261_123)
  expect(placesOffTheirReturn(andarBahar, 20_000, () => dealAndarBahar(shuffledShoe(1, random)))).toEqual([])
})
