import { expect, test } from 'vitest'
import { firstPace, nextPace, type Pace, settlementOf } from './settle-round.rules.ts'

const placed = { stake: 1_000, payout: 0, liveBets: 1 }
const paces = (othersAtWork: readonly number[]): Pace[] => {
  const all = [firstPace]
  for (const others of othersAtWork) all.push(nextPace(all.at(-1) as Pace, others))
  return all
}

test('alone a settlement grows to a thousand a commit and never rests', () => {
  const alone = paces([0, 0, 0, 0, 0, 0])
  expect(alone.at(-1)).toEqual({ chunk: 1_000, rest: 0, wary: 0 })
  expect(alone.every(({ chunk, rest }) => chunk <= 1_000 && rest === 0)).toBe(true)
})

test('with somebody else at work it gives way at once, rests longer than it works, and still goes on', () => {
  const [, first, second, third] = paces([1, 3, 1]) as [Pace, Pace, Pace, Pace]
  expect(first.chunk).toBeLessThan(firstPace.chunk)
  expect(first.rest).toBeGreaterThan(1)
  expect([second.chunk, third.chunk].every((chunk) => chunk > 0)).toBe(true)
})

test('after somebody was at work it hurries again only when they are gone for a while, and then grows as before', () => {
  const [, met, ...later] = paces([2, ...Array<number>(20).fill(0)]) as [Pace, Pace, ...Pace[]]
  expect(later.slice(0, 5).every(({ chunk, rest }) => chunk === met.chunk && rest > 1)).toBe(true)
  expect(later.at(-1)).toEqual({ chunk: 1_000, rest: 0, wary: 0 })
  // Seen again in between, it waits anew.
  const seenTwice = paces([2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0])
  expect(seenTwice.slice(1).every(({ rest }) => rest > 1)).toBe(true)
})

test('a void wager returns what was staked; one that was paid in part cannot be void', () => {
  expect(settlementOf(placed, 'void')).toMatchObject({
    pays: 1_000,
    movement: 'rollback',
    change: { stake: -1_000, bets: -1 },
  })
  expect(settlementOf({ ...placed, payout: 1 }, 'void')).toBeUndefined()
})

test('a payout is a whole amount that is not negative', () => {
  for (const result of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
    expect(settlementOf(placed, result)).toBeUndefined()
  expect(settlementOf(placed, 0)).toMatchObject({ pays: 0, movement: 'win' })
})
