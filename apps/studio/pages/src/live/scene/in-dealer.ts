import type { Point, RoomLayout } from '../game/game-view.ts'

/** A point of the room in the dealer's box, 0 to 1 each way; below the box lies more than 1. */
export const inDealer = ({ x, y }: Point, { dealer }: RoomLayout): Point => ({
  x: (x - dealer.x) / dealer.width,
  y: (y - dealer.y) / dealer.height,
})
