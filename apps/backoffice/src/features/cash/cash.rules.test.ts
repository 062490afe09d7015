import type { AdminCashRow } from '@maru/contract'
import { expect, test } from 'vitest'
import { mayComplete, mayPay, mayReject, mayStart, reasonsFor } from './cash.rules.ts'

const bank = { cashType: 'withdrawal', method: 'bank', isPaying: false } as const
const coin = { cashType: 'withdrawal', method: 'coin', isPaying: false } as const
type Step = Parameters<typeof mayComplete>[0]
const held = (row: Partial<Step>, status: AdminCashRow['status'] = 2, staffId: number | null = 1): Step => ({
  ...bank,
  ...row,
  status,
  staffId,
})

test('only an applied request can be started', () => {
  expect(([0, 2, 1, -1] as const).map((status) => mayStart({ status }))).toEqual([true, false, false, false])
})

test('only whoever holds a waiting request decides it', () => {
  for (const may of [mayComplete, mayReject]) {
    expect(may(held(bank), 1)).toBe(true)
    expect(may(held(bank, 2, 2), 1)).toBe(false)
    expect(may(held(bank, 2, null), 1)).toBe(true)
    for (const status of [0, 1, -1] as const) expect(may(held(bank, status), 1)).toBe(false)
  }
})

test('coin is never completed as a bank transfer, and a bank transfer is never paid as coin', () => {
  for (const cashType of ['deposit', 'withdrawal'] as const)
    expect(mayComplete(held({ ...coin, cashType }), 1)).toBe(false)
  expect(mayPay(held(coin), 1, false)).toBe(true)
  expect(mayPay(held(bank), 1, false)).toBe(false)
  expect(mayPay(held({ ...coin, cashType: 'deposit' }), 1, false)).toBe(false)
})

test('only whoever holds a withdrawal by coin pays it, once', () => {
  expect(mayPay(held(coin, 2, 2), 1, false)).toBe(false)
  expect(mayPay(held(coin, 0), 1, false)).toBe(false)
  expect(mayPay(held(coin), 1, true)).toBe(false)
  expect(mayPay(held({ ...coin, isPaying: true }), 1, false)).toBe(false)
})

test('a withdrawal by coin is rejected until it is being paid', () => {
  expect(mayReject(held(coin), 1)).toBe(true)
  expect(mayReject(held({ ...coin, isPaying: true }), 1)).toBe(false)
})

test('reasons to reject fit how the money goes', () => {
  expect(reasonsFor(bank)).toEqual(['account', 'identity', 'terms'])
  expect(reasonsFor(coin)).toEqual(['identity', 'terms', 'address'])
  expect(reasonsFor({ cashType: 'deposit', method: 'bank' })).toEqual(['not-arrived', 'other-holder', 'other-sum'])
})
