import { expect, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { andarBaharLayout } from '../andar-bahar/andar-bahar-layout.ts'
import { blackjackLayout } from '../blackjack/layout/blackjack-layout.ts'
import { rouletteLayout } from '../roulette/roulette-layout.ts'
import { shapeOf } from '../scene/room-shape.ts'
import { sicBoLayout } from '../sic-bo/sic-bo-layout.ts'
import { noticeAt } from './notice-at.ts'

const rooms = { andarBaharLayout, blackjackLayout, rouletteLayout, sicBoLayout }
const sizes = [
  [320, 480],
  [390, 752],
  [568, 280],
  [700, 330],
  [844, 338],
  [768, 972],
  [820, 1_128],
  [1_024, 716],
  [1_440, 848],
] as const
const cases = Object.entries(rooms).flatMap(([name, layout]) => sizes.map((size) => [name, ...size, layout] as const))

test.each(cases)('%s at %i × %i has its notices inside the room', (_name, width, height, layout) => {
  const shape = shapeOf(width, height)
  const { left } = noticeAt(layout({ width, height, shape, said: {} as TableSaid, isFramed: false, page: 0 }))
  // As wide as the styles let it be.
  const half = Math.min(shape === 'landscape' ? 206 : 340, width * 0.92) / 2
  expect(left - half).toBeGreaterThanOrEqual(0)
  expect(left + half).toBeLessThanOrEqual(width)
})

test.each(cases)(
  '%s at %i × %i has no notice over the dealer or what is past, but where nothing else is free',
  (_name, width, height, layout) => {
    const shape = shapeOf(width, height)
    const laid = layout({ width, height, shape, said: {} as TableSaid, isFramed: false, page: 0 })
    const { left, top } = noticeAt(laid)
    const half = Math.min(shape === 'landscape' ? 206 : 340, width * 0.92) / 2
    const { dealer, panel, places, dial, table } = laid
    const [body, tall] = [dealer.x + dealer.width / 2, 120]
    const isOverFelt = Object.values(places).some(
      ({ bounds }) => bounds.y < top + tall && top < bounds.y + bounds.height,
    )
    const isOverDealer = Math.abs(left - body) < half && top < dealer.y + dealer.height * 0.8
    const isOverPanel =
      left + half > panel.x &&
      left - half < panel.x + panel.width &&
      top < panel.y + panel.height &&
      top + tall > panel.y
    // On the smallest phones the dial takes the lower half.
    if (dial.y <= table.height / 2) expect((isOverDealer || isOverPanel) && !isOverFelt).toBe(false)
  },
)
