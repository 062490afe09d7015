import { expect, test } from 'vitest'
import { type Plan, planForm } from './maintenance.rules.ts'

const now = Date.parse('2026-11-20T08:00:00Z')
const plan: Plan = { start: '2026.11.20 18:00', end: '2026.11.20 19:00', ko: '점검', en: 'Works', vn: 'Bảo trì' }
const schema = planForm(() => now)
const problemsOf = (changed: Partial<Plan>) =>
  (schema.safeParse({ ...plan, ...changed }).error?.issues ?? []).map(({ path, message }) => [path[0], message])

test('a sound plan becomes a window in universal time', () => {
  expect(schema.parse(plan)).toEqual({
    startDate: '2026-11-20T09:00:00.000Z',
    endDate: '2026-11-20T10:00:00.000Z',
    reason: { ko: '점검', en: 'Works', vn: 'Bảo trì' },
  })
})
test('an end before the beginning, or in the past, is refused', () => {
  expect(problemsOf({ end: '2026.11.20 17:59' })).toEqual([['end', 'order']])
  expect(problemsOf({ end: '2026.11.20 16:59' })).toEqual([['end', 'past']])
})
test('every language needs its words, and both times are needed', () => {
  expect(problemsOf({ vn: '  ' })).toEqual([['vn', 'required']])
  expect(problemsOf({ start: '', end: '' })).toEqual([
    ['start', 'required'],
    ['end', 'required'],
  ])
})
