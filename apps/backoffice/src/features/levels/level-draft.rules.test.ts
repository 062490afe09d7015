import { expect, test, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => {} })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
const { draftOf, draftProblem, rulesOf } = await import('./level-draft.rules.ts')

const rules = {
  mayFall: true,
  levels: Array.from({ length: 15 }, (_, at) => ({ deposits: at * 100_000, turnover: at * 500_000, days: at * 3 })),
}

test('rules come out of the form as they went in', () => {
  expect(rulesOf(draftOf(rules), true)).toEqual(rules)
})

test('level 1 asks for nothing, and no level for less than the one below it', () => {
  const draft = draftOf(rules)
  const first = draft.with(0, { deposits: '1', turnover: '0', days: '0' })
  expect(draftProblem(first, 0, 'deposits')).toBe('order')
  const fifth = draft.with(4, { deposits: '400000', turnover: '1', days: 'x' })
  expect([draftProblem(fifth, 4, 'turnover'), draftProblem(fifth, 4, 'days')]).toEqual(['order', 'number'])
  expect([rulesOf(first, true), rulesOf(fifth, true)]).toEqual([undefined, undefined])
})
