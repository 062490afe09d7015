import { type AndarBaharOutcome, dealAndarBahar } from '../andar-bahar/andar-bahar.ts'
import { diceOf, multiplierSpinOf, spinOf } from '../fair/chained.ts'
import { shoeOf } from '../fair/shoe.ts'
import type { MultiplierOutcome } from '../roulette/multiplier.ts'
import type { Dice } from '../sic-bo/sic-bo.ts'
import type { PlayedRound } from './shoe-rounds.ts'

/** Games whose rounds take a link of the table's chain each. */
export const linkGames = ['roulette', 'multiplier-roulette', 'sic-bo', 'andar-bahar'] as const
export type LinkGame = (typeof linkGames)[number]

type PlayLink<Outcome> = (link: Uint8Array, salt: Uint8Array) => PlayedRound<Outcome>

/** The result is the pocket, as `17`. */
export const playRoulette: PlayLink<number> = (link, salt) => {
  const pocket = spinOf(link, salt)
  return { cards: [], outcome: pocket, result: String(pocket) }
}

/** The pocket, then each lucky number and its multiplier, as `17, 4x50, 22x100`. */
export const playMultiplierRoulette: PlayLink<MultiplierOutcome> = (link, salt) => {
  const outcome = multiplierSpinOf(link, salt)
  const lucky = outcome.lucky.map(({ number, multiplier }) => `${number}x${multiplier}`)
  return { cards: [], outcome, result: [outcome.pocket, ...lucky].join(', ') }
}

/** The dice in their order, as `3 2 4`. */
export const playSicBo: PlayLink<Dice> = (link, salt) => {
  const outcome = diceOf(link, salt)
  return { cards: [], outcome, result: outcome.join(' ') }
}

/** A deck of its own for every round: the joker first. The result is the side and how many cards it took, as `andar 13`. */
export const playAndarBahar: PlayLink<AndarBaharOutcome> = (link, salt) => {
  const deck = shoeOf(link, salt, 1)
  const outcome = dealAndarBahar(deck)
  const side = outcome.cards % 2 === 1 ? 'andar' : 'bahar'
  return { cards: deck.slice(0, 1 + outcome.cards), outcome, result: `${side} ${outcome.cards}` }
}

/** The round that a link of the table's chain and the salt of its last cut make. */
export const playOfLink: { readonly [Game in LinkGame]: PlayLink<unknown> } = {
  roulette: playRoulette,
  'multiplier-roulette': playMultiplierRoulette,
  'sic-bo': playSicBo,
  'andar-bahar': playAndarBahar,
}
