import { Container, Sprite } from 'pixi.js'
import { ROWS } from '../../../src/games/slot/slot-config.ts'
import { BRAKING, BRAKING_MS, cellsToGo, SPEED, STREAK_SPEED } from './reel-motion.ts'
import { SMEARED_HEIGHT, type SymbolTexture } from './symbol-textures.ts'

/** A symbol fills so much of the shorter side of its cell. */
export const FILL = 0.92

/** One ring of symbols that turns downwards. */
export class Reel {
  readonly view = new Container()
  readonly #textures: ReadonlyMap<string, SymbolTexture>
  readonly #sprites: Sprite[]
  #cellWidth = 1
  #cellHeight = 1
  #strip: string
  /** Index on the strip of the symbol in the upper row; a fraction while it turns. */
  #at = 0
  #motion: 'rest' | 'turning' | { to: number; begun: number; done: () => void } = 'rest'
  #speed = 0
  #clock = 0
  #resting: Promise<void> = Promise.resolve()
  dimmed = false

  constructor(textures: ReadonlyMap<string, SymbolTexture>, strip: string) {
    this.#textures = textures
    this.#strip = strip
    this.#sprites = Array.from({ length: ROWS + 1 }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      return sprite
    })
    // No mask, which costs a stencil for each reel and picture: symbols are narrower than their cell, and the canvas ends where the reel does.
    this.view.addChild(...this.#sprites)
  }

  resize(cellWidth: number, cellHeight: number): void {
    this.#cellWidth = cellWidth
    this.#cellHeight = cellHeight
    this.#draw()
  }

  takeStrip(strip: string): void {
    this.#strip = strip
  }

  start(): void {
    this.#motion = 'turning'
  }

  /** Resolves when the symbol of this index rests in the upper row. */
  stop(index: number, atOnce: boolean): Promise<void> {
    if (typeof this.#motion === 'object') this.#motion.done()
    if (atOnce) {
      this.#at = index
      this.#speed = 0
      this.#motion = 'rest'
      this.#draw()
      this.#resting = Promise.resolve()
      return this.#resting
    }
    this.#at = index + BRAKING
    this.#resting = new Promise((done) => {
      this.#motion = { to: index, begun: this.#clock, done }
    })
    return this.#resting
  }

  get resting(): boolean {
    return this.#motion === 'rest'
  }

  rest(): Promise<void> {
    return this.#resting
  }

  advance(deltaMs: number): void {
    this.#clock += deltaMs
    if (this.#motion === 'rest') return
    const before = this.#at
    if (this.#motion === 'turning') this.#at -= (SPEED * deltaMs) / 1_000
    else {
      const elapsed = this.#clock - this.#motion.begun
      this.#at = this.#motion.to + cellsToGo(elapsed)
      if (elapsed >= BRAKING_MS) {
        const { done } = this.#motion
        this.#motion = 'rest'
        done()
      }
    }
    this.#speed = this.resting || deltaMs === 0 ? 0 : (Math.abs(this.#at - before) / deltaMs) * 1_000
    this.#draw()
  }

  dim(alpha: number): void {
    this.dimmed = true
    for (const sprite of this.#sprites) sprite.alpha = alpha
  }

  relight(): void {
    this.dimmed = false
    for (const sprite of this.#sprites) sprite.alpha = 1
  }

  /** At rest only. */
  spriteInRow(row: number): Sprite {
    const sprite = this.#sprites[row]
    if (!sprite) throw new RangeError(`no row ${row}`)
    return sprite
  }

  #draw(): void {
    const top = Math.floor(this.#at)
    const shift = this.#at - top
    const { length } = this.#strip
    const size = Math.min(this.#cellWidth, this.#cellHeight) * FILL
    const streaks = this.#speed > STREAK_SPEED
    this.#sprites.forEach((sprite, row) => {
      const symbol = this.#textures.get(this.#strip[(((top + row) % length) + length) % length] ?? '')
      sprite.visible = symbol !== undefined
      if (!symbol) return
      sprite.texture = streaks ? symbol.smeared : symbol.sharp
      sprite.setSize(symbol.width * size, symbol.height * size * (streaks ? SMEARED_HEIGHT : 1))
      sprite.position.set(this.#cellWidth / 2, (row - shift + 0.5) * this.#cellHeight)
    })
  }
}
