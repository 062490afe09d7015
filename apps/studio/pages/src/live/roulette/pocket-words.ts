import { colourOf } from '@maru/live-games'
import type { PastRound } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import { multiplierOf, pocketOf } from './past-pockets.ts'

/** For instance `17 · Black · Odd`. */
export function pocketWords(round: PastRound, say: Say): string {
  const pocket = pocketOf(round)
  if (pocket === undefined) return say('liveVoid')
  const multiplier = multiplierOf(round)
  const colour = colourOf(pocket)
  return [
    String(pocket),
    colour === undefined ? say('rouletteZero') : say(colour === 'red' ? 'rouletteRed' : 'rouletteBlack'),
    ...(pocket === 0 ? [] : [say(pocket % 2 === 1 ? 'rouletteOdd' : 'rouletteEven')]),
    ...(multiplier === undefined ? [] : [`×${multiplier}`]),
  ].join(' · ')
}
