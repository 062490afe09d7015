import { CanvasSource, Sprite, Texture } from 'pixi.js'

/** A drawing as a sprite, so many pixels wide. */
export async function pictureSprite(address: string, pixels: number): Promise<Sprite> {
  const svg = await (await fetch(address)).text()
  const [, , w = 1, h = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const [width, height] = [pixels, Math.round((pixels * h) / w)]
  const image = new Image(width, height)
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Sprite(new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) }))
}
