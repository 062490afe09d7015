import { Container, Graphics, GraphicsPath, Sprite, Texture } from 'pixi.js'
import { type Room, roomOf } from '../backdrop/rooms.ts'
import { sizeOfShoe, usedCardsAt } from '../cards/used-cards.ts'
import type { PlaceTone, RoomLayout } from '../game/game-view.ts'
import { drawnTexture } from './canvas-texture.ts'
import { drawShoe, drawUsedCards } from './draw-shoe.ts'
import { TONES } from './place-tones.ts'

const STALE_MS = 500

type Tones = { readonly [place: string]: PlaceTone }

/** The table with its places: drawn once for a size. What lights up is drawn over it. */
export class FeltPart {
  readonly view = new Container()
  readonly #felt = new Sprite(Texture.EMPTY)
  readonly #light = new Graphics()
  #layout: RoomLayout | undefined
  #lit = ''

  constructor() {
    this.view.addChild(this.#felt, this.#light)
  }

  /** Without tones the places are drawn by the game itself. */
  lay(layout: RoomLayout, room: string, tones: Tones | undefined, hasShoe: boolean, pixels: number): void {
    this.#layout = layout
    this.#lit = ''
    this.#light.clear()
    const { stage } = layout
    const before = this.#felt.texture
    this.#felt.texture = drawnTexture(stage.width, stage.height, pixels, (pen) => {
      drawTable(pen, layout, roomOf(room))
      if (tones) drawPlaces(pen, layout, tones)
      if (hasShoe) drawCardThings(pen, layout)
    })
    // The frame that is being drawn may still use it.
    if (before !== Texture.EMPTY) setTimeout(() => before.destroy(true), STALE_MS)
    this.#felt.setSize(stage.width, stage.height)
  }

  /** Lights the places that won. */
  light(places: readonly string[], alpha: number): void {
    const key = alpha > 0 ? places.join() : ''
    this.#light.alpha = alpha
    if (key === this.#lit || !this.#layout) return
    this.#lit = key
    this.#light.clear()
    if (!key) return
    for (const place of places) {
      const shape = this.#layout.places[place]
      if (!shape) continue
      this.#light
        .path(new GraphicsPath(shape.path))
        .fill({ color: 0xfbefd3, alpha: 0.14 })
        .stroke({ color: 0xfbefd3, width: 3.5, join: 'round' })
    }
  }

  destroy(): void {
    this.#felt.texture.destroy(true)
    this.view.destroy({ children: true })
  }
}

function drawCardThings(pen: CanvasRenderingContext2D, layout: RoomLayout): void {
  drawShoe(pen, layout.shoe, sizeOfShoe(layout))
  const used = usedCardsAt(layout)
  drawUsedCards(pen, used, used.size)
}

function drawTable(pen: CanvasRenderingContext2D, layout: RoomLayout, room: Room): void {
  const { table, stage, edge: e, inset: i, dealer } = layout
  const { width: w, height: h } = table
  const middle = w / 2
  const outline = new Path2D(
    `M${i} ${e}Q${middle} ${e - 22} ${w - i} ${e}C${w - i * 0.3} ${e + 14} ${w + 30} ${e + (h - e) * 0.5} ${w + 60} ${h + 20}H-60C-30 ${e + (h - e) * 0.5} ${i * 0.3} ${e + 14} ${i} ${e}Z`,
  )
  const rail = pen.createLinearGradient(0, e - 20, 0, h)
  const [light, wood, shade, line] = room.rail
  rail.addColorStop(0, light)
  rail.addColorStop(0.35, wood)
  rail.addColorStop(1, shade)
  pen.lineJoin = 'round'
  pen.lineWidth = Math.min(26, w * 0.024 + 10)
  pen.strokeStyle = rail
  pen.stroke(outline)
  const felt = pen.createRadialGradient(middle, e, 0, middle, e, Math.max(h - e, w * 0.55))
  for (const [index, stop] of [0, 0.3, 0.68, 1].entries()) felt.addColorStop(stop, room.felt[index] ?? '#061c1c')
  pen.fillStyle = felt
  pen.fill(outline)
  pen.save()
  pen.clip(outline)
  drawWeave(pen, w, h)
  pen.translate(middle, e + (h - e) * 0.22)
  pen.scale(1, 0.42)
  const pool = pen.createRadialGradient(0, 0, 0, 0, 0, Math.max(dealer.width * 0.9, w * 0.26))
  pool.addColorStop(0, `${room.lamp}57`)
  pool.addColorStop(1, `${room.lamp}00`)
  pen.fillStyle = pool
  pen.fillRect(-w, -h, 2 * w, 2 * h)
  pen.restore()
  pen.lineWidth = 1.5
  pen.strokeStyle = line
  pen.globalAlpha = room.isHotel ? 0.95 : 0.6
  pen.stroke(outline)
  pen.globalAlpha = 1
  if (w < stage.width) drawBeside(pen, w, stage.width, h)
}

/** On a lying phone the places have a ground of their own beside the table. */
function drawBeside(pen: CanvasRenderingContext2D, from: number, to: number, height: number): void {
  pen.fillStyle = '#071416'
  pen.fillRect(from, 0, to - from, height)
  pen.fillStyle = '#e0bd7a55'
  pen.fillRect(from, 0, 1, height)
}

function drawWeave(pen: CanvasRenderingContext2D, w: number, h: number): void {
  const tile = document.createElement('canvas')
  tile.width = 6
  tile.height = 6
  const thread = tile.getContext('2d')
  if (!thread) return
  thread.strokeStyle = '#ffffff10'
  thread.stroke(new Path2D('M0 6L6 0M-1 1L1 -1M5 7L7 5'))
  const pattern = pen.createPattern(tile, 'repeat')
  if (!pattern) return
  pen.fillStyle = pattern
  pen.fillRect(0, 0, w, h)
}

function drawPlaces(pen: CanvasRenderingContext2D, layout: RoomLayout, tones: Tones): void {
  for (const [code, { path, bounds }] of Object.entries(layout.places)) {
    const { top, foot, line } = TONES[tones[code] ?? 'side']
    const shape = new Path2D(path)
    const fill = pen.createLinearGradient(0, bounds.y, 0, bounds.y + bounds.height)
    fill.addColorStop(0, top)
    fill.addColorStop(1, foot)
    pen.fillStyle = fill
    pen.fill(shape)
    pen.lineWidth = 1.6
    pen.strokeStyle = line
    pen.stroke(shape)
  }
}
