import { CanvasSource, Texture } from 'pixi.js'

const SIDE = 128

/** A light that is strongest in the middle and ends before the edge of its picture. */
export function haloTexture(): Texture {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const pen = canvas.getContext('2d')
  if (pen) {
    const light = pen.createRadialGradient(SIDE / 2, SIDE / 2, 0, SIDE / 2, SIDE / 2, SIDE / 2)
    light.addColorStop(0, '#ffe9a861')
    light.addColorStop(0.45, '#ffe9a847')
    light.addColorStop(0.8, '#ffe9a814')
    light.addColorStop(1, '#ffe9a800')
    pen.fillStyle = light
    pen.fillRect(0, 0, SIDE, SIDE)
  }
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}
