import type { LiveTablesMessage } from '@maru/contract'
import { expect, test } from 'vitest'
import { tableWith } from '../table.fixture.ts'
import { laterOf, withMessage } from './tables-message.rules.ts'

const [first, second] = [
  tableWith({ gameKey: 'a', version: 5, results: ['banker 3:7'] }),
  tableWith({ gameKey: 'b', version: 5 }),
]
const known = { serverTime: '2026-11-25T12:00:00.000Z', tables: [first, second] }
const message = (
  data1: LiveTablesMessage['data1'],
  ...tables: LiveTablesMessage['data2']['tables']
): LiveTablesMessage => ({ cmd: 'TABLES', data1, data2: { serverTime: '2026-11-25T12:00:01.000Z', tables } })
const said = (gameKey: string, version: number, more: object = {}) => {
  const { results: _, ...table } = tableWith({ gameKey, version }).table
  return { ...table, ...more }
}

test('a later state replaces the earlier one, and what did not change stays the same object', () => {
  const { tables } = withMessage(known, message('changed', said('b', 6, { heads: 40 })))
  expect(tables.tables[1]?.table.heads).toBe(40)
  expect(tables.tables[0]).toBe(first)
})

test('an older state, and the same one again, change nothing', () => {
  for (const version of [4, 5]) {
    const { tables } = withMessage(known, message('changed', said('b', version, { heads: 40 })))
    expect(tables.tables[1]).toBe(second)
  }
})

test('results that a message leaves out are kept, and those that it brings replace them', () => {
  expect(withMessage(known, message('changed', said('a', 6))).tables.tables[0]?.table.results).toEqual(['banker 3:7'])
  const { tables } = withMessage(known, message('changed', said('a', 6, { results: [] })))
  expect(tables.tables[0]?.table.results).toEqual([])
})

test('a table that a whole list does not name is gone; one that changes do not name stays', () => {
  expect(withMessage(known, message('all', said('a', 5))).tables.tables).toEqual([first])
  expect(withMessage(known, message('changed', said('a', 6))).tables.tables).toHaveLength(2)
})

test('a table that is not known here is asked for', () => {
  expect(withMessage(known, message('changed', said('c', 1))).isToBeAsked).toBe(true)
  expect(withMessage(known, message('all', said('a', 5), said('b', 5))).isToBeAsked).toBe(false)
})

test('an answer that is older than a message does not take a table back', () => {
  const { tables } = withMessage(known, message('changed', said('b', 6, { heads: 40 })))
  expect(laterOf(known, tables).tables[1]?.table.heads).toBe(40)
  expect(laterOf(known, undefined)).toBe(known)
})
