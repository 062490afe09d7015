import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { CELLS, ROWS } from '../../../src/games/slot/slot-config.ts'
import { FILL } from './reel.ts'
import type { SymbolTexture } from './symbol-textures.ts'

const BRASS = 0xf2cd7c
/** The sum may take so much of the cell's width, plate and all. */
const PLATE_WIDTH = 0.94

/** Lanterns that stay while the other cells turn, each with its sum on a plate that the sum fits into. */
export class LanternLayer {
  readonly view = new Container()
  readonly #texture: SymbolTexture | undefined
  #held: { cell: number; label: string }[] = []
  #cellWidth = 1
  #cellHeight = 1

  constructor(texture: SymbolTexture | undefined) {
    this.#texture = texture
  }

  resize(cellWidth: number, cellHeight: number): void {
    this.#cellWidth = cellWidth
    this.#cellHeight = cellHeight
    this.#redraw()
  }

  add(lantern: { cell: number; label: string }): void {
    this.#held.push(lantern)
    this.#redraw()
  }

  clear(): void {
    this.#held = []
    this.#redraw()
  }

  middleOf(cell: number): readonly [number, number] {
    return [(Math.floor(cell / ROWS) + 0.5) * this.#cellWidth, ((cell % ROWS) + 0.5) * this.#cellHeight]
  }

  /** Edges of the cells that are still dark, to be faded in and out. */
  darkCells(): Container {
    const lit = new Set(this.#held.map(({ cell }) => cell))
    const turning = new Container()
    const side = Math.min(this.#cellWidth, this.#cellHeight) * 0.7
    for (let cell = 0; cell < CELLS; cell++) {
      if (lit.has(cell)) continue
      const [x, y] = this.middleOf(cell)
      const edge = new Graphics().roundRect(x - side / 2, y - side / 2, side, side, side * 0.2)
      turning.addChild(edge.stroke({ color: BRASS, width: 3, alpha: 0.5 }))
    }
    this.view.addChildAt(turning, 0)
    return turning
  }

  #redraw(): void {
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    for (const { cell, label } of this.#held) this.view.addChild(this.#draw(cell, label))
  }

  #draw(cell: number, label: string): Container {
    const holder = new Container()
    holder.position.set(...this.middleOf(cell))
    const size = Math.min(this.#cellWidth, this.#cellHeight) * FILL
    if (this.#texture) {
      const sprite = new Sprite(this.#texture.sharp)
      sprite.anchor.set(0.5)
      sprite.setSize(this.#texture.width * size, this.#texture.height * size)
      holder.addChild(sprite)
    }
    const text = new Text({
      text: label,
      style: {
        fontFamily: 'Pretendard Variable, Inter Variable, sans-serif',
        fontSize: Math.max(12, size * 0.2),
        fontWeight: '800',
        fill: 0xffe3a0,
      },
      resolution: Math.min(devicePixelRatio, 2) * 1.5,
    })
    text.anchor.set(0.5)
    const room = this.#cellWidth * PLATE_WIDTH - 14
    if (text.width > room) text.scale.set(room / text.width)
    const [w, h] = [text.width + 14, text.height + 4]
    const plate = new Graphics().roundRect(-w / 2, -h / 2, w, h, h / 2).fill({ color: 0x0a0610, alpha: 0.88 })
    const sum = new Container()
    sum.y = size * 0.2
    sum.addChild(plate, text)
    holder.addChild(sum)
    return holder
  }
}
