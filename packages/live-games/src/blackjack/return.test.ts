import { expect, test } from 'vitest'
import { gainOverEveryOrder } from './every-round.model.ts'
import { nothing, withPoints } from './hand.ts'
import { blackjackGain, blackjackReturn, pointsInDecks, returnOfBetBehind, returnOfEightDecks } from './return.ts'
import { gainOf } from './strategy.ts'

test('basic strategy returns what is shown, from a full shoe of eight decks', () => {
  expect(blackjackReturn()).toBeCloseTo(returnOfEightDecks, 8)
  expect(blackjackReturn(pointsInDecks(8), false)).toBeCloseTo(returnOfBetBehind, 8)
})

// Counts of points 1 to 10. Aces and eights are split, fives and sixes doubled.
test.each([
  [2, 0, 0, 0, 0, 3, 0, 4, 0, 5],
  [1, 0, 0, 0, 4, 3, 0, 0, 3, 4],
  [4, 0, 2, 0, 3, 0, 0, 0, 0, 7],
])(
  'of a shoe of %i, %i, %i, %i, %i, %i, %i, %i, %i, %i cards the count is what playing every order gives',
  (...counts) => {
    const shoe = [0, ...counts]
    for (const follows of [true, false]) {
      const { numerator, denominator } = gainOverEveryOrder(shoe, follows)
      expect(blackjackReturn(shoe, follows)).toBeCloseTo(1 + Number(numerator) / Number(denominator), 12)
    }
  },
)

/** An infinite deck: totals alone, no card removed, the best of all actions. */
const infiniteGain = (up: number): number => {
  const chance = (points: number) => (points === 10 ? 4 : 1) / 13
  const dealerBlackjack = up === 1 ? 4 / 13 : up === 10 ? 1 / 13 : 0
  let gain = 0
  for (let one = 1; one <= 10; one++)
    for (let two = 1; two <= 10; two++) {
      const hand = withPoints(withPoints(nothing, one), two)
      const gains = (['hit', 'stand', 'double'] as const).map((action) => gainOf(action, hand, up))
      if (one === two) gains.push(gainOf('split', hand, up, one))
      const best = hand.total === 21 ? 1.5 * (1 - dealerBlackjack) : Math.max(...gains)
      gain += chance(one) * chance(two) * best
    }
  return gain
}

test('with ever more decks the count comes to dynamic programming on totals', () => {
  for (const up of [6, 10])
    expect(blackjackGain(up, pointsInDecks(1_000_000)), `dealer ${up}`).toBeCloseTo(infiniteGain(up), 5)
})
