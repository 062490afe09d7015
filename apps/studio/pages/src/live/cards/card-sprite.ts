import { Container, Sprite, Texture } from 'pixi.js'
import { drawnTexture } from '../stage/canvas-texture.ts'
import type { CardPose } from './card-flight.ts'
import { backTexture, CARD, faceTexture } from './card-textures.ts'

let shadow: Texture | undefined
const shadowTexture = (): Texture => {
  shadow ??= drawnTexture(160, 200, 0.6, (pen) => {
    pen.filter = 'blur(9px)'
    pen.fillStyle = '#000'
    pen.fillRect(30, 30, CARD.width, CARD.height)
  })
  return shadow
}

/** One card on the table. */
export class CardSprite {
  readonly view = new Container()
  readonly #shadow = new Sprite(shadowTexture())
  readonly #card = new Sprite(Texture.EMPTY)
  #shown: number | 'back' | undefined

  constructor() {
    this.#shadow.anchor.set(0.5)
    this.#card.anchor.set(0.5)
    this.#shadow.alpha = 0.5
    this.view.addChild(this.#shadow, this.#card)
    this.view.visible = false
  }

  hide(): void {
    this.view.visible = false
  }

  /** `width` in pixels of the room; `isDim`: it has lost. */
  show(card: number, pose: CardPose, width: number, isDim: boolean): void {
    this.view.visible = pose.isSeen
    if (!pose.isSeen) return
    const side = pose.isFace ? card : 'back'
    if (this.#shown !== side) {
      this.#shown = side
      this.#card.texture = side === 'back' ? backTexture() : faceTexture(side)
    }
    const rise = 1 + pose.lift * 0.07
    const height = (width * CARD.height) / CARD.width
    this.view.position.set(pose.x, pose.y)
    this.view.rotation = pose.turn
    this.#card.setSize(width * pose.narrow * rise, height * rise)
    this.#card.tint = isDim ? 0x7d8f8c : 0xffffff
    this.#shadow.setSize(width * 1.6 * Math.max(0.4, pose.narrow), height * 1.41)
    this.#shadow.position.set(width * 0.05 * (1 + pose.lift * 2), height * 0.05 * (1 + pose.lift * 3))
  }
}
