import { CanvasSource, type Sprite, Texture } from 'pixi.js'

export type Pen = CanvasRenderingContext2D
type Stops = readonly (readonly [at: number, colour: string])[]

/** A picture of so many CSS pixels, drawn once; the origin of the pen is in its middle. `resolution` is a whole number. */
export function drawnTexture(width: number, height: number, resolution: number, draw: (pen: Pen) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.scale(resolution, resolution)
    pen.translate(width / 2, height / 2)
    draw(pen)
  }
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution, autoGenerateMipmaps: true }) })
}

/** A frame that is being drawn may still name a picture. */
const RETIRED_MS = 500

/** Frees a picture when no frame shows it any more. */
export function retireTexture(texture: Texture): void {
  if (texture !== Texture.EMPTY) setTimeout(() => texture.destroy(true), RETIRED_MS)
}

/** Gives a sprite another picture and frees the one before. */
export function replaceTexture(sprite: Sprite, texture: Texture = Texture.EMPTY): void {
  retireTexture(sprite.texture)
  sprite.texture = texture
}

/** Colours around the middle, from the right clockwise. */
export function around(pen: Pen, stops: Stops, from = 0): CanvasGradient {
  return stopped(pen.createConicGradient(from, 0, 0), stops)
}

export function outwards(pen: Pen, radius: number, stops: Stops, x = 0, y = 0): CanvasGradient {
  return stopped(pen.createRadialGradient(x, y, 0, x, y, radius), stops)
}

export function downwards(pen: Pen, from: number, to: number, stops: Stops): CanvasGradient {
  return stopped(pen.createLinearGradient(0, from, 0, to), stops)
}

function stopped(gradient: CanvasGradient, stops: Stops): CanvasGradient {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** Brass as light falls on something round. */
export const BRASS: Stops = [
  [0, '#f4dca4'],
  [0.08, '#8d6427'],
  [0.2, '#e3bd74'],
  [0.33, '#7a5320'],
  [0.5, '#c99f58'],
  [0.6, '#fff3cf'],
  [0.68, '#e6c17a'],
  [0.82, '#8a6228'],
  [0.94, '#d9b268'],
  [1, '#f4dca4'],
]

/**
 * Pixels of the screen for one of the layout, as a whole number. With a fraction the width that Pixi computes back from a canvas may differ by a rounding error
 * from the canvas's own: then Pixi sets the canvas's size, which clears it.
 */
export const pixelsOfPage = (): number =>
  Math.min(2, Math.ceil(devicePixelRatio * (document.getElementById('root')?.currentCSSZoom ?? 1)))
