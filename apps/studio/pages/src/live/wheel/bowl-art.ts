import { around, BRASS, outwards, type Pen } from './pens.ts'
import type { Projection } from './projection.ts'
import { angleOfDeflector, DEFLECTORS, HEIGHT, RADIUS } from './wheel-shape.ts'

const WOOD = [
  [0, '#6d4327'],
  [0.1, '#3a2012'],
  [0.25, '#2a150b'],
  [0.4, '#4a2a17'],
  [0.55, '#8a5a36'],
  [0.65, '#9a673f'],
  [0.78, '#6b4127'],
  [0.9, '#54301b'],
  [1, '#6d4327'],
] as const
/** How deep the body of the wheel is below its rim. */
const DEPTH = 0.14
const BOWL_RINGS = 48
/** From the track down to the rotor: part of the way, lightness. */
const BOWL = [
  [0, 16],
  [0.08, 21],
  [0.3, 34],
  [0.6, 27],
  [0.9, 15],
  [1, 9],
] as const

/** Everything that stands still: body, rim, bowl and deflectors. The middle of the rim is the origin. */
export function drawBowl(pen: Pen, seen: Projection): void {
  const { radius: outer, flat, lift } = seen
  /** Draws on a plane at a height as if seen from above. */
  const at = (height: number, draw: () => void): void => {
    pen.save()
    pen.translate(0, -height * lift * outer)
    pen.scale(1, flat)
    draw()
    pen.restore()
  }
  const disc = (radius: number, fill: string | CanvasGradient): void => {
    pen.beginPath()
    pen.arc(0, 0, radius * outer, 0, 2 * Math.PI)
    pen.fillStyle = fill
    pen.fill()
  }
  const line = (radius: number, width: number, stroke: string | CanvasGradient): void => {
    pen.beginPath()
    pen.arc(0, 0, radius * outer, 0, 2 * Math.PI)
    pen.lineWidth = width * outer
    pen.strokeStyle = stroke
    pen.stroke()
  }

  at(-DEPTH - 0.04, () =>
    disc(
      1.08,
      outwards(pen, 1.08 * outer, [
        [0.86, '#000000b0'],
        [1, '#00000000'],
      ]),
    ),
  )
  for (let deep = 8; deep > 0; deep--)
    at((-DEPTH * deep) / 8, () => disc(1 - 0.004 * deep, around(pen, deep > 6 ? DARK_SIDE : SIDE)))
  at(0, () => {
    disc(1, around(pen, WOOD))
    line(0.992, 0.01, around(pen, BRASS))
    line(0.972, 0.02, '#ffffff0d')
    line(RADIUS.wall + 0.004, 0.011, around(pen, BRASS, 2.4))
  })
  at(HEIGHT.track * 0.5, () => disc(RADIUS.wall - 0.006, '#0d0603'))
  for (let ring = 0; ring <= BOWL_RINGS; ring++) {
    const part = ring / BOWL_RINGS
    const radius = RADIUS.wall - 0.012 - (RADIUS.wall - 0.012 - RADIUS.rotor) * part
    at(HEIGHT.track + (HEIGHT.rotor - HEIGHT.track) * part, () => disc(radius, around(pen, polished(part))))
  }
  at(HEIGHT.track, () => line(RADIUS.track + 0.018, 0.004, '#ffdca038'))
  at(HEIGHT.track - 0.02, () => line(RADIUS.track - 0.035, 0.003, '#e9cd9440'))
  for (let deflector = 0; deflector < DEFLECTORS; deflector++) drawDeflector(pen, seen, deflector)
  at(HEIGHT.rotor, () => {
    disc(RADIUS.rotor + 0.012, around(pen, BRASS, 1))
    disc(RADIUS.rotor, '#0b0605')
  })
}

/** From the right clockwise: part of the turn, lightness. */
const SHEEN = [
  [0, 0.95],
  [0.06, 1.25],
  [0.12, 0.8],
  [0.25, 0.75],
  [0.38, 0.85],
  [0.5, 1.05],
  [0.6, 1.25],
  [0.66, 1.75],
  [0.7, 1.2],
  [0.8, 0.9],
  [0.9, 0.8],
  [1, 0.95],
] as const

const SIDE = [
  [0, '#2a150b'],
  [0.25, '#180b05'],
  [0.38, '#4a2a17'],
  [0.5, '#2a150b'],
  [1, '#2a150b'],
] as const
const DARK_SIDE = [
  [0, '#120804'],
  [0.25, '#080402'],
  [0.4, '#1f1008'],
  [1, '#120804'],
] as const

/** Lacquer mirrors two lamps. */
function polished(part: number): (readonly [number, string])[] {
  const next = BOWL.findIndex(([at]) => at >= part)
  const [to, light] = BOWL[Math.max(1, next)] ?? [1, 9]
  const [from, before] = BOWL[Math.max(1, next) - 1] ?? [0, 16]
  const lightness = before + ((light - before) * (part - from)) / (to - from)
  return SHEEN.map(([at, times]) => [at, `hsl(24 48% ${(lightness * times).toFixed(1)}%)`])
}

/** A brass diamond, in turn along the track and across it. */
function drawDeflector(pen: Pen, { radius: outer, flat, lift }: Projection, deflector: number): void {
  const angle = angleOfDeflector(deflector)
  const [along, across] = deflector % 2 === 0 ? [0.024, 0.05] : [0.042, 0.022]
  const height = HEIGHT.track + (HEIGHT.rotor - HEIGHT.track) * 0.5
  const diamond = (lengthen: number): void => {
    pen.beginPath()
    pen.moveTo(along * outer * lengthen, 0)
    pen.lineTo(0, across * outer * lengthen)
    pen.lineTo(-along * outer * lengthen, 0)
    pen.lineTo(0, -across * outer * lengthen)
    pen.closePath()
  }
  const place = (rise: number): void => {
    pen.translate(0, -(height + rise) * lift * outer)
    pen.scale(1, flat)
    pen.rotate(angle)
    pen.translate(RADIUS.deflectors * outer, 0)
  }
  pen.save()
  place(-0.012)
  diamond(1.12)
  pen.fillStyle = '#00000080'
  pen.fill()
  pen.restore()
  pen.save()
  place(0.014)
  diamond(1)
  pen.fillStyle = '#b98a41'
  pen.fill()
  // Four facets: lit from the upper left of the room.
  const [east, south, west, north] = [
    [along, 0],
    [0, across],
    [-along, 0],
    [0, -across],
  ] as const
  for (const [one, other] of [
    [east, south],
    [south, west],
    [west, north],
    [north, east],
  ] as const) {
    const towards = Math.atan2(one[1] + other[1], one[0] + other[0]) + angle
    const light = Math.cos(towards - (-3 * Math.PI) / 4)
    pen.beginPath()
    pen.moveTo(0, 0)
    pen.lineTo(one[0] * outer, one[1] * outer)
    pen.lineTo(other[0] * outer, other[1] * outer)
    pen.closePath()
    pen.fillStyle = light > 0 ? `rgb(255 244 214 / ${0.75 * light})` : `rgb(45 26 8 / ${-0.6 * light})`
    pen.fill()
  }
  pen.restore()
}
