import {
  andarBahar,
  baccaratGames,
  blackjackSideBets,
  type CountedGame,
  dragonTiger,
  europeanRoulette,
  type LiveGame,
  multiplierRoulette,
  seatsAtTable,
  sicBo,
} from '@maru/live-games'
import { placeReturns } from './place-returns.ts'
import type { LiveTable } from './table-list.ts'

/** A place as a table offers it. `most` in won; `largest`: the most that 100 staked bring back. */
export type TablePlace = {
  code: string
  kind: string
  returnBp: number
  largest: number
  isMain: boolean
  least: number
  most: number
}

/** Chips and limits are multiples of it, won. */
export const BET_UNIT = 1_000
const CHIPS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000]
const MOST_CHIPS = 7
/** Of a player and of all, in limits of a main place. */
const PLAYER_PLACES = 3
const TABLE_PLAYERS = 100
/** A side bet can bring at most so many times what a main bet can. */
const SIDE_PAYOUTS = 10

/** Games whose places can be counted over every outcome. */
export const counted: { readonly [G in Exclude<LiveGame, 'blackjack'>]: CountedGame<unknown> } = {
  baccarat: baccaratGames.baccarat as CountedGame<unknown>,
  'baccarat-no-commission': baccaratGames['baccarat-no-commission'] as CountedGame<unknown>,
  'dragon-tiger': dragonTiger as CountedGame<unknown>,
  roulette: europeanRoulette as CountedGame<unknown>,
  'multiplier-roulette': multiplierRoulette as CountedGame<unknown>,
  'sic-bo': sicBo as CountedGame<unknown>,
  'andar-bahar': andarBahar as CountedGame<unknown>,
}

const MAIN_KINDS: { readonly [G in LiveGame]: readonly string[] } = {
  baccarat: ['player', 'banker'],
  'baccarat-no-commission': ['player', 'banker'],
  'dragon-tiger': ['main'],
  blackjack: ['seat', 'behind'],
  roulette: ['even-chance'],
  'multiplier-roulette': ['even-chance'],
  'sic-bo': ['even-chance'],
  'andar-bahar': ['andar', 'bahar'],
}

const everySeat = Array.from({ length: seatsAtTable }, (_, seat) => seat)
/** Of a seat's first stake. A double or a split stakes as much again. */
const blackjackKinds = ['seat', 'behind', ...blackjackSideBets.places.map(({ code }) => code)]
const blackjackPlaces = blackjackKinds.flatMap((kind) => everySeat.map((seat) => ({ code: `${kind}-${seat}`, kind })))

type Rated = Pick<TablePlace, 'code' | 'kind' | 'returnBp' | 'largest'>
const ratedPlaces = (game: LiveGame): Rated[] => {
  const places: readonly Pick<TablePlace, 'code' | 'kind'>[] =
    game === 'blackjack' ? blackjackPlaces : counted[game].places
  return places.map(({ code, kind }) => {
    const [returnBp, largest] = placeReturns[game][kind] ?? []
    if (returnBp === undefined || largest === undefined) throw new Error(`${game} has no return of ${kind}`)
    return { code, kind, returnBp, largest }
  })
}

/** One, two or five times a power of ten, at most the sum. */
const roundSum = (sum: number): number => {
  const power = 10 ** Math.floor(Math.log10(sum))
  const lead = sum / power
  return power * (lead >= 5 ? 5 : lead >= 2 ? 2 : 1)
}

const placesByTable = new Map<string, TablePlace[]>()
/** Every place of a table with its limits. */
export const placesOf = ({ code, game, least, most }: LiveTable): readonly TablePlace[] => {
  const known = placesByTable.get(code)
  if (known) return known
  const rated = ratedPlaces(game)
  const isMain = ({ kind }: Rated) => MAIN_KINDS[game].includes(kind)
  const largestPayout = SIDE_PAYOUTS * most * Math.max(...rated.filter(isMain).map(({ largest }) => largest))
  const places = rated.map((place): TablePlace => {
    if (isMain(place)) return { ...place, isMain: true, least, most }
    const sideMost = roundSum(Math.min(most, largestPayout / place.largest))
    return { ...place, isMain: false, least: Math.max(BET_UNIT, least / 10), most: sideMost }
  })
  placesByTable.set(code, places)
  return places
}

export const mostOfPlayer = ({ most }: LiveTable): number => PLAYER_PLACES * most
export const mostOfTable = ({ most }: LiveTable): number => TABLE_PLAYERS * PLAYER_PLACES * most

/** The smallest stake of any place. */
export const leastOfTable = ({ least }: LiveTable): number => Math.max(BET_UNIT, least / 10)

export const chipsOfTable = (table: LiveTable): readonly number[] =>
  CHIPS.filter((chip) => chip >= leastOfTable(table) && chip <= table.most).slice(0, MOST_CHIPS)

/** Share of the stake that the best main bet brings back. */
export const bestReturn = ({ game }: LiveTable): number =>
  Math.max(...MAIN_KINDS[game].map((kind) => placeReturns[game][kind]?.[0] ?? 0)) / 10_000
