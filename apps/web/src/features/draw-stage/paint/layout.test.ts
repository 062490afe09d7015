import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ladderLayout } from './ladder-layout.ts'
import { hexColour } from './palette.ts'
import { powerballLayout } from './powerball-layout.ts'

/** Any picture that a page may give: from a small phone to a wide desk, and a phone that lies on its side. */
const anySize = fc
  .record({ width: fc.integer({ min: 256, max: 1_000 }), share: fc.double({ min: 0.5, max: 1.1, noNaN: true }) })
  .map(({ width, share }) => ({ width, height: Math.min(560, Math.max(220, width * share)) }))

type Round = { x: number; y: number; radius: number }
const isWithin = ({ x, y, radius }: Round, { width, height }: { width: number; height: number }) =>
  x - radius >= 0 && y - radius >= 0 && x + radius <= width && y + radius <= height

test('the whole machine lies within its picture', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      const { globe, slots, ball, cup } = powerballLayout(size.width, size.height)
      for (const one of [globe, cup, ...slots.map((slot) => ({ ...slot, radius: ball }))])
        expect(isWithin(one, size)).toBe(true)
    }),
  )
})

test('no place on the rail covers another one, and the globe stands above them', () => {
  fc.assert(
    fc.property(anySize, ({ width, height }) => {
      const { globe, slots, ball, cup } = powerballLayout(width, height)
      const places = [...slots.map((slot) => ({ ...slot, radius: ball })), cup]
      places.slice(1).forEach((place, index) => {
        const before = places[index]
        if (before) expect(place.x - before.x).toBeGreaterThanOrEqual(place.radius + before.radius)
      })
      expect(globe.y + globe.radius).toBeLessThan((slots[0]?.y ?? 0) - ball)
    }),
  )
})

test('every ball comes to its own place', () => {
  fc.assert(
    fc.property(anySize, ({ width, height }) => {
      const { ways, slots, cup } = powerballLayout(width, height)
      ways.forEach(({ points }, place) => {
        const [end, wanted] = [points.at(-1), slots[place] ?? cup]
        expect(end?.x).toBeCloseTo(wanted.x, 6)
        expect(end?.y).toBeCloseTo(wanted.y, 6)
      })
    }),
  )
})

test('a ladder and both of its ends lie within the picture', () => {
  fc.assert(
    fc.property(anySize, (size) => {
      const { left, right, top, bottom, startY, endY, disc } = ladderLayout(size.width, size.height)
      for (const x of [left, right])
        for (const y of [startY, endY]) expect(isWithin({ x, y, radius: disc }, size)).toBe(true)
      expect(bottom - top).toBeGreaterThan(disc * 3)
    }),
  )
})

test('a token is read as a colour, and what is none is grey', () => {
  expect(hexColour(' #fbefd3')).toEqual([251, 239, 211])
  expect(hexColour('#fff')).toEqual([255, 255, 255])
  expect(hexColour('color-mix(in oklab, red, blue)')).toEqual([128, 128, 128])
})
