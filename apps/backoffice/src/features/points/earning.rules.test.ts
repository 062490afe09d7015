import { expect, test } from 'vitest'
import { draftOf, rateChanges, readRate, rulesOf } from './earning.rules.ts'

test('a rate is a percentage with at most two decimals, and no more than may be earned', () => {
  expect(['', '0.8', '0,85', '3', ' 1.25 '].map(readRate)).toEqual([0, 80, 85, 300, 125])
  for (const text of ['3.01', '0.123', '-1', 'x', '1e1']) expect(readRate(text)).toBeNaN()
})

test('rules come out of the form as they went in, without groups that earn nothing', () => {
  const rules = { rates: { slot: Array.from({ length: 15 }, (_, at) => 40 + at) } }
  expect(rulesOf(draftOf(rules))).toEqual(rules)
  expect(rulesOf(draftOf(undefined))).toEqual({ rates: {} })
  const draft = draftOf(rules)
  draft.casino[3] = '9'
  expect(rulesOf(draft)).toBeUndefined()
})

test('rates that change are read by spans of levels that change alike', () => {
  const before = Array.from({ length: 15 }, (_, at) => (at < 5 ? 40 : 60))
  const after = before.map((bp, at) => (at < 5 ? 100 : at === 14 ? 125 : bp))
  expect(rateChanges(before, after)).toEqual([
    { levels: '1–5', before: '0.4', after: '1' },
    { levels: '15', before: '0.6', after: '1.25' },
  ])
  expect(rateChanges(undefined, before.fill(40))).toEqual([{ levels: '1–15', before: '0', after: '0.4' }])
  expect(rateChanges(before, before)).toEqual([])
})
