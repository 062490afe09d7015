import { dealerStands, nothing, type Total, withPoints } from './hand.ts'
import type { Action } from './round.ts'

/** Chance of points 1 to 10 in an infinite deck. */
const chanceOf = (points: number): number => (points === 10 ? 4 : 1) / 13
const everyPoints = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const meanOver = (gain: (points: number) => number): number =>
  everyPoints.reduce((sum, points) => sum + chanceOf(points) * gain(points), 0)

const memoised = <Args extends (number | boolean)[]>(compute: (...args: Args) => number) => {
  const known = new Map<string, number>()
  return (...args: Args): number => {
    const key = args.join()
    const value = known.get(key) ?? compute(...args)
    known.set(key, value)
    return value
  }
}

/** Gain of a hand that stands, in stakes. The dealer's blackjack (`cards` 2, 21) beats all but a blackjack, which is no part of this. */
const standGain = memoised((player: number, dealer: number, soft: boolean, cards: number): number => {
  const held = { total: dealer, soft }
  if (!dealerStands(held))
    return meanOver((points) => {
      const next = withPoints(held, points)
      return standGain(player, next.total, next.soft, cards + 1)
    })
  if (player > 21 || (dealer === 21 && cards === 2)) return -1
  return dealer > 21 ? 1 : Math.sign(player - dealer)
})
const stand = ({ total }: Total, up: number): number => {
  const held = withPoints(nothing, up)
  return standGain(total, held.total, held.soft, 1)
}

const hit = (hand: Total, up: number): number =>
  meanOver((points) => {
    const next = withPoints(hand, points)
    return hitOrStand(next.total, next.soft, up)
  })
const hitOrStand = memoised((total: number, soft: boolean, up: number): number => {
  if (total > 21) return -1
  const hand = { total, soft }
  return total === 21 ? stand(hand, up) : Math.max(stand(hand, up), hit(hand, up))
})
const double = (hand: Total, up: number): number => 2 * meanOver((points) => stand(withPoints(hand, points), up))

/** Both hands alike, so twice one of them: a second card, then doubled or played on; aces stand with it. */
const split = (points: number, up: number): number =>
  2 *
  meanOver((second) => {
    const hand = withPoints(withPoints(nothing, points), second)
    return points === 1 ? stand(hand, up) : Math.max(hitOrStand(hand.total, hand.soft, up), double(hand, up))
  })

/** Gain of each action in stakes with an infinite deck, the rest of the hand played best. `up`: points of the dealer's card; `pair`: points of both cards. */
export const gainOf = (action: Action, hand: Total, up: number, pair = 0): number => {
  if (action === 'split') return split(pair, up)
  return { hit, stand, double }[action](hand, up)
}

const chosen = new Map<string, Action>()

/**
 * Basic strategy: of the legal actions the one with the largest gain in an infinite deck, by the hand's total and the dealer's card alone. Computed by
 * dynamic programming (R. Baldwin et al., The Optimum Strategy in Blackjack, 1956), for a dealer without a hole card who stands on soft 17.
 */
export const basicAction = (legal: readonly Action[], hand: Total, up: number, pair = 0): Action => {
  const key = `${legal} ${hand.total} ${hand.soft} ${up} ${pair}`
  const known = chosen.get(key)
  if (known) return known
  const best = legal.reduce((one, other) => (gainOf(other, hand, up, pair) > gainOf(one, hand, up, pair) ? other : one))
  chosen.set(key, best)
  return best
}
