import { Container, Matrix, Sprite, Texture } from 'pixi.js'
import type { Box } from '../scene/scene.ts'
import { drawnTexture, outwards, replaceTexture, retireTexture } from '../wheel/pens.ts'
import { type Projection, projectionIn } from '../wheel/projection.ts'
import { drawDieFace } from './die-art.ts'
import { FACES } from './die-faces.ts'
import { drawDish, drawLid, FLOOR } from './dish-art.ts'
import { type DiePlace, HALF } from './throw.ts'
import { type Axis, turnedAxis } from './turns.ts'

const DICE = 3
const FLAT = 0.68
/** From the upper left, a little from the front. */
const LIGHT: Axis = [-0.46, 0.3, 0.84]
const FACE_PIXELS = 128
/** Of the lid above the rim, and of the dish below it, in parts of the radius. */
const ABOVE = 0.42
const BELOW = 0.34

export type DiceShown = {
  dice: readonly DiePlace[]
  /** 0 on the dish, 1 away. */
  lifted: number
  /** Sideways, in parts of the radius, while it is shaken. */
  shake: readonly [x: number, y: number]
}

/** Dish, dice and lid. Dice are seen without perspective, so that each face is a parallelogram, which a sprite can be. */
export class DiceView {
  readonly view = new Container()
  readonly #dish = new Sprite(Texture.EMPTY)
  readonly #lid = new Sprite(Texture.EMPTY)
  readonly #dice: { view: Container; faces: Sprite[]; shadow: Sprite }[]
  readonly #shadows = new Container()
  readonly #pile = new Container({ sortableChildren: true })
  readonly #faces = FACES.map(({ face }) =>
    drawnTexture(FACE_PIXELS, FACE_PIXELS, 1, (pen) => drawDieFace(pen, face, FACE_PIXELS)),
  )
  readonly #shade = drawnTexture(64, 64, 1, (pen) => {
    pen.fillStyle = outwards(pen, 32, [
      [0, '#000000b0'],
      [0.55, '#00000078'],
      [1, '#00000000'],
    ])
    pen.fillRect(-32, -32, 64, 64)
  })
  readonly #matrix = new Matrix()
  #seen: Projection = { x: 0, y: 0, radius: 1, flat: FLAT, lift: 0 }

  constructor() {
    this.#dish.anchor.set(0.5)
    this.#lid.anchor.set(0.5)
    this.#dice = Array.from({ length: DICE }, () => {
      const faces = this.#faces.map((texture) => new Sprite({ texture, anchor: 0.5 }))
      const view = new Container({ children: faces })
      const shadow = new Sprite({ texture: this.#shade, anchor: 0.5 })
      this.#pile.addChild(view)
      this.#shadows.addChild(shadow)
      return { view, faces, shadow }
    })
    this.view.addChild(this.#dish, this.#shadows, this.#pile, this.#lid)
  }

  resize(box: Box, resolution: number): void {
    const seen = projectionIn(box, FLAT, ABOVE, BELOW)
    if (JSON.stringify(seen) === JSON.stringify(this.#seen)) return
    this.#seen = seen
    const size = 2.5 * seen.radius
    replaceTexture(
      this.#dish,
      drawnTexture(size, size, resolution, (pen) => drawDish(pen, seen)),
    )
    replaceTexture(
      this.#lid,
      drawnTexture(size, size, resolution, (pen) => drawLid(pen, seen)),
    )
  }

  show({ dice, lifted, shake }: DiceShown): void {
    const { x, y, radius, lift, flat } = this.#seen
    this.view.position.set(x + shake[0] * radius, y + shake[1] * radius)
    this.#lid.y = -lifted * radius * 1.5
    this.#lid.rotation = -0.16 * lifted
    this.#lid.alpha = 1 - Math.max(0, lifted - 0.55) / 0.45
    this.#lid.visible = lifted < 1
    this.#dice.forEach(({ view, faces, shadow }, at) => {
      const place = dice[at]
      view.visible = shadow.visible = place !== undefined && lifted > 0
      if (place) this.#showDie(place, view, faces, shadow, radius, flat, lift)
    })
  }

  destroy(): void {
    replaceTexture(this.#dish)
    replaceTexture(this.#lid)
    for (const texture of [...this.#faces, this.#shade]) retireTexture(texture)
    this.view.destroy({ children: true })
  }

  #showDie(
    { x, y, z, turn }: DiePlace,
    view: Container,
    faces: readonly Sprite[],
    shadow: Sprite,
    radius: number,
    flat: number,
    lift: number,
  ): void {
    const floor = FLOOR.height * lift
    view.position.set(x * radius, (y * flat - z * lift - floor) * radius)
    view.zIndex = y * lift + z * flat
    const high = Math.max(0, z - HALF)
    shadow.position.set((x + 0.05 + high * 0.3) * radius, ((y + 0.03) * flat - floor) * radius)
    const wide = HALF * (4 + high * 2) * radius
    shadow.setSize(wide, wide * flat)
    shadow.alpha = Math.max(0.25, 1 - high * 1.6)
    FACES.forEach(({ normal, across, along }, at) => {
      const sprite = faces[at]
      if (!sprite) return
      const [nx, ny, nz] = turnedAxis(turn, normal)
      // The player looks from the front and above.
      const isSeen = ny * lift + nz * flat > 0.001
      sprite.visible = isSeen
      if (!isSeen) return
      const [ax, ay, az] = turnedAxis(turn, across)
      const [lx, ly, lz] = turnedAxis(turn, along)
      const scale = (2 * HALF * radius * 1.01) / FACE_PIXELS
      this.#matrix.set(
        ax * scale,
        (ay * flat - az * lift) * scale,
        lx * scale,
        (ly * flat - lz * lift) * scale,
        nx * HALF * radius,
        (ny * flat - nz * lift) * HALF * radius,
      )
      sprite.setFromMatrix(this.#matrix)
      sprite.tint = tintOf(Math.max(0, nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]))
    })
  }
}

/** Warm light and cool shade. */
function tintOf(light: number): number {
  const level = 0.5 + 0.5 * light
  const [red, green, blue] = [255 * Math.min(1, level * 1.02), 250 * level, 244 * (0.05 + 0.95 * level)]
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue)
}
