import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breakEvenMultiple, costOf, type Player } from './cost.rules.ts'

const player = (changes: Partial<Player> = {}): Player => ({
  deposit: 50_000,
  bonus: 10_000,
  required: 50_000,
  weight: 100,
  returnBp: 9_600,
  stake: 1_000,
  pays: 2,
  ...changes,
})

/** The second, slow way: round after round with chances drawn one by one. `draw`: uniform from 0 to 1. */
const simulate = (
  { deposit, bonus, required, weight, returnBp, stake, pays }: Player,
  games: number,
  draw: () => number,
) => {
  const chance = returnBp / 10_000 / pays
  let [gained, squares, broke] = [0, 0, 0]
  for (let game = 0; game < games; game++) {
    let [money, left] = [deposit + bonus, (required * 100) / weight]
    while (left > 0 && money >= stake) {
      money += draw() < chance ? stake * (pays - 1) : -stake
      left -= stake
    }
    if (left > 0) broke++
    gained += money - deposit
    squares += (money - deposit) ** 2
  }
  const mean = gained / games
  return { mean, error: Math.sqrt(Math.max(0, squares / games - mean * mean) / games), broke: broke / games }
}
/** Numerical Recipes' generator: the same draws in each run. */
const drawsFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test.each([
  ['even chances that rarely bust', player()],
  ['the largest stake, which busts often', player({ stake: 20_000, required: 400_000 })],
  ['a game that pays tenfold', player({ pays: 10, stake: 5_000, required: 200_000 })],
  ['a table that counts a fifth', player({ weight: 20, returnBp: 9_890, stake: 2_000 })],
])('the expected cost agrees with a simulation: %s', (_, one) => {
  const { gain, bust } = costOf(one) as NonNullable<ReturnType<typeof costOf>>
  const games = 20_000
  const seen = simulate(one, games, drawsFrom(7))
  expect(Math.abs(seen.mean - gain)).toBeLessThan(5 * seen.error + 1)
  // Who goes broke with the very last round has met the terms.
  expect(seen.broke).toBeLessThanOrEqual(bust + 5 * Math.sqrt(0.25 / games))
})

test('figures of the terms that are worked out by hand', () => {
  expect(costOf(player({ required: 200_000, returnBp: 9_780 }))).toMatchObject({ turnover: 200_000 })
  expect(costOf(player({ required: 200_000, returnBp: 9_780 }))?.gainIfNeverBroke).toBeCloseTo(10_000 - 4_400, 6)
  expect(costOf(player({ weight: 0 }))).toBeUndefined()
  // One round that loses all with probability 0.52.
  expect(costOf(player({ deposit: 0, bonus: 10_000, stake: 10_000, required: 10_000 }))?.bust).toBeCloseTo(0.52, 12)
})

test('who may go broke loses no more than who never does, and the break-even multiple is the first without a gain', () => {
  const some = fc.record({
    returnBp: fc.integer({ min: 7_500, max: 9_990 }),
    weight: fc.integer({ min: 1, max: 100 }),
    stake: fc.constantFrom(1_000, 2_000, 5_000),
    pays: fc.constantFrom(2, 3, 10),
  })
  fc.assert(
    fc.property(some, (changes) => {
      const cost = costOf(player({ ...changes, required: 20_000 }))
      expect(cost?.gain).toBeGreaterThanOrEqual((cost?.gainIfNeverBroke ?? 0) - 5_000)
      const multiple = breakEvenMultiple(changes.weight, changes.returnBp) ?? 0
      const gainAt = (times: number) => costOf(player({ ...changes, required: 10_000 * times }))?.gainIfNeverBroke ?? 0
      expect(gainAt(multiple)).toBeLessThanOrEqual(1e-6)
      expect(gainAt(multiple - 1)).toBeGreaterThan(-1e-6)
    }),
    { numRuns: 30 },
  )
})
