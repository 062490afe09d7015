import { around, BRASS, outwards, type Pen } from '../wheel/pens.ts'
import type { Projection } from '../wheel/projection.ts'

/** In parts of the dish's radius. */
export const FLOOR = { radius: 0.86, height: -0.1 } as const
export const LID = { radius: 0.95, height: 0.62 } as const
const RINGS = 14

/** A lacquered dish with a brass rim; the middle of the rim is the origin. */
export function drawDish(pen: Pen, { radius: outer, flat, lift }: Projection): void {
  const disc = (radius: number, height: number, fill: string | CanvasGradient): void => {
    pen.save()
    pen.translate(0, -height * lift * outer)
    pen.scale(1, flat)
    pen.beginPath()
    pen.arc(0, 0, radius * outer, 0, 2 * Math.PI)
    pen.fillStyle = fill
    pen.fill()
    pen.restore()
  }
  disc(
    1.14,
    -0.24,
    outwards(pen, 1.14 * outer, [
      [0.8, '#000000b0'],
      [1, '#00000000'],
    ]),
  )
  for (let deep = 8; deep >= 1; deep--) disc(1 - deep * 0.012, -deep * 0.024, around(pen, BODY))
  disc(1, 0, around(pen, BRASS))
  disc(0.972, 0, '#2b1906')
  for (let ring = 0; ring <= RINGS; ring++) {
    const part = ring / RINGS
    disc(0.962 - (0.962 - FLOOR.radius) * part, FLOOR.height * part, around(pen, wallOf(part)))
  }
  disc(
    FLOOR.radius,
    FLOOR.height,
    outwards(pen, FLOOR.radius * outer, [
      [0, '#8e2630'],
      [0.6, '#6a1720'],
      [0.9, '#430c13'],
      [1, '#28060b'],
    ]),
  )
  pen.save()
  pen.translate(0, -FLOOR.height * lift * outer)
  pen.scale(1, flat)
  pen.lineWidth = outer * 0.006
  for (const [radius, alpha] of [
    [0.7, '55'],
    [0.3, '40'],
  ] as const) {
    pen.beginPath()
    pen.arc(0, 0, radius * outer, 0, 2 * Math.PI)
    pen.strokeStyle = `#e6c98a${alpha}`
    pen.stroke()
  }
  pen.restore()
}

const BODY = [
  [0, '#1d0f12'],
  [0.25, '#3c1218'],
  [0.4, '#6a2029'],
  [0.55, '#24090d'],
  [1, '#1d0f12'],
] as const

const wallOf = (part: number): (readonly [number, string])[] =>
  [0.9, 1.3, 0.8, 0.7, 0.9, 1.7, 1.1, 0.9].map((light, at) => [
    at / 7,
    `hsl(354 62% ${(light * (9 + 8 * (1 - part))).toFixed(1)}%)`,
  ])

/** The lid that covers the dish while it is shaken. */
export function drawLid(pen: Pen, { radius: outer, flat, lift }: Projection): void {
  const wide = LID.radius * outer
  const high = Math.hypot(LID.height * lift, LID.radius * flat) * outer
  const outline = (): void => {
    pen.beginPath()
    pen.ellipse(0, 0, wide, high, 0, Math.PI, 2 * Math.PI)
    pen.ellipse(0, 0, wide, wide * flat, 0, 0, Math.PI)
    pen.closePath()
  }
  outline()
  pen.fillStyle = outwards(
    pen,
    wide * 1.75,
    [
      [0, '#3f8f83'],
      [0.22, '#1f5f58'],
      [0.55, '#0f3534'],
      [1, '#04100f'],
    ],
    -wide * 0.35,
    -high * 0.62,
  )
  pen.fill()
  pen.save()
  pen.clip()
  // Ribs of brass thread from the knob to the edge.
  pen.strokeStyle = '#e6c98a38'
  pen.lineWidth = outer * 0.008
  const top = -LID.height * lift * outer
  for (let rib = 0; rib < 16; rib++) {
    const angle = (rib * Math.PI) / 8
    const [x, y] = [wide * Math.cos(angle), wide * flat * Math.sin(angle)]
    pen.beginPath()
    pen.moveTo(0, top)
    pen.quadraticCurveTo(x * 0.9, top * 0.75 + y * 0.55, x, y)
    pen.stroke()
  }
  pen.restore()
  pen.beginPath()
  pen.ellipse(0, 0, wide, wide * flat, 0, 0, Math.PI)
  pen.lineWidth = outer * 0.035
  pen.strokeStyle = around(pen, BRASS)
  pen.stroke()
  drawMoon(pen, -wide * 0.02, high * -0.08 + wide * flat * 0.34, wide * 0.2, flat)
  pen.save()
  pen.translate(0, top - outer * 0.05)
  pen.beginPath()
  pen.ellipse(0, outer * 0.05, outer * 0.15, outer * 0.15 * flat, 0, 0, 2 * Math.PI)
  pen.fillStyle = '#3b2409'
  pen.fill()
  pen.beginPath()
  pen.arc(0, -outer * 0.02, outer * 0.1, 0, 2 * Math.PI)
  pen.fillStyle = outwards(
    pen,
    outer * 0.16,
    [
      [0, '#fff8e2'],
      [0.35, '#e6c27c'],
      [1, '#6b4a1c'],
    ],
    -outer * 0.035,
    -outer * 0.055,
  )
  pen.fill()
  pen.restore()
}

function drawMoon(pen: Pen, x: number, y: number, radius: number, flat: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(1, 0.55 + 0.45 * flat)
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fillStyle = '#fbefd3e6'
  pen.fill()
  pen.beginPath()
  pen.arc(radius * 0.42, -radius * 0.3, radius * 0.86, 0, 2 * Math.PI)
  pen.fillStyle = '#164641'
  pen.fill()
  pen.restore()
}
