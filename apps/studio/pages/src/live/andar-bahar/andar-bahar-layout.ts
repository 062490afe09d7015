import { standardLayout, standardPages } from '../felt/standard-layout.ts'
import type { LayoutAsked, RoomLayout } from '../game/game-view.ts'
import { resultOverChips } from '../room/result-height.ts'
import type { RoomShape } from '../scene/scene.ts'
import { andarBaharPlan } from './andar-bahar-plan.ts'

/** Two rows of cards need more height than one hand: so much is taken from the dealer, in parts of a card's width. */
const LIFT: { readonly [Shape in RoomShape]: number } = { desktop: 0.45, tablet: 0.75, portrait: 0.95, landscape: 1.05 }

export const andarBaharPages = (shape: RoomShape): number => standardPages(shape, andarBaharPlan)

export function andarBaharLayout(asked: LayoutAsked): RoomLayout {
  const layout = standardLayout(asked, andarBaharPlan)
  const lift = Math.min(layout.edge * 0.3, layout.cards.width * LIFT[asked.shape])
  const { dealer, cards, shoe, bank } = layout
  const smaller = (layout.edge - lift) / layout.edge
  const width = dealer.width * smaller
  return {
    ...layout,
    edge: layout.edge - lift,
    dealer: {
      x: dealer.x + (dealer.width - width) / 2,
      y: dealer.y * smaller,
      width,
      height: dealer.height * smaller,
    },
    cards: { ...cards, y: cards.y - lift },
    shoe: { x: shoe.x, y: shoe.y - lift },
    bank: { x: bank.x, y: bank.y - lift },
    // Two rows of cards reach as far as a card beside the dealer would.
    result: asked.shape === 'landscape' ? resultOverChips(layout.tray) : layout.result,
  }
}
