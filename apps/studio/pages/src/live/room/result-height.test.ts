import { expect, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { andarBaharLayout } from '../andar-bahar/andar-bahar-layout.ts'
import { baccaratPlan } from '../baccarat/baccarat-plan.ts'
import { blackjackLayout } from '../blackjack/layout/blackjack-layout.ts'
import { standardLayout } from '../felt/standard-layout.ts'
import type { LayoutAsked } from '../game/game-view.ts'
import { rouletteLayout } from '../roulette/roulette-layout.ts'
import { shapeOf } from '../scene/room-shape.ts'
import { sicBoLayout } from '../sic-bo/sic-bo-layout.ts'
import { HALF_RESULT, IN_TWO_LINES, NARROW_RESULT, RESULT_HEIGHT } from './result-height.ts'

const baccaratLayout = (asked: LayoutAsked) => standardLayout(asked, baccaratPlan('baccarat'))
const rooms = { andarBaharLayout, baccaratLayout, blackjackLayout, rouletteLayout, sicBoLayout }
/** Phones, both ways up. */
const sizes = [
  [320, 480],
  [320, 568],
  [360, 640],
  [390, 752],
  [430, 932],
  [568, 280],
  [700, 330],
  [844, 338],
  [932, 400],
] as const
const cases = Object.entries(rooms).flatMap(([name, layout]) => sizes.map((size) => [name, ...size, layout] as const))
/** What a shadow or a sum may reach over. */
const BEYOND = 8

test.each(cases)('%s at %i × %i has its result off dealer, cards and places', (_name, width, height, layout) => {
  const shape = shapeOf(width, height)
  const { result, tray, cards, dealer, places } = layout({
    width,
    height,
    shape,
    said: {} as TableSaid,
    isFramed: false,
    page: 0,
  })
  const top = result.y
  const bottom = top + (result.isLow ? IN_TWO_LINES : 104)
  if (result.isLow) expect([top >= tray.y - BEYOND, bottom <= height + BEYOND]).toEqual([true, true])
  // Where it is not low it stands beside the dealer, above the places at the right.
  const half = result.isLow ? tray.width / 2 - 6 : 103
  const [left, right] = [result.x - half, result.x + half]
  const face = { x: dealer.x + dealer.width * 0.35, y: dealer.y, width: dealer.width * 0.3, height: dealer.height }
  const hands = { x: cards.x - cards.width * 2, y: cards.y, width: cards.width * 4, height: cards.width * 1.42 }
  const covered = [face, hands, ...Object.values(places).map(({ bounds }) => bounds)].filter(
    (box) =>
      box.width > 0 &&
      Math.min(box.x + box.width, right) - Math.max(box.x, left) > BEYOND &&
      Math.min(box.y + box.height, bottom) - Math.max(box.y, top) > BEYOND,
  )
  expect(covered).toEqual([])
})

/** Tablets, both ways up, and desktops. */
const larger = [
  [700, 1_028],
  [768, 972],
  [820, 1_128],
  [1_024, 716],
  [1_180, 768],
  [1_366, 972],
  [1_440, 848],
  [1_920, 1_028],
  [2_560, 1_388],
] as const
const largerCases = Object.entries(rooms).flatMap(([name, layout]) =>
  larger.map((size) => [name, ...size, layout] as const),
)

test.each(largerCases)(
  '%s at %i × %i has its result in the room, beside the dealer',
  (_name, width, height, layout) => {
    const shape = shapeOf(width, height)
    const { result, dealer, edge } = layout({ width, height, shape, said: {} as TableSaid, isFramed: true, page: 0 })
    const half = result.isNarrow ? NARROW_RESULT.width / 2 : HALF_RESULT - 12
    expect([result.x - half >= 0, result.x + half <= width]).toEqual([true, true])
    const [left, right] = [dealer.x + dealer.width * 0.35, dealer.x + dealer.width * 0.65]
    const isBeside = result.x + half <= left + BEYOND || result.x - half >= right - BEYOND
    expect(isBeside || result.y >= edge || result.y + RESULT_HEIGHT - 14 <= dealer.y).toBe(true)
  },
)

/** Of two tables side by side in windows of 1920 to 2560, as the styles magnify them. */
const halves = [
  [853, 860],
  [853, 920],
  [947, 848],
  [947, 923],
  [959, 860],
  [959, 935],
  [1_066, 960],
] as const
/** Of roulette alone on tablets. */
const tablets = [
  [601, 748],
  [768, 972],
  [834, 1_142],
  [1_024, 716],
  [1_024, 1_314],
  [1_133, 692],
  [1_180, 768],
] as const
/** Of roulette alone. */
const desktops = [
  [1_280, 668],
  [1_366, 716],
  [1_440, 848],
  [1_920, 1_028],
  [2_560, 1_388],
] as const
const halfCases = [
  ...halves.map((size) => ['blackjackLayout', ...size] as const),
  ...[...halves, ...tablets, ...desktops].map((size) => ['rouletteLayout', ...size] as const),
]

test.each(halfCases)('%s at %i × %i has its result off arms, lists and what is past', (name, width, height) => {
  const shape = shapeOf(width, height)
  const asked = { width, height, shape, said: {} as TableSaid, isFramed: true, page: 0 }
  const { result, dealer, panel, others, bets, places, tray } = rooms[name](asked)
  const half = result.isLow ? tray.width / 2 - 6 : result.isNarrow ? NARROW_RESULT.width / 2 : HALF_RESULT
  const [left, right] = [result.x - half, result.x + half]
  const top = result.y
  const bottom = top + (result.isLow ? IN_TWO_LINES : result.isNarrow ? NARROW_RESULT.height : RESULT_HEIGHT)
  const figure = { ...dealer, x: dealer.x + dealer.width * 0.25, width: dealer.width * 0.5 }
  const shown = [figure, panel, others, bets, ...Object.values(places).map(({ bounds }) => bounds)]
  const covered = shown.filter(
    (box) =>
      box &&
      Math.min(box.x + box.width, right) - Math.max(box.x, left) > 0 &&
      Math.min(box.y + box.height, bottom) - Math.max(box.y, top) > 0,
  )
  expect(covered).toEqual([])
})
