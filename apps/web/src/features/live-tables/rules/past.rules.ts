import type { LiveTable } from '@maru/contract'
import type { RoadResult } from '@maru/ui/road.tsx'

/** What the strip below the scene shows. Voided rounds are left out. */
export type Past =
  | { kind: 'road'; results: RoadResult[] }
  | { kind: 'numbers'; numbers: number[] }
  | { kind: 'dice'; throws: Throw[] }
  | { kind: 'seats'; taken: readonly number[]; all: number }
  | { kind: 'none' }
export type Throw = readonly [number, number, number]

/** Banker's side, player's side, or neither; dragon and andar stand where the banker stands. */
const sides: Record<string, RoadResult> = {
  banker: 'B',
  dragon: 'B',
  andar: 'B',
  player: 'P',
  tiger: 'P',
  bahar: 'P',
  tie: 'T',
}

/** The first words of a result: `banker 3:7`, `dragon`, `andar 13`. */
export const sideOf = (result: string): RoadResult | undefined => sides[result.split(' ')[0] ?? '']
/** `17` and `17, 4x50`. */
export const pocketOf = (result: string): number | undefined => {
  const pocket = Number.parseInt(result, 10)
  return pocket >= 0 && pocket <= 36 ? pocket : undefined
}
/** `3 2 4`. */
export const throwOf = (result: string): Throw | undefined => {
  const [first = 0, second = 0, third = 0, ...more] = result.split(' ').map(Number)
  const dice = [first, second, third] as const
  return more.length === 0 && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 6) ? dice : undefined
}

const known = <T>(results: readonly string[], read: (result: string) => T | undefined): T[] =>
  results.map(read).filter((value) => value !== undefined)

export const pastOf = ({ game, results, seats }: Pick<LiveTable, 'game' | 'results' | 'seats'>): Past => {
  switch (game) {
    case 'baccarat':
    case 'baccarat-no-commission':
    case 'dragon-tiger':
    case 'andar-bahar':
      return { kind: 'road', results: known(results, sideOf) }
    case 'roulette':
    case 'multiplier-roulette':
      return { kind: 'numbers', numbers: known(results, pocketOf).reverse() }
    case 'sic-bo':
      return { kind: 'dice', throws: known(results, throwOf).reverse() }
    case 'blackjack':
      return seats ? { kind: 'seats', ...seats } : { kind: 'none' }
    default:
      return { kind: 'none' }
  }
}
