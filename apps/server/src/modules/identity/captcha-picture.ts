import type { Random } from '../../platform/context.ts'
import { glyphs, type Point, type Stroke } from './captcha-glyphs.ts'

const WIDTH = 176
const HEIGHT = 56
/** Points that a bend of a stroke is drawn with. */
const STEPS = 9
/** Of a digit's line and of what covers it: nothing in the source parts the two. */
const LINE = [2.5, 3.6] as const
/** Points in one piece of a line: digits come in the same pieces as the noise. */
const PIECE = [5, 12] as const
const ARCS = 5
const CUTS = 3
const INK = '#26304a'
const PAPER = '#e9ecf2'

type Between = (low: number, high: number) => number
/** The middle of each digit, for whoever measures how well programs read it. */
export type Picture = { svg: string; places: readonly Point[] }

/** Digits drawn as bent lines among others of the same kind; nothing in the source says which is which. */
export const drawDigits = (digits: string, random: Random): string => pictureOf(digits, random).svg

export const pictureOf = (digits: string, random: Random): Picture => {
  const between: Between = (low, high) => low + (random.int(10_001) / 10_000) * (high - low)
  const places = placesOf(digits.length, between)
  const drawn = places.flatMap((place, no) => {
    const ways = glyphs[digits[no] ?? ''] ?? []
    const bend = distortion(place, between)
    return (ways[random.int(ways.length)] ?? []).flatMap((stroke) => pieces(smooth(stroke).map(bend), between))
  })
  const arcs = Array.from({ length: ARCS }, () => pieces(arc(between), between)).flat()
  const cuts = Array.from({ length: CUTS }, () => path(across(between), between(1, 1.6)))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `<g stroke="${INK}">${shuffled([...drawn, ...arcs], random).join('')}</g><g stroke="${PAPER}">${cuts.join('')}</g></g></svg>`
  return { svg, places }
}

/** Side by side, now and then touching, none at a place of its own. */
const placesOf = (count: number, between: Between): Point[] => {
  const gaps = Array.from({ length: count - 1 }, () => between(33, 42))
  const wide = gaps.reduce((sum, gap) => sum + gap, 0)
  const first = between(19, WIDTH - 19 - wide)
  return [0, ...gaps].map((_, no) => [
    first + gaps.slice(0, no).reduce((sum, gap) => sum + gap, 0),
    HEIGHT / 2 + between(-5, 5),
  ])
}

/** Turns, slants, stretches and waves a box of 0 to 1 around its place; another way for every digit drawn. */
const distortion = ([middleX, middleY]: Point, between: Between) => {
  const angle = between(-0.45, 0.45)
  const slant = between(-0.35, 0.35)
  const [wide, high] = [between(19, 31), between(32, 43)]
  const waves = [0, 1].map(() => ({ size: between(-3.4, 3.4), often: between(3, 7), from: between(0, 6.28) }))
  const wave = (no: number, at: number): number => {
    const { size, often, from } = waves[no] ?? { size: 0, often: 0, from: 0 }
    return size * Math.sin(at * often + from)
  }
  return ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 0.5 + slant * (0.5 - y)) * wide, (y - 0.5) * high]
    return [
      middleX + dx * Math.cos(angle) - dy * Math.sin(angle) + wave(0, y) + between(-0.3, 0.3),
      middleY + dx * Math.sin(angle) + dy * Math.cos(angle) + wave(1, x) + between(-0.3, 0.3),
    ]
  }
}

/** A rounded line through the points, in so many pieces that its corners do not give the digit away. */
const smooth = (stroke: Stroke): Point[] =>
  stroke.slice(1).flatMap((to, at) => {
    const from = stroke[at] ?? to
    const before = stroke[at - 1] ?? from
    const after = stroke[at + 2] ?? to
    return Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const t = step / STEPS
      return [spline(before[0], from[0], to[0], after[0], t), spline(before[1], from[1], to[1], after[1], t)]
    })
  })

/** Catmull-Rom. */
const spline = (a: number, b: number, c: number, d: number, t: number): number =>
  b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))

/** A bend as long as a digit's. */
const arc = (between: Between): Point[] => {
  let [x, y] = [between(6, WIDTH - 6), between(6, HEIGHT - 6)]
  let angle = between(0, 6.28)
  // Never straight: that would be a digit.
  const turn = between(0.55, 1.1) * (between(0, 1) < 0.5 ? -1 : 1)
  const far = between(6, 10)
  const points: Point[] = [[x, y]]
  for (let n = 0; n < 3; n++) {
    x += far * Math.cos(angle)
    y += far * Math.sin(angle)
    angle += turn
    points.push([x, y])
  }
  return smooth(points)
}

const across = (between: Between): Point[] =>
  smooth([
    [between(-10, WIDTH * 0.6), between(-4, HEIGHT + 4)],
    [between(WIDTH * 0.2, WIDTH * 0.8), between(-4, HEIGHT + 4)],
    [between(WIDTH * 0.4, WIDTH + 10), between(-4, HEIGHT + 4)],
  ])

const pieces = (line: readonly Point[], between: Between): string[] => {
  const made: string[] = []
  for (let at = 0; at < line.length - 1; ) {
    const end = at + Math.round(between(...PIECE))
    made.push(path(line.slice(at, end + 1), between(...LINE)))
    at = end
  }
  return made
}

const path = (points: readonly Point[], width: number): string =>
  `<path stroke-width="${width.toFixed(1)}" d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}"/>`

const shuffled = <T>(items: T[], random: Random): T[] =>
  items
    .map((item) => ({ item, at: random.int(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
