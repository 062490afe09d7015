import { type Card, numberOf } from '../cards.ts'
import type { CountedGame, Place } from '../place.ts'

/** Cards dealt to both sides until one has the rank of the joker, 1 to 49, that card included; the joker is not counted. */
export type AndarBaharOutcome = { cards: number }

/** The first card goes to andar (inside), the next to bahar (outside), and so on in turn. */
const isAndar = ({ cards }: AndarBaharOutcome): boolean => cards % 2 === 1

/** Three cards of the joker's rank lie among the other 51. */
const cardsLeft = 51
const longest = cardsLeft - 2

/** How many cards were dealt, and what it returns per hundred, the stake included: bands and pays of our own choice. */
const lengths: readonly [least: number, most: number, returned: number][] = [
  [1, 5, 350],
  [6, 10, 450],
  [11, 15, 550],
  [16, 25, 450],
  [26, 30, 1_500],
  [31, 35, 2_500],
  [36, 40, 5_000],
  [41, longest, 12_000],
]

/** Andar pays 0.9:1, since it is dealt first and wins more often; bahar pays 1:1. */
export const andarBaharPlaces: readonly Place<AndarBaharOutcome>[] = [
  { code: 'andar', kind: 'andar', returnedPerHundred: (outcome) => (isAndar(outcome) ? 190 : 0) },
  { code: 'bahar', kind: 'bahar', returnedPerHundred: (outcome) => (isAndar(outcome) ? 0 : 200) },
  ...lengths.map(
    ([least, most, returned]): Place<AndarBaharOutcome> => ({
      code: `cards-${least}-${most}`,
      kind: `cards-${least}-${most}`,
      returnedPerHundred: ({ cards }) => (least <= cards && cards <= most ? returned : 0),
    }),
  ),
]

/** The round of a shuffled deck: the joker first, then the sides in turn. Throws RangeError where no card matches. */
export const dealAndarBahar = ([joker, ...others]: readonly Card[]): AndarBaharOutcome => {
  const at = others.findIndex((card) => joker !== undefined && numberOf(card) === numberOf(joker))
  if (at < 0) throw new RangeError('no card has the rank of the joker')
  return { cards: at + 1 }
}

/** Andar Bahar with one deck. The first match is card n where the other two matches lie among the 51 - n cards after it: C(51 - n, 2) of C(51, 3) ways. */
export const andarBahar: CountedGame<AndarBaharOutcome> = {
  code: 'andar-bahar',
  places: andarBaharPlaces,
  outcomes: () =>
    Array.from({ length: longest }, (_, i) => {
      const after = cardsLeft - i - 1
      return { outcome: { cards: i + 1 }, ways: (after * (after - 1)) / 2 }
    }),
}
