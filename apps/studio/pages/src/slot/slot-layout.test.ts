import { describe, expect, it } from 'vitest'
import { boardWidth, type Rect, SWITCHES, shapeOf, slotLayout } from './slot-layout.ts'

/** Every width from the smallest phone to a large screen, both ways up, below the operator's header. */
const SIZES = [320, 360, 390, 430, 568, 600, 700, 768, 820, 844, 932, 1024, 1280, 1440, 1920, 2560].flatMap((width) =>
  [0.44, 0.5, 0.5625, 0.625, 0.75, 1, 1.3, 1.6, 2, 2.16]
    .map((ratio) => [width, Math.round(width * ratio) - 44] as const)
    .filter(([w, h]) => h >= 274 && h <= 1500 && !(w < 480 && h < 440)),
)

describe.each(SIZES)('a slot of %i × %i', (width, height) => {
  const { window, controls, caption, sign, k, eaves, shape } = slotLayout(width, height)
  const area: Rect = { x: 0, y: 0, w: width, h: height }

  it('has reels, board, caption and controls inside', () => {
    for (const rect of [window, controls, caption, sign]) expect(inside(rect, area), JSON.stringify(rect)).toBe(true)
  })

  it('has the frame inside: roof above, base below, posts beside', () => {
    expect(window.y).toBeGreaterThanOrEqual(118 * k)
    expect(window.x).toBeGreaterThanOrEqual(26 * k)
    const end = shape === 'low' ? height : controls.y
    expect(window.y + window.h + 38 * k).toBeLessThanOrEqual(end + 1)
    expect(eaves).toBeGreaterThan(26 * k)
  })

  it('keeps the board clear of the switches in the corner', () => {
    const switches: Rect = { x: width - 100, y: 0, w: 100, h: SWITCHES }
    const half = boardWidth(0.6, 460, { w: window.w, k }) / 2
    const middle = sign.x + sign.w / 2
    expect(overlap({ ...sign, x: middle - half, w: 2 * half }, switches)).toBe(0)
  })

  it('has a board that holds how far a feature has come', () => {
    const board = boardWidth(0.52, 400, { w: window.w, k })
    expect(board).toBeGreaterThanOrEqual(256)
    expect(board).toBeLessThanOrEqual(window.w)
  })

  it('lays neither controls nor caption over the reels', () => {
    for (const rect of [controls, caption]) expect(overlap(window, rect)).toBeLessThanOrEqual(0.5)
    expect(overlap(caption, controls)).toBeLessThanOrEqual(0.5)
  })

  it('has cells that are neither slits nor stamps', () => {
    const [cellWidth, cellHeight] = [window.w / 5, window.h / 3]
    expect(cellWidth / cellHeight).toBeGreaterThan(0.7)
    expect(cellWidth / cellHeight).toBeLessThan(1.75)
    const left = shape === 'low' ? width - controls.w : width
    // They fill what is left in one direction at least.
    const used = Math.max(window.w / left, (window.h + 156 * k) / (height - (shape === 'low' ? 0 : controls.h)))
    expect(used).toBeGreaterThan(0.82)
  })
})

describe('the shape of a slot', () => {
  it.each([
    [1440, 856, 'wide'],
    [1024, 724, 'wide'],
    [768, 980, 'tall'],
    [390, 800, 'tall'],
    [844, 346, 'low'],
    [568, 276, 'low'],
  ] as const)('at %i × %i is %s', (width, height, shape) => {
    expect(shapeOf(width, height)).toBe(shape)
  })

  it('shrinks as it grew: a layout depends on the size alone', () => {
    const before = slotLayout(900, 700)
    slotLayout(2560, 1396)
    expect(slotLayout(900, 700)).toEqual(before)
    expect(slotLayout(899, 700).window.w).toBeLessThanOrEqual(before.window.w)
  })
})

const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.w <= outer.x + outer.w + 1 &&
  inner.y + inner.h <= outer.y + outer.h + 1

/** How deep two rectangles lie in each other. */
const overlap = (a: Rect, b: Rect): number =>
  Math.max(
    0,
    Math.min(Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x), Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)),
  )
