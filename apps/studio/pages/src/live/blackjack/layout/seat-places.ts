import type { PlaceShape, Point } from '../../game/game-view.ts'
import type { Box } from '../../scene/scene.ts'

export type PlaceShapes = { [code: string]: PlaceShape }
type Round = Point & { radius: number }

/** `tagAt`: how far below its middle the sum of one's own chips stands. */
export function circlePlace({ x, y, radius: r }: Round, chip: number, tagAt: number): PlaceShape {
  return {
    path: `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`,
    bounds: { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
    words: { x, y, width: 2 * r - 6, height: 2 * r, nameSize: 13, lines: 'none' },
    own: { x, y: y + (tagAt > 0 ? -0.12 : 0.2) * r, radius: chip },
    tag: { x, y: y + tagAt },
    others: { x, y: y + r * 0.1, radius: chip * 0.8, dx: 0 },
  }
}

/** Of a sum in a low pill, px: written out where its chips leave so much, else in short. */
const SUM = 78
const SHORT_SUM = 56
/** From so high a pill on the sum stands below the chips. */
const TALL = 52

export function pillPlace(bounds: Box, chip: number): PlaceShape {
  const { x, y, width: w, height: h } = bounds
  const r = Math.min(h / 2, 16)
  return {
    path: `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
    bounds,
    words: { x: x + w / 2, y: y + h / 2, width: w - 8, height: h, nameSize: 13, lines: 'none' },
    ...(h < TALL ? lowPill(bounds, chip) : tallPill(bounds, chip)),
    // Beside the lower one of the words' two lines, which is the shorter.
    others: { x: x + w - 14, y: y + h - 16, radius: chip * 0.55, dx: -chip * 0.8 },
  }
}

type OwnInPill = Pick<PlaceShape, 'own' | 'tag' | 'wonOnTop'>
const tallPill = ({ x, y, width: w, height: h }: Box, chip: number): OwnInPill => ({
  own: { x: x + w / 2, y: y + h * 0.36, radius: chip },
  tag: { x: x + w / 2, y: y + h - 13, width: w - 4 },
})

/** Chips at the left, then what they won, then the sum; where all three have no room, what was won lies on the chips. */
const lowPill = ({ x, y, width: w, height: h }: Box, chip: number): OwnInPill => {
  const isWide = w >= chip * 4.3 + SHORT_SUM + 16
  const left = chip * (isWide ? 4.3 : 2.3) + 6
  return {
    own: { x: x + chip + 3, y: y + h / 2 + 2, radius: chip },
    tag: { x: x + (left + w) / 2 - 3, y: y + h / 2, width: Math.max(SHORT_SUM, Math.min(SUM, w - left - 6)) },
    ...(!isWide && { wonOnTop: true }),
  }
}

/** Stakes of a double and of a split lie beside the first one; nothing is pressed there. */
export function raisePlaces(seat: number, { x, y, radius }: Round, chip: number): PlaceShapes {
  const beside = (dx: number, dy: number): PlaceShape => ({
    path: `M${x + dx} ${y + dy}h0`,
    bounds: { x: x + dx - chip, y: y + dy - chip, width: 2 * chip, height: 2 * chip },
    words: { x: x + dx, y: y + dy, width: 2 * chip, height: 2 * chip, nameSize: 12, lines: 'none' },
    own: { x: x + dx, y: y + dy, radius: chip, hasNoSum: true },
    wonOnTop: true,
    others: undefined,
  })
  // The chips themselves say the sum: it is that of the first stake.
  const away = radius * 0.9
  return {
    [`seat-${seat}-double-0`]: beside(-away, radius * 0.35),
    [`seat-${seat}-split`]: beside(away, 0),
    [`seat-${seat}-double-1`]: beside(away * 1.4, radius * 0.7),
  }
}
