import { clockAtPace } from '@maru/live-games'
import { expect, test } from 'vitest'
import { faceUp } from '../dice/die-faces.ts'
import type { RoomMoment } from '../scene/scene.ts'
import { throwWatch } from './throw-shown.ts'

const table = { code: 'sic-bo-1', game: 'sic-bo', pace: 'normal' } as const
const clock = clockAtPace(table.game, table.pace)
const began = 1_790_000_000_000
const momentAt = (ms: number, isStill = false): RoomMoment => ({
  now: began + ms,
  row: { round: 4, phase: 'dealing', startedAt: began, endsAt: began + clock.dealingMs, voided: false },
  deal: { kind: 'dice', dice: [6, 2, 4] },
  dealing: ms,
  isStill,
})

test('the lid lies on the dish until it has been shaken, and no dice are seen under it', () => {
  const shown = throwWatch(table)
  expect(shown(momentAt(1_000)).lifted).toBe(0)
  expect(shown(momentAt(2_400)).lifted).toBe(1)
})

test('the dice lie as the result says before dealing is over, and nothing shakes any more', () => {
  const { dice, shake } = throwWatch(table)(momentAt(clock.dealingMs - 1_200))
  expect(dice.map(({ turn }) => faceUp(turn))).toEqual([6, 2, 4])
  expect(shake.map(Math.abs)).toEqual([0, 0])
})

test('one who joins later sees the same dice on their way', () => {
  const watched = throwWatch(table)
  watched(momentAt(10))
  expect(throwWatch(table)(momentAt(2_000))).toEqual(watched(momentAt(2_000)))
})

test('with reduced motion the dice lie at once', () => {
  const { dice, lifted, shake } = throwWatch(table)(momentAt(50, true))
  expect(dice.map(({ turn }) => faceUp(turn))).toEqual([6, 2, 4])
  expect([lifted, ...shake.map(Math.abs)]).toEqual([1, 0, 0])
})

test('a voided throw shows no dice', () => {
  const moment = momentAt(4_000)
  expect(throwWatch(table)({ ...moment, row: { ...moment.row, voided: true } }).dice).toEqual([])
})
