import { cardActs } from '../cards/card-acts.ts'
import type { GameView } from '../game/game-view.ts'
import { AndarBaharHelp } from './andar-bahar-help.tsx'
import { andarBaharLayout, andarBaharPages } from './andar-bahar-layout.ts'
import { AndarBaharPanel } from './andar-bahar-panel.tsx'
import { openAndarBaharScene } from './andar-bahar-scene.ts'
import { andarBaharCalls, andarBaharCardWords, andarBaharResultWords, andarBaharWords } from './andar-bahar-words.ts'
import { cardRows, spotOfCard } from './card-rows.ts'

export const andarBaharView: GameView = {
  layout: andarBaharLayout,
  pages: andarBaharPages,
  openScene: openAndarBaharScene,
  acts(deal, said, layout) {
    if (deal.kind !== 'cards') return []
    const rows = cardRows(layout)
    // A card comes to the end of its row as it is then.
    const spots = deal.cards.map((_, index) => {
      const { x, y } = spotOfCard(rows, index, Math.ceil(index / 2))
      return { x, y, turn: 0 }
    })
    return cardActs(spots, said, layout)
  },
  calls: andarBaharCalls,
  resultWords: andarBaharResultWords,
  cardWords: andarBaharCardWords,
  placeWords: andarBaharWords,
  Panel: AndarBaharPanel,
  Help: AndarBaharHelp,
}
