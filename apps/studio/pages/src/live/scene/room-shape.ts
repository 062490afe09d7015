import type { RoomShape } from './scene.ts'

/** Below this two rows of low places and the large ones would not fit between the cards and the chips. */
const LOW = 590
const NARROW = 600
const WIDE = 1_180

/** By the room's own size: beside a second table it is another than the window's. */
export function shapeOf(width: number, height: number): RoomShape {
  if (width > height && height < LOW) return 'landscape'
  if (width <= NARROW) return 'portrait'
  return width <= WIDE || width < height * 1.12 ? 'tablet' : 'desktop'
}
