import 'pixi.js/unsafe-eval'
import { Application, CanvasSource, Container, Graphics, Sprite, Text, Texture } from 'pixi.js'
import { CELLS, cellAt, REELS, ROWS } from '../../../src/games/slot/slot-config.ts'
import type { Pace } from '../frame/pace.ts'
import { CELL } from './cell.ts'
import { Reel } from './reel.ts'
import type { Theme } from './themes/theme.ts'

const ART_PIXELS = 320
const STAGGER_MS = 140
const BRASS = 0xf2cd7c

/** The five reels: shows what it is told, and knows no rule. */
export class ReelStage {
  readonly #app: Application
  readonly #reels: Reel[]
  readonly #marks = new Graphics()
  readonly #lanterns = new Container()
  readonly #lantern: Texture
  readonly #pace: Pace
  #pulsing = false

  private constructor(
    app: Application,
    textures: ReadonlyMap<string, Texture>,
    strips: readonly string[],
    lantern: string,
    pace: Pace,
  ) {
    this.#app = app
    this.#pace = pace
    this.#lantern = textures.get(lantern) ?? Texture.EMPTY
    const root = new Container()
    this.#reels = strips.map((strip, index) => {
      const reel = new Reel(textures, strip)
      reel.view.x = index * CELL
      root.addChild(reel.view)
      return reel
    })
    root.addChild(this.#lanterns, this.#marks)
    app.stage.addChild(root)
    app.ticker.add(({ deltaMS }) => {
      for (const reel of this.#reels) reel.advance(deltaMS)
      if (!this.#pulsing && this.#reels.every((reel) => reel.resting)) app.ticker.stop()
    })
    const fit = () => {
      root.scale.set(app.screen.width / (CELL * REELS))
      this.#draw()
    }
    app.renderer.on('resize', fit)
    fit()
  }

  static async open(
    host: HTMLElement,
    theme: Theme,
    strips: readonly string[],
    lantern: string,
    pace: Pace,
  ): Promise<ReelStage> {
    const app = new Application()
    await app.init({
      preference: 'webgl',
      autoStart: false,
      backgroundAlpha: 0,
      antialias: true,
      autoDensity: true,
      resolution: Math.min(devicePixelRatio, 2),
      resizeTo: host,
    })
    app.canvas.setAttribute('aria-hidden', 'true')
    host.replaceChildren(app.canvas)
    const drawn = await Promise.all(
      Object.entries(theme.symbols).map(async ([id, { art }]) => [id, await textureOf(art)] as const),
    )
    return new ReelStage(app, new Map(drawn), strips, lantern, pace)
  }

  close(): void {
    this.#app.destroy(true, { children: true, texture: true })
  }

  takeStrips(strips: readonly string[]): void {
    this.#reels.forEach((reel, index) => {
      reel.takeStrip(strips[index] ?? '')
    })
  }

  start(): void {
    this.clear()
    if (this.#pace.still) return
    for (const reel of this.#reels) reel.start()
    this.#app.ticker.start()
  }

  /** Comes to rest from left to right, every reel after the same time, whatever it shows. */
  async stop(stops: readonly number[], rested: () => void): Promise<void> {
    for (const [index, reel] of this.#reels.entries()) {
      const done = reel.stop(stops[index] ?? 0, this.#pace.still || this.#pace.hurried)
      void done.then(rested)
      await this.#pace.wait(STAGGER_MS, 0)
    }
    if (this.#pace.hurried) for (const [index, reel] of this.#reels.entries()) void reel.stop(stops[index] ?? 0, true)
    this.#draw()
    await Promise.all(this.#reels.map((reel) => reel.rest()))
    this.#draw()
  }

  /** Draws one line over the cells that won, and no further; everything else steps back. */
  markLine(rows: readonly number[], count: number): void {
    this.#stepBack()
    const winning = rows.slice(0, count)
    this.#light(winning.map((row, reel) => cellAt(reel, row)))
    winning.forEach((row, reel) => {
      const [x, y] = [(reel + 0.5) * CELL, (row + 0.5) * CELL]
      if (reel === 0) this.#marks.moveTo(0, y).lineTo(x, y)
      else this.#marks.lineTo(x, y)
    })
    this.#marks.stroke({ color: BRASS, width: 5, alpha: 0.75, join: 'round' })
    this.#draw()
  }

  markCells(cells: readonly number[]): void {
    this.#stepBack()
    this.#light(cells)
    this.#draw()
  }

  /** Lanterns stay, the rest goes dark. */
  holdLanterns(lanterns: readonly { cell: number; label: string }[]): void {
    for (let cell = 0; cell < CELLS; cell++) this.#spriteAt(cell).alpha = 0.12
    for (const lantern of lanterns) this.addLantern(lantern)
  }

  addLantern({ cell, label }: { cell: number; label: string }): void {
    const holder = new Container()
    holder.position.set((Math.floor(cell / ROWS) + 0.5) * CELL, ((cell % ROWS) + 0.5) * CELL)
    const sprite = new Sprite(this.#lantern)
    sprite.anchor.set(0.5)
    sprite.setSize(CELL * 0.98)
    const text = new Text({
      text: label,
      style: {
        fontFamily: 'Pretendard Variable, Inter Variable, sans-serif',
        fontSize: 42,
        fontWeight: '800',
        fill: 0x3a1208,
        stroke: { color: 0xfff3d0, width: 7 },
      },
      resolution: 2,
    })
    text.anchor.set(0.5)
    if (text.width > CELL * 0.86) text.scale.set((CELL * 0.86) / text.width)
    holder.addChild(sprite, text)
    this.#lanterns.addChild(holder)
    this.#draw()
  }

  /** The dark cells turn once more. */
  async turnDarkCells(): Promise<void> {
    const { ticker } = this.#app
    if (this.#pace.still || this.#pace.hurried) return
    const lit = new Set(this.#lanterns.children.map(({ x, y }) => `${x}.${y}`))
    const turning = new Container()
    for (let cell = 0; cell < CELLS; cell++) {
      const [x, y] = [(Math.floor(cell / ROWS) + 0.5) * CELL, ((cell % ROWS) + 0.5) * CELL]
      if (lit.has(`${x}.${y}`)) continue
      turning.addChild(
        new Graphics().roundRect(x - 70, y - 70, 140, 140, 28).stroke({ color: BRASS, width: 3, alpha: 0.5 }),
      )
    }
    this.#lanterns.addChildAt(turning, 0)
    const pulse = () => {
      turning.alpha = 0.35 + 0.35 * Math.sin(performance.now() / 110)
    }
    ticker.add(pulse)
    this.#pulsing = true
    ticker.start()
    await this.#pace.wait(520, 0)
    ticker.remove(pulse)
    this.#pulsing = false
    turning.destroy({ children: true })
    this.#draw()
  }

  clear(): void {
    this.#marks.clear()
    for (const child of this.#lanterns.removeChildren()) child.destroy({ children: true })
    for (const reel of this.#reels) reel.relight()
    this.#draw()
  }

  /** Once; while something moves, the ticker draws. */
  #draw(): void {
    if (!this.#app.ticker.started) this.#app.render()
  }

  #steppedBack(): boolean {
    return this.#reels.some((reel) => reel.dimmed)
  }

  #stepBack(): void {
    if (!this.#steppedBack()) for (const reel of this.#reels) reel.dim(0.32)
  }

  #light(cells: readonly number[]): void {
    for (const cell of cells) this.#spriteAt(cell).alpha = 1
  }

  #spriteAt(cell: number): Sprite {
    const reel = this.#reels[Math.floor(cell / ROWS)]
    if (!reel) throw new RangeError(`no cell ${cell}`)
    return reel.spriteInRow(cell % ROWS)
  }
}

async function textureOf(art: string): Promise<Texture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ART_PIXELS}" height="${ART_PIXELS}" viewBox="0 0 100 100">${art}</svg>`
  const image = new Image(ART_PIXELS, ART_PIXELS)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = ART_PIXELS
  canvas.height = ART_PIXELS
  canvas.getContext('2d')?.drawImage(image, 0, 0, ART_PIXELS, ART_PIXELS)
  return new Texture({ source: new CanvasSource({ resource: canvas, autoGenerateMipmaps: true }) })
}
