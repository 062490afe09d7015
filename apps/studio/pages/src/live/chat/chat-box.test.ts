import { describe, expect, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { andarBaharLayout, andarBaharPages } from '../andar-bahar/andar-bahar-layout.ts'
import { baccaratPlan } from '../baccarat/baccarat-plan.ts'
import { blackjackLayout } from '../blackjack/layout/blackjack-layout.ts'
import { standardLayout, standardPages } from '../felt/standard-layout.ts'
import type { LayoutAsked, RoomLayout } from '../game/game-view.ts'
import { rouletteLayout } from '../roulette/roulette-layout.ts'
import { roulettePages } from '../roulette/roulette-parts.ts'
import { shapeOf } from '../scene/room-shape.ts'
import type { Box, RoomShape } from '../scene/scene.ts'
import { sicBoLayout } from '../sic-bo/sic-bo-layout.ts'
import { chatBox } from './chat-box.ts'

type Game = { layout(asked: LayoutAsked): RoomLayout; pages(shape: RoomShape): number }
const plan = baccaratPlan('baccarat')
const games: { readonly [name: string]: Game } = {
  baccarat: { layout: (asked) => standardLayout(asked, plan), pages: (shape) => standardPages(shape, plan) },
  'andar bahar': { layout: andarBaharLayout, pages: andarBaharPages },
  roulette: { layout: rouletteLayout, pages: roulettePages },
  'sic bo': { layout: sicBoLayout, pages: () => 1 },
  blackjack: { layout: blackjackLayout, pages: () => 1 },
}
/** What the operator's header leaves of a phone. */
const phones = [
  [360, 660],
  [390, 752],
  [430, 840],
  [844, 338],
  [932, 380],
] as const
const small = [
  [740, 316],
  [320, 512],
] as const

const layoutsOf = (game: Game, [width, height]: readonly [number, number]): RoomLayout[] => {
  const shape = shapeOf(width, height)
  return [true, false].flatMap((isFramed) =>
    Array.from({ length: game.pages(shape) }, (_, page) =>
      game.layout({ width, height, shape, said: {} as TableSaid, isFramed, page }),
    ),
  )
}
const overlaps = (one: Box, other: Box): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0 &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0

describe.each(Object.entries(games))('the chat of %s', (_, game) => {
  test.each([...phones, ...small])(
    'lies on a phone of %i × %i over no place, no chip and no bet, beside the dial',
    (...size) => {
      for (const layout of layoutsOf(game, size)) {
        const box = chatBox(layout)
        const { places, pressed, dial, tray, bets } = layout
        const kept = [...Object.values(places).map(({ bounds }) => bounds), ...[pressed ?? []].flat(), dial, tray, bets]
        for (const one of kept) expect(overlaps(box, one), JSON.stringify([box, one])).toBe(false)
      }
    },
  )

  test.each([...phones, ...small, [568, 300] as const])(
    'is inside a room of %i × %i, and has room to write',
    (...size) => {
      for (const layout of layoutsOf(game, size)) {
        const { x, y, width, height, size: kind } = chatBox(layout)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(size[0])
        expect(y + height).toBeLessThanOrEqual(size[1])
        expect(width).toBeGreaterThanOrEqual(180)
        expect(height).toBeGreaterThanOrEqual({ full: 236, low: 92, line: 40 }[kind])
      }
    },
  )
})
