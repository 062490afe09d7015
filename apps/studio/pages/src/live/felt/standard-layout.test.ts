import { describe, expect, it, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { baccaratPlan } from '../baccarat/baccarat-plan.ts'
import { CARD_RATIO, coupSpots } from '../baccarat/coup-spots.ts'
import { dragonTigerPlan } from '../dragon-tiger/dragon-tiger-plan.ts'
import { duelSpots } from '../dragon-tiger/duel-spots.ts'
import type { PlaceShape, RoomLayout } from '../game/game-view.ts'
import { shapeOf } from '../scene/room-shape.ts'
import type { Box } from '../scene/scene.ts'
import { type FeltPlan, MORE } from './felt-plan.ts'
import { standardLayout, standardPages } from './standard-layout.ts'

/** What the operator's header or our own leaves of a window: every width from 320 to 2560, both ways up, and two tables side by side. */
const SIZES = [
  320, 360, 390, 430, 480, 568, 600, 601, 640, 700, 719, 768, 820, 844, 932, 1024, 1180, 1181, 1280, 1440, 1706, 1920,
  2560,
].flatMap((width) =>
  [0.41, 0.46, 0.5625, 0.625, 0.75, 1, 1.18, 1.33, 1.6, 1.92, 2.05]
    .map((ratio) => [width, Math.round(width * ratio)] as const)
    .filter(([w, h]) => h >= 290 && (w > h || h <= 1500) && !(w < 480 && h < 440) && !(w <= 600 && w > h && h >= 500)),
)
const GAMES: readonly (readonly [string, FeltPlan, readonly string[]])[] = [
  ['baccarat', baccaratPlan('baccarat'), codesOf(baccaratPlan('baccarat'))],
  ['baccarat-no-commission', baccaratPlan('baccarat-no-commission'), codesOf(baccaratPlan('baccarat-no-commission'))],
  ['dragon-tiger', dragonTigerPlan, codesOf(dragonTigerPlan)],
]

describe.each(GAMES)('%s', (_, plan, codes) => {
  describe.each(SIZES.map(([width, height]) => [`${width} × ${height}`, width, height] as const))(
    'at %s',
    (_size, width, height) => {
      const shape = shapeOf(width, height)
      const pages = Array.from({ length: standardPages(shape, plan) }, (__, page) =>
        standardLayout({ width, height, shape, said: {} as TableSaid, isFramed: false, page }, plan),
      )
      const first = pages[0] as RoomLayout
      // No screen for fingers is so: a wide window that is low, or a square one in which seven places share a row.
      const [least, side] = shape === 'desktop' && height < 640 ? [28, 34] : width < 740 ? [40, 36] : [40, 40]

      it('reaches every place, and only once', () => {
        const shown = pages.flatMap(({ places }) => Object.keys(places).filter((code) => code !== MORE))
        expect(shown.sort()).toEqual([...codes].sort())
      })

      it('has every place inside the stage, large enough for a finger', () => {
        for (const { places, stage } of pages)
          for (const [code, place] of Object.entries(places)) {
            expect(isInside(place.bounds, stage), `${code} ${JSON.stringify(place.bounds)}`).toBe(true)
            expect(depthOf(place), `${code} is too low`).toBeGreaterThanOrEqual(least)
            expect(place.bounds.width, `${code} is too narrow`).toBeGreaterThanOrEqual(side)
          }
      })

      it('lays no two places over each other', () => {
        for (const { places } of pages) {
          const middles = Object.entries(places).map(([code, { words }]) => ({ code, ...words }))
          for (const one of middles)
            for (const other of middles)
              if (one.code < other.code)
                expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.code} ${other.code}`).toBeGreaterThan(26)
        }
      })

      it('keeps chips, panel and places apart', () => {
        for (const { places, tray, panel } of pages) {
          expect(overlap(tray, panel)).toBe(0)
          for (const [code, { bounds }] of Object.entries(places)) {
            expect(overlap(bounds, panel), code).toBe(0)
            expect(overlap(bounds, tray), code).toBeLessThanOrEqual(8)
          }
        }
      })

      it('keeps the chips of others off the name of the large place at the left of an upright tablet', () => {
        const { words, others } = first.places[plan.main[0]?.[0] ?? ''] as PlaceShape
        if (shape !== 'tablet' || width > 820 || !others) return
        const { x, y, radius, dx, dy = 0 } = others
        for (const stack of [0, 1, 2]) {
          const isBeside = words.x - (x + stack * dx) > words.nameSize * 1.9 + radius
          expect(isBeside || y + stack * dy - radius > words.y + words.nameSize * 0.2, `stack ${stack}`).toBe(true)
        }
      })

      it('has dial, panes and places apart', () => {
        const framed = standardLayout({ width, height, shape, said: {} as TableSaid, isFramed: true, page: 0 }, plan)
        for (const layout of [first, framed]) panesApart(layout)
      })

      const panesApart = (layout: RoomLayout) => {
        const { dial, others, bets, winners } = layout
        const all = [{ ...dial, height: dial.height + 20 }, others, bets, shape === 'portrait' ? undefined : winners]
        const boxes = all.filter((box) => box !== undefined)
        for (const box of boxes) {
          expect(isInside(box, first.stage), JSON.stringify(box)).toBe(true)
          for (const other of boxes) if (other !== box) expect(overlap(box, other)).toBe(0)
        }
      }

      it('keeps every card on the table, off the sums of the large places', () => {
        const laid = [
          ...Object.values(coupSpots(first)).flatMap(({ cards }) => cards.slice(0, 2).map((spot) => spot.y)),
          duelSpots(first).dragon.y,
        ]
        for (const y of laid) {
          expect(y - (first.cards.width * CARD_RATIO) / 2).toBeGreaterThanOrEqual(first.edge - 8)
          expect(y + (first.cards.width * CARD_RATIO) / 2).toBeLessThanOrEqual(first.tray.y)
        }
      })
    },
  )
})

test.each([
  [1440, 848, 'desktop'],
  [719, 848, 'tablet'],
  [768, 972, 'tablet'],
  [1024, 700, 'tablet'],
  [390, 752, 'portrait'],
  [320, 560, 'portrait'],
  [844, 338, 'landscape'],
] as const)('a room of %i × %i is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape)
})

function codesOf(plan: FeltPlan): string[] {
  return [...(plan.ends ?? []), ...plan.main.map(([code]) => code), ...plan.desktop.flat().map(([code]) => code)]
}

/** How deep a place is where it is deepest: a place on an arc is lower than the box around it. */
const depthOf = ({ bounds, words }: PlaceShape): number => Math.min(bounds.height, (words.y - bounds.y) * 2.6)

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

/** How deep two boxes lie in each other. */
const overlap = (a: Box, b: Box): number =>
  Math.max(
    0,
    Math.min(
      Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
      Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
    ),
  )
