import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { roomStill, STILL_ROOMS } from './room-still.ts'

const MOST_BYTES = 60_000

it.each(STILL_ROOMS)('the still of %s is there and light', (room) => {
  const { size } = statSync(fileURLToPath(roomStill(room) ?? ''))
  expect(size).toBeGreaterThan(8_000)
  expect(size).toBeLessThan(MOST_BYTES)
})

it('a room that nobody drew has no still', () => {
  expect(roomStill('a room of next year')).toBeUndefined()
})
