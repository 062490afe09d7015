import type { MemberStatus } from '@maru/contract'
import { expect, test } from 'vitest'
import { isBetween } from '../../platform/seoul-time.ts'
import {
  depositRefusal as depositRefusalAt,
  type Pause,
  wagerRefusal as wagerRefusalAt,
  withdrawalRefusal,
} from './bar.rules.ts'

const now = new Date('2026-11-20T15:00:00+09:00')
const depositRefusal = (member: Parameters<typeof depositRefusalAt>[0]) => depositRefusalAt(member, now)
const wagerRefusal = (member: Parameters<typeof wagerRefusalAt>[0]) => wagerRefusalAt(member, now)

const restricted = (status: MemberStatus, bars: Partial<Record<'deposit' | 'withdrawal' | 'betting', true>> = {}) => ({
  status,
  isDepositBarred: bars.deposit ?? false,
  isWithdrawalBarred: bars.withdrawal ?? false,
  isBettingBarred: bars.betting ?? false,
  pause: null,
  realityDueAt: null,
})

test.each([
  ['2026-11-20T23:29:59+09:00', false],
  ['2026-11-20T23:30:00+09:00', true],
  ['2026-11-20T23:59:59+09:00', true],
  ['2026-11-21T00:00:00+09:00', true],
  ['2026-11-21T00:29:59+09:00', true],
  ['2026-11-21T00:30:00+09:00', false],
  // The same clock faces elsewhere are other times in Seoul.
  ['2026-11-20T23:45:00Z', false],
  ['2026-11-20T14:45:00Z', true],
  ['2026-11-20T10:45:00-04:00', true],
])('closed from 23:30 to 00:30 in Seoul, wherever the server stands: %s is %s', (at, closed) => {
  expect(isBetween(new Date(at), '23:30', '00:30')).toBe(closed)
})

test('closed hours may lie within a day, and equal times mean never', () => {
  expect(isBetween(new Date('2026-11-20T03:00:00+09:00'), '02:00', '04:00')).toBe(true)
  expect(isBetween(new Date('2026-11-20T04:00:00+09:00'), '02:00', '04:00')).toBe(false)
  expect(isBetween(new Date('2026-11-20T02:00:00+09:00'), '02:00', '02:00')).toBe(false)
})

test('an active member without bars may do everything', () => {
  const member = restricted('active')
  expect([depositRefusal(member), withdrawalRefusal(member), wagerRefusal(member)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['locked', 'B1002', 'B1002', 'B1002'],
  ['suspended', 'U0011', 'U0011', 'B0091'],
  ['pending', 'C001', 'C201', 'B0091'],
  ['rejected', 'C001', 'C201', 'B0091'],
] as const)('a %s member is refused with %s, %s and %s', (status, deposit, withdrawal, wager) => {
  const member = restricted(status)
  expect([depositRefusal(member), withdrawalRefusal(member), wagerRefusal(member)]).toEqual([
    deposit,
    withdrawal,
    wager,
  ])
})

test('each bar bars its own thing only', () => {
  expect(depositRefusal(restricted('active', { deposit: true }))).toBe('C001')
  expect(withdrawalRefusal(restricted('active', { deposit: true }))).toBeUndefined()
  expect(withdrawalRefusal(restricted('active', { withdrawal: true }))).toBe('C203')
  expect(wagerRefusal(restricted('active', { withdrawal: true }))).toBeUndefined()
  expect(wagerRefusal(restricted('active', { betting: true }))).toBe('B1001')
  expect(depositRefusal(restricted('active', { betting: true }))).toBeUndefined()
})

test.each([
  ['time-out', 1, 'C132', 'B1006'],
  ['time-out', 0, undefined, undefined],
  ['cooling', 1, 'C132', 'B1006'],
  ['cooling', 0, undefined, undefined],
  ['self-exclusion', 1, 'C132', 'B1006'],
  // Lifted by two of the staff, never by time.
  ['self-exclusion', -1_000_000, 'C132', 'B1006'],
] as const)(
  'a %s with %d ms to go refuses deposits with %s and bets with %s, never withdrawals',
  (kind, leftMs, deposit, wager) => {
    const pause: Pause = { kind, until: new Date(now.getTime() + leftMs) }
    const member = { ...restricted('active'), pause }
    expect([depositRefusal(member), wagerRefusal(member), withdrawalRefusal(member)]).toEqual([
      deposit,
      wager,
      undefined,
    ])
  },
)

test('bets are refused from the instant on at which a reality check is due, and nothing else is', () => {
  const dueIn = (ms: number) => ({ ...restricted('active'), realityDueAt: new Date(now.getTime() + ms) })
  expect(wagerRefusal(dueIn(1))).toBeUndefined()
  expect(wagerRefusal(dueIn(0))).toBe('B1005')
  expect([depositRefusal(dueIn(0)), withdrawalRefusal(dueIn(0))]).toEqual([undefined, undefined])
})
