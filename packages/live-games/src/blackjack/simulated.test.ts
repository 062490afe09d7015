import { expect, test } from 'vitest'
import { shuffledShoe } from '../cards.ts'
import { randomOf } from '../simulation.model.ts'
import { pointsOf, totalOf } from './hand.ts'
import { returnOfEightDecks } from './return.ts'
import { actBlackjack, dealBlackjack, legalActions, settleBlackjack, turnOf } from './round.ts'
import { basicAction } from './strategy.ts'

test('simulated rounds under basic strategy lie within the 99.9% interval of the return', () => {
  const random = randomOf(20_261_123)
  const rounds = 40_000
  let [sum, squares] = [0, 0]
  let shoe: number[] = []
  let dealt = 0
  for (let played = 0; played < rounds; played++) {
    if (shoe.length - dealt < 60) [shoe, dealt] = [shuffledShoe(8, random), 0]
    let round = dealBlackjack([0], shoe, dealt)
    const up = pointsOf(round.dealer[0] ?? 0)
    for (let turn = turnOf(round); turn; turn = turnOf(round)) {
      const cards = round.seats[0]?.hands[turn.hand]?.cards ?? []
      const legal = legalActions(round)
      const pair = legal.includes('split') ? pointsOf(cards[0] ?? 0) : 0
      round = actBlackjack(round, basicAction(legal, totalOf(cards), up, pair), shoe)
    }
    dealt = round.dealt
    const { stakedPerHundred, returnedPerHundred } = settleBlackjack(round, 0)
    const back = 1 + (returnedPerHundred - stakedPerHundred) / 100
    sum += back
    squares += back * back
  }
  const mean = sum / rounds
  const deviation = Math.sqrt((squares / rounds - mean * mean) / rounds)
  expect(Math.abs(mean - returnOfEightDecks)).toBeLessThan(3.290527 * deviation)
})
