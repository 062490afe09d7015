import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStaged } from './any-draw.fixture.ts'
import { seedOf, timelineOf, waitedShare } from './stage.rules.ts'
import { passedAt, shareBetween, smooth } from './timeline.ts'

test('every draw lasts from 8 to 12 seconds', () => {
  fc.assert(
    fc.property(anyStaged, (staged) => {
      const { durationMs } = timelineOf(staged)
      expect(durationMs).toBeGreaterThanOrEqual(8_000)
      expect(durationMs).toBeLessThanOrEqual(12_000)
    }),
  )
})

test('what is said in words changes in order, and all of it before the end', () => {
  fc.assert(
    fc.property(anyStaged, (staged) => {
      const { marks, durationMs } = timelineOf(staged)
      expect([...marks].sort((one, other) => one - other)).toEqual(marks)
      expect(passedAt(marks, durationMs)).toBe(marks.length)
      expect(passedAt(marks, -1)).toBe(0)
    }),
  )
})

test('every sound begins within the draw', () => {
  fc.assert(
    fc.property(anyStaged, (staged) => {
      const { cues, durationMs } = timelineOf(staged)
      for (const { atMs } of cues) expect(atMs >= 0 && atMs < durationMs).toBe(true)
    }),
  )
})

test('the end sounds the same whatever was drawn', () => {
  fc.assert(
    fc.property(anyStaged, (staged) => {
      const ends = timelineOf(staged).cues.filter(({ kind }) => kind === 'end')
      expect(ends.map(({ step }) => step)).toEqual([0])
    }),
  )
})

test('a seed names the game and the round', () => {
  expect(seedOf('powerball', { roundId: '2026-11-23T08:50:00Z' })).not.toBe(
    seedOf('powerladder', { roundId: '2026-11-23T08:50:00Z' }),
  )
})

test('the moon stands lowest when betting opens and highest at the draw', () => {
  const round = { opensAt: '2026-11-23T08:45:00Z', drawAt: '2026-11-23T08:50:00Z' }
  expect([300, 150, 0, 400, -5].map((left) => waitedShare(round, left))).toEqual([0, 0.5, 1, 0, 1])
})

test('a share stays between 0 and 1', () => {
  expect([0, 10, 15, 20, 99].map((at) => shareBetween(10, 20, at))).toEqual([0, 0, 0.5, 1, 1])
  expect([0, 0.5, 1].map(smooth)).toEqual([0, 0.5, 1])
})
