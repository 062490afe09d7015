import type { Random } from './random.ts'

/** 0 to 51: rank = card % 13 (0 ace to 12 king), suit = card / 13 (spade, heart, diamond, club). */
export type Card = number

export const cardsInDeck = 52
export const ranks = 13
/** Decks of a shoe. Andar Bahar takes one deck. */
export const decksInShoe = 8
/** Equal cards in a shoe are interchangeable. */
export const everyCard: readonly Card[] = Array.from({ length: cardsInDeck }, (_, card) => card)

/** 1 ace, 2 to 10, 11 jack, 12 queen, 13 king. */
export const numberOf = (card: Card): number => (card % ranks) + 1
/** 0 spade, 1 heart, 2 diamond, 3 club. */
export const suitOf = (card: Card): number => Math.floor(card / ranks)
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2

/** A shoe in which every order is equally likely (Fisher and Yates); the first card is dealt first. */
export const shuffledShoe = (decks: number, random: Random): Card[] => {
  const shoe = Array.from({ length: decks * cardsInDeck }, (_, at) => at % cardsInDeck)
  for (let last = shoe.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const card = shoe[last] as Card
    shoe[last] = shoe[other] as Card
    shoe[other] = card
  }
  return shoe
}
