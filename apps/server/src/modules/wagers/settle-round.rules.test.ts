import { expect, test } from 'vitest'
import { firstPace, nextPace, type Pace, settlementOf } from './settle-round.rules.ts'

const placed = { stake: 1_000, payout: 0, liveBets: 1 }
const paces = (othersAtWork: readonly number[]): Pace[] => {
  const all = [firstPace]
  for (const others of othersAtWork) all.push(nextPace(all.at(-1) as Pace, others))
  return all
}

test('alone a settlement grows to a thousand a commit and never rests', () => {
  const alone = paces(Array<number>(10).fill(0))
  expect(alone.at(-1)).toEqual({ chunk: 1_000, rest: 0, alert: 0 })
  expect(alone.every(({ chunk, rest }) => chunk <= 1_000 && rest === 0)).toBe(true)
})

test('with somebody else at work it gives way at once, rests longer than it works, and still goes on', () => {
  const hurried = paces(Array<number>(10).fill(0)).at(-1) as Pace
  const met = nextPace(hurried, 1)
  expect(met.chunk).toBeLessThan(hurried.chunk)
  const [second, third] = [nextPace(met, 3), nextPace(nextPace(met, 3), 1)]
  expect(second.chunk).toBeLessThan(met.chunk)
  expect([second, third].every(({ chunk, rest }) => chunk > 0 && rest > 1)).toBe(true)
})

test('beside somebody who is there from the beginning no commit is larger than the smallest', () => {
  const chunks = paces(Array<number>(10).fill(1)).map(({ chunk }) => chunk)
  expect(new Set(chunks)).toEqual(new Set([firstPace.chunk]))
})

test('one who is seen once costs it two smaller commits and no rest', () => {
  const [, ...later] = paces([...Array<number>(10).fill(0), 1, 0, 0]).slice(9) as [Pace, ...Pace[]]
  expect(later.map(({ chunk }) => chunk)).toEqual([1_000, 250, 500, 1_000])
  expect(later.every(({ rest }) => rest === 0)).toBe(true)
})

test('after somebody was at work it hurries again only when they are gone for a while, and then grows as before', () => {
  const [, , met, ...later] = paces([2, 2, ...Array<number>(20).fill(0)]) as [Pace, Pace, Pace, ...Pace[]]
  expect(later.slice(0, 5).every(({ chunk, rest }) => chunk === met.chunk && rest > 1)).toBe(true)
  expect(later.at(-1)).toEqual({ chunk: 1_000, rest: 0, alert: 0 })
  // Seen again in between, it waits anew.
  const seenTwice = paces([2, 2, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0])
  expect(seenTwice.slice(2).every(({ rest }) => rest > 1)).toBe(true)
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
