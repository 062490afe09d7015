import { around, BRASS, downwards, outwards, type Pen } from './pens.ts'
import type { Projection } from './projection.ts'
import { HEIGHT, RADIUS } from './wheel-shape.ts'

const CONE_RINGS = 36
/** Where the cone ends and the turret stands. */
export const CONE_TOP = { radius: 0.13, height: -0.05 } as const
export const ARM = { reach: 0.33, height: 0 } as const

/** The wooden cone between the pockets and the turret. Origin: middle of the rim. */
export function drawCone(pen: Pen, { radius: outer, flat, lift }: Projection): void {
  for (let ring = 0; ring <= CONE_RINGS; ring++) {
    const part = ring / CONE_RINGS
    const radius = (RADIUS.cone + (CONE_TOP.radius - RADIUS.cone) * part) * outer
    const height = HEIGHT.cone - 0.03 + (CONE_TOP.height - HEIGHT.cone + 0.03) * Math.sqrt(part)
    pen.save()
    pen.translate(0, -height * lift * outer)
    pen.scale(1, flat)
    pen.beginPath()
    pen.arc(0, 0, radius, 0, 2 * Math.PI)
    const light = 17 + 20 * part
    pen.fillStyle = around(pen, [
      [0, `hsl(24 44% ${light}%)`],
      [0.2, `hsl(22 46% ${light * 0.7}%)`],
      [0.4, `hsl(24 44% ${light}%)`],
      [0.62, `hsl(26 46% ${light * 1.45}%)`],
      [0.8, `hsl(25 45% ${light * 1.1}%)`],
      [1, `hsl(24 44% ${light}%)`],
    ])
    pen.fill()
    if (ring === 0) {
      pen.lineWidth = outer * 0.014
      pen.strokeStyle = around(pen, BRASS)
      pen.stroke()
    }
    pen.restore()
  }
}

/** The brass foot of the turret, below its arms. */
export function drawFoot(pen: Pen, { radius: outer, flat }: Projection): void {
  const disc = (radius: number, y: number, fill: string | CanvasGradient): void => {
    pen.save()
    pen.translate(0, y * outer)
    pen.scale(1, flat)
    pen.beginPath()
    pen.arc(0, 0, radius * outer, 0, 2 * Math.PI)
    pen.fillStyle = fill
    pen.fill()
    pen.restore()
  }
  disc(0.16, 0.03, '#00000060')
  disc(0.132, 0.014, '#3b2409')
  disc(0.132, 0, around(pen, BRASS, 0.6))
  disc(0.1, -0.004, around(pen, BRASS, 2.6))
}

/** One arm, from the middle to the right; its knob is a sprite of its own. */
export function drawArm(pen: Pen, outer: number): void {
  const reach = ARM.reach * outer
  const thick = 0.021 * outer
  const capsule = (half: number): void => {
    pen.beginPath()
    pen.roundRect(0, -half, reach, 2 * half, half)
  }
  capsule(thick * 1.25)
  pen.fillStyle = '#2b1906'
  pen.fill()
  capsule(thick)
  pen.fillStyle = downwards(pen, -thick, thick, [
    [0, '#8a6428'],
    [0.3, '#fff3cf'],
    [0.55, '#e0b96e'],
    [1, '#6b4a1c'],
  ])
  pen.fill()
}

/** A ball of brass or ivory, lit from the upper left. */
export function drawGlobe(pen: Pen, radius: number, colours: readonly [string, string, string, string]): void {
  const [light, plain, shade, edge] = colours
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
  pen.fillStyle = outwards(
    pen,
    radius * 1.55,
    [
      [0, light],
      [0.32, plain],
      [0.72, shade],
      [1, edge],
    ],
    -radius * 0.35,
    -radius * 0.42,
  )
  pen.fill()
}
export const BRASS_GLOBE = ['#fff8e2', '#e6c27c', '#8a6228', '#3b2409'] as const
export const IVORY_GLOBE = ['#ffffff', '#f6f2ea', '#b5afa6', '#5c5852'] as const

/** The spindle that the arms turn around. The origin is the middle of its foot. */
export function drawSpindle(pen: Pen, { radius: outer, lift }: Projection): void {
  const high = 0.28 * outer * (0.35 + 0.65 * lift)
  const wide = 0.075 * outer
  pen.beginPath()
  pen.moveTo(-wide, 0)
  pen.bezierCurveTo(-wide, -high * 0.5, -wide * 0.32, -high * 0.55, -wide * 0.26, -high)
  pen.lineTo(wide * 0.26, -high)
  pen.bezierCurveTo(wide * 0.32, -high * 0.55, wide, -high * 0.5, wide, 0)
  pen.ellipse(0, 0, wide, wide * 0.6, 0, 0, Math.PI)
  pen.closePath()
  const brass = pen.createLinearGradient(-wide, 0, wide, 0)
  for (const [at, colour] of [
    [0, '#7a5320'],
    [0.28, '#fff3cf'],
    [0.45, '#e3bd74'],
    [0.75, '#8d6427'],
    [1, '#c99f58'],
  ] as const)
    brass.addColorStop(at, colour)
  pen.fillStyle = brass
  pen.fill()
  pen.save()
  pen.translate(0, -high - 0.032 * outer)
  drawGlobe(pen, 0.045 * outer, IVORY_GLOBE)
  pen.restore()
}
