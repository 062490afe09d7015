import type { DealShown, TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { GameView, RoomLayout } from '../game/game-view.ts'
import { dealTimesOf } from '../roulette/spin-clock.ts'
import { wheelClass } from '../roulette/wheel-class.ts'
import { inDealer } from '../scene/in-dealer.ts'
import type { DealerAct, RoomShape } from '../scene/scene.ts'
import { SicBoHelp } from './sic-bo-help.tsx'
import { type SicBoLayout, sicBoLayout } from './sic-bo-layout.ts'
import { SicBoPanel } from './sic-bo-panel.tsx'
import { openSicBoScene } from './sic-bo-scene.ts'
import { sicBoCalls, sicBoResultWords, sicBoWords } from './sic-bo-words.ts'
import { LIFT_MS, LIFTED_MS } from './throw-shown.ts'

export const sicBoPages = (shape: RoomShape): number => (shape === 'landscape' || shape === 'portrait' ? 2 : 1)

export const sicBoView: GameView = {
  layout: sicBoLayout,
  pages: sicBoPages,
  openScene: openSicBoScene,
  acts: throwActs,
  calls: sicBoCalls,
  resultWords: sicBoResultWords,
  placesClass: wheelClass,
  dealingWords: (say) => say('sicBoShaking'),
  streamRoom: (layout) => (layout as SicBoLayout).dish,
  placeWords: sicBoWords,
  Panel: SicBoPanel,
  Help: SicBoHelp,
}

/** Shakes the dish, lifts the lid, and points to the dice. */
export function throwActs(deal: DealShown, said: TableSaid, layout: RoomLayout): readonly DealerAct[] {
  if (deal.kind !== 'dice' || layout.dealer.width < 1) return []
  const { restMs, resultMs } = dealTimesOf(said)
  const { x, y, width, height } = (layout as SicBoLayout).dish.resting
  const at = (down: number) => inDealer({ x: x + width / 2, y: y + height * down }, layout)
  return [
    { act: 'throw', from: 0, to: LIFT_MS, at: at(0.25) },
    { act: 'lift', from: LIFT_MS, to: LIFT_MS + LIFTED_MS, at: at(0.2) },
    { act: 'point', from: restMs, to: resultMs, at: at(0.3) },
  ]
}
