import { hexOf } from '@maru/draws'
import {
  type CutSeed,
  cardsInDeck,
  decksInShoe,
  isSeeded,
  type LiveGame,
  listDigestOf,
  saltOfCut,
  shoeCommitmentOf,
  shoeOf,
} from '@maru/live-games'
import type { CutShown, ShoeShown } from '../table-shapes.ts'
import { isLinkGame, type TableChain } from './chain.ts'

/** A player's part of a cut; `seed` undefined until it comes. */
export type SeedNow = CutSeed & { session: string }

/** The shoe that is cut or dealt, or the cut whose salt the rounds of a wheel take. */
export type ShoeNow = {
  readonly shoe: number
  readonly chain: TableChain
  /** Of the shoe; without one that of the first round after the cut. */
  readonly link: number
  /** When the list of commitments closes, ms. */
  closesAt: number
  /** Hexadecimal, once it is closed. */
  list: string | undefined
  seeds: SeedNow[]
  /** The cut is over: what follows holds. */
  isBegun: boolean
  isSeeded: boolean
  salt: Uint8Array | undefined
  /** Secret: only cards that were dealt leave the process. */
  cards: readonly number[]
  commitment: string | undefined
  /** Cards out, and rounds that began since the cut. */
  dealt: number
  rounds: number
}

/** The share of the cut in which commitments are taken. */
const COMMIT_SHARE = 0.6
/** Rounds between two cuts where no shoe is dealt. */
export const ROUNDS_OF_CUT = 200
/** A round of blackjack with seven seats may take many cards: the shoe ends early enough that none lacks one. */
const CARDS_LEFT: { readonly [G in LiveGame]?: number } = { blackjack: 208, 'dragon-tiger': 16 }
const CARDS_LEFT_ELSE = 20

export const closesAtOf = (startedAt: number, endsAt: number): number =>
  Math.round(startedAt + (endsAt - startedAt) * COMMIT_SHARE)

export const cardsOfShoe = (game: LiveGame): number => (isLinkGame(game) ? 0 : decksInShoe * cardsInDeck)
export const cutCardOf = (game: LiveGame): number =>
  Math.max(0, cardsOfShoe(game) - (CARDS_LEFT[game] ?? CARDS_LEFT_ELSE))

export const listOf = ({ seeds }: ShoeNow): string => listDigestOf(seeds)

/** What the seeds and, of a shoe, its link make. `link` undefined: no shoe is dealt. */
export const begunShoe = (shoe: ShoeNow, link: Uint8Array | undefined) => {
  const salt = saltOfCut(shoe.seeds)
  const cards = link ? shoeOf(link, salt, decksInShoe) : []
  const commitment = link ? hexOf(shoeCommitmentOf(link, salt, cards)) : undefined
  return { salt, cards, commitment, isSeeded: isSeeded(shoe.seeds) }
}

export const withheldOf = ({ seeds }: ShoeNow): number => seeds.filter(({ seed }) => seed === undefined).length

/** Whether the next round needs another shoe. */
export const isOver = ({ isSeeded: seeded, dealt, rounds }: ShoeNow, game: LiveGame): boolean => {
  if (!seeded && rounds > 0) return true
  return isLinkGame(game) ? rounds >= ROUNDS_OF_CUT : dealt >= cutCardOf(game)
}

/** The link of the next round of a wheel, of the shoe else. */
export const nextLinkOf = ({ link, rounds }: ShoeNow, game: LiveGame): number =>
  isLinkGame(game) ? link + rounds : link

export const shoeShown = (shoe: ShoeNow | undefined, game: LiveGame, takesBets: boolean): ShoeShown | null => {
  if (!shoe) return null
  return {
    number: shoe.shoe,
    chain: { commitment: hexOf(shoe.chain.commitment), link: nextLinkOf(shoe, game) },
    commitment: shoe.commitment ?? null,
    list: shoe.list ?? null,
    seeds: shoe.seeds.filter(({ seed }) => seed !== undefined).length,
    withheld: shoe.isBegun ? withheldOf(shoe) : 0,
    dealt: shoe.dealt,
    cards: cardsOfShoe(game),
    cutAt: cutCardOf(game),
    takesBets,
  }
}

export const cutShown = (shoe: ShoeNow | undefined): CutShown | null => {
  if (!shoe || shoe.isBegun) return null
  const step = shoe.list === undefined ? 'commit' : 'seeds'
  return { cut: shoe.shoe, step, closesAt: shoe.closesAt, commitments: shoe.seeds.length }
}
