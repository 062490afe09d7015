import { CanvasSource, Texture } from 'pixi.js'

/** Draws a picture once. `width` and `height` in the units of the drawing, `scale` pixels for each. */
export function drawnTexture(
  width: number,
  height: number,
  scale: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.scale(scale, scale)
    draw(pen)
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) })
}
