import {
  actBlackjack,
  basicAction,
  dealBlackjack,
  decksInShoe,
  legalActions,
  pointsOf,
  returnOfHand,
  settleBlackjack,
  shuffledShoe,
  totalOf,
  turnOf,
} from '@maru/live-games'
import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { spreadsOf } from './place-spread.ts'

/** One seat alone, by the basic strategy. */
const played = (shoe: readonly number[], at: number) => {
  let round = dealBlackjack([0], shoe, at)
  for (let turn = turnOf(round); turn; turn = turnOf(round)) {
    const cards = round.seats[0]?.hands[turn.hand]?.cards ?? []
    const legal = legalActions(round)
    const pair = legal.includes('split') ? pointsOf(cards[0] ?? 0) : 0
    round = actBlackjack(round, basicAction(legal, totalOf(cards), pointsOf(round.dealer[0] ?? 0), pair), shoe)
  }
  return round
}

const deviationOf = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

test('rounds by the basic strategy spread as the band of a seat and of a bet behind says', () => {
  const random = seeded(7)
  const below = { below: (limit: number) => random.between(0, limit - 1) }
  const [seats, behinds]: [number[], number[]] = [[], []]
  while (seats.length < 6_000) {
    const shoe = shuffledShoe(decksInShoe, below)
    for (let at = 0, count = 0; count < 30; count++) {
      const round = played(shoe, at)
      const { stakedPerHundred, returnedPerHundred } = settleBlackjack(round, 0, true)
      seats.push((returnedPerHundred - stakedPerHundred) / 100)
      behinds.push(returnOfHand(round, 0, 0) / 100)
      at = round.dealt
    }
  }
  // Of 6,000 rounds a deviation is off by some 1 in 100.
  expect(deviationOf(seats) / (spreadsOf('blackjack').get('seat-0')?.deviation ?? 0)).toBeCloseTo(1, 1)
  expect(deviationOf(behinds) / (spreadsOf('blackjack').get('behind-0')?.deviation ?? 0)).toBeCloseTo(1, 1)
})
