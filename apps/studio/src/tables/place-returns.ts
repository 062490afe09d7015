import type { LiveGame } from '@maru/live-games'

/** By kind: the exact return in basis points, cut, and the most that 100 staked bring back. */
type Returns = { readonly [kind: string]: readonly [returnBp: number, largest: number] }

/** Of either baccarat, commission or not. */
const baccaratSides = {
  tie: [8564, 900],
  pair: [8963, 1200],
  'either-pair': [8629, 600],
  'perfect-pair': [9195, 20100],
  small: [9471, 250],
  big: [9565, 154],
  'player-bonus': [9734, 3100],
  'banker-bonus': [9062, 3100],
} as const satisfies Returns
/** Multipliers are for single numbers alone. */
const rouletteOthers = {
  split: [9729, 1800],
  street: [9729, 1200],
  trio: [9729, 1200],
  corner: [9729, 900],
  'first-four': [9729, 900],
  'six-line': [9729, 600],
  dozen: [9729, 300],
  column: [9729, 300],
  'even-chance': [9729, 200],
} as const satisfies Returns

/** What the enumeration of `@maru/live-games` gives; a test compares them. A process that starts, or takes a table over, has no second for it. */
export const placeReturns: { readonly [Game in LiveGame]: Returns } = {
  baccarat: {
    player: [9876, 200],
    banker: [9894, 195],
    ...baccaratSides,
  },
  'baccarat-no-commission': {
    player: [9876, 200],
    banker: [9854, 200],
    ...baccaratSides,
    'super-six': [8618, 1600],
  },
  'dragon-tiger': {
    main: [9626, 200],
    tie: [8963, 1200],
    'suited-tie': [8602, 5100],
    card: [9230, 200],
  },
  roulette: {
    straight: [9729, 3600],
    ...rouletteOthers,
  },
  'multiplier-roulette': {
    straight: [9717, 50000],
    ...rouletteOthers,
  },
  'sic-bo': {
    'even-chance': [9722, 200],
    'total-4-or-17': [8750, 6300],
    'total-5-or-16': [8888, 3200],
    'total-6-or-15': [8796, 1900],
    'total-7-or-14': [9027, 1300],
    'total-8-or-13': [8750, 900],
    'total-9-or-12': [9259, 800],
    'total-10-or-11': [8750, 700],
    single: [9212, 400],
    double: [8888, 1200],
    'specific-triple': [8379, 18100],
    'any-triple': [8888, 3200],
    'two-dice': [8333, 600],
  },
  blackjack: {
    seat: [9940, 250],
    behind: [9769, 250],
    'perfect-pairs': [9590, 2600],
    '21+3': [9629, 10100],
  },
  'andar-bahar': {
    andar: [9785, 190],
    bahar: [9699, 200],
    'cards-1-5': [9487, 350],
    'cards-6-10': [9767, 450],
    'cards-11-15': [9296, 550],
    'cards-16-25': [9810, 450],
    'cards-26-30': [9147, 1500],
    'cards-31-35': [9243, 2500],
    'cards-36-40': [9483, 5000],
    'cards-41-49': [9507, 12000],
  },
}
