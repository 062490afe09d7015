import { expect, test } from 'vitest'
import { checkPlan, type Plan } from './maintenance.rules.ts'

const now = Date.parse('2026-11-20T08:00:00Z')
const plan: Plan = { start: '2026-11-20T18:00', end: '2026-11-20T19:00', ko: '점검', en: 'Works', vn: 'Bảo trì' }

test('a sound plan becomes a window in universal time', () => {
  expect(checkPlan(plan, now).window).toEqual({
    startDate: '2026-11-20T09:00:00.000Z',
    endDate: '2026-11-20T10:00:00.000Z',
    reason: { ko: '점검', en: 'Works', vn: 'Bảo trì' },
  })
})
test('an end before the beginning, or in the past, is refused', () => {
  expect(checkPlan({ ...plan, end: '2026-11-20T17:59' }, now)).toMatchObject({ problems: { end: 'order' } })
  expect(checkPlan({ ...plan, end: '2026-11-20T16:59' }, now)).toMatchObject({ problems: { end: 'past' } })
})
test('every language needs its words', () => {
  expect(checkPlan({ ...plan, vn: '  ' }, now)).toEqual({ problems: { vn: 'required' } })
})
