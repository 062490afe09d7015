import type { RoomLayout, UsedCards } from '../game/game-view.ts'

/** Of the dealer's width: shoe and tray. */
const SIZE = 0.155

export const sizeOfShoe = ({ dealer }: Pick<RoomLayout, 'dealer'>): number => dealer.width * SIZE

/** Across from the shoe, where a game says nothing else. */
export const usedCardsAt = (layout: RoomLayout): UsedCards =>
  layout.used ?? { x: 2 * layout.cards.x - layout.shoe.x, y: layout.shoe.y, size: sizeOfShoe(layout) }
