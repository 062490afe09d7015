import { CanvasSource, Sprite, Texture } from 'pixi.js'
import type { Limb } from './pose.ts'
import { nearness, project } from './skeleton/geometry.ts'

const SIZE = 64

/** A soft dark spot: the shadow of a hand on the felt. */
export function shadowTexture(): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) return Texture.EMPTY
  const soft = pen.createRadialGradient(SIZE / 2, SIZE / 2, 0, SIZE / 2, SIZE / 2, SIZE / 2)
  soft.addColorStop(0, 'rgba(2, 8, 10, 0.62)')
  soft.addColorStop(0.5, 'rgba(2, 8, 10, 0.34)')
  soft.addColorStop(1, 'rgba(2, 8, 10, 0)')
  pen.fillStyle = soft
  pen.fillRect(0, 0, SIZE, SIZE)
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}

export function shadowSprite(texture: Texture): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  return sprite
}

/** Under the hand; wider and fainter the higher it is. */
export function layShadow(sprite: Sprite, { hand }: Limb): void {
  const knuckle = hand.fingers[1]?.[0] ?? hand.wrist
  const at = project({ ...knuckle, h: 0 })
  const high = Math.max(0, knuckle.h)
  const size = nearness(knuckle.z) * (1 + high * 0.008)
  sprite.position.set(at.x - high * 0.1, at.y + 3)
  sprite.setSize(116 * size, 62 * size)
  sprite.alpha = Math.max(0.1, 0.9 - high * 0.008)
}
