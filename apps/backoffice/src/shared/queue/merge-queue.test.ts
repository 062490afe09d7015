import { describe, expect, test } from 'vitest'
import { emptyQueue, mergeQueue, neighbourOf, type Queue } from './merge-queue.ts'

type Row = { id: number; word?: string }
const idOf = (row: Row) => row.id
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }))
const ids = (queue: Queue<Row>) => queue.shown.map((s) => (s.isGone ? -s.row.id : s.row.id))
const start = (...ids: number[]) => mergeQueue<Row>(emptyQueue, rows(...ids), idOf, false)

describe('a queue under the cursor', () => {
  test('keeps its order when the server sorts otherwise', () => {
    expect(ids(mergeQueue(start(1, 2, 3), rows(3, 1, 2), idOf, true))).toEqual([1, 2, 3])
  })
  test('lets new rows wait, and shows them when they are let in', () => {
    const queue = mergeQueue(start(1, 2), rows(9, 8, 1, 2), idOf, true)
    expect(ids(queue)).toEqual([1, 2])
    expect(queue.waiting.map(idOf)).toEqual([9, 8])
    expect(ids(mergeQueue(queue, rows(9, 8, 1, 2), idOf, false))).toEqual([9, 8, 1, 2])
  })
  test('keeps a handled row in its place as gone, with what was known of it', () => {
    const queue = mergeQueue(start(1, 2, 3), rows(1, 3), idOf, true)
    expect(ids(queue)).toEqual([1, -2, 3])
    expect(ids(mergeQueue(queue, rows(1, 3), idOf, true))).toEqual([1, -2, 3])
  })
  test('brings a row back to life that returns', () => {
    const gone = mergeQueue(start(1, 2), rows(1), idOf, true)
    expect(ids(mergeQueue(gone, rows(1, 2), idOf, true))).toEqual([1, 2])
  })
  test('takes over what changed inside a row', () => {
    const queue = mergeQueue(start(1), [{ id: 1, word: 'held' }], idOf, true)
    expect(queue.shown[0]?.row.word).toBe('held')
  })
  test('shows a new row at once below handled ones, when nothing else is left', () => {
    const handled = mergeQueue(start(1), rows(), idOf, true)
    const queue = mergeQueue(handled, rows(7), idOf, true)
    expect(ids(queue)).toEqual([-1, 7])
    expect(queue.waiting).toEqual([])
    expect(ids(mergeQueue(queue, rows(9, 7), idOf, true))).toEqual([-1, 7])
  })
  test('an empty list has nothing to move: new rows come at once', () => {
    expect(ids(mergeQueue<Row>(emptyQueue, rows(5), idOf, true))).toEqual([5])
  })
})

describe('moving', () => {
  test('starts at the top with J and at the foot with K', () => {
    expect(neighbourOf(start(1, 2, 3), idOf, undefined, 1)).toBe(1)
    expect(neighbourOf(start(1, 2, 3), idOf, undefined, -1)).toBe(3)
  })
  test('stays at the ends', () => {
    expect(neighbourOf(start(1, 2), idOf, 2, 1)).toBe(2)
    expect(neighbourOf(start(1, 2), idOf, 1, -1)).toBe(1)
  })
  test('passes over rows that are gone, also from one that is', () => {
    const queue = mergeQueue(start(1, 2, 3), rows(1, 3), idOf, true)
    expect(neighbourOf(queue, idOf, 1, 1)).toBe(3)
    expect(neighbourOf(queue, idOf, 2, 1)).toBe(3)
    expect(neighbourOf(queue, idOf, 2, -1)).toBe(1)
  })
})
