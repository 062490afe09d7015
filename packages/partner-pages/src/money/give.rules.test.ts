import { expect, test } from 'vitest'
import { afterwards, type GiveWay, giveFinding } from './give.rules.ts'

const target = { ownCash: 500_000, cash: 80_000, mostGive: 300_000, mostTake: 50_000 }

test.each<[GiveWay, number, string | undefined]>([
  ['give', 300_000, undefined],
  ['give', 300_001, 'limit'],
  ['give', 500_001, 'cash'],
  ['take', 50_000, undefined],
  ['take', 50_001, 'limit'],
  ['take', 80_001, 'cash'],
  ['take', 0, 'none'],
])('to %s %s: %s', (way, amount, finding) => {
  expect(giveFinding(amount, target, way)).toBe(finding)
})

test('nothing is made and nothing lost', () => {
  for (const way of ['give', 'take'] as const) {
    const { ownCash, cash } = afterwards(target, way, 12_345)
    expect(ownCash + cash).toBe(target.ownCash + target.cash)
  }
})
