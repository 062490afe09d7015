import { expect, test } from 'vitest'
import type { Seen } from './room-stage.ts'
import { StillFrames } from './still-frames.ts'

type Phase = Seen['moment']['row']['phase']
const seenIn = (phase: Phase): Seen => ({
  moment: {
    now: 0,
    row: { round: 1, phase, startedAt: 0, endsAt: null, voided: false },
    deal: null,
    dealing: undefined,
    isStill: true,
  },
  chips: { own: {}, waiting: {}, others: [], result: null },
  won: [],
})

test('a room that stands still is drawn once, and again within a second', () => {
  const frames = new StillFrames()
  const seen = seenIn('betting')
  expect([0, 16, 500, 999, 1_000, 1_016].map((at) => frames.needs(seen, at))).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
  ])
})

test('while cards are dealt it is looked at four times a second', () => {
  const frames = new StillFrames()
  const seen = seenIn('dealing')
  expect([0, 249, 250, 300, 500].map((at) => frames.needs(seen, at))).toEqual([true, false, true, false, true])
})

test('a chip that was laid, a step of the round and a new size are drawn with the next frame', () => {
  const frames = new StillFrames()
  const seen = seenIn('betting')
  frames.needs(seen, 0)
  const laid = { ...seen, chips: { ...seen.chips, waiting: { banker: 1_000 } } }
  expect(frames.needs(laid, 16)).toBe(true)
  const closed = { ...laid, moment: { ...laid.moment, row: { ...laid.moment.row, phase: 'closing' as const } } }
  expect(frames.needs(closed, 32)).toBe(true)
  expect(frames.needs(closed, 48)).toBe(false)
  frames.forget()
  expect(frames.needs(closed, 64)).toBe(true)
})
