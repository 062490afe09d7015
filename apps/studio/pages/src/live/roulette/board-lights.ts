import { roulettePlaces } from '@maru/live-games'
import { Container, Sprite, type Texture } from 'pixi.js'
import type { Box } from '../scene/scene.ts'
import { drawnTexture, retireTexture } from '../wheel/pens.ts'
import { drawLuckyTile, drawMoonCell } from './board-art.ts'
import type { RouletteLayout } from './roulette-parts.ts'
import type { SpinShown } from './spin-shown.ts'

const TILE = { width: 46, height: 46, gap: 6 } as const

/** Light on cells of the felt: struck numbers, the number that came with its outside bets, and struck numbers once more as tiles. */
export class BoardLights {
  readonly view = new Container()
  /** Above the wheel, which may cover the felt. */
  readonly tiles = new Container()
  readonly #strikes = new Container()
  readonly #won = new Container()
  #layout: RouletteLayout | undefined
  #resolution = 1
  #key = ''

  constructor() {
    this.view.addChild(this.#strikes, this.#won)
  }

  lay(layout: RouletteLayout, resolution: number): void {
    this.#layout = layout
    this.#resolution = resolution
    this.#key = ''
  }

  show({ strikes, landed }: Pick<SpinShown, 'strikes' | 'landed'>): void {
    const key = `${strikes.map(({ number, multiplier }) => `${number}x${multiplier}`)} ${landed}`
    if (key !== this.#key) this.#draw(strikes, landed)
    this.#key = key
    strikes.forEach(({ light }, at) => {
      for (const layer of [this.#strikes, this.tiles]) {
        const sprite = layer.children[at]
        if (!sprite) continue
        sprite.alpha = light
        // It strikes: larger at first, then in its place.
        sprite.scale.set(1 + 0.5 * (1 - light))
      }
    })
  }

  destroy(): void {
    this.#clear()
    this.view.destroy({ children: true })
    this.tiles.destroy({ children: true })
  }

  #draw(strikes: SpinShown['strikes'], landed: number | undefined): void {
    this.#clear()
    const layout = this.#layout
    if (!layout) return
    const boxOf = (code: string): Box | undefined => layout.board?.cells.find((cell) => cell.code === code)?.box
    strikes.forEach(({ number, multiplier }, at) => {
      const box = boxOf(`straight-${number}`)
      this.#strikes.addChild(box ? this.#cell(box, `×${multiplier}`) : new Sprite())
      this.tiles.addChild(this.#tile(number, `×${multiplier}`, at, strikes.length, layout))
    })
    if (landed === undefined) return
    const won = roulettePlaces.filter(({ kind, numbers }) => numbers.includes(landed) && OUTSIDE.has(kind))
    for (const code of [`straight-${landed}`, ...won.map((place) => place.code)]) {
      const box = boxOf(code)
      if (box) this.#won.addChild(this.#cell(box))
    }
  }

  #cell(box: Box, words?: string): Sprite {
    const texture = drawnTexture(box.width, box.height, this.#resolution, (pen) =>
      drawMoonCell(pen, box.width, box.height, words),
    )
    return placed(texture, box.x + box.width / 2, box.y + box.height / 2)
  }

  #tile(
    number: number,
    words: string,
    at: number,
    count: number,
    { shape, dial, wheel, stage, tray }: RouletteLayout,
  ): Sprite {
    const { width, height, gap } = TILE
    const texture = drawnTexture(width, height, this.#resolution, (pen) =>
      drawLuckyTile(pen, number, words, width, height),
    )
    const { running } = wheel
    const lowest = tray.y - height / 2 - 4
    const right = running.x + running.width
    // On a phone below the wheel or beside it, else in a corner that the wheel leaves free and nobody's face is in.
    if (shape === 'portrait') {
      const from = stage.width / 2 - (count * (width + gap) - gap) / 2
      return placed(
        texture,
        from + width / 2 + at * (width + gap),
        Math.min(lowest, running.y + running.height + 14 + height / 2),
      )
    }
    const down = at * (height + gap) + height / 2
    if (shape === 'landscape') return placed(texture, right + 14 + width / 2, 10 + down)
    if (shape === 'tablet') return placed(texture, right - width / 2, Math.max(12, running.y) + down)
    return placed(texture, dial.x + width / 2 + 4, dial.y + dial.height + CAPTION + down)
  }

  #clear(): void {
    for (const layer of [this.#strikes, this.#won, this.tiles])
      for (const sprite of layer.removeChildren()) {
        if (sprite instanceof Sprite) retireTexture(sprite.texture)
        sprite.destroy()
      }
  }
}

/** Below the dial stands what the table is doing. */
const CAPTION = 34
const OUTSIDE: ReadonlySet<string> = new Set(['dozen', 'column', 'even-chance'])

function placed(texture: Texture, x: number, y: number): Sprite {
  const sprite = new Sprite(texture)
  sprite.anchor.set(0.5)
  sprite.position.set(x, y)
  return sprite
}
