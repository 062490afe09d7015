import { expect, test } from 'vitest'
import { linesOf, runningSums, scaleOf } from './scale.ts'

test('the scale has round steps and holds every value, with nothing between', () => {
  expect(scaleOf([210_000, -184_000])).toEqual({ top: 300_000, bottom: -200_000, step: 100_000 })
  expect(scaleOf([-7, -3])).toEqual({ top: 0, bottom: -8, step: 2 })
})

test('days without play still have a scale', () => {
  const scale = scaleOf([0, 0])
  expect(linesOf(scale)).toEqual([0])
})

test('a line stands at each step, from the top', () => {
  expect(linesOf({ top: 20, bottom: -10, step: 10 })).toEqual([20, 10, 0, -10])
})

test('each day shows the sum of all up to it', () => {
  expect(runningSums([10, -30, 5].map((net) => ({ day: '', net })))).toEqual([10, -20, -15])
})
