import { expect, test } from 'vitest'
import { byReader } from './by-reader.ts'

test('a place is pressed once by a screen reader, whose click comes without a pointer, and not again by the click of a pointer', () => {
  let presses = 0
  const click = byReader(() => {
    presses++
  })
  click({ detail: 1 })
  expect(presses).toBe(0)
  click({ detail: 0 })
  expect(presses).toBe(1)
})
