import { expect, test } from 'vitest'
import { longestOf, timeTable } from './times.ts'

test('the longest are the ten that took longest, longest first', () => {
  const all = [3, 12, 1, 5, 11, 2, 9, 10, 4, 8, 6, 7].map((seconds) => ({ name: `file ${seconds}`, seconds }))
  expect(longestOf(all).map(({ seconds }) => seconds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(all[0]?.seconds).toBe(3)
})

test('each part is a line, with what it ran longest under it', () => {
  const parts = [
    { name: 'builds', seconds: 8.84, longest: [] },
    { name: 'unit tests', seconds: 475.6, longest: [{ name: 'a.test.ts', seconds: 45.25 }] },
  ]
  expect(timeTable(parts).split('\n')).toEqual([
    '     8.8 s  builds',
    '   475.6 s  unit tests',
    '             45.3 s  a.test.ts',
  ])
})
