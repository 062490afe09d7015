import { baccaratTotal, dealCoup } from '@maru/live-games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dealtCoup, totalOf } from './dealt-coup.ts'
import { coupOutcomes, readResult } from './past-outcomes.ts'

const shoes = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 6, maxLength: 6 })

test('every card goes to the side that the rules give it to', () =>
  fc.assert(
    fc.property(shoes, (shoe) => {
      let dealt = 0
      const coup = dealCoup(() => shoe[dealt++] ?? 0)
      const laid = dealtCoup(shoe.slice(0, dealt))
      for (const side of ['player', 'banker'] as const) {
        const own = laid.filter((card) => card.side === side).sort((one, other) => one.place - other.place)
        expect(own.map(({ card }) => card)).toEqual(coup[side])
        expect(totalOf(laid, side, () => true)).toBe(baccaratTotal(coup[side]))
      }
    }),
  ))

test('a total counts only the cards that lie open', () => {
  const laid = dealtCoup([6, 8, 0, 3])
  expect(totalOf(laid, 'player', (index) => index < 1)).toBe(7)
  expect(totalOf(laid, 'player', () => false)).toBeUndefined()
})

test('results are read as records say them, and voided rounds stand on no road', () => {
  expect(readResult('banker 3:7')).toEqual({ winner: 'banker', player: 3, banker: 7 })
  expect(readResult('void')).toBeUndefined()
  const past = [
    { round: 1, result: 'banker 3:7', cards: [2, 5, 15, 31] },
    { round: 2, result: 'void', cards: [] },
  ]
  expect(coupOutcomes(past)).toEqual([{ winner: 'banker', playerPair: true, bankerPair: true }])
})
