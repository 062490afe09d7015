import { cardActs } from '../cards/card-acts.ts'
import { standardLayout, standardPages } from '../felt/standard-layout.ts'
import type { GameView } from '../game/game-view.ts'
import { SqueezeOverlay } from '../squeeze/squeeze-overlay.tsx'
import { BaccaratHelp } from './baccarat-help.tsx'
import { BaccaratPanel } from './baccarat-panel.tsx'
import { baccaratPlan } from './baccarat-plan.ts'
import { openBaccaratScene } from './baccarat-scene.ts'
import { baccaratCalls, baccaratCardWords, baccaratResultWords, baccaratWords } from './baccarat-words.ts'
import { coupSpots } from './coup-spots.ts'
import { dealtCoup } from './dealt-coup.ts'

const baccaratWith = (hasCommission: boolean): GameView => ({
  layout: (asked) => standardLayout(asked, baccaratPlan(asked.said.game)),
  pages: (shape, said) => standardPages(shape, baccaratPlan(said.game)),
  openScene: openBaccaratScene,
  acts(deal, said, layout) {
    if (deal.kind !== 'cards') return []
    const spots = coupSpots(layout)
    return cardActs(
      dealtCoup(deal.cards).map(({ side, place }) => spots[side].cards[place]),
      said,
      layout,
    )
  },
  calls: baccaratCalls,
  resultWords: baccaratResultWords,
  cardWords: baccaratCardWords,
  placeWords: (code, say, language) => baccaratWords(code, hasCommission, say, language),
  Panel: BaccaratPanel,
  Help: BaccaratHelp,
  Overlay: SqueezeOverlay,
})

export const baccaratView = baccaratWith(true)
export const noCommissionView = baccaratWith(false)
