import type { Texture } from 'pixi.js'
import { drawnTexture } from './canvas-texture.ts'

/** Face and edge marks, from the smallest chip of a table to its largest. */
const DRESSES = [
  { face: '#5d6377', edge: '#eef0f6', ink: '#ffffff' },
  { face: '#2f6fde', edge: '#f1f5ff', ink: '#ffffff' },
  { face: '#1c8a5b', edge: '#effaf4', ink: '#ffffff' },
  { face: '#bf303c', edge: '#fff1ee', ink: '#ffffff' },
  { face: '#2a2338', edge: '#e9c57c', ink: '#f6e3b4' },
  { face: '#96651a', edge: '#fff0c9', ink: '#ffffff' },
  { face: '#e9e4d6', edge: '#7a5a1e', ink: '#4a3610' },
] as const
/** The dress of a sum is the same at every table. */
const SUMS = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const

export type ChipDress = (typeof DRESSES)[number]

export function dressOf(value: number): ChipDress {
  const at = SUMS.findLastIndex((sum) => sum <= value)
  return DRESSES[Math.max(0, at)] ?? DRESSES[0]
}

/** Radius of a chip in units of its drawing, how flat it lies, and how thick it is. */
export const CHIP = { radius: 30, flat: 0.6, thick: 7 } as const
const PIXELS = 2
const known = new Map<string, Texture>()

/** A chip that lies on the felt, seen from in front, with its name where it is the uppermost. */
export function chipTexture(value: number, name: string): Texture {
  const key = `${value} ${name}`
  const before = known.get(key)
  if (before) return before
  const made = drawnTexture(CHIP.radius * 2 + 4, CHIP.radius * 2 * CHIP.flat + CHIP.thick + 4, PIXELS, (pen) =>
    drawChip(pen, dressOf(value), name),
  )
  known.set(key, made)
  return made
}

function drawChip(pen: CanvasRenderingContext2D, { face, edge, ink }: ChipDress, name: string): void {
  const { radius: r, flat, thick } = CHIP
  const [x, y] = [r + 2, r * flat + 2]
  const ring = (radius: number, dy = 0) => {
    pen.beginPath()
    pen.ellipse(x, y + dy, radius, radius * flat, 0, 0, 2 * Math.PI)
  }
  pen.fillStyle = `color-mix(in oklab, ${face} 55%, black)`
  for (let dy = thick; dy > 0; dy--) {
    ring(r, dy)
    pen.fill()
  }
  for (let mark = 0; mark < 8; mark++) {
    const [from, to] = [mark * 2 - 0.56, mark * 2 + 0.56].map((eighth) => (eighth * Math.PI) / 8) as [number, number]
    if (Math.sin((from + to) / 2) > 0.05) drawSide(pen, x, y, from, to, edge)
  }
  pen.fillStyle = face
  ring(r)
  pen.fill()
  pen.fillStyle = edge
  for (let mark = 0; mark < 8; mark++) {
    const middle = (mark * Math.PI) / 4
    pen.beginPath()
    pen.ellipse(x, y, r, r * flat, 0, middle - 0.22, middle + 0.22)
    pen.ellipse(x, y, r * 0.76, r * 0.76 * flat, 0, middle + 0.22, middle - 0.22, true)
    pen.fill()
  }
  pen.strokeStyle = edge
  pen.globalAlpha = 0.75
  pen.lineWidth = 1.4
  ring(r * 0.66)
  pen.stroke()
  pen.globalAlpha = 1
  const light = pen.createRadialGradient(x - r * 0.3, y - r * 0.4, 2, x, y, r * 1.2)
  light.addColorStop(0, '#ffffff38')
  light.addColorStop(0.55, '#ffffff08')
  light.addColorStop(1, '#00000048')
  pen.fillStyle = light
  ring(r)
  pen.fill()
  if (!name) return
  pen.translate(x, y)
  pen.scale(1, 0.78)
  pen.fillStyle = ink
  pen.font = `800 ${name.length > 3 ? 13 : 15.5}px "Pretendard Core", "Pretendard Variable", "Inter Variable", sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(name, 0, 0.5)
}

function drawSide(pen: CanvasRenderingContext2D, x: number, y: number, from: number, to: number, edge: string): void {
  const { radius: r, flat, thick } = CHIP
  pen.save()
  pen.globalAlpha = 0.8
  pen.fillStyle = edge
  pen.beginPath()
  pen.ellipse(x, y, r, r * flat, 0, from, to)
  pen.ellipse(x, y + thick, r, r * flat, 0, to, from, true)
  pen.fill()
  pen.restore()
}

/** The fewest chips for a sum, largest first, as many as are drawn. */
export function chipsFor(sum: number, chips: readonly number[], most: number): number[] {
  const stack: number[] = []
  let left = sum
  for (const value of [...chips].sort((one, other) => other - one)) {
    while (left >= value && stack.length < most) {
      stack.push(value)
      left -= value
    }
  }
  if (stack.length === 0) stack.push(Math.min(...chips))
  return stack
}
