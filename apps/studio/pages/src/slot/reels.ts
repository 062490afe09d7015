import { Container, Graphics, Sprite, Ticker, UPDATE_PRIORITY } from 'pixi.js'
import { CELLS, cellAt, REELS, ROWS } from '../../../src/games/slot/slot-config.ts'
import type { Pace } from '../frame/pace.ts'
import { haloTexture } from './halo.ts'
import { LanternLayer } from './lantern-layer.ts'
import { openRenderer, pixelsPer } from './open-renderer.ts'
import { Reel } from './reel.ts'
import { drawSymbols, type SymbolTexture } from './symbol-textures.ts'
import type { Theme } from './themes/theme.ts'

const STAGGER_MS = 150
/** Of the symbols that did not win. */
const DIMMED = 0.34
const LANTERN = 'L'
/** The light behind a symbol that won, in parts of its cell. */
const HALO = 1.2

type Mark = { readonly cells: readonly number[]; readonly line: boolean; readonly glows: boolean }

/** The five reels: shows what it is given, and knows no rule. */
export class ReelStage {
  readonly #renderer: Awaited<ReturnType<typeof openRenderer>>
  readonly #ticker = new Ticker()
  readonly #root = new Container()
  readonly #reels: Reel[]
  readonly #marks = new Graphics()
  readonly #halos = new Container()
  readonly #halo = haloTexture()
  readonly #lanterns: LanternLayer
  readonly #pace: Pace
  readonly #lineColour: string
  #mark: Mark | undefined
  #cellWidth = 1
  #cellHeight = 1
  #pulsing = false
  #isClosed = false

