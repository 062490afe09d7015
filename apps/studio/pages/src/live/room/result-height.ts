import type { Box } from '../scene/scene.ts'

/** Of the result card with what the round brought, CSS pixels. */
export const RESULT_HEIGHT = 118
/** Half of its width where sums are long, with a margin. */
export const HALF_RESULT = 152
/** Height of the low card: how the round ended and what it brought in one line, stake and return in another. */
export const IN_TWO_LINES = 58

/** Of the card that is narrow, where little is free beside the dealer. */
export const NARROW_RESULT = { width: 208, height: 128 } as const

/** In the middle of a free place that is large enough for the narrow card, else nothing. */
export const resultInFree = ({ x, y, width, height }: Box): { x: number; y: number; isNarrow: true } | undefined =>
  width < NARROW_RESULT.width + 4 || height < NARROW_RESULT.height
    ? undefined
    : { x: x + width / 2, y: y + (height - NARROW_RESULT.height) / 2, isNarrow: true }

/** Of a phone: over the chips, which nobody needs before the next round. Dealer, cards and places stay in view. */
export const resultOverChips = (tray: Box): { x: number; y: number; isLow: true } => ({
  x: tray.x + tray.width / 2,
  y: tray.y + (tray.height - IN_TWO_LINES) / 2,
  isLow: true,
})
