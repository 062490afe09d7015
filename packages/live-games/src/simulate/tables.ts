import { chainOf, hexOf } from '@maru/draws'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Card, decksInShoe } from '../cards.ts'
import { type CutSeed, listDigestOf, saltOfCut, seedCommitmentOf } from '../fair/cut.ts'
import { shoeCommitmentOf, shoeOf } from '../fair/shoe.ts'
import { type LinkGame, playOfLink } from '../record/link-rounds.ts'
import type { LinkRecord, LinkRound, RecordedLink, ShoeRecord, ShoeRound } from '../record/record.ts'
import type { ShoeGame } from '../record/shoe-rounds.ts'

/** Rounds between two cuts of a table without a shoe. */
const roundsPerCut = 1_000
/** Players who send seeds: 1 to 3, and one more whose seed does not come in every other cut. */
const mostPlayers = 3

export type SimulatedRound<Outcome> = { outcome: Outcome; round: Omit<ShoeRound, 'at'> }
/** The next round of a shoe, from its card `at`. */
export type PlayNext<Outcome> = (shoe: readonly Card[], at: number) => SimulatedRound<Outcome>
/** What was played between two cuts, and the record that the table publishes of it. */
export type Simulated<Outcome, Record> = { outcomes: Outcome[]; record: Record }

/**
 * Shoes of a table, from a chain of its own. Every shoe has the same number of rounds, so that the cards of a round do not decide how many follow it: a mean
 * over shoes that end at a cut card is not quite the return.
 */
export function* simulatedShoes<Outcome>(
  game: ShoeGame,
  rounds: number,
  roundsPerShoe: number,
  start: Uint8Array,
  playNext: PlayNext<Outcome>,
): Generator<Simulated<Outcome, ShoeRecord>> {
  const chain = chainOf(ownStart(game, start), Math.ceil(rounds / roundsPerShoe))
  let known = { number: 0, link: chain.commitment }
  for (let left = rounds; left > 0; left -= roundsPerShoe) {
    const revealed = { number: known.number + 1, link: chain.linkAt(known.number + 1) }
    const seeds = seedsOfCut(game, start, revealed.number)
    const salt = saltOfCut(seeds)
    const shoe = shoeOf(revealed.link, salt, decksInShoe)
    const commitment = hexOf(shoeCommitmentOf(revealed.link, salt, shoe))
    const played: Outcome[] = []
    const recorded: ShoeRound[] = []
    for (let at = 0; played.length < Math.min(left, roundsPerShoe); ) {
      const { outcome, round } = playNext(shoe, at)
      played.push(outcome)
      recorded.push({ at, ...round })
      at += round.cards.length
    }
    const record = { ...cutOf(known, seeds), game, revealed: hexLink(revealed), commitment, rounds: recorded }
    yield { outcomes: played, record }
    known = revealed
  }
}

/** Rounds of a table that takes a link for each. */
export function* simulatedLinks<Outcome>(
  game: LinkGame,
  rounds: number,
  start: Uint8Array,
): Generator<Simulated<Outcome, LinkRecord>> {
  const chain = chainOf(ownStart(game, start), rounds)
  for (let from = 0; from < rounds; from += roundsPerCut) {
    const known = { number: from, link: from === 0 ? chain.commitment : chain.linkAt(from) }
    const seeds = seedsOfCut(game, start, from)
    const salt = saltOfCut(seeds)
    const outcomes: Outcome[] = []
    const recorded: LinkRound[] = []
    for (let number = from + 1; number <= Math.min(from + roundsPerCut, rounds); number++) {
      const link = chain.linkAt(number)
      const { cards, outcome, result } = playOfLink[game](link, salt)
      outcomes.push(outcome as Outcome)
      recorded.push({ ...hexLink({ number, link }), result, ...(cards.length > 0 ? { cards } : {}) })
    }
    yield { outcomes, record: { ...cutOf(known, seeds), game, rounds: recorded } }
  }
}

const hexLink = ({ number, link }: { number: number; link: Uint8Array }): RecordedLink => ({
  number,
  link: hexOf(link),
})

const cutOf = (known: { number: number; link: Uint8Array }, seeds: readonly CutSeed[]) => ({
  known: hexLink(known),
  list: listDigestOf(seeds),
  seeds: seeds.map(({ commitment, seed = null }) => ({ commitment, seed })),
})

const ownStart = (game: string, start: Uint8Array) => digestOf(start, game)

const seedsOfCut = (game: string, start: Uint8Array, cut: number): CutSeed[] => {
  const came = 1 + (cut % mostPlayers)
  return Array.from({ length: came + (cut % 2) }, (_, player) => {
    const seed = hexOf(digestOf(start, `${game} ${cut} ${player}`))
    return { commitment: seedCommitmentOf(seed), seed: player < came ? seed : undefined }
  })
}

const digestOf = (start: Uint8Array, text: string): Uint8Array =>
  sha256.create().update(start).update(new TextEncoder().encode(text)).digest()
