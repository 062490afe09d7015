import { leadsTo, linkBelow, type NumberedLink } from './chain.ts'
import { type Attempt, attemptsOf, type Draw, drawOfAttempts, type Game } from './draw.ts'
import { seedOf, streamOf } from './stream.ts'

/** What anybody has of a drawn round. `known`: the commitment as number 0, or a link below that was verified before. */
export type RevealedRound = { game: Game; revealed: NumberedLink; known: NumberedLink; salt: Uint8Array }
/** Each step of it, in order. */
export type Recomputed = {
  /** The link leads to what is known. False: the numbers below prove nothing. */
  isCommitted: boolean
  /** The link of the round before, or the commitment: the SHA-256 of this one. */
  linkBefore: Uint8Array
  seed: Uint8Array
  attempts: Attempt[]
  draw: Draw
}

/** A round computed anew. It takes a hash for each link down to `known` (`mostLinks` at most). Throws RangeError for lengths and numbers that no round has. */
export const recomputeRound = ({ game, revealed, known, salt }: RevealedRound): Recomputed => {
  const seed = seedOf(salt, revealed.link)
  const attempts = attemptsOf(game, streamOf(seed))
  return {
    isCommitted: leadsTo(revealed, known),
    linkBefore: linkBelow(revealed, revealed.number - 1),
    seed,
    attempts,
    draw: drawOfAttempts(attempts),
  }
}

/** The numbers of a round whose link is known already: what the process that draws asks for. */
export const drawRound = (game: Game, salt: Uint8Array, link: Uint8Array): Draw =>
  drawOfAttempts(attemptsOf(game, streamOf(seedOf(salt, link))))
