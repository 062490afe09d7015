import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { roomStill, STILL_ROOMS } from './room-still.ts'

const MOST_BYTES = 60_000

it.each(STILL_ROOMS)('the still of %s is there and light', (room) => {
  const picture = readFileSync(fileURLToPath(roomStill(room) ?? ''))
  expect(picture.length).toBeLessThan(MOST_BYTES)
  // Width and height of a lossy WebP, 14 bits each.
  expect([26, 28].map((at) => picture.readUInt16LE(at) & 0x3fff)).toEqual([720, 408])
})

it('a room that nobody drew has no still', () => {
  expect(roomStill('a room of next year')).toBeUndefined()
})
