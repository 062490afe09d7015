import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import { ROWS } from '../../../src/games/slot/slot-config.ts'
import { CELL } from './cell.ts'

/** Cells per second at full speed. */
const SPEED = 30
/** Cells from the moment it is told to stop to rest. */
const BRAKING = 8
const SIZE = CELL * 0.86

/** One ring of symbols that turns downwards. */
export class Reel {
  readonly view = new Container()
  readonly #textures: ReadonlyMap<string, Texture>
  readonly #sprites: Sprite[]
  #strip: string
  /** Index on the strip of the symbol in the upper row; a fraction while it turns. */
  #at = 0
  #motion: 'rest' | 'turning' | { from: number; to: number; begun: number; done: () => void } = 'rest'
  #clock = 0
  #resting: Promise<void> = Promise.resolve()
  dimmed = false

  constructor(textures: ReadonlyMap<string, Texture>, strip: string) {
    this.#textures = textures
    this.#strip = strip
    const column = new Graphics().rect(0, 0, CELL, CELL * ROWS).fill(0xffffff)
    this.#sprites = Array.from({ length: ROWS + 1 }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      sprite.x = CELL / 2
      return sprite
    })
    this.view.addChild(...this.#sprites, column)
    this.view.mask = column
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
      this.#motion = 'rest'
      this.#draw()
      this.#resting = Promise.resolve()
      return this.#resting
    }
    this.#at = index + BRAKING
    this.#resting = new Promise((done) => {
      this.#motion = { from: index + BRAKING, to: index, begun: this.#clock, done }
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
    if (this.#motion === 'turning') this.#at -= (SPEED * deltaMs) / 1_000
    else {
      // Braking evenly from full speed: twice the time that full speed would need.
      const length = ((2 * BRAKING) / SPEED) * 1_000
      const t = Math.min(1, (this.#clock - this.#motion.begun) / length)
      this.#at = this.#motion.from + (this.#motion.to - this.#motion.from) * (1 - (1 - t) ** 2)
      if (t === 1) {
        this.#at = this.#motion.to
        const { done } = this.#motion
        this.#motion = 'rest'
        done()
      }
    }
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
    this.#sprites.forEach((sprite, row) => {
      const symbol = this.#strip[(((top + row) % length) + length) % length] ?? ''
      sprite.texture = this.#textures.get(symbol) ?? Texture.EMPTY
      sprite.setSize(SIZE)
      sprite.y = (row - shift + 0.5) * CELL
    })
  }
}
