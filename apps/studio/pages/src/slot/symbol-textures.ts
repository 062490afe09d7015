import { CanvasSource, Texture } from 'pixi.js'
import type { Theme } from './themes/theme.ts'

/** Longer side of a drawn symbol in pixels: sharp in the largest cell of a large screen. */
const ART_PIXELS = 360
/** How far a turning symbol is smeared along the fall, in parts of its height, and in how many steps. */
const SMEAR = 0.5
const SMEAR_STEPS = 14

export interface SymbolTexture {
  readonly sharp: Texture
  readonly smeared: Texture
  /** Width and height, the longer one 1. */
  readonly width: number
  readonly height: number
}

/** Draws every symbol of a game once, at rest and in motion. */
export async function drawSymbols(symbols: Theme['symbols']): Promise<Map<string, SymbolTexture>> {
  const drawn = await Promise.all(
    Object.entries(symbols).map(async ([id, { art }]) => [id, await drawSymbol(art)] as const),
  )
  return new Map(drawn)
}

async function drawSymbol(address: string): Promise<SymbolTexture> {
  const svg = await (await fetch(address)).text()
  const [, , w = 1, h = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
  const longer = Math.max(w, h)
  const [width, height] = [w / longer, h / longer]
  const [px, py] = [Math.round(width * ART_PIXELS), Math.round(height * ART_PIXELS)]
  const image = new Image(px, py)
  const sized = svg.replace('<svg ', `<svg width="${px}" height="${py}" `)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
  await image.decode()
  const sharp = canvasOf(px, py, (pen) => pen.drawImage(image, 0, 0, px, py))
  const travel = Math.round(py * SMEAR)
  const smeared = canvasOf(px, py + travel, (pen) => {
    for (let step = 0; step < SMEAR_STEPS; step++) {
      // Each layer as much as all before it: together their mean.
      pen.globalAlpha = 1 / (step + 1)
      pen.drawImage(image, 0, (travel * step) / (SMEAR_STEPS - 1), px, py)
    }
  })
  return { sharp, smeared, width, height }
}

function canvasOf(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) draw(pen)
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) })
}

/** A smeared symbol is so much higher than a sharp one. */
export const SMEARED_HEIGHT = 1 + SMEAR
