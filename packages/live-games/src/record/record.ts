import type { Action } from '../blackjack/round.ts'
import type { LinkGame } from './link-rounds.ts'
import type { ShoeGame } from './shoe-rounds.ts'

/** Link `number` of the table's chain, hexadecimal. */
export type RecordedLink = { number: number; link: string }
/** In the order of the list; `seed` is null where it did not come. */
export type RecordedSeed = { commitment: string; seed: string | null }

/** What every record has. `known` is the chain's commitment as number 0, or a link below that was verified before. */
type RecordedCut = {
  known: RecordedLink
  /** The digest of the list that was published before any seed was sent. */
  list: string
  seeds: readonly RecordedSeed[]
}

/** The result of a round that was voided; every stake came back. */
export const voidResult = 'void'

/** `at`: where its first card lay in the shoe, from 0. Seats and actions are for blackjack alone. */
export type ShoeRound = {
  at: number
  cards: readonly number[]
  result: string
  seats?: readonly number[]
  actions?: readonly Action[]
}

/** A finished shoe as a table publishes it. Bytes are hexadecimal, cards 0 to 51. */
export type ShoeRecord = RecordedCut & {
  game: ShoeGame
  revealed: RecordedLink
  /** What was published before the first round. */
  commitment: string
  rounds: readonly ShoeRound[]
}

/** `cards` are for andar bahar alone. */
export type LinkRound = RecordedLink & { result: string; cards?: readonly number[] }

/** The rounds between two cuts of a table that takes a link for each round. */
export type LinkRecord = RecordedCut & { game: LinkGame; rounds: readonly LinkRound[] }

export type TableRecord = ShoeRecord | LinkRecord
