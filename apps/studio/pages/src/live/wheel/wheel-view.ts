import { Container, Sprite, Texture } from 'pixi.js'
import { retireTexture } from './pens.ts'
import { type Projection, seenAt } from './projection.ts'
import type { BallPlace } from './spin.ts'
import { ARM, CONE_TOP } from './turret-art.ts'
import { angleOfPocket, HEIGHT, RADIUS } from './wheel-shape.ts'
import { BALL_RADIUS, drawWheelTextures, type WheelTextures } from './wheel-textures.ts'

const ARMS = 4
/** Ghosts behind a fast ball. */
export const TRAIL = 6
/** How many numbers can be lit at once. */
const LIT = 6
const DEPTH_OF_FLOOR = HEIGHT.rotor - 0.045

export type WheelShown = {
  /** Of zero. */
  wheel: number
  ball: BallPlace | undefined
  /** Where the ball was just before, the latest first; nothing while it is slow. */
  trail: readonly BallPlace[]
  lit: readonly { pocket: number; light: number }[]
}

/** Wheel and ball, drawn where the caller says; knows neither rules nor time. */
export class WheelView {
  readonly view = new Container()
  readonly #still = new Container()
  readonly #turning: { plane: Container; sprites: Sprite[]; height: number }[] = []
  readonly #sprites: Record<keyof WheelTextures, Sprite>
  readonly #lit: Sprite[]
  readonly #trail: Sprite[]
  readonly #arms: { arm: Sprite; knob: Sprite }[]
  readonly #behind = new Container()
  readonly #before = new Container()
  #textures: WheelTextures | undefined
  #isBallBehind = false
  #seen: Projection = { x: 0, y: 0, radius: 1, flat: 1, lift: 0 }

  constructor() {
    const sprite = (): Sprite => new Sprite({ texture: Texture.EMPTY, anchor: 0.5 })
    this.#sprites = Object.fromEntries(NAMES.map((name) => [name, sprite()])) as Record<keyof WheelTextures, Sprite>
    const { bowl, pockets, numbers, cone, staves, foot, spindle, light, ball, shadow } = this.#sprites
    this.#lit = Array.from({ length: LIT }, sprite)
    this.#trail = Array.from({ length: TRAIL }, sprite)
    this.#arms = Array.from({ length: ARMS }, () => {
      return { arm: sprite(), knob: sprite() }
    })
    const plane = (height: number, ...sprites: Sprite[]): Container => {
      const container = new Container({ children: sprites })
      this.#turning.push({ plane: container, sprites, height })
      return container
    }
    this.#still.addChild(
      bowl,
      plane(DEPTH_OF_FLOOR, pockets),
      plane(HEIGHT.rotor - 0.004, numbers, ...this.#lit),
      cone,
      plane((HEIGHT.cone + CONE_TOP.height) / 2, staves),
      foot,
      light,
      shadow,
      ...this.#trail,
      this.#behind,
      spindle,
      this.#before,
      ball,
    )
    this.view.addChild(this.#still)
  }

  /** Draws everything anew for another size: not while something moves. */
  resize(seen: Projection, resolution: number): void {
    this.#seen = seen
    this.view.position.set(seen.x, seen.y)
    const before = this.#textures
    const textures = drawWheelTextures(seen, resolution)
    this.#textures = textures
    for (const name of NAMES) this.#sprites[name].texture = textures[name]
    for (const lit of this.#lit) lit.texture = textures.lit
    for (const ghost of this.#trail) ghost.texture = textures.ball
    for (const { arm, knob } of this.#arms) {
      arm.texture = textures.arm
      knob.texture = textures.knob
    }
    for (const { plane, height } of this.#turning) {
      plane.y = -height * seen.lift * seen.radius
      plane.scale.set(1, seen.flat)
    }
    const top = -CONE_TOP.height * seen.lift * seen.radius
    this.#sprites.foot.y = top
    this.#sprites.spindle.y = top
    for (const texture of Object.values(before ?? {})) retireTexture(texture)
  }

  show({ wheel, ball, trail, lit }: WheelShown): void {
    for (const { sprites } of this.#turning) for (const sprite of sprites) sprite.rotation = wheel
    this.#lit.forEach((sprite, at) => {
      const light = lit[at]
      sprite.visible = light !== undefined && light.light > 0
      if (light === undefined) return
      sprite.rotation = wheel + angleOfPocket(light.pocket)
      sprite.alpha = light.light
    })
    this.#turnArms(wheel)
    this.#sprites.ball.visible = ball !== undefined
    this.#sprites.shadow.visible = ball !== undefined
    this.#trail.forEach((ghost, at) => {
      const place = trail[at]
      ghost.visible = place !== undefined
      if (!place) return
      this.#put(ghost, place, BALL_RADIUS)
      ghost.alpha = 0.34 * (1 - (at + 0.5) / TRAIL)
    })
    if (!ball) return
    this.#put(this.#sprites.ball, ball, BALL_RADIUS)
    this.#put(this.#sprites.shadow, { ...ball, height: groundBelow(ball.radius) }, 0)
    const above = ball.height - groundBelow(ball.radius)
    this.#sprites.shadow.alpha = 1 - Math.min(0.7, above * 5)
    this.#sprites.shadow.x += this.#seen.radius * (0.012 + above * 0.5)
    // Seen from above, what is nearer is larger.
    this.#sprites.ball.scale.set(1 + above * (1.2 - this.#seen.lift))
    // Behind the turret it is covered.
    const isBehind = Math.sin(ball.angle) < 0
    if (isBehind === this.#isBallBehind) return
    this.#isBallBehind = isBehind
    const { length } = this.#still.children
    this.#still.setChildIndex(this.#sprites.ball, isBehind ? this.#still.getChildIndex(this.#behind) : length - 1)
  }

  destroy(): void {
    this.view.destroy({ children: true })
    for (const texture of Object.values(this.#textures ?? {})) retireTexture(texture)
  }

  #put(sprite: Sprite, { angle, radius, height }: BallPlace, above: number): void {
    const { x, y } = seenAt({ ...this.#seen, x: 0, y: 0 }, { angle, radius, height: height + above })
    sprite.position.set(x, y)
  }

  #turnArms(wheel: number): void {
    const { radius, flat, lift } = this.#seen
    const height = (CONE_TOP.height + 0.055 + ARM.height) * lift * radius
    this.#arms.forEach(({ arm, knob }, at) => {
      const angle = wheel + (at * 2 * Math.PI) / ARMS
      const [along, down] = [Math.cos(angle), Math.sin(angle) * flat]
      const layer = down > 0 ? this.#before : this.#behind
      if (arm.parent !== layer) layer.addChild(arm, knob)
      arm.rotation = Math.atan2(down, along)
      arm.scale.set(Math.hypot(along, down), 1)
      arm.y = -height
      knob.position.set(along * ARM.reach * radius, down * ARM.reach * radius - height)
    })
  }
}

const NAMES = [
  'bowl',
  'pockets',
  'numbers',
  'lit',
  'cone',
  'staves',
  'foot',
  'arm',
  'knob',
  'spindle',
  'light',
  'ball',
  'shadow',
] as const satisfies readonly (keyof WheelTextures)[]

/** What lies below a ball at a radius. */
const groundBelow = (radius: number): number => {
  if (radius > RADIUS.rotor)
    return HEIGHT.track + ((HEIGHT.rotor - HEIGHT.track) * (RADIUS.track - radius)) / (RADIUS.track - RADIUS.rotor)
  return radius > RADIUS.numbers ? HEIGHT.rotor : HEIGHT.pocket
}
