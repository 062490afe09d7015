import type { DealShown, TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { GameView } from '../game/game-view.ts'
import { dealTimesOf } from '../roulette/spin-clock.ts'
import { wheelClass } from '../roulette/wheel-class.ts'
import type { DealerAct, RoomShape } from '../scene/scene.ts'
import { SicBoHelp } from './sic-bo-help.tsx'
import { sicBoLayout } from './sic-bo-layout.ts'
import { SicBoPanel } from './sic-bo-panel.tsx'
import { openSicBoScene } from './sic-bo-scene.ts'
import { sicBoCalls, sicBoResultWords, sicBoWords } from './sic-bo-words.ts'
import { LIFT_MS, LIFTED_MS } from './throw-shown.ts'

export const sicBoPages = (shape: RoomShape): number => (shape === 'landscape' ? 2 : 1)

export const sicBoView: GameView = {
  layout: sicBoLayout,
  pages: sicBoPages,
  openScene: openSicBoScene,
  acts: throwActs,
  calls: sicBoCalls,
  resultWords: sicBoResultWords,
  placesClass: wheelClass,
  dealingWords: (say) => say('sicBoShaking'),
  placeWords: sicBoWords,
  Panel: SicBoPanel,
  Help: SicBoHelp,
}

/** Hands at the dish, in parts of the dealer's box. */
const DISH = { x: 0.5, y: 0.96 }

/** Shakes the dish, lifts the lid, and points to the dice. */
export function throwActs(deal: DealShown, said: TableSaid): readonly DealerAct[] {
  if (deal.kind !== 'dice') return []
  const { restMs, resultMs } = dealTimesOf(said)
  return [
    { act: 'throw', from: 0, to: LIFT_MS, at: DISH },
    { act: 'lift', from: LIFT_MS, to: LIFT_MS + LIFTED_MS, at: DISH },
    { act: 'point', from: restMs, to: resultMs, at: DISH },
  ]
}
