import { dealerCount, roomNames } from './room-names.ts'

/**
 * Address of a room's picture for a tile: 720 × 408, at most 60 kB, the dealer in the middle and the table's edge at 82% of the height. Nothing for a room that is newer
 * than this page. `dealer`: which character stands there; further ones look like one of those that are drawn. `e2e/rooms/draw.ts` draws them.
 */
export function roomStill(room: string, dealer = 0): string | undefined {
  const name = roomNames.find((each) => each === room)
  return name && new URL(`./${name}-${dealer % dealerCount}.webp`, import.meta.url).href
}

/** A roulette wheel without a ground, 600 × 360, that lies before the dealer. */
export const wheelStill = new URL('./wheel.webp', import.meta.url).href
