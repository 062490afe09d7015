import type { Point } from './captcha-glyphs.ts'
import type { Picture } from './captcha-picture.ts'

// An attacker with the generator's source: it learns digits from pictures it drew, and compares by correlation. It is given each digit's place.
const HALF = 22
const CELL = 4
const SIDE = (2 * HALF) / CELL
const NEIGHBOURS = 5
const THIN = 2.4
const SHIFTS = [-3, 0, 3].flatMap((x) => [-3, 0, 3].map((y): Point => [x, y]))

type Learned = { digit: string; ink: Float64Array }
type Guess = { digit: string; sure: number }

/** Points of every dark line, close together; what is thinner than a digit's line is left out. */
const inkOf = (svg: string): Point[] =>
  [...(svg.split('</g>')[0] ?? '').matchAll(/stroke-width="([^"]+)" d="M([^"]+)"/g)].flatMap(([, width, line = '']) => {
    if (Number(width) < THIN) return []
    const points = line.split('L').map((point) => point.split(' ').map(Number))
    return points.slice(1).flatMap(([toX = 0, toY = 0], at): Point[] => {
      const [fromX = 0, fromY = 0] = points[at] ?? []
      const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY))
      return Array.from({ length: steps }, (_, no): Point => {
        const t = no / steps
        return [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t]
      })
    })
  })

/** How much of it lies in each cell around a place, shared among neighbouring cells, of mean 0 and length 1. */
const around = (ink: readonly Point[], [middleX, middleY]: Point): Float64Array => {
  const cells = new Float64Array(SIDE * SIDE)
  for (const [x, y] of ink) {
    const [across, down] = [(x - middleX + HALF) / CELL - 0.5, (y - middleY + HALF) / CELL - 0.5]
    for (const column of [Math.floor(across), Math.floor(across) + 1])
      for (const row of [Math.floor(down), Math.floor(down) + 1])
        if (column >= 0 && row >= 0 && column < SIDE && row < SIDE)
          cells[row * SIDE + column] =
            (cells[row * SIDE + column] ?? 0) + (1 - Math.abs(across - column)) * (1 - Math.abs(down - row))
  }
  const roots = cells.map(Math.sqrt)
  const mean = roots.reduce((sum, one) => sum + one, 0) / roots.length
  const level = Math.hypot(...roots.map((one) => one - mean)) || 1
  return roots.map((one) => (one - mean) / level)
}

export const learnPictures = (pictures: readonly { digits: string; picture: Picture }[]): Learned[] =>
  pictures.flatMap(({ digits, picture: { svg, places } }) => {
    const ink = inkOf(svg)
    return places.map((place, no) => ({ digit: digits[no] ?? '', ink: around(ink, place) }))
  })

export const readPicture = ({ svg, places }: Picture, learned: readonly Learned[]): string => {
  const ink = inkOf(svg)
  return places
    .map(([x, y]) =>
      bestOf(
        SHIFTS.map(([byX, byY]) => around(ink, [x + byX, y + byY])),
        learned,
      ),
    )
    .join('')
}

const bestOf = (looks: readonly Float64Array[], learned: readonly Learned[]): string => {
  const votes = new Map<string, number>()
  const nearest = learned
    .map(({ digit, ink }): Guess => ({ digit, sure: Math.max(...looks.map((look) => alike(look, ink))) }))
    .sort((a, b) => b.sure - a.sure)
    .slice(0, NEIGHBOURS)
  for (const { digit, sure } of nearest) votes.set(digit, (votes.get(digit) ?? 0) + sure ** 8)
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

const alike = (a: Float64Array, b: Float64Array): number => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)
