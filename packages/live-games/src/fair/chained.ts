import { seedOf, streamOf } from '@maru/draws'
import { drawLuckyNumbers, type MultiplierOutcome } from '../roulette/multiplier.ts'
import type { Dice } from '../sic-bo/sic-bo.ts'

/** Rounds without cards take the next link of the table's chain each, and the salt of the last cut, as a mini game does. */
const streamOfRound = (link: Uint8Array, salt: Uint8Array) => streamOf(seedOf(salt, link))

const pockets = 37

/** 0 to 36: one number below 37. */
export const spinOf = (link: Uint8Array, salt: Uint8Array): number => streamOfRound(link, salt).below(pockets)

/** The pocket first, then the lucky numbers, from the same stream. */
export const multiplierSpinOf = (link: Uint8Array, salt: Uint8Array): MultiplierOutcome => {
  const stream = streamOfRound(link, salt)
  const pocket = stream.below(pockets)
  return { pocket, lucky: drawLuckyNumbers(stream) }
}

/** Three numbers below 6, in the order of the dice, and one more each. */
export const diceOf = (link: Uint8Array, salt: Uint8Array): Dice => {
  const stream = streamOfRound(link, salt)
  const die = () => 1 + stream.below(6)
  return [die(), die(), die()]
}
