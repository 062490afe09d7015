import { type Card, decksInShoe, everyCard, isRed, numberOf } from '../cards.ts'
import type { CountedGame, Place } from '../place.ts'

/** The first card goes to the dragon, the second to the tiger. */
export type DragonTigerOutcome = { dragon: Card; tiger: Card }
const sides = ['dragon', 'tiger'] as const
type Side = (typeof sides)[number]

/** Neither big nor small; the side bets on a side lose to it. */
const seven = 7

/** The ace is lowest and the king highest; suits do not count. Half of the stake comes back on a tie. */
const mainOf = (side: Side): Place<DragonTigerOutcome> => ({
  code: side,
  kind: 'main',
  returnedPerHundred: ({ dragon, tiger }) => {
    const lead = (numberOf(dragon) - numberOf(tiger)) * (side === 'dragon' ? 1 : -1)
    if (lead === 0) return 50
    return lead > 0 ? 200 : 0
  },
})

const tieOf = (
  code: string,
  pays: number,
  wins: (outcome: DragonTigerOutcome) => boolean,
): Place<DragonTigerOutcome> => ({
  code,
  kind: code,
  returnedPerHundred: (outcome) => (wins(outcome) ? 100 * (1 + pays) : 0),
})

/** Even money on one card; a seven loses. */
const cardOf = (side: Side, name: string, wins: (card: Card) => boolean): Place<DragonTigerOutcome> => ({
  code: `${side}-${name}`,
  kind: 'card',
  returnedPerHundred: (outcome) => {
    const card = outcome[side]
    return numberOf(card) !== seven && wins(card) ? 200 : 0
  },
})

export const dragonTigerPlaces: readonly Place<DragonTigerOutcome>[] = [
  ...sides.map(mainOf),
  tieOf('tie', 11, ({ dragon, tiger }) => numberOf(dragon) === numberOf(tiger)),
  tieOf('suited-tie', 50, ({ dragon, tiger }) => dragon === tiger),
  ...sides.flatMap((side) => [
    cardOf(side, 'odd', (card) => numberOf(card) % 2 === 1),
    cardOf(side, 'even', (card) => numberOf(card) % 2 === 0),
    cardOf(side, 'red', isRed),
    cardOf(side, 'black', (card) => !isRed(card)),
    cardOf(side, 'big', (card) => numberOf(card) > seven),
    cardOf(side, 'small', (card) => numberOf(card) < seven),
  ]),
]

/**
 * Dragon tiger from a full shoe of eight decks: every ordered pair of its 416 cards. Any later round has the same return for who knows none of the cards
 * dealt, since every order of the shoe is equally likely.
 */
export const dragonTiger: CountedGame<DragonTigerOutcome> = {
  code: 'dragon-tiger',
  places: dragonTigerPlaces,
  outcomes: () =>
    everyCard.flatMap((dragon) =>
      everyCard.map((tiger) => ({
        outcome: { dragon, tiger },
        ways: decksInShoe * (tiger === dragon ? decksInShoe - 1 : decksInShoe),
      })),
    ),
}
