import { colourOf, dealings } from '@maru/live-games'
import type { DealShown, PastRound, TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import type { GameView } from '../game/game-view.ts'
import type { DealerAct, SpokenCall } from '../scene/scene.ts'
import { THROWN_MS } from '../wheel/spin.ts'
import { multiplierOf, pocketOf } from './past-pockets.ts'
import { roulettePlaceWords } from './place-words.ts'
import { RouletteFelt } from './roulette-felt.tsx'
import { RouletteHelp } from './roulette-help.tsx'
import { rouletteLayout } from './roulette-layout.ts'
import { RoulettePanel } from './roulette-panel.tsx'
import { roulettePages } from './roulette-parts.ts'
import { openRouletteScene } from './roulette-scene.ts'
import { wheelClass } from './wheel-class.ts'

/** European roulette, and the table with lucky numbers. */
const viewOf = (isMultiplier: boolean): GameView => ({
  layout: rouletteLayout,
  pages: roulettePages,
  openScene: openRouletteScene,
  acts: spinActs,
  calls: pocketCalls,
  resultWords: pocketWords,
  placesClass: wheelClass,
  dealingWords: (say) => say('rouletteRunning'),
  placeWords: (code, say) => roulettePlaceWords(code, say, isMultiplier),
  Panel: RoulettePanel,
  Help: RouletteHelp,
  Felt: RouletteFelt,
})

export const rouletteView = viewOf(false)
export const multiplierView = viewOf(true)

/** Hands at the wheel, in parts of the dealer's box. */
const WHEEL = { x: 0.46, y: 0.96 }
const RIM = { x: 0.62, y: 0.94 }

/** Turns the wheel, throws the ball, and points to the number. */
export function spinActs(deal: DealShown, { game }: Pick<TableSaid, 'game'>): readonly DealerAct[] {
  if (deal.kind !== 'wheel') return []
  const { beforeMs, afterMs } = dealings[game]
  return [
    { act: 'spin', from: 0, to: THROWN_MS - 80, at: WHEEL },
    { act: 'throw', from: THROWN_MS - 80, to: THROWN_MS + 520, at: RIM },
    { act: 'point', from: beforeMs + 200, to: beforeMs + afterMs, at: WHEEL },
  ]
}

export function pocketCalls(round: PastRound): readonly SpokenCall[] {
  const pocket = pocketOf(round)
  if (pocket === undefined) return ['round-void']
  return [`number-${pocket}`, colourOf(pocket) ?? 'zero']
}

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
