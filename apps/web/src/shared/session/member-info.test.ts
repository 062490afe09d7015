import type { Cash, Points } from '@maru/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { type Held, type MemberState, memberInfo, noteHeld, withRealityDue } from './member-info.ts'

const answers: Promise<unknown>[] = []
const login = { socketKey: 'k' }
vi.mock('@maru/client', () => ({ call: () => answers.shift(), serverNow: () => 0, session: () => login }))

const held = (cash: number, version: number): Held => ({
  socketKey: login.socketKey,
  version,
  cashAmt: cash as Cash,
  pointAmt: 1 as Points,
})
const state = (cashAmt: number, balanceVersion: number) => ({
  member: { memNick: 'n', cashAmt, pointAmt: 1, balanceVersion },
  msgInfo: { newMsg: 0 },
})

test('of two balances the one with the higher version holds, whichever of an answer and a message comes first', async () => {
  const queries = new QueryClient()
  let answer: (data: unknown) => void = () => {}
  answers.push(new Promise((resolve) => (answer = resolve)), Promise.resolve(state(700, 9)))
  const asked = queries.fetchQuery(memberInfo)
  expect(noteHeld(held(500, 8), true)).toBe(true)
  answer(state(0, 7))
  expect((await asked).member).toMatchObject({ memNick: 'n', cashAmt: 500, balanceVersion: 8 })
  await queries.invalidateQueries()
  expect((await queries.fetchQuery(memberInfo)).member.cashAmt).toBe(700)
  expect(noteHeld(held(500, 8), true)).toBe(false)
})

test('who logs in next begins with versions of its own, and an answer to the one before says nothing', async () => {
  const late = held(900, 50)
  noteHeld(late, true)
  login.socketKey = 'next'
  expect(noteHeld(late, true)).toBe(false)
  expect(noteHeld(held(20, 3), true)).toBe(true)
})

test('a reality check falls due for who may play, and not for a partner', () => {
  const dueOf = (isPartnerMember: 'Y' | 'N') =>
    withRealityDue({ member: { isPartnerMember, realityDueAt: null } } as MemberState).member.realityDueAt
  expect(dueOf('N')).toBe(new Date(0).toISOString())
  expect(dueOf('Y')).toBeNull()
})
