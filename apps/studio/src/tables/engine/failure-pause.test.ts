import { expect, test } from 'vitest'
import { createFailurePause } from './failure-pause.ts'

test('the pause doubles with each failure up to five seconds, and begins anew after a calm', () => {
  let now = 0
  const pause = createFailurePause(() => now)
  const pauses = Array.from({ length: 8 }, () => {
    const ms = pause.next()
    now += ms
    return ms
  })
  expect(pauses).toEqual([300, 600, 1_200, 2_400, 4_800, 5_000, 5_000, 5_000])
  now += 16_000
  expect(pause.next()).toBe(300)
})
