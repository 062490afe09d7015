import type { GameView } from '../game/game-view.ts'
import { blackjackActs } from './blackjack-acts.ts'
import { BlackjackHelp } from './blackjack-help.tsx'
import { BlackjackPanel } from './blackjack-panel.tsx'
import { openBlackjackScene } from './blackjack-scene.ts'
import { blackjackCalls, blackjackResultWords, blackjackWords } from './blackjack-words.ts'
import { BlackjackFelt } from './felt/blackjack-felt.tsx'
import { blackjackLayout, blackjackPages } from './layout/blackjack-layout.ts'

export const blackjackView: GameView = {
  layout: blackjackLayout,
  pages: blackjackPages,
  openScene: openBlackjackScene,
  acts: blackjackActs,
  calls: blackjackCalls,
  resultWords: blackjackResultWords,
  placeWords: blackjackWords,
  Panel: BlackjackPanel,
  Help: BlackjackHelp,
  Felt: BlackjackFelt,
}
