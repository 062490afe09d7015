import { decksInShoe } from '../cards.ts'
import { nothing, type Total, withPoints } from './hand.ts'
import { basicAction } from './strategy.ts'

/** Chances of the dealer's end: `totals` 17 to 21 without a blackjack, which is its own. */
type DealerEnds = { totals: number[]; bust: number; blackjack: number }
const twentyOne = 21

/** How many cards of points 1 to 10 a shoe holds; index 0 is unused. */
export type PointCounts = readonly number[]
export const pointsInDecks = (decks: number): PointCounts =>
  Array.from({ length: 11 }, (_, points) => (points === 10 ? 16 : points === 0 ? 0 : 4) * decks)

/**
 * Gain of a seat in first stakes when the dealer shows `up` (points 1 to 10), under `basicAction`, for the first round of a shoe. Every sequence of points is
 * weighted by the cards left, so nothing is sampled. A bet behind that does not follow keeps one stake on a doubled hand, and on the first of two.
 *
 * A split is worth twice its first hand: cards of a shuffled shoe are exchangeable, and how many cards the first hand takes is decided by those alone, so
 * the second hand and the dealer meet cards of the same distribution. For a bet that does not follow it is worth the first hand.
 *
 * Error: no weight is negative and no leaf is above 4 stakes, so rounding adds up to at most 4 n 2⁻⁵³, where n is the most roundings that a leaf goes
 * through (N. Higham, Accuracy and Stability of Numerical Algorithms, 2002, section 4.2). Sums over the dealer's sequences make nearly all of them:
 * at most 18,721, so n < 20,000 and the error is below 1e-11.
 */
export const blackjackGain = (up: number, shoe = pointsInDecks(decksInShoe), follows = true): number => {
  const handsPlayed = follows ? 2 : 1
  const stakesDoubled = follows ? 2 : 1
  const left = [...shoe]
  let cards = countOf(shoe)
  const endsOf = new Map<string, DealerEnds>()

  const take = <Result>(points: number, then: () => Result): Result => {
    left[points] = (left[points] as number) - 1
    cards--
    const result = then()
    left[points] = (left[points] as number) + 1
    cards++
    return result
  }
  const meanOver = (gain: (points: number) => number): number => {
    let sum = 0
    for (let points = 1; points <= 10; points++) {
      const of = left[points] as number
      if (of > 0) sum += (of / cards) * take(points, () => gain(points))
    }
    return sum
  }
  // Most of the time goes here: numbers instead of a `Total`, and no call for a hand that ends. `hard` counts every ace as one.
  const walkDealer = (hard: number, hasAce: boolean, isFirst: boolean, chance: number, ends: DealerEnds): void => {
    const share = chance / cards
    cards--
    for (let points = 1; points <= 10; points++) {
      const of = left[points] as number
      if (of === 0) continue
      const sum = hard + points
      const ace = hasAce || points === 1
      const total = ace && sum <= 11 ? sum + 10 : sum
      if (total < 17) {
        left[points] = of - 1
        walkDealer(sum, ace, false, share * of, ends)
        left[points] = of
      } else if (total > twentyOne) ends.bust += share * of
      else if (isFirst && total === twentyOne) ends.blackjack += share * of
      else ends.totals[total - 17] = (ends.totals[total - 17] as number) + share * of
    }
    cards++
  }
  const dealerEnds = (): DealerEnds => {
    const key = left.join()
    const known = endsOf.get(key)
    if (known) return known
    const ends = { totals: [0, 0, 0, 0, 0], bust: 0, blackjack: 0 }
    walkDealer(up, up === 1, true, 1, ends)
    endsOf.set(key, ends)
    return ends
  }
  const stand = ({ total }: Total): number => {
    if (total > twentyOne) return -1
    const { totals, bust, blackjack } = dealerEnds()
    return totals.reduce((gain, chance, at) => gain + chance * Math.sign(total - 17 - at), bust - blackjack)
  }
  const playOn = (hand: Total): number => {
    if (hand.total >= twentyOne) return stand(hand)
    if (basicAction(['hit', 'stand'], hand, up) === 'stand') return stand(hand)
    return meanOver((points) => playOn(withPoints(hand, points)))
  }
  const playTwoCards = (hand: Total, pair: number): number => {
    if (hand.total === twentyOne) return stand(hand)
    const legal = pair > 0 ? (['hit', 'stand', 'double', 'split'] as const) : (['hit', 'stand', 'double'] as const)
    const action = basicAction(legal, hand, up, pair)
    if (action === 'split') return handsPlayed * splitHand(pair)
    if (action === 'double') return stakesDoubled * meanOver((points) => stand(withPoints(hand, points)))
    return action === 'stand' ? stand(hand) : meanOver((points) => playOn(withPoints(hand, points)))
  }
  const splitHand = (pair: number): number =>
    meanOver((points) => {
      const hand = withPoints(withPoints(nothing, pair), points)
      return pair === 1 ? stand(hand) : playTwoCards(hand, 0)
    })
  const start = (one: number, two: number): number => {
    const hand = withPoints(withPoints(nothing, one), two)
    if (hand.total === twentyOne) return 1.5 * (1 - dealerEnds().blackjack)
    return playTwoCards(hand, one === two ? one : 0)
  }
  return take(up, () => meanOver((one) => meanOver((two) => start(one, two))))
}

/** What `blackjackReturn` computes for a shoe of eight decks in about a second; a test compares them. */
export const returnOfEightDecks = 0.994_019_76
/** The same for a bet behind that does not follow doubles and splits. */
export const returnOfBetBehind = 0.976_977_87

/** Expected share of the first stake that comes back, doubled and split stakes counted as loss or gain of it. */
export const blackjackReturn = (shoe = pointsInDecks(decksInShoe), follows = true): number =>
  shoe.reduce((sum, count, up) => sum + (count > 0 ? (count / countOf(shoe)) * blackjackGain(up, shoe, follows) : 0), 1)

const countOf = (shoe: PointCounts): number => shoe.reduce((sum, count) => sum + count, 0)
