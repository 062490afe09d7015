import { Mesh, MeshGeometry, type Texture } from 'pixi.js'
import { Strokes, TONES } from './hand-strokes.ts'
import { depthOf, dot, nearness, plus, project, type Spot } from './skeleton/geometry.ts'
import type { Hand } from './skeleton/hand.ts'

const PALM = 4
/** A finger: outline and fill of three bones, a light along it, its nail. */
const FINGER = 8
const SLOTS = PALM * 2 + 4 + FINGER * 6 + 1
const RADII = [5, 5.2, 4.9, 4.3] as const
const THUMB_RADIUS = 5.6
/** The viewer looks along this way. */
const TO_VIEWER: Spot = { x: 0, h: 0.57, z: 0.82 }
const TO_LAMP: Spot = { x: 0.3, h: 0.86, z: 0.4 }

/** Draws a hand of bones as one mesh. */
export class HandView {
  readonly mesh: Mesh
  readonly #strokes = new Strokes(SLOTS)
  readonly #geometry: MeshGeometry
  readonly #size: number

  constructor(palette: Texture, size: number) {
    const { positions, uvs, indices } = this.#strokes
    this.#geometry = new MeshGeometry({ positions, uvs, indices })
    this.mesh = new Mesh({ geometry: this.#geometry, texture: palette })
    this.#size = size
  }

  destroy(): void {
    this.mesh.destroy()
    this.#geometry.destroy(true)
  }

  draw(hand: Hand): void {
    const strokes = this.#strokes
    strokes.begin()
    const seesBack = dot(hand.back, TO_VIEWER) > -0.15
    this.#finger(hand.thumb, THUMB_RADIUS, hand, seesBack)
    this.#palm(hand)
    const order = hand.fingers
      .map((bones, index) => ({ bones, index, depth: depthOf(bones[2] ?? hand.wrist) }))
      .sort((a, b) => a.depth - b.depth)
    for (const { bones, index } of order) this.#finger(bones, RADII[index] ?? 5, hand, true)
    this.#finger(hand.thumb, THUMB_RADIUS, hand, !seesBack)
    strokes.writeTo(this.#geometry)
  }

  #palm({ wrist, forward, inward, back, fingers, thumb }: Hand): void {
    const size = this.#size
    const tone = toneOf(back)
    const bones = fingers.map((finger, index) => {
      const root = plus(plus(wrist, inward, (9 - index * 6) * size), forward, -10 * size)
      return [root, finger[0] ?? root] as const
    })
    const radius = (spot: Spot, value: number) => value * size * nearness(spot.z)
    for (const [root, knuckle] of bones)
      this.#stroke(root, knuckle, radius(root, 9.4) + 1, radius(knuckle, 7.8) + 1, TONES.outline)
    const ball = thumb[1] ?? wrist
    this.#stroke(wrist, ball, radius(wrist, 10) + 1, radius(ball, 6.6) + 1, TONES.outline)
    for (const [root, knuckle] of bones)
      this.#stroke(root, knuckle, radius(root, 9.4), radius(knuckle, 7.8), tone, 0.02)
    this.#stroke(wrist, ball, radius(wrist, 10), radius(ball, 6.4), tone - 0.04, 0.1)
    // The light that lies along the back of the hand.
    const [first, last] = [bones[0], bones[3]]
    if (first && last) {
      this.#stroke(first[0], plus(first[1], forward, -6 * size), radius(wrist, 4), radius(first[1], 3.2), tone + 0.09)
      this.#stroke(last[0], last[1], radius(wrist, 5), radius(last[1], 4), tone - 0.16, 0.06)
    } else this.#strokes.skip(2)
  }

  #finger(bones: readonly Spot[], width: number, { back }: Hand, isSeen: boolean): void {
    const [a, b, c, d] = bones
    if (!isSeen || !a || !b || !c || !d) return this.#strokes.skip(FINGER)
    const radius = (spot: Spot, part: number) => width * part * this.#size * nearness(spot.z)
    const line = [plus(a, { x: b.x - a.x, h: b.h - a.h, z: b.z - a.z }, 0.34), b, c, d] as const
    const radii = [radius(a, 1), radius(b, 0.97), radius(c, 0.9), radius(d, 0.74)] as const
    for (const step of [0, 1, 2] as const)
      this.#stroke(line[step], line[step + 1] ?? d, radii[step] + 1, (radii[step + 1] ?? 0) + 1, TONES.outline)
    const whole = [a, b, c, d] as const
    for (const step of [0, 1, 2] as const) {
      const [from, to] = [whole[step], whole[step + 1] ?? d]
      const tone = toneOf(across(from, to, back))
      this.#stroke(from, to, radii[step], radii[step + 1] ?? 0, tone, 0.2)
    }
    const lit = across(b, c, back)
    this.#stroke(plus(b, lit, 1.6), plus(c, lit, 1.2), radii[1] * 0.34, radii[2] * 0.3, toneOf(lit) + 0.12)
    const top = across(c, d, back)
    if (dot(top, TO_VIEWER) < 0.1) return this.#strokes.skip()
    const nail = plus(plus(d, top, radii[3] * 0.5), { x: d.x - c.x, h: d.h - c.h, z: d.z - c.z }, -0.12)
    const tip = plus(plus(d, top, radii[3] * 0.35), { x: d.x - c.x, h: d.h - c.h, z: d.z - c.z }, 0.16)
    this.#stroke(nail, tip, radii[3] * 0.62, radii[3] * 0.54, TONES.nail)
  }

  #stroke(a: Spot, b: Spot, radiusA: number, radiusB: number, tone: number, round = 0): void {
    this.#strokes.add(project(a), project(b), radiusA, radiusB, tone, round)
  }
}

/** The side of a bone that goes on from the back of the hand. */
function across(from: Spot, to: Spot, back: Spot): Spot {
  const bone = { x: to.x - from.x, h: to.h - from.h, z: to.z - from.z }
  const squared = dot(bone, bone) || 1
  const side = plus(back, bone, -dot(back, bone) / squared)
  const length = Math.sqrt(dot(side, side)) || 1
  return { x: side.x / length, h: side.h / length, z: side.z / length }
}

const toneOf = (normal: Spot): number => {
  const facing = dot(normal, TO_LAMP)
  return TONES.dark + (TONES.light - TONES.dark) * (0.3 + 0.42 * facing)
}
