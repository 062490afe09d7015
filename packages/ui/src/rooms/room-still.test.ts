import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { dealerCount, roomNames } from './room-names.ts'
import { roomStill } from './room-still.ts'

const MOST_BYTES = 60_000

const stills = roomNames.flatMap((room) => Array.from({ length: dealerCount }, (_, dealer) => [room, dealer] as const))

it.each(stills)('the still of %s with dealer %i is there and light', (room, dealer) => {
  const picture = readFileSync(fileURLToPath(roomStill(room, dealer) ?? ''))
  expect(picture.length).toBeLessThan(MOST_BYTES)
  // An extended WebP: its width and height less one, 24 bits each.
  expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  expect([24, 27].map((at) => picture.readUIntLE(at, 3) + 1)).toEqual([720, 408])
})

it('a room that nobody drew has no still', () => {
  expect(roomStill('a room of next year')).toBeUndefined()
})

it('every dealer has a picture of its own, and a vendor may have more of them than are drawn', () => {
  expect(roomStill('pine', 1)).not.toBe(roomStill('pine', 0))
  expect(roomStill('pine', 4)).toBe(roomStill('pine', 1))
})
