import { describe, expect, it } from 'vitest'
import type { TableSaid } from '../../../../../src/tables/table-shapes.ts'
import { CARD } from '../../cards/card-textures.ts'
import { shapeOf } from '../../scene/room-shape.ts'
import type { Box } from '../../scene/scene.ts'
import { CHIP } from '../../stage/chip-textures.ts'
import { sharePlace } from '../../stage/laid-chips.ts'
import { handShare, spotOf } from '../play/hand-spots.ts'
import { placeOfSeat } from '../play/seat-rights.ts'
import { type BlackjackLayout, blackjackLayout, blackjackPages } from './blackjack-layout.ts'

/** Every width from 320 to 2560, both ways up, and two tables side by side. */
const SIZES = [
  320, 360, 390, 430, 480, 568, 600, 601, 640, 700, 719, 740, 768, 820, 844, 932, 1024, 1180, 1181, 1280, 1440, 1706,
  1920, 2560,
].flatMap((width) =>
  [0.41, 0.46, 0.5625, 0.625, 0.75, 1, 1.18, 1.33, 1.6, 1.92, 2.05]
    .map((ratio) => [width, Math.round(width * ratio)] as const)
    .filter(([w, h]) => h >= 290 && (w > h || h <= 1500) && !(w < 480 && h < 440) && !(w <= 600 && w > h && h >= 500)),
)
const TOUCH = 44
const EDGE_OF_CHIP = 4
const SUM_HEIGHT = 22
const RATIO = CARD.height / CARD.width
const KINDS = ['seat', 'behind', 'perfect-pairs', '21+3']

describe.each(SIZES.map(([w, h]) => [`${w} × ${h}`, w, h] as const))('at %s', (_, width, height) => {
  const shape = shapeOf(width, height)
  const pages = Array.from({ length: blackjackPages(shape) }, (__, page) =>
    blackjackLayout({ width, height, shape, said: {} as TableSaid, isFramed: false, page }),
  )
  const first = pages[0] as BlackjackLayout
  // No screen for fingers is so low: half of a desktop, or a small window.
  const least = shape === 'landscape' || height >= 560 ? TOUCH : 40

  it('reaches every place of every seat', () => {
    const shown = new Set(pages.flatMap(({ places }) => Object.keys(places).filter((code) => placeOfSeat(code))))
    const all = KINDS.flatMap((kind) => [0, 1, 2, 3, 4, 5, 6].map((seat) => `${kind}-${seat}`))
    expect([...shown].sort()).toEqual(all.sort())
    for (const { seats } of pages) expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('has places and tiles inside the stage, large enough for a finger', () => {
    for (const layout of pages)
      for (const [code, box] of pressed(layout)) {
        expect(isInside(box, layout.stage), `${code} ${JSON.stringify(box)}`).toBe(true)
        expect(Math.min(box.width, box.height), code).toBeGreaterThanOrEqual(least)
      }
  })

  it('lays nothing that is pressed over anything else', () => {
    for (const layout of pages) {
      const boxes = pressed(layout)
      for (const [code, box] of boxes) {
        expect(overlap(box, layout.tray), code).toBeLessThanOrEqual(0)
        if (layout.panel.height > 0) expect(overlap(box, layout.panel), code).toBeLessThanOrEqual(0)
        for (const [other, beside] of boxes)
          if (code < other) expect(overlap(box, beside), `${code} ${other}`).toBeLessThanOrEqual(1)
      }
    }
  })

  it('keeps cards of every seat, split or not, on the table and off places, tiles and each other', () => {
    for (const layout of pages) {
      const hands = layout.seats.flatMap(({ seat, hand, tile }) => {
        const boxes = [1, 2].flatMap((count) =>
          Array.from({ length: count }, (__, index) => cardsOf(handShare(hand, index, count), 6)),
        )
        return boxes.map((box) => ({ seat, tile, box }))
      })
      for (const { seat, tile, box } of hands) {
        expect(isInside(box, layout.stage), `seat ${seat}`).toBe(true)
        if (box.x < layout.table.width) expect(box.y, `seat ${seat}`).toBeGreaterThanOrEqual(layout.edge)
        if (tile) expect(isInside(box, tile), `seat ${seat} ${JSON.stringify([box, tile])}`).toBe(true)
        else
          for (const [code, place] of pressed(layout))
            expect(overlap(box, place), `${seat} ${code}`).toBeLessThanOrEqual(0)
        for (const other of hands)
          if (other.seat > seat) expect(overlap(box, other.box), `${seat} ${other.seat}`).toBeLessThanOrEqual(0)
        expect(overlap(box, dealerCards(layout)), `seat ${seat}`).toBeLessThanOrEqual(0)
      }
    }
  })

  it('lays the sum of a stake, and of what it won, beside or below the chips', () => {
    for (const { places } of pages)
      for (const [code, place] of Object.entries(places)) {
        const { own, tag, bounds, wonOnTop } = place
        if (tag?.width === undefined) continue
        const { wonX, scale } = sharePlace(place)
        const right = wonOnTop ? own.x + own.radius * 1.3 : wonX + own.radius * scale
        const beside = tag.x - tag.width / 2 - right
        const below = tag.y - SUM_HEIGHT / 2 - (own.y + own.radius * CHIP.flat)
        expect(Math.max(beside, below), code).toBeGreaterThanOrEqual(-EDGE_OF_CHIP)
        expect(tag.x + tag.width / 2, code).toBeLessThanOrEqual(bounds.x + bounds.width + 1)
      }
  })

  it('has dial and panes apart from each other and from the seats', () => {
    const { dial, others, bets, stage } = first
    const boxes = [{ ...dial, height: dial.height + 20 }, others, bets].filter((box) => box !== undefined)
    for (const box of boxes) {
      expect(isInside(box, stage), JSON.stringify(box)).toBe(true)
      for (const other of boxes) if (other !== box) expect(overlap(box, other)).toBeLessThanOrEqual(0)
      for (const layout of pages)
        for (const [code, place] of pressed(layout)) expect(overlap(box, place), code).toBeLessThanOrEqual(0)
    }
  })
})

/** What a finger presses: places of seats, and tiles. */
const pressed = ({ places, seats }: BlackjackLayout): [string, Box][] => [
  ...Object.entries(places).flatMap(([code, { bounds }]): [string, Box][] =>
    placeOfSeat(code) ? [[code, bounds]] : [],
  ),
  ...seats.flatMap(({ seat, tile }): [string, Box][] => (tile ? [[`tile ${seat}`, tile]] : [])),
]

const cardsOf = (hand: Parameters<typeof handShare>[0], count: number): Box => {
  const spots = Array.from({ length: count }, (_, index) => spotOf(hand, index, count, false))
  const xs = spots.map(({ x }) => x)
  const top = Math.min(...spots.map(({ y }) => y)) - (hand.width * RATIO) / 2
  const width = Math.max(...xs) - Math.min(...xs) + hand.width
  return { x: Math.min(...xs) - hand.width / 2, y: top, width, height: hand.y + hand.width * RATIO - top }
}

const dealerCards = ({ dealerHand: { x, y, width } }: BlackjackLayout): Box => ({
  x: x - width * 1.1,
  y,
  width: width * 2.2,
  height: width * RATIO,
})

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

/** How deep two boxes lie in each other; below 0 where they are apart. */
const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  )
