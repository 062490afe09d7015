import { colourOf, dealings } from '@maru/live-games'
import type { DealShown, PastRound, TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { GameView, RoomLayout } from '../game/game-view.ts'
import { inDealer } from '../scene/in-dealer.ts'
import type { DealerAct, SpokenCall } from '../scene/scene.ts'
import { THROWN_MS } from '../wheel/spin.ts'
import { pocketOf } from './past-pockets.ts'
import { roulettePlaceWords } from './place-words.ts'
import { pocketWords } from './pocket-words.ts'
import { RouletteFelt } from './roulette-felt.tsx'
import { RouletteHelp } from './roulette-help.tsx'
import { rouletteLayout } from './roulette-layout.ts'
import { RoulettePanel } from './roulette-panel.tsx'
import { type RouletteLayout, roulettePages } from './roulette-parts.ts'
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
  streamRoom: (layout) => (layout as RouletteLayout).wheel,
  placeWords: (code, say) => roulettePlaceWords(code, say, isMultiplier),
  Panel: RoulettePanel,
  Help: RouletteHelp,
  Felt: RouletteFelt,
})

export const rouletteView = viewOf(false)
export const multiplierView = viewOf(true)

/** Turns the wheel, throws the ball, and points to the number. */
export function spinActs(deal: DealShown, { game }: Pick<TableSaid, 'game'>, layout: RoomLayout): readonly DealerAct[] {
  if (deal.kind !== 'wheel' || layout.dealer.width < 1) return []
  const { beforeMs, afterMs } = dealings[game]
  // The dealer stands behind the wheel and reaches its farther rim.
  const { x, y, width, height } = (layout as RouletteLayout).wheel.resting
  const at = (along: number, down: number) => inDealer({ x: x + width * along, y: y + height * down }, layout)
  return [
    { act: 'spin', from: 0, to: THROWN_MS - 80, at: at(0.42, 0.2) },
    { act: 'throw', from: THROWN_MS - 80, to: THROWN_MS + 520, at: at(0.66, 0.16) },
    { act: 'point', from: beforeMs + 200, to: beforeMs + afterMs, at: at(0.5, 0.3) },
  ]
}

export function pocketCalls(round: PastRound): readonly SpokenCall[] {
  const pocket = pocketOf(round)
  if (pocket === undefined) return ['round-void']
  return [`number-${pocket}`, colourOf(pocket) ?? 'zero']
}
