import type { Random } from '../../platform/context.ts'

type Point = readonly [x: number, y: number]
type Stroke = readonly Point[]

const WIDTH = 176
const HEIGHT = 56
const CELL = 40
const LEFT = 8
const PIECES = 9

/** Each digit as strokes in a box of 0 to 1, several ways to write it. */
const glyphs: Record<string, readonly (readonly Stroke[])[]> = {
  '1': [
    [
      [
        [0.25, 0.28],
        [0.55, 0.05],
        [0.55, 0.95],
      ],
      [
        [0.3, 0.95],
        [0.8, 0.95],
      ],
    ],
    [
      [
        [0.3, 0.22],
        [0.56, 0.04],
        [0.52, 0.96],
      ],
    ],
  ],
  '2': [
    [
      [
        [0.18, 0.28],
        [0.28, 0.1],
        [0.52, 0.04],
        [0.76, 0.14],
        [0.8, 0.34],
        [0.6, 0.58],
        [0.18, 0.95],
        [0.84, 0.95],
      ],
    ],
    [
      [
        [0.2, 0.2],
        [0.5, 0.05],
        [0.8, 0.22],
        [0.7, 0.5],
        [0.35, 0.72],
        [0.17, 0.92],
        [0.5, 0.86],
        [0.86, 0.96],
      ],
    ],
  ],
  '3': [
    [
      [
        [0.2, 0.14],
        [0.5, 0.04],
        [0.78, 0.18],
        [0.74, 0.38],
        [0.44, 0.47],
      ],
      [
        [0.44, 0.47],
        [0.8, 0.58],
        [0.82, 0.82],
        [0.52, 0.96],
        [0.18, 0.86],
      ],
    ],
    [
      [
        [0.2, 0.05],
        [0.8, 0.05],
        [0.45, 0.42],
        [0.78, 0.52],
        [0.8, 0.8],
        [0.5, 0.96],
        [0.18, 0.84],
      ],
    ],
  ],
  '4': [
    [
      [
        [0.64, 0.96],
        [0.64, 0.04],
        [0.14, 0.66],
        [0.88, 0.66],
      ],
    ],
    [
      [
        [0.32, 0.06],
        [0.2, 0.58],
        [0.86, 0.56],
      ],
      [
        [0.68, 0.3],
        [0.62, 0.96],
      ],
    ],
  ],
  '5': [
    [
      [
        [0.78, 0.06],
        [0.28, 0.06],
        [0.24, 0.44],
        [0.52, 0.38],
        [0.8, 0.54],
        [0.78, 0.82],
        [0.5, 0.96],
        [0.18, 0.86],
      ],
    ],
    [
      [
        [0.3, 0.05],
        [0.25, 0.42],
        [0.6, 0.4],
        [0.82, 0.62],
        [0.7, 0.9],
        [0.4, 0.96],
        [0.17, 0.84],
      ],
      [
        [0.3, 0.06],
        [0.82, 0.04],
      ],
    ],
  ],
}

/** Digits drawn as bent lines in a picture with noise; nothing in its source says which is which. Uses the page's text colour. */
export const drawDigits = (digits: string, random: Random): string => {
  const between = (low: number, high: number): number => low + (random.int(10_001) / 10_000) * (high - low)
  const marks = [...digits].flatMap((digit, place) => writeDigit(digit, place, random, between))
  const lines = Array.from({ length: 4 }, () => noiseLine(between))
  const dots = Array.from({ length: 34 }, () => dot(between))
  const drawn = shuffled([...marks, ...lines, ...dots], random).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#e9ecf2"/><g fill="none" stroke="#26304a" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`
}

type Between = (low: number, high: number) => number

const writeDigit = (digit: string, place: number, random: Random, between: Between): string[] => {
  const ways = glyphs[digit] ?? []
  const strokes = ways[random.int(ways.length)] ?? []
  const bend = distortion(LEFT + place * CELL, between)
  return strokes.map((stroke) => path(smooth(stroke).map(bend), between(2.6, 4.2)))
}

/** Turns, slants, stretches and waves a box of 0 to 1 into its place; another way for every digit drawn. */
const distortion = (left: number, between: Between) => {
  const angle = between(-0.32, 0.32)
  const slant = between(-0.25, 0.25)
  const [wide, high] = [between(21, 29), between(32, 41)]
  const [middleX, middleY] = [left + CELL / 2 + between(-3, 3), HEIGHT / 2 + between(-4, 4)]
  const [waveX, waveY, phase] = [between(-2.4, 2.4), between(-2.4, 2.4), between(0, 6.28)]
  return ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 0.5 + slant * (0.5 - y)) * wide, (y - 0.5) * high]
    const turnedX = dx * Math.cos(angle) - dy * Math.sin(angle)
    const turnedY = dx * Math.sin(angle) + dy * Math.cos(angle)
    return [
      middleX + turnedX + waveX * Math.sin(y * 5 + phase) + between(-0.35, 0.35),
      middleY + turnedY + waveY * Math.sin(x * 5 + phase) + between(-0.35, 0.35),
    ]
  }
}

/** A rounded line through the points, in so many pieces that its corners do not give the digit away. */
const smooth = (stroke: Stroke): Point[] =>
  stroke.slice(1).flatMap((to, at) => {
    const from = stroke[at] ?? to
    const before = stroke[at - 1] ?? from
    const after = stroke[at + 2] ?? to
    return Array.from({ length: PIECES + 1 }, (_, piece): Point => {
      const t = piece / PIECES
      return [spline(before[0], from[0], to[0], after[0], t), spline(before[1], from[1], to[1], after[1], t)]
    })
  })

/** Catmull-Rom. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

const noiseLine = (between: Between): string => {
  const start: Point = [between(0, WIDTH * 0.4), between(4, HEIGHT - 4)]
  const middle: Point = [between(WIDTH * 0.3, WIDTH * 0.7), between(-6, HEIGHT + 6)]
  const end: Point = [between(WIDTH * 0.6, WIDTH), between(4, HEIGHT - 4)]
  return path(smooth([start, middle, end]), between(0.9, 1.5))
}

const dot = (between: Between): string => {
  const at: Point = [between(2, WIDTH - 2), between(2, HEIGHT - 2)]
  return path([at, [at[0] + between(-2.5, 2.5), at[1] + between(-2.5, 2.5)]], between(0.8, 2))
}

const path = (points: readonly Point[], width: number): string =>
  `<path stroke-width="${width.toFixed(1)}" d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}"/>`

const shuffled = <T>(items: T[], random: Random): T[] =>
  items
    .map((item) => ({ item, at: random.int(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
