import { Container, type Sprite, type Texture } from 'pixi.js'
import type { Picture } from '../backdrop/picture.ts'
import { spriteOf, textureOf } from '../backdrop/picture-texture.ts'
import {
  browsPicture,
  EYE_MIDDLES,
  featuresPicture,
  irisPicture,
  LID_STEPS,
  lidsPicture,
  MOUTHS,
  type Mouth,
  mouthPicture,
  whitesPicture,
} from './art/features.ts'
import { backHairPicture, facePicture, frontHairPicture, NECK, neckPicture } from './art/head.ts'
import type { Look } from './art/look.ts'
import type { Pose } from './pose.ts'

type Drawn = { sprite: Sprite; texture: Texture }

/** Head and neck. `behind` lies behind the body: long hair. */
export class HeadView {
  readonly view = new Container()
  readonly behind = new Container()
  readonly neck: Sprite
  readonly #features = new Container()
  readonly #eyes = new Container()
  readonly #irises: readonly Sprite[]
  readonly #lids: Sprite
  readonly #lidTextures: readonly Texture[]
  readonly #mouth: Sprite
  readonly #mouthTextures: ReadonlyMap<Mouth, Texture>
  readonly #hair: Sprite
  readonly #hairAt: number
  readonly #brows: Sprite
  readonly #turning = new Container()
  readonly #tilt: number

  constructor(look: Look, parts: HeadParts) {
    this.#tilt = look.tilt
    this.#irises = parts.irises.map(({ sprite }) => sprite)
    this.#lids = parts.lids[0]?.sprite ?? parts.face.sprite
    this.#lidTextures = parts.lids.map(({ texture }) => texture)
    this.#mouth = parts.mouths.get('closed')?.sprite ?? parts.face.sprite
    this.#mouthTextures = new Map([...parts.mouths].map(([mouth, { texture }]) => [mouth, texture]))
    this.#hair = parts.front.sprite
    this.#hairAt = parts.front.sprite.x
    this.#brows = parts.brows.sprite
    this.#eyes.addChild(parts.whites.sprite, ...this.#irises, this.#lids)
    this.#features.addChild(this.#eyes, parts.features.sprite, this.#brows, this.#mouth)
    const back = look.hair === 'bob' ? this.behind : this.#turning
    back.addChild(parts.back.sprite)
    this.#turning.addChild(parts.face.sprite, this.#features, this.#hair)
    this.neck = parts.neck.sprite
    this.view.addChild(this.#turning)
    for (const container of [this.#turning, this.behind]) container.pivot.set(NECK.x, NECK.y)
    if (look.hair !== 'bob') this.#turning.setChildIndex(parts.back.sprite, 0)
  }

  draw(pose: Pose, mouth: Mouth): void {
    const { head, eyes } = pose
    const degrees = this.#tilt + head.x * 3.2
    const nod = head.y * 5 - 2
    for (const container of [this.#turning, this.behind]) {
      container.position.set(NECK.x + head.x * 3, NECK.y + nod + pose.lean * 0.12 - pose.breath * 0.4)
      container.rotation = (degrees * Math.PI) / 180
      container.scale.set(NECK.scale * (1 + pose.lean * 0.0008))
    }
    this.behind.x -= head.x * 2.5
    // What lies nearer the viewer moves further when the head turns.
    this.#features.position.set(head.x * 4.2, (head.y - 0.6) * 3.4)
    this.#hair.position.x = this.#hairAt + head.x * 1.4
    this.#brows.position.y = 126 + pose.lids * 1.5 - (eyes.y < 0.4 ? 1.2 : 0)
    this.#irises.forEach((iris, index) => {
      const middle = EYE_MIDDLES[index] ?? EYE_MIDDLES[0]
      iris.position.set(middle.x - 9 + eyes.x * 5, middle.y - 9.5 + (eyes.y - 0.3) * 5)
    })
    const lid = this.#lidTextures[Math.round(pose.lids * (LID_STEPS - 1))]
    if (lid) this.#lids.texture = lid
    const lips = this.#mouthTextures.get(mouth)
    if (lips) this.#mouth.texture = lips
  }
}

export type HeadParts = {
  neck: Drawn
  face: Drawn
  back: Drawn
  front: Drawn
  features: Drawn
  whites: Drawn
  brows: Drawn
  irises: readonly Drawn[]
  lids: readonly Drawn[]
  mouths: ReadonlyMap<Mouth, Drawn>
}

/** To be destroyed with the dealer. */
export const texturesOf = ({ irises, lids, mouths, ...single }: HeadParts): Texture[] =>
  [...Object.values(single), ...irises, ...lids, ...mouths.values()].map(({ texture }) => texture)

export async function drawHead(look: Look, density: number): Promise<HeadParts> {
  const drawn = async (picture: Picture): Promise<Drawn> => {
    const texture = await textureOf(picture, density)
    return { texture, sprite: spriteOf(texture, picture) }
  }
  const [neck, face, back, front, features, whites, brows, left, right] = await Promise.all([
    drawn(neckPicture(look)),
    drawn(facePicture(look)),
    drawn(backHairPicture(look)),
    drawn(frontHairPicture(look)),
    drawn(featuresPicture(look)),
    drawn(whitesPicture),
    drawn(browsPicture(look)),
    drawn(irisPicture(look)),
    drawn(irisPicture(look)),
  ])
  const lids = await Promise.all(Array.from({ length: LID_STEPS }, (_, step) => drawn(lidsPicture(look, step))))
  const mouths = new Map(
    await Promise.all(MOUTHS.map(async (mouth) => [mouth, await drawn(mouthPicture(look, mouth))] as const)),
  )
  return { neck, face, back, front, features, whites, brows, irises: [left, right], lids, mouths }
}
