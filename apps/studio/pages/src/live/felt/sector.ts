import { type PlaceShape, type Point, SHORT_WORD } from '../game/game-view.ts'
import type { Box } from '../scene/scene.ts'

/** Two ellipses around one centre: places lie between them. */
export type Ring = {
  centre: Point
  inner: readonly [rx: number, ry: number]
  outer: readonly [rx: number, ry: number]
}

/** Degrees from the player's middle, and parts of the way from the inner ellipse to the outer one. */
export type Sector = { from: number; to: number; near: number; far: number }

const round = (value: number): number => Math.round(value * 10) / 10

export function pointOf({ centre, inner, outer }: Ring, degrees: number, out: number): Point {
  const angle = (degrees * Math.PI) / 180
  const along = (axis: 0 | 1) => inner[axis] * (1 - out) + outer[axis] * out
  return { x: round(centre.x + along(0) * Math.sin(angle)), y: round(centre.y + along(1) * Math.cos(angle)) }
}

const radiiOf = ({ inner, outer }: Ring, out: number): string =>
  [0, 1].map((axis) => round((inner[axis] ?? 0) * (1 - out) + (outer[axis] ?? 0) * out)).join(' ')

/** A lower place has no room for larger words, px. */
const LOW_NAME = 19
/** From so much width on it has room for chips beside its words. */
const BROAD = 150
/** Height to width of an edge beside which chips lie lower. */
const STEEP = 0.7

export type ChipSizes = { own: number; others: number }

/** A place on the ellipse. Where it is low, its words stand in one line above the sum. */
export function sectorShape(
  ring: Ring,
  { from, to, near, far }: Sector,
  nameSize: number,
  chips: ChipSizes,
): PlaceShape {
  const at = (part: number, out: number) => pointOf(ring, from + (to - from) * part, near + (far - near) * out)
  const [a, b, c, d] = [at(0, 1), at(1, 1), at(1, 0), at(0, 0)]
  const bounds = boxOf([a, b, c, d, at(0.5, 1), at(0.5, 0)])
  const middle = at(0.5, 0.5)
  const width = Math.hypot(at(1, 0.5).x - at(0, 0.5).x, (at(1, 0.5).y - at(0, 0.5).y) * 0.4)
  const depth = at(0.5, 1).y - at(0.5, 0).y
  const isLow = depth < 84
  const [left, right, top, bottom] = [at(0.3, 0.5), at(0.7, 0.5), at(0.5, 0), at(0.5, 1)]
  const slope = Math.abs((right.y - left.y) / (right.x - left.x))
  // Straight up through a slanted band it is longer, and a short word takes some of that for its own width.
  const upright = Math.hypot(bottom.x - top.x, bottom.y - top.y) * Math.hypot(1, slope) - slope * SHORT_WORD
  const towardsMiddle = from + to < -1 ? 0.62 : from + to > 1 ? 0.38 : 0.5
  const isLeft = from + to < -1
  const isBroad = isLow && width >= BROAD
  const radius = isLow ? chips.own * 0.66 : chips.own
  const own = isBroad ? at(isLeft ? 0.76 : 0.24, 0.46) : isLow ? at(0.5, 0.66) : at(towardsMiddle, 0.8)
  const away = isLeft ? 0.12 : 0.78
  const [before, after] = [at(away - 0.1, 0.5), at(away + 0.1, 0.5)]
  // Stacks stand side by side: where the place falls away to the right, along its lower edge, below the words.
  const isSteep = isLeft && (after.y - before.y) / (after.x - before.x) > STEEP
  const other = isSteep ? at(0.1, 0.84) : at(away, 0.24)
  const next = at(0.3, 0.84)
  const reach = (chips.others * 1.7) / Math.hypot(next.x - other.x, next.y - other.y)
  const step = isSteep ? { dx: (next.x - other.x) * reach, dy: (next.y - other.y) * reach } : { dx: chips.others * 1.7 }
  return {
    path: `M${a.x} ${a.y}A${radiiOf(ring, far)} 0 0 0 ${b.x} ${b.y}L${c.x} ${c.y}A${radiiOf(ring, near)} 0 0 1 ${d.x} ${d.y}Z`,
    bounds,
    words: {
      x: middle.x,
      y: isLow ? middle.y : at(0.5, 0.38).y,
      width,
      height: isLow ? upright : depth,
      nameSize: isLow ? Math.min(nameSize, LOW_NAME) : nameSize,
      isLow,
      ...(isLow ? { slope } : undefined),
      ...(isBroad ? { beside: { x: middle.x, width: width * 0.4 } } : undefined),
      lines: depth < 112 ? 'name' : 'all',
    },
    own: { ...own, radius },
    ...(isBroad ? { tag: { x: own.x, y: own.y + radius * 0.62 + 10, width: width * 0.5 } } : undefined),
    others: isLow || width < 100 ? undefined : { ...other, radius: chips.others, ...step },
  }
}

export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
