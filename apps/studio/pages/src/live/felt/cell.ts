import type { PlaceShape } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'
import type { ChipSizes } from './sector.ts'

const TALL = 84
/** The smallest thing a finger meets surely. */
const TOUCH = 44
/** From here on a low place has room for a chip beside its words, which leave it so much of the width then. */
const ROOMY = 76
const BESIDE = 34
/** Of a tall place: from the middle of its words to its foot, so that one's own chips below lie off what it pays. */
const CHIPS_BELOW = 67

/** A place of a phone: a cell with round corners. */
export function cellShape(bounds: Box, nameSize: number, chips: ChipSizes): PlaceShape {
  const { x, y, width: w, height: h } = bounds
  const isTall = h >= TALL
  const r = isTall ? 16 : 11
  const middle = x + w / 2
  const isRoomy = !isTall && w >= ROOMY && h >= TOUCH
  const beside = x + w - BESIDE / 2 - 2
  return {
    path: `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
    bounds,
    words: {
      x: middle,
      y: isTall ? y + h * 0.37 : y + h / 2,
      width: w - 10,
      height: h,
      nameSize,
      lines: 'all',
      ...(isRoomy && { beside: { x: x + (w - BESIDE) / 2, width: w - BESIDE - 10 } }),
      ...(isTall && { beside: { x: middle, width: w - 10, y: y + Math.min(h * 0.37, h - CHIPS_BELOW) } }),
    },
    own: isTall
      ? { x: x + w - 46, y: y + h - 35, radius: chips.own }
      : isRoomy
        ? { x: beside, y: y + h / 2 - 4, radius: chips.own * 0.6 }
        : { x: middle, y: y + h - 15, radius: chips.own * 0.6 },
    ...(isRoomy && { tag: { x: beside, y: y + h - 15, width: BESIDE + 4 } }),
    others: isTall
      ? { x: x + chips.others * 1.6, y: y + h - chips.others * 1.4, radius: chips.others, dx: chips.others * 1.7 }
      : undefined,
  }
}

/** Cells of a row by their shares of its width, none narrower than a finger needs. */
export function rowOf(
  box: Box,
  row: readonly (readonly [code: string, share: number])[],
  gap: number,
): { code: string; box: Box }[] {
  const shares = row.reduce((sum, [, share]) => sum + share, 0)
  const free = box.width - gap * (row.length - 1)
  const narrow = row.filter(([, share]) => (free * share) / shares < TOUCH)
  const left = shares - narrow.reduce((sum, [, share]) => sum + share, 0)
  let x = box.x
  return row.map(([code, share], index) => {
    const isNarrow = narrow.some((one) => one === row[index])
    const width = isNarrow ? TOUCH : ((free - narrow.length * TOUCH) * share) / left
    const cell = { code, box: { x, y: box.y, width, height: box.height } }
    x += width + gap
    return cell
  })
}
