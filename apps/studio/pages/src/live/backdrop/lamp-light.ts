import { CanvasSource, Texture } from 'pixi.js'

const [WIDTH, HEIGHT] = [256, 256]

/** The cone of light of a lamp above the table: narrow at its top, faint at its sides. */
export function lampTexture(colour: string): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return Texture.EMPTY
  for (let row = 0; row < HEIGHT; row++) {
    const down = row / HEIGHT
    const half = WIDTH * (0.07 + 0.4 * down)
    const strip = pen.createLinearGradient(WIDTH / 2 - half, 0, WIDTH / 2 + half, 0)
    strip.addColorStop(0, 'rgba(255,255,255,0)')
    strip.addColorStop(0.24, 'rgba(255,255,255,0.8)')
    strip.addColorStop(0.5, 'rgba(255,255,255,1)')
    strip.addColorStop(0.76, 'rgba(255,255,255,0.8)')
    strip.addColorStop(1, 'rgba(255,255,255,0)')
    pen.globalAlpha = (1 - down) ** 1.25 * 0.5
    pen.fillStyle = strip
    pen.fillRect(0, row, WIDTH, 1)
  }
  pen.globalAlpha = 1
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = colour
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}

/** A round soft light. */
export function glowTexture(colour: string): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = 64
  canvas.height = 64
  const pen = canvas.getContext('2d')
  if (!pen) return Texture.EMPTY
  const glow = pen.createRadialGradient(32, 32, 0, 32, 32, 32)
  glow.addColorStop(0, colour)
  glow.addColorStop(0.3, `${colour}88`)
  glow.addColorStop(1, `${colour}00`)
  pen.fillStyle = glow
  pen.fillRect(0, 0, 64, 64)
  return new Texture({ source: new CanvasSource({ resource: canvas }) })
}
