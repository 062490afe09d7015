import { cashOf, type TableReturn } from '@maru/contract'
import { expect, test } from 'vitest'
import { enoughBets, figuresOf } from './report.rules.ts'

const returned: TableReturn = {
  bets: enoughBets,
  staked: cashOf(100),
  returned: cashOf(50),
  returnBp: 5_000,
  expectedBp: 9_894,
  lowBp: 6_000,
  highBp: 13_000,
  isOutside: true,
}

test('a return outside its band is an alarm only after enough bets', () => {
  expect(figuresOf(returned).verdict).toBe('outside')
  expect(figuresOf({ ...returned, bets: enoughBets - 1 }).verdict).toBe('few')
  expect(figuresOf({ ...returned, isOutside: false }).verdict).toBe('inside')
  expect(figuresOf({ ...returned, lowBp: null }).verdict).toBe('few')
})
