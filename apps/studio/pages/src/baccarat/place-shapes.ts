import type { Place } from '../../../src/games/baccarat/places.ts'
import type { Rect } from './table-layout.ts'

export interface PlaceShape {
  readonly path: string
  /** Middle of its name. */
  readonly text: readonly [number, number]
  /** Foot of the chips laid on it; the sum stands below. */
  readonly chips: readonly [number, number]
  readonly nameSize: number
  readonly oddsSize: number
  /** A cell writes its sum across its lower edge, an arc below its chips. */
  readonly form: 'arc' | 'cell'
  readonly bounds: Rect
}

interface Arcs {
  readonly centreY: number
  readonly outer: readonly [number, number]
  readonly inner: readonly [number, number]
  readonly angles: readonly [number, number, number, number, number]
  readonly scale: number
  at(x: number, y: number): readonly [number, number]
}
const ORDER = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'] as const
/** How far along its arc and how far towards the player the chips lie: below the words, and far enough apart for the highest sums. */
const CHIPS: Readonly<Record<Place, readonly [along: number, out: number]>> = {
  playerPair: [0.5, 0.72],
  player: [0.66, 0.78],
  tie: [0.5, 0.8],
  banker: [0.34, 0.78],
  bankerPair: [0.5, 0.72],
}
const round = (n: number): number => Math.round(n * 10) / 10

/** Five places on one ellipse. */
export function arcedPlaces(arcs: Arcs): Record<Place, PlaceShape> {
  const { centreY, outer, inner, angles, scale, at } = arcs
  const [a, b, c, d, e] = angles
  const ranges = [
    [-a, -b],
    [-c, -d],
    [-e, e],
    [d, c],
    [b, a],
  ] as const
  const point = (degrees: number, out: number): readonly [number, number] => {
    const angle = (degrees * Math.PI) / 180
    const [rx, ry] = [0, 1].map((axis) => (inner[axis] ?? 0) * (1 - out) + (outer[axis] ?? 0) * out) as [number, number]
    const [x, y] = at(rx * Math.sin(angle), centreY + ry * Math.cos(angle))
    return [round(x), round(y)]
  }
  const shape = (place: Place, [from, to]: readonly [number, number]): PlaceShape => {
    const corners = [point(from, 1), point(to, 1), point(to, 0), point(from, 0)] as const
    const [outerRadii, innerRadii] = [outer, inner].map((radii) => radii.map((r) => round(r * scale)).join(' '))
    const middle = (from + to) / 2
    const isPair = place === 'playerPair' || place === 'bankerPair'
    const [x, y] = point(middle, 0.5)
    const lift = (isPair ? 18 : place === 'tie' ? 22 : 26) * scale
    return {
      path: `M${corners[0].join(' ')}A${outerRadii} 0 0 0 ${corners[1].join(' ')}L${corners[2].join(' ')}A${innerRadii} 0 0 1 ${corners[3].join(' ')}Z`,
      text: [x, round(y - lift)],
      chips: point(from + (to - from) * CHIPS[place][0], CHIPS[place][1]),
      nameSize: round(Math.max(isPair ? 13 : 18, (isPair ? 16 : 28) * scale)),
      oddsSize: round(Math.max(12, (isPair ? 13 : 16) * scale)),
      form: 'arc',
      bounds: boundsOf([...corners, point(middle, 1)]),
    }
  }
  return Object.fromEntries(ORDER.map((place, index) => [place, shape(place, ranges[index] ?? [0, 0])])) as Record<
    Place,
    PlaceShape
  >
}

/** Two rows of cells: pairs and tie above, the main places nearer to the thumb. */
export function cellPlaces(pairs: Rect, main: Rect, gap: number): Record<Place, PlaceShape> {
  const third = (pairs.w - 2 * gap) / 3
  const half = (main.w - gap) / 2
  const small = (index: number) => cell({ ...pairs, x: pairs.x + index * (third + gap), w: third }, 12)
  const large = (index: number) => cell({ ...main, x: main.x + index * (half + gap), w: half }, 16)
  return { playerPair: small(0), tie: small(1), bankerPair: small(2), player: large(0), banker: large(1) }
}

function cell(bounds: Rect, radius: number): PlaceShape {
  const { x, y, w, h } = bounds
  const isLarge = radius > 12
  const r = radius
  return {
    path: `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`,
    text: [x + w / 2, y + h / 2],
    chips: [x + w / 2, y + h - 13],
    nameSize: isLarge ? Math.min(22, h * 0.26) : 14,
    oddsSize: 13,
    form: 'cell',
    bounds,
  }
}

function boundsOf(points: readonly (readonly [number, number])[]): Rect {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}