  private constructor(
    renderer: Awaited<ReturnType<typeof openRenderer>>,
    textures: ReadonlyMap<string, SymbolTexture>,
    strips: readonly string[],
    lineColour: string,
    pace: Pace,
  ) {
    this.#renderer = renderer
    this.#pace = pace
    this.#lineColour = lineColour
    this.#lanterns = new LanternLayer(textures.get(LANTERN))
    this.#root.addChild(this.#halos, this.#marks)
    this.#reels = strips.map((strip) => {
      const reel = new Reel(textures, strip)
      this.#root.addChild(reel.view)
      return reel
    })
    this.#root.addChild(this.#lanterns.view)
    this.#ticker.add(({ deltaMS }) => {
      for (const reel of this.#reels) reel.advance(deltaMS)
      if (!this.#pulsing && this.#reels.every((reel) => reel.resting)) this.#ticker.stop()
    })
    // After everything that moves.
    this.#ticker.add(() => renderer.render(this.#root), undefined, UPDATE_PRIORITY.LOW)
  }

  static async open(host: HTMLElement, theme: Theme, strips: readonly string[], pace: Pace): Promise<ReelStage> {
    const renderer = await openRenderer(host)
    const stage = new ReelStage(renderer, await drawSymbols(theme.symbols), strips, theme.line, pace)
    stage.resize(host.clientWidth, host.clientHeight)
    return stage
  }

  /** In CSS pixels; larger or smaller, and in another proportion. */
  resize(width: number, height: number): void {
    if (this.#isClosed || width < 1 || height < 1) return
    this.#renderer.resize(width, height, pixelsPer(this.#renderer.canvas))
    this.#cellWidth = width / REELS
    this.#cellHeight = height / ROWS
    this.#reels.forEach((reel, index) => {
      reel.view.x = index * this.#cellWidth
      reel.resize(this.#cellWidth, this.#cellHeight)
    })
    this.#lanterns.resize(this.#cellWidth, this.#cellHeight)
    this.#drawMark()
    this.#draw()
  }

  /** A round may be under way: what it shows from now on is not drawn. */
  close(): void {
    this.#isClosed = true
    this.#ticker.destroy()
    this.#root.destroy({ children: true, texture: true })
    this.#renderer.destroy(true)
  }

  takeStrips(strips: readonly string[]): void {
    this.#reels.forEach((reel, index) => {
      reel.takeStrip(strips[index] ?? '')
    })
  }

  start(): void {
    this.clear()
    if (this.#isClosed || this.#pace.still) return
    for (const reel of this.#reels) reel.start()
    this.#ticker.start()
  }

  /** Comes to rest from left to right, every reel after the same time, whatever it shows. */
  async stop(stops: readonly number[], rested: () => void): Promise<void> {
    for (const [index, reel] of this.#reels.entries()) {
      if (this.#isClosed) return
      const done = reel.stop(stops[index] ?? 0, this.#pace.still || this.#pace.hurried)
      void done.then(rested)
      await this.#pace.wait(STAGGER_MS, 0)
    }
    if (this.#isClosed) return
    if (this.#pace.hurried) for (const [index, reel] of this.#reels.entries()) void reel.stop(stops[index] ?? 0, true)
    this.#draw()
    await Promise.all(this.#reels.map((reel) => reel.rest()))
    this.#draw()
  }

  /** Draws one line over the cells that won, and no further; everything else steps back. It glows only when the round won. */
  markLine(rows: readonly number[], count: number, glows: boolean): void {
    this.#show({ cells: rows.slice(0, count).map((row, reel) => cellAt(reel, row)), line: true, glows })
  }

  markCells(cells: readonly number[], glows: boolean): void {
    this.#show({ cells, line: false, glows })
  }

  /** Lanterns stay, the rest goes dark. */
  holdLanterns(lanterns: readonly { cell: number; label: string }[]): void {
    if (this.#isClosed) return
    for (let cell = 0; cell < CELLS; cell++) this.#spriteAt(cell).alpha = 0.12
    for (const lantern of lanterns) this.addLantern(lantern)
  }

  addLantern(lantern: { cell: number; label: string }): void {
    if (this.#isClosed) return
    this.#lanterns.add(lantern)
    this.#draw()
  }

  /** The dark cells turn once more. */
  async turnDarkCells(): Promise<void> {
    const ticker = this.#ticker
    if (this.#isClosed || this.#pace.still || this.#pace.hurried) return
    const turning = this.#lanterns.darkCells()
    const pulse = () => {
      // One breath in about 0.7 s: far below three a second.
      if (!turning.destroyed) turning.alpha = 0.35 + 0.35 * Math.sin(performance.now() / 110)
    }
    ticker.add(pulse)
    this.#pulsing = true
    ticker.start()
    await this.#pace.wait(520, 0)
    if (this.#isClosed) return
    ticker.remove(pulse)
    this.#pulsing = false
    if (!turning.destroyed) turning.destroy({ children: true })
    this.#draw()
  }

  clear(): void {
    if (this.#isClosed) return
    this.#mark = undefined
    this.#clearMark()
    this.#lanterns.clear()
    for (const reel of this.#reels) reel.relight()
    this.#draw()
  }

  #show(mark: Mark): void {
    if (this.#isClosed) return
    if (!this.#reels.some((reel) => reel.dimmed)) for (const reel of this.#reels) reel.dim(DIMMED)
    for (const cell of mark.cells) this.#spriteAt(cell).alpha = 1
    this.#mark = mark
    this.#drawMark()
    this.#draw()
  }

  #drawMark(): void {
    this.#clearMark()
    if (!this.#mark) return
    const { cells, line, glows } = this.#mark
    const color = this.#lineColour
    const places = cells.map((cell) => this.#lanterns.middleOf(cell))
    if (glows)
      for (const [x, y] of places) {
        const halo = new Sprite(this.#halo)
        halo.anchor.set(0.5)
        halo.position.set(x, y)
        halo.setSize(this.#cellWidth * HALO, this.#cellHeight * HALO)
        this.#halos.addChild(halo)
      }
    if (!line) return
    places.forEach(([x, y], index) => {
      if (index === 0) this.#marks.moveTo(0, y).lineTo(x, y)
      else this.#marks.lineTo(x, y)
    })
    this.#marks.stroke({ color, width: glows ? 4 : 2, alpha: glows ? 0.9 : 0.5, join: 'round' })
  }

  #clearMark(): void {
    this.#marks.clear()
    for (const halo of this.#halos.removeChildren()) halo.destroy()
  }

  /** Once; while something moves, the ticker draws. */
  #draw(): void {
    if (!this.#isClosed && !this.#ticker.started) this.#renderer.render(this.#root)
  }

  #spriteAt(cell: number): Sprite {
    const reel = this.#reels[Math.floor(cell / ROWS)]
    if (!reel) throw new RangeError(`no cell ${cell}`)
    return reel.spriteInRow(cell % ROWS)
  }
}
