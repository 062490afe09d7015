import { CallError } from '@maru/client'
import { expect, test } from 'vitest'
import { holdsDeposits } from './deposit-refusal.rules.ts'

test.each(['C140', 'C132', 'C001', 'U0011', 'B1002'] as const)(
  'what is sent while deposits answer %s is held',
  (code) => expect(holdsDeposits(new CallError(code, ''))).toBe(true),
)

test('a lost answer holds nothing', () => {
  expect(holdsDeposits(new CallError('C101', ''))).toBe(false)
  expect(holdsDeposits(new Error('offline'))).toBe(false)
  expect(holdsDeposits(undefined)).toBe(false)
})
