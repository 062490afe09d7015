import {
  type BaccaratCode,
  baccaratPlaceOf,
  type Coup,
  type CoupFacts,
  factsOfCoup,
  type Place as TablePlace,
} from '@maru/live-games'

export const PLACES = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
export type Place = (typeof PLACES)[number]
export type Bets = Partial<Record<Place, number>>

export { type BaccaratCode, baccaratCodes as BACCARAT_CODES } from '@maru/live-games'

/** Won. Bets are whole multiples of the unit. */
export const BET_UNIT = 1_000
export const LIMITS: Record<Place, { readonly min: number; readonly max: number }> = {
  player: { min: 1_000, max: 5_000_000 },
  banker: { min: 1_000, max: 5_000_000 },
  tie: { min: 1_000, max: 1_000_000 },
  playerPair: { min: 1_000, max: 500_000 },
  bankerPair: { min: 1_000, max: 500_000 },
}

/** The place of the rules, with what it pays under the rules of this table. */
export function ruledPlace(code: BaccaratCode, place: Place): TablePlace<CoupFacts> {
  return baccaratPlaceOf(code, RULED[place])
}

/** What a place gives back per hundred won staked, the stake included: 0 lost, 100 returned, above won. */
export function returnedPerHundred(code: BaccaratCode, place: Place, coup: Coup): number {
  return ruledPlace(code, place).returnedPerHundred(factsOfCoup(coup))
}

/** Won paid back for all places together, rounded down once. */
export function payoutOf(code: BaccaratCode, bets: Bets, coup: Coup): number {
  const hundredths = PLACES.reduce((sum, place) => sum + (bets[place] ?? 0) * returnedPerHundred(code, place, coup), 0)
  return Math.floor(hundredths / 100)
}

export function stakeOf(bets: Bets): number {
  return PLACES.reduce((sum, place) => sum + (bets[place] ?? 0), 0)
}

/** The place's name in the rules. */
export const RULED: Record<Place, string> = {
  player: 'player',
  banker: 'banker',
  tie: 'tie',
  playerPair: 'player-pair',
  bankerPair: 'banker-pair',
}
