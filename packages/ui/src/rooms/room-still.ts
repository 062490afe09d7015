/** Rooms of live tables that have a still: 720 × 408, at most 60 kB, the dealer in the middle and the table's edge at 82% of the height. */
export const STILL_ROOMS = [
  'pine',
  'wave',
  'plum',
  'crane',
  'bamboo',
  'lotus',
  'moon',
  'ridge',
  'grove',
  'lamp',
  'pavilion',
  'garden',
  'terrace',
  'hall',
  'salon',
] as const

/** Address of a room's picture for a tile; nothing for a room that is newer than this page. `e2e/rooms/draw.ts` draws them. */
export function roomStill(room: string): string | undefined {
  const name = STILL_ROOMS.find((each) => each === room)
  return name && new URL(`./${name}.webp`, import.meta.url).href
}

/** A roulette wheel without a ground, 600 × 360, that lies before the dealer. */
export const wheelStill = new URL('./wheel.webp', import.meta.url).href
