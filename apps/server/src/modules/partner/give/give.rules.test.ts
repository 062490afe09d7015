import { expect, test } from 'vitest'
import { boundOf, type GiveBounds, type GiveTarget, mayAsk, mostMoved, unreachableBy } from './give.rules.ts'

const target: GiveTarget = {
  status: 'active',
  isDepositBarred: false,
  isWithdrawalBarred: false,
  isPaused: false,
  isTest: false,
  owesDebt: false,
  isBranchLocked: false,
  isPlaying: false,
  hasBonus: false,
}
const bounds: GiveBounds = {
  ownCash: 900,
  cash: 800,
  given: 700,
  today: { give: 0, take: 0 },
  mostADay: { give: 0, take: 0 },
}

test('a partner who owes or may not withdraw gives nothing, and takes back; one that is not active does neither', () => {
  expect([mayAsk('give', target), mayAsk('take', target)]).toEqual([true, true])
  for (const state of [{ owesDebt: true }, { isWithdrawalBarred: true }]) {
    expect(mayAsk('give', { ...target, ...state })).toBe(false)
    expect(mayAsk('take', { ...target, ...state })).toBe(true)
  }
  for (const way of ['give', 'take'] as const) expect(mayAsk(way, { ...target, status: 'locked' })).toBe(false)
})

test.each<[string, Partial<GiveTarget>, give: string | undefined, take: string | undefined]>([
  ['a member as any other', {}, undefined, undefined],
  ['one that is locked', { status: 'locked' }, 'account', 'account'],
  ['an account of the operator', { isTest: true }, 'account', 'account'],
  ['one that may not deposit', { isDepositBarred: true }, 'account', undefined],
  ['one that pauses', { isPaused: true }, 'account', undefined],
  ['one that owes, whose cash pays the debt first', { owesDebt: true }, undefined, 'account'],
  ['one of a branch that staff locked', { isBranchLocked: true }, 'branch-locked', 'branch-locked'],
  ['one that plays', { isPlaying: true }, 'playing', 'playing'],
  ['one with a bonus', { hasBonus: true }, 'bonus', 'bonus'],
])('%s is given to, or taken from, unless something stands against it', (_name, state, give, take) => {
  expect(unreachableBy('give', { isTest: false }, { ...target, ...state })).toBe(give)
  expect(unreachableBy('take', { isTest: false }, { ...target, ...state })).toBe(take)
})

test('a partner gives what it has, and takes back what is there of what it gave, on each day as much as the site says', () => {
  expect([mostMoved('give', bounds), mostMoved('take', bounds)]).toEqual([900, 700])
  expect(mostMoved('take', { ...bounds, cash: 600 })).toBe(600)
  const ofDay = { ...bounds, today: { give: 100, take: 450 }, mostADay: { give: 500, take: 400 } }
  expect([mostMoved('give', ofDay), mostMoved('take', ofDay)]).toEqual([400, 0])
  expect([boundOf('give', 901, bounds), boundOf('give', 500, ofDay)]).toEqual(['cash', 'day'])
  expect([801, 701, 700].map((amount) => boundOf('take', amount, bounds))).toEqual(['cash', 'given', 'day'])
})
