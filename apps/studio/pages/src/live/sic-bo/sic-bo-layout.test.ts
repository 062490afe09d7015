import { sicBoPlaces } from '@maru/live-games'
import { describe, expect, test } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { MORE } from '../felt/felt-plan.ts'
import { shapeOf } from '../scene/room-shape.ts'
import type { Box } from '../scene/scene.ts'
import { sicBoLayout } from './sic-bo-layout.ts'
import { sicBoPages } from './sic-bo-view.ts'

const sizes = [
  320, 360, 375, 390, 414, 430, 480, 568, 600, 601, 667, 740, 768, 820, 844, 932, 1_024, 1_180, 1_181, 1_366, 1_440,
  1_920, 2_560,
].flatMap((width) =>
  [0.44, 0.5, 0.5625, 0.625, 0.75, 1, 1.3, 1.5, 1.78, 2, 2.16]
    .map((ratio) => [width, Math.round(width * ratio) - (width * ratio < 500 ? 40 : 52)] as const)
    .filter(([w, h]) => h >= 280 && (w > h || h <= 1_500) && !(w <= 600 && h < 500 && h >= w) && !(w < 568 && w > h)),
)
const overlap = (a: Box, b: Box): number =>
  Math.min(
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y),
  )

describe.each(sizes)('a table of %i × %i', (width, height) => {
  const shape = shapeOf(width, height)
  const pages = Array.from({ length: sicBoPages(shape) }, (_, page) =>
    sicBoLayout({ width, height, shape, said: {} as TableSaid, page, isFramed: false }),
  )

  test('has every place of the rules, large enough for a finger, inside the room', () => {
    const codes = new Set(pages.flatMap(({ places }) => Object.keys(places)))
    codes.delete(MORE)
    expect([...codes].sort()).toEqual(sicBoPlaces.map(({ code }) => code).sort())
    const least = shape === 'desktop' ? 30 : 44
    for (const { places } of pages)
      for (const [code, { bounds }] of Object.entries(places)) {
        expect(Math.min(bounds.width, bounds.height), `${code} ${JSON.stringify(bounds)}`).toBeGreaterThanOrEqual(
          least - 0.01,
        )
        expect(
          bounds.x >= 0 && bounds.y >= 0 && bounds.x + bounds.width <= width && bounds.y + bounds.height <= height,
        ).toBe(true)
      }
  })

  test('has the chips of others at the edge of a drawn cell, beside its number and what it pays', () => {
    for (const { places } of pages)
      for (const [code, { bounds, others }] of Object.entries(places)) {
        if (!others || !/^(total|single|double|triple|two)/.test(code)) continue
        const top = others.y + 2 * (others.dy ?? 0) - others.radius
        expect(others.dx).toBe(0)
        expect(others.x + others.radius - bounds.x).toBeLessThanOrEqual(0.31 * bounds.width)
        if (code.startsWith('total')) expect(others.y + others.radius).toBeLessThan(bounds.y + bounds.height * 0.68)
        else expect(top).toBeGreaterThan(bounds.y + bounds.height * 0.5)
      }
  })

  test('has no two places that overlap, and none over the chips or the statistics', () => {
    for (const { places, tray, panel } of pages) {
      const boxes = Object.values(places).map(({ bounds }) => bounds)
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBeLessThan(0.01)
        expect(overlap(one, tray)).toBeLessThan(0.5)
        if (panel.height > 0) expect(overlap(one, panel)).toBeLessThan(0.5)
      })
    }
  })
})
