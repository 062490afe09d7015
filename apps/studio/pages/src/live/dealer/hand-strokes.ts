import { BufferImageSource, type MeshGeometry, Texture } from 'pixi.js'
import type { Point } from './skeleton/geometry.ts'

/** Half of the corners of a stroke's outline. */
const HALF = 6
const CORNERS = HALF * 2
/** From the upper right: the lamp. */
const LIGHT = { x: 0.42, y: -0.9 }

/** Where the tones of a hand lie in its palette, 0 to 1. */
export const TONES = { outline: 0.02, dark: 0.14, light: 0.86, nail: 0.97 } as const

/** Thick lines with round ends, written into the buffers of one mesh: positions and tones change with each frame, their number never. */
export class Strokes {
  readonly positions: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint32Array
  #next = 0

  constructor(count: number) {
    this.positions = new Float32Array(count * CORNERS * 2)
    this.uvs = new Float32Array(count * CORNERS * 2)
    this.indices = new Uint32Array(count * (CORNERS - 2) * 3)
    for (let stroke = 0, at = 0; stroke < count; stroke++) {
      const first = stroke * CORNERS
      for (let step = 0; step < HALF - 1; step++) {
        const [a, b] = [first + step, first + step + 1]
        const [c, d] = [first + CORNERS - 1 - step, first + CORNERS - 2 - step]
        this.indices.set([a, b, c, b, d, c], at)
        at += 6
      }
    }
  }

  begin(): void {
    this.#next = 0
  }

  /** From `a` to `b`. `tone` in its middle; `round` is how much lighter its lit side is. */
  add(a: Point, b: Point, radiusA: number, radiusB: number, tone: number, round = 0): void {
    let [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = Math.hypot(dx, dy) || 1
    dx /= length
    dy /= length
    let at = this.#next * CORNERS * 2
    for (let corner = 0; corner < CORNERS; corner++) {
      const isEnd = corner >= HALF
      const angle = isEnd ? (corner - HALF) / (HALF - 1) : corner / (HALF - 1)
      const [cos, sin] = [COS[Math.round(angle * (HALF - 1))] ?? 0, SIN[Math.round(angle * (HALF - 1))] ?? 0]
      // Half a circle round the beginning from one side to the other, then one round the end back.
      const [along, aside] = isEnd ? [cos, -sin] : [-cos, sin]
      const nx = dx * along - dy * aside
      const ny = dy * along + dx * aside
      const [from, radius] = isEnd ? [b, radiusB] : [a, radiusA]
      this.positions[at] = from.x + nx * radius
      this.positions[at + 1] = from.y + ny * radius
      this.uvs[at] = Math.min(0.92, Math.max(0, tone + round * (nx * LIGHT.x + ny * LIGHT.y)))
      this.uvs[at + 1] = 0.5
      at += 2
    }
    this.#next++
  }

  /** One that is not seen: keeps the order of the following. */
  skip(count = 1): void {
    const from = this.#next * CORNERS * 2
    this.positions.fill(0, from, from + count * CORNERS * 2)
    this.#next += count
  }

  writeTo(geometry: MeshGeometry): void {
    geometry.getBuffer('aPosition').update()
    geometry.getBuffer('aUV').update()
  }
}

const COS = Array.from({ length: HALF }, (_, step) => Math.sin((Math.PI * step) / (HALF - 1)))
const SIN = Array.from({ length: HALF }, (_, step) => Math.cos((Math.PI * step) / (HALF - 1)))

const PALETTE_WIDTH = 64

/** Outline, then skin from shade to light, then the nails. */
export function paletteTexture(skin: readonly [string, string, string], nail: string): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = PALETTE_WIDTH
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return Texture.WHITE
  const [light, mid, shade] = skin
  const tones = pen.createLinearGradient(0, 0, PALETTE_WIDTH, 0)
  tones.addColorStop(0.06, shade)
  tones.addColorStop(0.36, mid)
  tones.addColorStop(0.74, light)
  tones.addColorStop(0.93, '#fff0e0')
  pen.fillStyle = tones
  pen.fillRect(0, 0, PALETTE_WIDTH, 1)
  pen.fillStyle = `color-mix(in oklab, ${shade} 78%, #2a0f10)`
  pen.fillRect(0, 0, 3, 1)
  pen.fillStyle = nail
  pen.fillRect(PALETTE_WIDTH - 4, 0, 4, 1)
  const { data } = pen.getImageData(0, 0, PALETTE_WIDTH, 1)
  return new Texture({
    source: new BufferImageSource({ resource: new Uint8Array(data), width: PALETTE_WIDTH, height: 1 }),
  })
}
