import { isBlackjack, isBust, returnOfHand, totalOf } from '@maru/live-games'
import type { BlackjackDeal } from './timed-deal.ts'

export type HandOutcome = 'blackjack' | 'won' | 'push' | 'lost' | 'bust'

/** How a hand ended; undefined while the round is played. */
export function outcomeOf({ seats, dealer, turn }: BlackjackDeal, seat: number, hand: number): HandOutcome | undefined {
  const hands = seats.find((one) => one.seat === seat)?.hands
  const own = hands?.[hand]
  if (turn || !own || !hands) return undefined
  if (isBust(own.cards)) return 'bust'
  const returned = returnOfHand({ seats, dealer, dealt: 0, ended: true }, seat, hand)
  if (returned === 0) return 'lost'
  if (returned === 100) return 'push'
  return hands.length === 1 && isBlackjack(own.cards) ? 'blackjack' : 'won'
}

/** `BJ`, `bust`, or the total; `isSoft` while an ace counts eleven. */
export function handTotal(
  cards: readonly number[],
  isWhole: boolean,
): { total: number; isSoft: boolean; isNatural: boolean } {
  const { total, soft } = totalOf(cards)
  return { total, isSoft: soft, isNatural: isWhole && isBlackjack(cards) }
}
