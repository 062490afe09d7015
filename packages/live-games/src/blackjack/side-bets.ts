import { type Card, decksInShoe, everyCard, isRed, numberOf, suitOf } from '../cards.ts'
import type { CountedGame, Place } from '../place.ts'

/** The first two cards of a seat and the dealer's card. */
export type SideBetOutcome = { first: Card; second: Card; dealer: Card }

/** Perfect pairs, to one: the same card 25, the same rank and colour 12, the same rank 6. */
const perfectPairs = ({ first, second }: { first: Card; second: Card }): number => {
  if (numberOf(first) !== numberOf(second)) return -1
  if (first === second) return 25
  return isRed(first) === isRed(second) ? 12 : 6
}

/** 21+3, to one: a poker hand of three cards. The ace is low or high. */
const twentyOnePlusThree = ({ first, second, dealer }: SideBetOutcome): number => {
  const flush = suitOf(first) === suitOf(second) && suitOf(second) === suitOf(dealer)
  const [low = 0, middle = 0, high = 0] = [first, second, dealer].map(numberOf).sort((one, other) => one - other)
  if (low === high) return flush ? 100 : 30
  const straight = (low + 1 === middle && middle + 1 === high) || (low === 1 && middle === 12 && high === 13)
  if (straight) return flush ? 40 : 10
  return flush ? 5 : -1
}

/** Pairs and 21+3 are decided as soon as the first cards lie, whatever the seat does. */
const perfectPairsPlace: Place<SideBetOutcome> = {
  code: 'perfect-pairs',
  kind: 'perfect-pairs',
  returnedPerHundred: (outcome) => 100 * (1 + perfectPairs(outcome)),
}
const twentyOnePlusThreePlace: Place<SideBetOutcome> = {
  code: '21+3',
  kind: '21+3',
  returnedPerHundred: (outcome) => 100 * (1 + twentyOnePlusThree(outcome)),
}

/** Side bets of blackjack from a full shoe of eight decks: every ordered three of its 416 cards. */
export const blackjackSideBets: CountedGame<SideBetOutcome> = {
  code: 'blackjack-side-bets',
  places: [perfectPairsPlace, twentyOnePlusThreePlace],
  *outcomes() {
    for (const first of everyCard)
      for (const second of everyCard)
        for (const dealer of everyCard) {
          const ofSecond = decksInShoe - (second === first ? 1 : 0)
          const ofDealer = decksInShoe - (dealer === first ? 1 : 0) - (dealer === second ? 1 : 0)
          yield { outcome: { first, second, dealer }, ways: decksInShoe * ofSecond * ofDealer }
        }
  },
}
