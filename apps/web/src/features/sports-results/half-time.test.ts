import { expect, test } from 'vitest'
import { halfTimeOf } from './half-time.ts'

const part = (kind: string, nr: number, home: number, away: number, ended = true) => ({ kind, nr, home, away, ended })

test('half time is the first half, or the first two quarters together', () => {
  expect(halfTimeOf([part('half', 1, 1, 0), part('half', 2, 1, 3)])).toEqual({ home: 1, away: 0 })
  const quarters = [part('quarter', 1, 20, 18), part('quarter', 2, 25, 20), part('quarter', 3, 22, 21)]
  expect(halfTimeOf(quarters)).toEqual({ home: 45, away: 38 })
})

test('sets, innings and thirds have no half time, nor has a match that ended before it', () => {
  for (const kind of ['set', 'inning', 'period', 'map', 'round'])
    expect(halfTimeOf([part(kind, 1, 1, 0), part(kind, 2, 0, 1)])).toBeUndefined()
  expect(halfTimeOf([])).toBeUndefined()
  expect(halfTimeOf([part('quarter', 1, 20, 18)])).toBeUndefined()
  expect(halfTimeOf([part('half', 1, 1, 0, false)])).toBeUndefined()
})
