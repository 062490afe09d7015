import { expect, test } from 'vitest'
import { nothing, withPoints } from './hand.ts'
import { blackjackGain, blackjackReturn, returnOfEightDecks } from './return.ts'
import { gainOf } from './strategy.ts'

test('basic strategy returns what is shown, from a full shoe of eight decks', () => {
  expect(blackjackReturn()).toBeCloseTo(returnOfEightDecks, 9)
})

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
  for (const up of [6, 10]) expect(blackjackGain(up, 1_000_000), `dealer ${up}`).toBeCloseTo(infiniteGain(up), 5)
})
