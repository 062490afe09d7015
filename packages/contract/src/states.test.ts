import { expect, test } from 'vitest'
import { betOutcomeOf, cashOutcomeOf } from './states.ts'

test('a wager that paid something below its stake is not called lost, and a returned stake is no tie', () => {
  expect(betOutcomeOf({ status: 'FAIL', winCash: 300 })).toBe('partly')
  expect(betOutcomeOf({ status: 'FAIL', winCash: 0 })).toBe('lost')
  expect(betOutcomeOf({ status: 'TIE', winCash: 1_000 })).toBe('returned')
  expect(betOutcomeOf({ status: 'PASS', winCash: 2_000 })).toBe('won')
  expect(betOutcomeOf({ status: 'WAIT', winCash: 300 })).toBe('waiting')
})

test('what staff rejected is not called cancelled, and what the member cancelled is not called rejected', () => {
  expect(cashOutcomeOf({ status: -1, reason: '예금주가 다릅니다' })).toBe('rejected')
  expect(cashOutcomeOf({ status: -1, reason: null })).toBe('cancelled')
  expect([0, 2, 1].map((status) => cashOutcomeOf({ status: status as 0 | 1 | 2, reason: null }))).toEqual([
    'applied',
    'waiting',
    'completed',
  ])
})
