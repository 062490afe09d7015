import { expect, test } from 'vitest'
import { cursorOf, cursorText, pageBehind } from './cursor.ts'

test('a place is read as it was handed out, and what no page handed out begins anew', () => {
  expect(cursorOf(cursorText(1_763_600_000_000, 7), 2)).toEqual([1_763_600_000_000, 7])
  for (const text of ['', '7', '1-2-3', '-1-2', '1-x', `1-${'9'.repeat(16)}`, "1-2'", ' 1-2'])
    expect(cursorOf(text, 2)).toBeUndefined()
})

test('the last page has nothing behind it', () => {
  expect(pageBehind([3, 2, 1], 2, String)).toEqual({ rows: [3, 2], next: '2' })
  expect(pageBehind([1], 2, String)).toEqual({ rows: [1], next: null })
  expect(pageBehind([], 2, String)).toEqual({ rows: [], next: null })
})
