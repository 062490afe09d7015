import { cardActs } from '../cards/card-acts.ts'
import { standardLayout, standardPages } from '../felt/standard-layout.ts'
import type { GameView } from '../game/game-view.ts'
import { DragonTigerHelp } from './dragon-tiger-help.tsx'
import { DragonTigerPanel } from './dragon-tiger-panel.tsx'
import { dragonTigerPlan } from './dragon-tiger-plan.ts'
import { openDragonTigerScene } from './dragon-tiger-scene.ts'
import {
  dragonTigerCalls,
  dragonTigerCardWords,
  dragonTigerResultWords,
  dragonTigerWords,
} from './dragon-tiger-words.ts'
import { duelSpots } from './duel-spots.ts'

export const dragonTigerView: GameView = {
  layout: (asked) => standardLayout(asked, dragonTigerPlan),
  pages: (shape) => standardPages(shape, dragonTigerPlan),
  openScene: openDragonTigerScene,
  acts(deal, said, layout) {
    const { dragon, tiger } = duelSpots(layout)
    return deal.kind === 'cards' ? cardActs([dragon, tiger], said, layout) : []
  },
  calls: dragonTigerCalls,
  resultWords: dragonTigerResultWords,
  cardWords: dragonTigerCardWords,
  placeWords: dragonTigerWords,
  Panel: DragonTigerPanel,
  Help: DragonTigerHelp,
}
