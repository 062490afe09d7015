import { roomNames } from '@maru/ui/rooms/room-names.ts'
import { expect, it } from 'vitest'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import { baccaratPlan } from '../baccarat/baccarat-plan.ts'
import { standardLayout } from '../felt/standard-layout.ts'
import { shapeOf } from '../scene/room-shape.ts'
import { cameraAt, limitsOf } from './camera.ts'
import { ROOMS, roomOf } from './rooms.ts'
import { wallPicture } from './wall.ts'

it('every room has a wall of its own, the same each time', () => {
  const walls = roomNames.map((name) => wallPicture(name, 'middle', 'wall').body)
  expect(new Set(walls).size).toBe(15)
  expect(walls).toEqual(roomNames.map((name) => wallPicture(name, 'middle', 'wall').body))
})

it('no two rooms share a felt', () => {
  expect(new Set(roomNames.map((name) => ROOMS[name].felt.join())).size).toBe(15)
})

it('an unknown room is the first one', () => {
  expect(roomOf('a room of next year')).toBe(ROOMS.pine)
})

it.each(roomNames)('the wall of %s needs no filter', (name) => {
  for (const part of ['middle', 'side'] as const)
    expect(wallPicture(name, part).body).not.toMatch(/<filter|NaN|undefined/)
})

const stage = { x: 0, y: 0, width: 1440, height: 848 }
const dealer = { x: 535, y: -13, width: 370, height: 324 }
const moment = (dealing: number, isStill = false) => ({
  now: 0,
  row: { round: 1, phase: 'dealing' as const, startedAt: 0, endsAt: null, voided: false },
  deal: null,
  dealing,
  isStill,
})

it('the camera never shows what lies beyond the stage', () => {
  for (const x of [-0.4, 0.5, 1.4])
    for (let ms = 0; ms < 4_000; ms += 100) {
      const {
        x: left,
        y: top,
        scale,
      } = cameraAt(moment(ms), [{ act: 'squeeze', from: 500, to: 2_000, at: { x, y: 1.2 } }], dealer, stage)
      expect(left).toBeLessThanOrEqual(0)
      expect(top).toBeLessThanOrEqual(0)
      expect(left + stage.width * scale).toBeGreaterThanOrEqual(stage.width - 1e-6)
      expect(top + stage.height * scale).toBeGreaterThanOrEqual(stage.height - 1e-6)
    }
})

it('with reduced motion the camera stands still', () => {
  const acts = [{ act: 'squeeze' as const, from: 0, to: 1_000 }]
  expect(cameraAt(moment(900, true), acts, dealer, stage)).toEqual({ x: 0, y: 0, scale: 1 })
  expect(cameraAt(moment(900), acts, dealer, stage).scale).toBeGreaterThan(1.02)
})

it.each([
  [320, 412],
  [390, 700],
  [768, 900],
  [844, 336],
  [1440, 848],
])('at %i × %i the camera pushes no place off the stage or over what stands below it', (width, height) => {
  const shape = shapeOf(width, height)
  const asked = { width, height, shape, said: {} as TableSaid, isFramed: true, page: 0 }
  const layout = standardLayout(asked, baccaratPlan('baccarat'))
  const limits = limitsOf(layout)
  const acts = [{ act: 'squeeze' as const, from: 500, to: 2_000, at: { x: 0.5, y: 1.2 } }]
  const { x, y, scale } = cameraAt(moment(1_500), acts, layout.dealer, layout.stage, limits)
  expect(scale).toBeGreaterThan(1)
  const lowest = layout.winners?.y ?? layout.tray.y
  for (const { bounds } of Object.values(layout.places)) {
    expect(x + bounds.x * scale).toBeGreaterThanOrEqual(-1e-6)
    expect(x + (bounds.x + bounds.width) * scale).toBeLessThanOrEqual(width + 1e-6)
    if (shape === 'portrait') expect(y + (bounds.y + bounds.height) * scale).toBeLessThanOrEqual(lowest + 1e-6)
  }
})
