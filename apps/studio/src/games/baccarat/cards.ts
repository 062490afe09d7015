import { type Card, cardsInDeck, decksInShoe, shuffledShoe } from '@maru/live-games'
import type { Random } from '../random.ts'

export const CARDS_IN_SHOE = cardsInDeck * decksInShoe
/** Cards behind the cut card; the round under way when it comes out is the last but one of the shoe. */
export const BEHIND_CUT = 14

export function freshShoe(random: Random): Card[] {
  return shuffledShoe(decksInShoe, random)
}
