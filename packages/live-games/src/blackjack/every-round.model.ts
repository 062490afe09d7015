import { type Fraction, fraction } from '@maru/draws'
import type { Card } from '../cards.ts'
import { pointsOf, totalOf } from './hand.ts'
import type { PointCounts } from './return.ts'
import { actBlackjack, type BlackjackRound, dealBlackjack, legalActions, settleBlackjack, turnOf } from './round.ts'
import { basicAction } from './strategy.ts'

/**
 * Expected gain of seat 0 in first stakes, exact: the table's own round is played once for every order in which the cards can come. Only for shoes of a few
 * cards, of which no round takes all.
 */
export const gainOverEveryOrder = (shoe: PointCounts, follows: boolean): Fraction => {
  const left = [...shoe]
  const cards = shoe.reduce((sum, count) => sum + count, 0)
  const gainAfter = (dealt: readonly Card[]): Fraction => {
    const round = playedWith(dealt)
    if (round) {
      const { stakedPerHundred, returnedPerHundred } = settleBlackjack(round, 0, follows)
      return fraction(BigInt(returnedPerHundred - stakedPerHundred), 100n)
    }
    let gain = fraction(0n, 1n)
    left.forEach((count, points) => {
      if (count === 0) return
      left[points] = count - 1
      const then = gainAfter([...dealt, points - 1])
      left[points] = count
      gain = plus(gain, fraction(then.numerator * BigInt(count), then.denominator * BigInt(cards - dealt.length)))
    })
    return gain
  }
  return gainAfter([])
}

/** The round under basic strategy; undefined where it takes more cards than these. */
const playedWith = (shoe: readonly Card[]): BlackjackRound | undefined => {
  try {
    let round = dealBlackjack([0], shoe)
    for (let turn = turnOf(round); turn; turn = turnOf(round)) {
      const cards = round.seats[0]?.hands[turn.hand]?.cards ?? []
      const legal = legalActions(round)
      const pair = legal.includes('split') ? pointsOf(cards[0] ?? 0) : 0
      round = actBlackjack(round, basicAction(legal, totalOf(cards), pointsOf(round.dealer[0] ?? 0), pair), shoe)
    }
    return round
  } catch (error) {
    if (error instanceof RangeError && error.message === 'the shoe is empty') return undefined
    throw error
  }
}

const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.numerator * other.denominator + other.numerator * one.denominator, one.denominator * other.denominator)
