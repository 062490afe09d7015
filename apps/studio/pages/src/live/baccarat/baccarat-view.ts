import { standardLayout, standardPages } from '../felt/standard-layout.ts'
import type { GameView } from '../game/game-view.ts'
import { baccaratActs } from './baccarat-acts.ts'
import { BaccaratHelp } from './baccarat-help.tsx'
import { BaccaratPanel } from './baccarat-panel.tsx'
import { baccaratPlan } from './baccarat-plan.ts'
import { openBaccaratScene } from './baccarat-scene.ts'
import { baccaratCalls, baccaratResultWords, baccaratWords } from './baccarat-words.ts'

const baccaratWith = (hasCommission: boolean): GameView => ({
  layout: (asked) => standardLayout(asked, baccaratPlan(asked.said.game)),
  pages: (shape, said) => standardPages(shape, baccaratPlan(said.game)),
  openScene: openBaccaratScene,
  acts: baccaratActs,
  calls: baccaratCalls,
  resultWords: baccaratResultWords,
  placeWords: (code, say, language) => baccaratWords(code, hasCommission, say, language),
  Panel: BaccaratPanel,
  Help: BaccaratHelp,
})

export const baccaratView = baccaratWith(true)
export const noCommissionView = baccaratWith(false)
