import { expect, test } from 'vitest'
import { drillOf, levelOf, upTo } from './drill.rules.ts'

const november = { from: '2026-11-01', until: '2026-11-26' }

test('a settlement opens from the period to a day, a branch, a product', () => {
  const drill = drillOf({ day: '2026-11-20', branch: '7', product: 'slot' }, november)
  expect(levelOf(drill)).toBe('product')
  expect(levelOf(drillOf({ day: '2026-11-20', branch: '7' }, november))).toBe('branch')
  expect(levelOf(drillOf({ day: '2026-11-20' }, november))).toBe('day')
  expect(levelOf(drillOf({}, november))).toBe('period')
  expect(upTo(drill, 'day')).toEqual({ day: '2026-11-20', branch: undefined, product: undefined })
})

test('a step that does not follow from the one before is left out', () => {
  expect(drillOf({ branch: '7', product: 'slot' }, november)).toEqual({})
  expect(drillOf({ day: '2026-10-31', branch: '7' }, november)).toEqual({})
  expect(drillOf({ day: '2026-11-20', branch: 'x', product: 'slot' }, november)).toEqual({ day: '2026-11-20' })
  expect(drillOf({ day: '2026-11-20', branch: '7', product: 'chess' }, november)).toEqual({
    day: '2026-11-20',
    branch: '7',
  })
})
