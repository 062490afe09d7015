import { numberOf, suitOf } from '@maru/live-games'
import type { Texture } from 'pixi.js'
import { drawnTexture } from '../stage/canvas-texture.ts'
import { ranks, suits } from './suits.ts'

/** Units of the drawing; a card is 100 × 142. */
export const CARD = { width: 100, height: 142 } as const
const PIXELS = 2.2
const FACE = '"Hahmlet Core", "Hahmlet Variable", Georgia, serif'

/** Faces are drawn when they are first dealt, and once for all tables of the page. */
const faces = new Map<number, Texture>()
let back: Texture | undefined

export function faceTexture(card: number): Texture {
  const known = faces.get(card)
  if (known) return known
  const made = drawnTexture(CARD.width, CARD.height, PIXELS, (pen) => drawFace(pen, card))
  faces.set(card, made)
  return made
}

export function backTexture(): Texture {
  back ??= drawnTexture(CARD.width, CARD.height, PIXELS, drawBack)
  return back
}

export function drawFace(pen: CanvasRenderingContext2D, card: number): void {
  const suit = suits[suitOf(card)] ?? suits[0]
  const rank = ranks[numberOf(card) - 1] ?? ''
  const paper = pen.createLinearGradient(0, 0, 0, CARD.height)
  paper.addColorStop(0, '#fffdf6')
  paper.addColorStop(1, '#efe8d8')
  pen.fillStyle = paper
  pen.beginPath()
  pen.roundRect(0.5, 0.5, CARD.width - 1, CARD.height - 1, 9)
  pen.fill()
  pen.strokeStyle = '#00000033'
  pen.stroke()
  pen.fillStyle = suit.ink
  pen.font = `700 ${rank === '10' ? 32 : 37}px ${FACE}`
  pen.textAlign = 'center'
  pen.fillText(rank, 21, 37)
  const shape = new Path2D(suit.path)
  const stamp = (x: number, y: number, scale: number) => {
    pen.save()
    pen.translate(x, y)
    pen.scale(scale, scale)
    pen.fill(shape)
    pen.restore()
  }
  stamp(21, 57, 0.34)
  stamp(59, 93, 1.02)
}

export function drawBack(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#f7f2e4'
  pen.beginPath()
  pen.roundRect(1, 1, CARD.width - 2, CARD.height - 2, 9)
  pen.fill()
  const ground = pen.createLinearGradient(0, 0, CARD.width, CARD.height)
  ground.addColorStop(0, '#1e5a52')
  ground.addColorStop(1, '#0d2c2d')
  pen.fillStyle = ground
  pen.beginPath()
  pen.roundRect(6, 6, CARD.width - 12, CARD.height - 12, 6)
  pen.fill()
  pen.save()
  pen.clip()
  for (let ring = 0; ring < 7; ring++) {
    pen.strokeStyle = `rgb(230 201 138 / ${0.6 - ring * 0.06})`
    pen.beginPath()
    pen.arc(50, 71, 8 + ring * 8, 0, 2 * Math.PI)
    pen.stroke()
  }
  disc(pen, 50, 71, 15, '#fbefd3')
  disc(pen, 57, 66, 13, '#12403c')
  pen.restore()
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}
