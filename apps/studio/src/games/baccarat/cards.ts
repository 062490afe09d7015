import { type Random, shuffle } from '../random.ts'

/** 0 to 51: rank = card % 13 (0 ace to 12 king), suit = card / 13 (spade, heart, diamond, club). */
export type Card = number

export const DECKS = 8
export const CARDS_IN_SHOE = 52 * DECKS
/** Cards behind the cut card; the round under way when it comes out is the last but one of the shoe. */
export const BEHIND_CUT = 14

export function rankOf(card: Card): number {
  return card % 13
}

export function suitOf(card: Card): number {
  return Math.floor(card / 13) % 4
}

/** Ace 1, two to nine their number, ten and pictures 0. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card)
  return rank >= 9 ? 0 : rank + 1
}

/** Last digit of the sum. */
export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10
}

export function freshShoe(random: Random): Card[] {
  const cards = Array.from({ length: CARDS_IN_SHOE }, (_, index) => index % 52)
  shuffle(cards, random)
  return cards
}
