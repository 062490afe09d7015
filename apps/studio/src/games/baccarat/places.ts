import { totalOf } from './cards.ts'
import type { Coup } from './coup.ts'

export const PLACES = ['player', 'banker', 'tie', 'playerPair', 'bankerPair'] as const
export type Place = (typeof PLACES)[number]
export type Bets = Partial<Record<Place, number>>

export const BACCARAT_CODES = ['baccarat', 'baccarat-no-commission'] as const
export type BaccaratCode = (typeof BACCARAT_CODES)[number]

/** Won. Bets are whole multiples of the unit. */
export const BET_UNIT = 1_000
export const LIMITS: Record<Place, { readonly min: number; readonly max: number }> = {
  player: { min: 1_000, max: 5_000_000 },
  banker: { min: 1_000, max: 5_000_000 },
  tie: { min: 1_000, max: 1_000_000 },
  playerPair: { min: 1_000, max: 500_000 },
  bankerPair: { min: 1_000, max: 500_000 },
}

/**
 * What a place gives back per hundred won staked, the stake included: 0 lost, 100 returned, above won.
 * With commission the banker pays 0.95; without, it pays even, but half on a win with six.
 */
export function returnedPerHundred(code: BaccaratCode, place: Place, coup: Coup): number {
  const { winner } = coup
  switch (place) {
    case 'player':
      return winner === 'player' ? 200 : winner === 'tie' ? 100 : 0
    case 'banker':
      if (winner !== 'banker') return winner === 'tie' ? 100 : 0
      if (code === 'baccarat') return 195
      return totalOf(coup.banker) === 6 ? 150 : 200
    case 'tie':
      return winner === 'tie' ? 900 : 0
    case 'playerPair':
      return coup.playerPair ? 1_200 : 0
    case 'bankerPair':
      return coup.bankerPair ? 1_200 : 0
  }
}

/** Won paid back for all places together, rounded down once. */
export function payoutOf(code: BaccaratCode, bets: Bets, coup: Coup): number {
  const hundredths = PLACES.reduce((sum, place) => sum + (bets[place] ?? 0) * returnedPerHundred(code, place, coup), 0)
  return Math.floor(hundredths / 100)
}

export function stakeOf(bets: Bets): number {
  return PLACES.reduce((sum, place) => sum + (bets[place] ?? 0), 0)
}
