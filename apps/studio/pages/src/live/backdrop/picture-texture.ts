import { CanvasSource, Sprite, Texture } from 'pixi.js'
import { type Picture, svgOf } from './picture.ts'

/** Draws a picture once into a texture; `density` is pixels for one of its units. */
export async function textureOf(picture: Picture, density: number): Promise<Texture> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(picture, density))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(picture.width * density)
  canvas.height = Math.ceil(picture.height * density)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) })
}

/** A sprite that lies where its picture was drawn, in the picture's units. */
export function spriteOf(texture: Texture, { x, y, width, height }: Picture): Sprite {
  const sprite = new Sprite(texture)
  sprite.position.set(x, y)
  sprite.setSize(width, height)
  return sprite
}
