import { expect, test } from 'vitest'
import { boxIn } from './stream-box.ts'

test('a stream is as large as its room, and never narrower than 4 : 3 nor wider than 2.1 : 1', () => {
  expect(boxIn({ x: 0, y: 0, width: 1_440, height: 300 })).toEqual({ x: 405, y: 0, width: 630, height: 300 })
  expect(boxIn({ x: 20, y: 0, width: 400, height: 700 })).toEqual({ x: 20, y: 200, width: 400, height: 300 })
  expect(boxIn({ x: 0, y: 0, width: 390, height: 210 })).toEqual({ x: 0, y: 0, width: 390, height: 210 })
})

test('its middle is that of the dealer, as far as the room allows', () => {
  expect(boxIn({ x: 0, y: 0, width: 1_440, height: 300 }, 200).x).toBe(0)
  expect(boxIn({ x: 0, y: 0, width: 1_440, height: 300 }, 500).x).toBe(185)
})
