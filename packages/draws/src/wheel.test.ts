import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { spinWheel, wheelCommitment } from './wheel.ts'

const seed = new Uint8Array(32).fill(9)

test('the same seeds and number draw the same; each of them changes the draw', () => {
  const spin = { seed, ownSeed: '마루', number: 1, weights: Array.from({ length: 60 }, () => 1_000) }
  const { roll } = spinWheel(spin)
  expect(spinWheel(spin).roll).toBe(roll)
  const others = [
    { ...spin, number: 2 },
    { ...spin, ownSeed: '마리' },
    { ...spin, seed: new Uint8Array(32).fill(8) },
  ]
  for (const other of others) expect(spinWheel(other).roll).not.toBe(roll)
})

test('it is what the guide says, computed by other means', () => {
  const salt = createHash('sha256').update('7:달빛').digest()
  const stream = createHmac('sha256', createHmac('sha256', salt).update(seed).digest()).update(Buffer.alloc(4)).digest()
  // 256 slices of equal weight: a number below 256 is the first byte, and none is rejected.
  const { roll, slice } = spinWheel({ seed, ownSeed: '달빛', number: 7, weights: Array.from({ length: 256 }, () => 1) })
  expect([roll, slice]).toEqual([stream[0], stream[0]])
  expect(Buffer.from(wheelCommitment(seed))).toEqual(createHash('sha256').update(seed).digest())
})

test('slices come as often as their weights say', () => {
  const weights = [400, 250, 150, 100, 60, 30, 9, 1]
  const spins = 40_000
  const drawn = weights.map(() => 0)
  for (let number = 1; number <= spins; number++) {
    const { slice } = spinWheel({ seed, ownSeed: 'x', number, weights })
    drawn[slice] = (drawn[slice] ?? 0) + 1
  }
  const chi = drawn.reduce((sum, count, at) => {
    const expected = (spins * (weights[at] ?? 0)) / 1_000
    return sum + (count - expected) ** 2 / expected
  }, 0)
  // Seven degrees of freedom: above 24.3 once in a thousand.
  expect(chi).toBeLessThan(24.3)
})

test('no wheel without slices, and none with a weight that is not whole and above 0', () => {
  for (const weights of [[], [0, 1], [1.5, 2], [-1, 3], [40_000, 40_000]])
    expect(() => spinWheel({ seed, ownSeed: '', number: 1, weights })).toThrow(RangeError)
  expect(spinWheel({ seed, ownSeed: '', number: 1, weights: [1] })).toEqual({ roll: 0, slice: 0 })
})
