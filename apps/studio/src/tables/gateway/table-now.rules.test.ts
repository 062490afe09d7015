import { expect, test } from 'vitest'
import type { TableMessage, TableShown } from '../table-shapes.ts'
import { afterMessage, type Known } from './table-now.rules.ts'

const past = (round: number) => ({ round, result: 'tie 8:8', cards: [1, 2] })
const table = { heads: 1, past: [past(1)], shoe: { number: 4, cards: 416 }, row: { round: 2 } } as unknown as TableShown
const known: Known = { term: 2, seq: 10, table }
const message = (seq: number, term: number, body: object) => ({ seq, term, now: 0, ...body }) as TableMessage
const heads = (seq: number, term = 2) => message(seq, term, { t: 'heads', heads: 7 })

test('the next message of the term is applied', () => {
  expect(afterMessage(known, heads(11))).toEqual({ term: 2, seq: 11, table: { ...table, heads: 7 } })
})

test('one that was applied before, or is of a former term, changes nothing', () => {
  for (const old of [heads(10), heads(3), heads(99, 1), message(10, 2, { t: 'table', table: {} })])
    expect(afterMessage(known, old)).toBe(known)
})

test('after a gap, in a new term and at first the whole table is needed', () => {
  for (const gap of [heads(12), heads(1, 3)]) expect(afterMessage(known, gap)).toBeUndefined()
  expect(afterMessage(undefined, heads(1))).toBeUndefined()
  const whole = message(1, 3, { t: 'table', table: { heads: 9 } })
  expect(afterMessage(known, whole)).toEqual({ term: 3, seq: 1, table: { heads: 9 } })
})

test('a result is added once, and a new shoe begins without results', () => {
  const row = { round: 2, phase: 'result' }
  const { shoe: former } = table
  const shown = { row, deal: null, shoe: former, result: null, past: past(2), counts: {} }
  const result = (seq: number) => message(seq, 2, { t: 'result', ...shown })
  const once = afterMessage(known, result(11)) as Known
  const twice = afterMessage(once, result(12)) as Known
  expect(twice.table.past.map(({ round }) => round)).toEqual([1, 2])
  expect(twice.table.row).toEqual(row)
  const shoe = { number: 5, cards: 416 }
  const cut = message(13, 2, { t: 'phase', row: {}, deal: null, shoe, cut: null })
  expect(afterMessage(twice, cut)?.table.past).toEqual([])
  const without = message(13, 2, { t: 'phase', row: {}, deal: null, shoe: { number: 5, cards: 0 }, cut: null })
  expect(afterMessage(twice, without)?.table.past).toHaveLength(2)
})
