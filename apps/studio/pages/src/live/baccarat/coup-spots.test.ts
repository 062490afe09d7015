import { describe, expect, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { sizeOfShoe } from '../cards/used-cards.ts'
import { standardLayout } from '../felt/standard-layout.ts'
import type { Box } from '../scene/scene.ts'
import { baccaratPlan } from './baccarat-plan.ts'
import { CARD_RATIO, coupSpots, sizeOfTotal } from './coup-spots.ts'

const said = {} as TableSaid
const wide = [
  [1_440, 848],
  [1_440, 748],
  [1_280, 720],
  [1_920, 1_000],
  [2_560, 1_300],
] as const

describe.each(wide)('at %i × %i', (width, height) => {
  const asked = { width, height, shape: 'desktop', said, isFramed: false, page: 0 } as const
  const layout = standardLayout(asked, baccaratPlan('baccarat'))
  const { banker } = coupSpots(layout)
  const [third, total] = [banker.cards[2], banker.totals[1]]
  const across = layout.cards.width * CARD_RATIO
  const card: Box = around(third.x, third.y, across, layout.cards.width)
  const sum: Box = around(total.x, total.y, sizeOfTotal(layout), sizeOfTotal(layout))

  test('a third card lies in front of the shoe', () => {
    // Its foot, as it is drawn.
    expect(card.y).toBeGreaterThan(layout.shoe.y + sizeOfShoe(layout) * 0.44)
  })

  test('a third card and the total beside it end above the places', () => {
    const path = layout.places['banker-bonus']?.path ?? ''
    const [rx = 0, ry = 0, x = 0, y = 0] = (/L(\S+ \S+)A(\S+ \S+) /.exec(path) ?? [])
      .slice(1)
      .reverse()
      .flatMap((two) => two.split(' ').map(Number))
    const edgeAt = (along: number): number => {
      const upTo = (at: number) => ry * Math.sqrt(1 - ((at - width / 2) / rx) ** 2)
      return y - upTo(x) + upTo(along)
    }
    for (const box of [card, sum]) expect(box.y + box.height).toBeLessThan(edgeAt(box.x + box.width) - 3)
  })
})

function around(x: number, y: number, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}
