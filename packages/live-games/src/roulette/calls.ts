import { neighboursOf } from './wheel.ts'

/** One part of a call bet: so many equal chips on a place of the layout. */
export type CallPart = { place: string; chips: number }
export type CallBet = 'voisins' | 'tiers' | 'orphelins' | 'zero-game'

const each = (...places: string[]): CallPart[] => places.map((place) => ({ place, chips: 1 }))

/** The call bets of the racetrack with the usual French placement: 9, 6, 5 and 4 chips. */
export const callBets: { readonly [Call in CallBet]: readonly CallPart[] } = {
  voisins: [
    { place: 'trio-0-2-3', chips: 2 },
    ...each('split-4-7', 'split-12-15', 'split-18-21', 'split-19-22', 'split-32-35'),
    { place: 'corner-25-26-28-29', chips: 2 },
  ],
  tiers: each('split-5-8', 'split-10-11', 'split-13-16', 'split-23-24', 'split-27-30', 'split-33-36'),
  orphelins: each('straight-1', 'split-6-9', 'split-14-17', 'split-17-20', 'split-31-34'),
  'zero-game': each('split-0-3', 'split-12-15', 'straight-26', 'split-32-35'),
}

/** A chip straight on the number and on each of its neighbours on the wheel, two to either side where nothing else is said. Throws RangeError as `neighboursOf`. */
export const neighbourBet = (pocket: number, neighbours = 2): CallPart[] =>
  each(...neighboursOf(pocket, neighbours).map((number) => `straight-${number}`))
