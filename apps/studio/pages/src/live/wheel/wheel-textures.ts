import type { Texture } from 'pixi.js'
import { drawBowl } from './bowl-art.ts'
import { drawnTexture, outwards } from './pens.ts'
import type { Projection } from './projection.ts'
import { drawLitNumber, drawNumbers, drawPockets, drawStaves } from './rotor-art.ts'
import { BRASS_GLOBE, drawArm, drawCone, drawFoot, drawGlobe, drawSpindle, IVORY_GLOBE } from './turret-art.ts'
import { RADIUS } from './wheel-shape.ts'

export const BALL_RADIUS = 0.036
const KNOB_RADIUS = 0.042

export type WheelTextures = Record<
  | 'bowl'
  | 'pockets'
  | 'numbers'
  | 'lit'
  | 'cone'
  | 'staves'
  | 'foot'
  | 'arm'
  | 'knob'
  | 'spindle'
  | 'light'
  | 'ball'
  | 'shadow',
  Texture
>

/** Drawn once for a size; afterwards sprites only move and turn. */
export function drawWheelTextures(seen: Projection, resolution: number): WheelTextures {
  const { radius, flat } = seen
  const square = (part: number, draw: Parameters<typeof drawnTexture>[3]) =>
    drawnTexture(2 * part * radius, 2 * part * radius, resolution, draw)
  return {
    bowl: drawnTexture(2.3 * radius, 2.6 * radius, resolution, (pen) => drawBowl(pen, seen)),
    pockets: square(RADIUS.numbers + 0.07, (pen) => drawPockets(pen, radius)),
    numbers: square(RADIUS.rotor + 0.01, (pen) => drawNumbers(pen, radius)),
    lit: square(RADIUS.rotor + 0.03, (pen) => drawLitNumber(pen, radius)),
    cone: square(0.7, (pen) => drawCone(pen, seen)),
    staves: square(RADIUS.cone, (pen) => drawStaves(pen, radius)),
    foot: square(0.2, (pen) => drawFoot(pen, seen)),
    arm: square(0.36, (pen) => drawArm(pen, radius)),
    knob: square(KNOB_RADIUS + 0.01, (pen) => drawGlobe(pen, KNOB_RADIUS * radius, BRASS_GLOBE)),
    spindle: square(0.42, (pen) => drawSpindle(pen, seen)),
    light: drawnTexture(2 * radius, 2 * radius * flat, resolution, (pen) => {
      pen.scale(1, flat)
      pen.beginPath()
      pen.arc(0, 0, radius * 0.99, 0, 2 * Math.PI)
      pen.clip()
      pen.fillStyle = outwards(
        pen,
        radius * 1.1,
        [
          [0, '#fff6dc59'],
          [0.45, '#fff6dc14'],
          [1, '#fff6dc00'],
        ],
        -0.35 * radius,
        -0.72 * radius,
      )
      pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
      pen.fillStyle = outwards(
        pen,
        radius * 1.25,
        [
          [0.45, '#00000000'],
          [1, '#0000008c'],
        ],
        -0.15 * radius,
        -0.2 * radius,
      )
      pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
    }),
    ball: square(BALL_RADIUS + 0.006, (pen) => drawGlobe(pen, BALL_RADIUS * radius, IVORY_GLOBE)),
    shadow: square(BALL_RADIUS * 1.6, (pen) => {
      pen.fillStyle = outwards(pen, BALL_RADIUS * 1.5 * radius, [
        [0, '#000000b8'],
        [0.5, '#00000080'],
        [1, '#00000000'],
      ])
      pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
    }),
  }
}
