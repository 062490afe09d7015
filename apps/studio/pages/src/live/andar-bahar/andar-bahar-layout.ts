import { usedCardsAt } from '../cards/used-cards.ts'
import { standardLayout, standardPages } from '../felt/standard-layout.ts'
import type { LayoutAsked, RoomLayout, UsedCards } from '../game/game-view.ts'
import { resultOverChips } from '../room/result-height.ts'
import type { RoomShape } from '../scene/scene.ts'
import { andarBaharPlan } from './andar-bahar-plan.ts'
import { cardRows } from './card-rows.ts'

/** Two rows of cards need more height than one hand: so much is taken from the dealer, in parts of a card's width. */
const LIFT: { readonly [Shape in RoomShape]: number } = { desktop: 0.45, tablet: 0.75, portrait: 0.95, landscape: 1.05 }

/** Around the tray of used cards, px; and what it takes from its middle, with its shadow, in parts of its size. */
const SPACE = 5
export const TRAY = { side: 0.62, above: 0.36, below: 0.48 } as const

export const andarBaharPages = (shape: RoomShape): number => standardPages(shape, andarBaharPlan)

export function andarBaharLayout(asked: LayoutAsked): RoomLayout {
  const layout = standardLayout(asked, andarBaharPlan)
  const lift = Math.min(layout.edge * 0.3, layout.cards.width * LIFT[asked.shape])
  const { dealer, cards, shoe, bank } = layout
  const smaller = (layout.edge - lift) / layout.edge
  const width = dealer.width * smaller
  const laid: RoomLayout = {
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
  return { ...laid, used: usedBeside(laid) }
}

/** Behind the joker and left of the first card of Andar; smaller where the table is not deep enough. */
function usedBeside(layout: RoomLayout): UsedCards {
  const { joker, rows, width, height } = cardRows(layout)
  const [top, bottom] = [layout.edge + SPACE, joker.y - height / 2 - SPACE]
  const usual = usedCardsAt(layout)
  const size = Math.min(usual.size, (bottom - top) / (TRAY.above + TRAY.below))
  return {
    x: Math.min(usual.x, rows.andar.x - width / 2 - SPACE - size * TRAY.side),
    y: Math.max(top + size * TRAY.above, Math.min(usual.y, bottom - size * TRAY.below)),
    size,
  }
}
