import { Container, Sprite, type Texture } from 'pixi.js'
import { packetPicture } from './art/packet.ts'
import type { Pose } from './pose.ts'
import { nearness, project } from './skeleton/geometry.ts'

/** The two halves of the deck, below the hands that shuffle them. */
export class PacketsView {
  readonly view = new Container()
  readonly #packets: readonly [Sprite, Sprite]

  constructor(texture: Texture) {
    const packet = (): Sprite => {
      const sprite = new Sprite(texture)
      sprite.anchor.set(-packetPicture.x / packetPicture.width, -packetPicture.y / packetPicture.height)
      sprite.setSize(packetPicture.width, packetPicture.height)
      return sprite
    }
    this.#packets = [packet(), packet()]
    this.view.addChild(...this.#packets)
    this.view.visible = false
  }

  draw({ isShuffling, left, right }: Pose): void {
    this.view.visible = isShuffling
    if (!isShuffling) return
    for (const [index, sprite] of this.#packets.entries()) {
      const limb = index === 0 ? left : right
      const knuckle = limb.hand.fingers[1]?.[1] ?? limb.hand.wrist
      const at = project({ ...knuckle, h: Math.max(3, knuckle.h - 16) })
      sprite.position.set(at.x, at.y)
      const size = nearness(knuckle.z)
      sprite.setSize(packetPicture.width * size, packetPicture.height * size)
      sprite.rotation = (index === 0 ? 1 : -1) * (0.14 + limb.station.roll * 0.22)
    }
  }
}
