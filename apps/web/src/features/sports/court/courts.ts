import type { SportCode } from '@maru/contract'
import { arc, box, courtDepth, courtLength, mirrored, type Point } from './projection.ts'

/** `lines`: open or closed strokes. `net`: a line that stands higher. */
export type Court = { lines: { points: Point[]; isClosed?: true }[]; net?: Point[]; ground: Ground }
export type Ground = 'grass' | 'wood' | 'ice' | 'clay' | 'hall'

const middle = courtLength / 2
const depth = courtDepth / 2
const closed = (points: Point[]) => ({ points, isClosed: true as const })
const open = (points: Point[]) => ({ points })
const halfway = open([
  [middle, 0],
  [middle, courtDepth],
])
const whole = closed(box(0, 0, courtLength, courtDepth))
/** On both halves. */
const both = (points: Point[], isClosed = false) =>
  [points, mirrored(points)].map((half) => (isClosed ? closed(half) : open(half)))
const across = (x: number, from = 0, to = courtDepth): Point[] => [
  [x, from],
  [x, to],
]
const along = (y: number): Point[] => [
  [0, y],
  [courtLength, y],
]

const soccer: Court = {
  ground: 'grass',
  lines: [
    whole,
    halfway,
    closed(arc([middle, depth], 9.15)),
    ...both(box(0, 13.85, 16.5, 54.15), true),
    ...both(box(0, 24.85, 5.5, 43.15), true),
    ...both(arc([11, depth], 9.15, -0.147, 0.147)),
    ...both([
      [0, 30.3],
      [-2.4, 30.3],
      [-2.4, 37.7],
      [0, 37.7],
    ]),
  ],
}

const basketball: Court = {
  ground: 'wood',
  lines: [
    whole,
    halfway,
    closed(arc([middle, depth], 6.8, 0, 1, 8.2)),
    ...both(box(0, 23, 21.7, 45), true),
    ...both(arc([21.7, depth], 6.8, -0.25, 0.25, 8.2)),
    ...both([[0, 4], [11, 4], ...arc([5.9, depth], 25.3, -0.215, 0.215, 30.6), [11, 64], [0, 64]]),
    ...both(arc([5.9, depth], 1.6), true),
  ],
}

const hockey: Court = {
  ground: 'ice',
  lines: [
    closed([
      ...arc([courtLength - 14, courtDepth - 14], 14, 0, 0.25),
      ...arc([14, courtDepth - 14], 14, 0.25, 0.5),
      ...arc([14, 14], 14, 0.5, 0.75),
      ...arc([courtLength - 14, 14], 14, 0.75, 1),
    ]),
    halfway,
    closed(arc([middle, depth], 7.5)),
    ...both(across(39)),
    ...both(across(7, 3, courtDepth - 3)),
    ...both(arc([18, 18], 7), true),
    ...both(arc([18, 50], 7), true),
  ],
}

const handball: Court = {
  ground: 'hall',
  lines: [
    whole,
    halfway,
    ...both([...arc([0, 30], 15.7, -0.25, 0, 20), ...arc([0, 38], 15.7, 0, 0.25, 20)]),
    ...both([...arc([0, 30], 23.6, -0.23, 0, 30), ...arc([0, 38], 23.6, 0, 0.23, 30)]),
    ...both([
      [0, 29],
      [-2.4, 29],
      [-2.4, 39],
      [0, 39],
    ]),
  ],
}

const tennis: Court = {
  ground: 'clay',
  lines: [
    whole,
    open(along(8.5)),
    open(along(courtDepth - 8.5)),
    ...both(across(24.2, 8.5, courtDepth - 8.5)),
    open([
      [24.2, depth],
      [courtLength - 24.2, depth],
    ]),
  ],
  net: across(middle, -3, courtDepth + 3),
}

const badminton: Court = {
  ground: 'hall',
  lines: [
    whole,
    open(along(5)),
    open(along(courtDepth - 5)),
    ...both(across(6)),
    ...both(across(37)),
    ...both([
      [0, depth],
      [37, depth],
    ]),
  ],
  net: across(middle, -2, courtDepth + 2),
}

const volleyball: Court = {
  ground: 'wood',
  lines: [whole, ...both(across(35))],
  net: across(middle, -4, courtDepth + 4),
}

const football: Court = {
  ground: 'grass',
  lines: [whole, ...Array.from({ length: 11 }, (_, yard) => open(across(8.75 * (yard + 1))))],
}

const baseball: Court = {
  ground: 'grass',
  lines: [
    open([
      [2, 12],
      [middle, 64],
      [103, 12],
    ]),
    open(arc([middle, 64], 62, 0.61, 0.89, 62)),
    closed([
      [middle, 62],
      [72, 43],
      [middle, 26],
      [33, 43],
    ]),
    closed(arc([middle, 44], 3)),
  ],
}

const combat: Court = {
  ground: 'hall',
  lines: [38, 32].map((radius) =>
    closed(
      Array.from({ length: 8 }, (_, corner) => {
        const angle = (2 * Math.PI * (corner + 0.5)) / 8
        return [middle + radius * Math.cos(angle), depth + radius * 0.86 * Math.sin(angle)] as const
      }),
    ),
  ),
}

const esport: Court = {
  ground: 'hall',
  lines: [
    whole,
    ...both(box(3, 22, 20, 46), true),
    open([
      [20, 26],
      [42, 8],
      [63, 8],
      [85, 26],
    ]),
    open([
      [20, 42],
      [42, 60],
      [63, 60],
      [85, 42],
    ]),
    closed(box(44, 4, 61, 14)),
    closed(box(44, 54, 61, 64)),
    open([
      [20, depth],
      [85, depth],
    ]),
  ],
}

export const courts: Record<SportCode, Court> = {
  soccer,
  basketball,
  hockey,
  handball,
  tennis,
  badminton,
  volleyball,
  football,
  baseball,
  combat,
  esport,
}
