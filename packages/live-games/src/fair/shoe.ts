import { leadsTo, type NumberedLink, seedOf, streamOf } from '@maru/draws'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Card, shuffledShoe } from '../cards.ts'
import { type CutSeed, isSeeded, saltOfCut } from './cut.ts'

/** The shoe that a link of the table's chain and the salt of its cut make. The first card is dealt first. */
export const shoeOf = (link: Uint8Array, salt: Uint8Array, decks: number): Card[] =>
  shuffledShoe(decks, streamOf(seedOf(salt, link)))

/** What is published before the first round, 32 bytes: the SHA-256 of the seed and then a byte for each card. The seed hides the cards until it is revealed. */
export const shoeCommitmentOf = (link: Uint8Array, salt: Uint8Array, shoe: readonly Card[]): Uint8Array =>
  sha256(Uint8Array.of(...seedOf(salt, link), ...shoe))

/**
 * A round as it was shown: where its first card lay in the shoe, from 0, and its cards in the order in which they were dealt. A voided round may have none.
 */
export type DealtRound = { at: number; cards: readonly Card[]; voided?: boolean }

/** What anybody has of a finished shoe. `known`: the chain's commitment as number 0, or a link below that was verified before. */
export type RevealedShoe = {
  revealed: NumberedLink
  known: NumberedLink
  seeds: readonly CutSeed[]
  decks: number
  /** What was published before the first round. */
  commitment: Uint8Array
  rounds: readonly DealtRound[]
}

export type ShoeProblem = 'link' | 'unseeded' | 'commitment' | { round: number; problem: 'order' | 'cards' }
export type RecomputedShoe = {
  salt: Uint8Array
  shoe: Card[]
  /** How many seeds were committed and did not come: each leaves whoever held it back one choice between two shoes. */
  withheld: number
  /** None: every round was dealt from the shoe that was committed. */
  problems: ShoeProblem[]
}

/**
 * A shoe computed anew, and what is wrong with what was shown. The first round takes the first card and every other the card after the round before: nothing is
 * burnt, since the studio knows the shoe and could choose a result by the number of cards it passes over once it knows the bets. Throws RangeError for lengths
 * that no shoe has and for a seed that was not committed.
 */
export const recomputeShoe = ({ revealed, known, seeds, decks, commitment, rounds }: RevealedShoe): RecomputedShoe => {
  const salt = saltOfCut(seeds)
  const shoe = shoeOf(revealed.link, salt, decks)
  const expected = shoeCommitmentOf(revealed.link, salt, shoe)
  const problems: ShoeProblem[] = []
  if (!leadsTo(revealed, known)) problems.push('link')
  if (!isSeeded(seeds)) problems.push('unseeded')
  if (commitment.length !== expected.length || expected.some((byte, at) => byte !== commitment[at]))
    problems.push('commitment')
  let dealt = 0
  rounds.forEach(({ at, cards, voided = false }, round) => {
    if (at !== dealt) problems.push({ round, problem: 'order' })
    const isEmpty = cards.length === 0 && !voided
    if (isEmpty || cards.some((card, i) => card !== shoe[at + i])) problems.push({ round, problem: 'cards' })
    dealt = at + cards.length
  })
  return { salt, shoe, withheld: seeds.filter(({ seed }) => seed === undefined).length, problems }
}
