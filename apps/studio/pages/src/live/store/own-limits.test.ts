import { expect, test } from 'vitest'
import { limitBroken } from './own-limits.ts'

const table = {
  places: [
    { code: 'tie', kind: 'tie', returnBp: 8_563, least: 5_000, most: 50_000 },
    { code: 'player', kind: 'player', returnBp: 9_876, least: 10_000, most: 500_000 },
  ],
  mostOfPlayer: 520_000,
}

test('chips below the least of a place are refused, unless enough lies there already', () => {
  expect(limitBroken(table, {}, { player: 5_000 })).toEqual({ reason: 'place-least', limit: 10_000 })
  expect(limitBroken(table, { player: 10_000 }, { player: 5_000 })).toBeUndefined()
})

test('with what lies there a place takes its most and no more', () => {
  expect(limitBroken(table, { tie: 45_000 }, { tie: 5_000 })).toBeUndefined()
  expect(limitBroken(table, { tie: 45_000 }, { tie: 6_000 })).toEqual({ reason: 'place-most', limit: 50_000 })
})

test('a player has a most on all places together', () => {
  expect(limitBroken(table, { player: 500_000 }, { tie: 25_000 })).toEqual({ reason: 'player-most', limit: 520_000 })
})
