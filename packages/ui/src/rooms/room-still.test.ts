import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { roomNames } from './room-names.ts'
import { roomStill } from './room-still.ts'

const MOST_BYTES = 60_000

it.each(roomNames)('the still of %s is there and light', (room) => {
  const picture = readFileSync(fileURLToPath(roomStill(room) ?? ''))
  expect(picture.length).toBeLessThan(MOST_BYTES)
  // An extended WebP: its width and height less one, 24 bits each.
  expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  expect([24, 27].map((at) => picture.readUIntLE(at, 3) + 1)).toEqual([720, 408])
})

it('a room that nobody drew has no still', () => {
  expect(roomStill('a room of next year')).toBeUndefined()
})
