import { type Card, numberOf } from '../cards.ts'

/** 1 ace, 2 to 9 their number, 10 for tens and pictures. */
export const pointsOf = (card: Card): number => Math.min(numberOf(card), 10)

/** The best total of a hand; soft while an ace counts as eleven. */
export type Total = { total: number; soft: boolean }
export const nothing: Total = { total: 0, soft: false }

/** The total with one more card of these points. An ace counts eleven unless that is above 21. */
export const withPoints = ({ total, soft }: Total, points: number): Total => {
  const aceAsEleven = points === 1 && total + 11 <= 21
  const sum = total + (aceAsEleven ? 11 : points)
  const isSoft = soft || aceAsEleven
  return sum > 21 && isSoft ? { total: sum - 10, soft: false } : { total: sum, soft: isSoft }
}

export const totalOf = (cards: readonly Card[]): Total =>
  cards.reduce((total, card) => withPoints(total, pointsOf(card)), nothing)

export const isBust = (cards: readonly Card[]): boolean => totalOf(cards).total > 21

/** An ace and a ten as the first two cards; after a split it is a plain 21, which the caller knows. */
export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards).total === 21

/** Dealers stand on every 17, soft ones too. */
export const dealerStands = ({ total }: Total): boolean => total >= 17
