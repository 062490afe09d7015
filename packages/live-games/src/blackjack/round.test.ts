import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shuffledShoe } from '../cards.ts'
import { randomOf } from '../simulation.model.ts'
import { isBust, totalOf } from './hand.ts'
import { type Action, actBlackjack, dealBlackjack, legalActions, settleBlackjack, turnOf } from './round.ts'

/** Cards by their points, 1 ace to 10: all spades. */
const shoeOf = (...points: number[]) => points.map((value) => value - 1)

/** One seat: its first card, the dealer's, its second, then what is drawn. */
const played = (points: number[], ...actions: Action[]) => {
  const shoe = shoeOf(...points)
  return actions.reduce((round, action) => actBlackjack(round, action, shoe), dealBlackjack([3], shoe))
}
const returned = (points: number[], ...actions: Action[]) => settleBlackjack(played(points, ...actions), 3)

test('each seat gets a card, the dealer one, each seat another', () => {
  const round = dealBlackjack([0, 6], shoeOf(1, 2, 3, 4, 5))
  expect(round.seats.map(({ hands }) => hands[0]?.cards)).toEqual([
    [0, 3],
    [1, 4],
  ])
  expect(round).toMatchObject({ dealer: [2], dealt: 5, ended: false })
  expect(turnOf(round)).toEqual({ seat: 0, hand: 0 })
})

test('seats are 0 to 6, in order, at least one', () => {
  for (const seats of [[], [7], [-1], [2, 1], [1, 1], [0.5]])
    expect(() => dealBlackjack(seats, shuffledShoe(8, randomOf(1)))).toThrow(RangeError)
})

test.each<[string, number[], Action[], number, number]>([
  ['a blackjack pays 3:2', [1, 9, 10, 10], [], 100, 250],
  ['two blackjacks push', [1, 10, 10, 1], [], 100, 100],
  ['a dealer blackjack beats 21 of three cards', [5, 10, 6, 10, 1], ['hit'], 100, 0],
  ['a dealer blackjack takes a doubled stake', [5, 10, 6, 10, 1], ['double'], 200, 0],
  ['a dealer blackjack takes both split stakes', [8, 1, 8, 10, 10, 10], ['split', 'stand', 'stand'], 200, 0],
  ['a higher total pays 1:1', [10, 9, 10, 10], ['stand'], 100, 200],
  ['the same total gives the stake back', [10, 9, 9, 10], ['stand'], 100, 100],
  ['a lower total loses', [10, 9, 8, 10], ['stand'], 100, 0],
  ['a bust loses', [10, 9, 6, 10], ['hit'], 100, 0],
  ['a bust dealer pays every hand that stands', [10, 6, 2, 10, 10], ['stand'], 100, 200],
  ['a double takes one card', [5, 6, 6, 10, 10, 10], ['double'], 200, 400],
  ['split hands play in turn', [8, 6, 8, 10, 3, 9, 10, 10], ['split', 'stand', 'double'], 300, 600],
  ['21 after a split is no blackjack', [10, 6, 10, 1, 1, 10, 10], ['split'], 200, 400],
  ['split aces get one card each', [1, 6, 1, 5, 10, 10, 10], ['split'], 200, 400],
])('%s', (_, points, actions, stakedPerHundred, returnedPerHundred) => {
  expect(returned(points, ...actions)).toEqual({ stakedPerHundred, returnedPerHundred })
})

test('only the first two cards may be doubled, only two of equal points split, and only once', () => {
  expect(legalActions(played([8, 6, 8]))).toEqual(['hit', 'stand', 'double', 'split'])
  expect(legalActions(played([8, 6, 8, 8, 2], 'split'))).toEqual(['hit', 'stand', 'double'])
  expect(legalActions(played([8, 6, 2, 3], 'hit'))).toEqual(['hit', 'stand'])
  expect(() => played([8, 6, 2], 'split')).toThrow(RangeError)
  expect(() => played([8, 6, 2, 3, 2], 'hit', 'double')).toThrow(RangeError)
  expect(legalActions(played([10, 9, 8, 10], 'stand'))).toEqual([])
})

test('king and ten are of equal points', () => {
  const shoe = [9, 5, 12]
  expect(legalActions(dealBlackjack([0], shoe))).toContain('split')
})

test('a bet behind that does not follow plays the first hand with its first stake', () => {
  const split = played([8, 6, 8, 10, 3, 9, 10, 10], 'split', 'stand', 'double')
  expect(settleBlackjack(split, 3, false)).toEqual({ stakedPerHundred: 100, returnedPerHundred: 200 })
  const doubled = played([5, 6, 6, 10, 10, 10], 'double')
  expect(settleBlackjack(doubled, 3, false)).toEqual({ stakedPerHundred: 100, returnedPerHundred: 200 })
})

test('nothing is settled before the end or at an empty seat, and an empty shoe is an error', () => {
  expect(() => settleBlackjack(played([8, 6, 8]), 3)).toThrow(RangeError)
  expect(() => settleBlackjack(played([10, 9, 8, 10], 'stand'), 0)).toThrow(RangeError)
  expect(() => played([8, 6, 2], 'hit')).toThrow(RangeError)
})

test('whatever seats decide, a round ends with every card dealt once and nobody paid more than 2.5 times', () => {
  const anySeats = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 })
  fc.assert(
    fc.property(fc.integer(), anySeats, fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (seed, seats, choices) => {
      const shoe = shuffledShoe(8, randomOf(seed))
      let round = dealBlackjack([...seats].sort(), shoe)
      for (let at = 0; !round.ended; at++) {
        const legal = legalActions(round)
        const choice = legal[(choices[at % choices.length] ?? 0) % legal.length]
        round = actBlackjack(round, at < 200 && choice ? choice : 'stand', shoe)
      }
      const hands = round.seats.flatMap((seat) => seat.hands)
      const out = [...hands.flatMap(({ cards }) => cards), ...round.dealer]
      const order = (one: number, other: number) => one - other
      expect(out.sort(order)).toEqual(shoe.slice(0, round.dealt).sort(order))
      if (hands.some(({ cards }) => !isBust(cards))) expect(totalOf(round.dealer).total).toBeGreaterThanOrEqual(17)
      for (const seat of seats) {
        const { stakedPerHundred, returnedPerHundred } = settleBlackjack(round, seat)
        expect(returnedPerHundred).toBeLessThanOrEqual(2.5 * stakedPerHundred)
        expect(returnedPerHundred % 50).toBe(0)
      }
    }),
  )
})
