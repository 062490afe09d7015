import { randomUUID } from 'node:crypto'
import { cashOutcomeOf, type Language } from '@maru/contract'
import { expect, test } from 'vitest'
import type { Ctx, Member } from '../../platform/context.ts'
import { cashDesk, clerk, codeOf, PASS } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { setSiteOption } from '../site/index.ts'
import { listOwnRequests } from './own-requests.service.ts'
import { cashLimits, depositAccount, userCash } from './purse.service.ts'
import { listRequests } from './queue.service.ts'
import { requestDeposit, requestWithdrawal } from './request.service.ts'

const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const desk = cashDesk(server)
const cashOf = async (memberId: number) => (await desk.balances(memberId)).cash

test('a member takes back what is applied, and the money returns', async () => {
  const memberId = await desk.member(50_000)
  const ids = [(await desk.deposit(memberId)).cashIdx, (await desk.withdraw(memberId)).cashIdx]
  expect(await desk.cancel(memberId, ...ids)).toEqual({ changed: 2 })
  expect(await cashOf(memberId)).toBe(50_000)
})

test('a member who clicks cancel twice gets the money back once', async () => {
  const memberId = await desk.member(50_000)
  const id = (await desk.withdraw(memberId)).cashIdx
  const outcomes = await Promise.all([codeOf(desk.cancel(memberId, id)), codeOf(desk.cancel(memberId, id))])
  expect(outcomes.sort()).toEqual(['C503', 'done'])
  expect(await cashOf(memberId)).toBe(50_000)
})

test('a member cannot take back what staff have in hand, and of several all or none', async () => {
  const memberId = await desk.member(50_000)
  const [applied, held] = [(await desk.deposit(memberId)).cashIdx, (await desk.withdraw(memberId)).cashIdx]
  await desk.wait(held)
  expect(await codeOf(desk.cancel(memberId, applied, held))).toBe('C502')
  expect((await desk.list(memberId)).list.map((row) => row.status)).toEqual([2, 0])
})

test('a member cannot take back a withdrawal where the site does not allow it', async () => {
  const memberId = await desk.member(50_000)
  const [out, into] = [(await desk.withdraw(memberId)).cashIdx, (await desk.deposit(memberId)).cashIdx]
  await server.system((ctx) => setSiteOption(ctx, 'mayCancelWithdrawal', false))
  expect(await codeOf(desk.cancel(memberId, out))).toBe('C501')
  expect((await desk.list(memberId)).list.map((row) => row.mayCancel)).toEqual([true, false])
  expect(await codeOf(desk.cancel(memberId, into))).toBe('done')
  await server.system((ctx) => setSiteOption(ctx, 'mayCancelWithdrawal', true))
})

test('a member does not reach somebody else’s requests', async () => {
  const [ann, ben] = [await desk.member(50_000), await desk.member()]
  const id = (await desk.withdraw(ann)).cashIdx
  expect(await codeOf(desk.cancel(ben, id))).toBe('N404')
  expect(await codeOf(desk.hide(ben, id))).toBe('N404')
  expect((await desk.list(ben)).list).toEqual([])
  expect(await codeOf(desk.cancel(ann, id))).toBe('done')
  expect(await codeOf(desk.hide(ben, id))).toBe('N404')
})

test('a member hides ended requests only; staff still see them', async () => {
  const memberId = await desk.member(50_000)
  const [ended, open] = [(await desk.deposit(memberId)).cashIdx, (await desk.withdraw(memberId)).cashIdx]
  await desk.cancel(memberId, ended)
  expect(await codeOf(desk.hide(memberId, ended, open))).toBe('C501')
  expect(await desk.hide(memberId, ended)).toEqual({ changed: 1 })
  expect(await desk.hide(memberId, ended)).toEqual({ changed: 0 })
  expect((await desk.list(memberId)).list.map((row) => row.cashIdx)).toEqual([open])
  const seen = await server.staff((ctx) =>
    listRequests(ctx, { before: '', size: 10, cashType: '', state: 'all', memberId }),
  )
  expect(seen.rows).toHaveLength(2)
})

test('a member reads the reason of a rejection', async () => {
  const memberId = await desk.member()
  const id = (await desk.deposit(memberId)).cashIdx
  await desk.wait(id)
  await desk.reject(id)
  expect((await desk.list(memberId)).list).toMatchObject([
    { cashIdx: id, status: -1, reason: 'not ours', checked: false },
  ])
})

test('a named reason is read by everybody in his own language', async () => {
  const memberId = await desk.member()
  const id = (await desk.deposit(memberId)).cashIdx
  await desk.wait(id)
  await desk.reject(id, clerk, { named: 'other-sum' })
  const own = (language: Language) =>
    server.member(memberId, (ctx) => listOwnRequests({ ...ctx, language }, { page: 1, cashType: '' }))
  const queue = { before: '', size: 10, cashType: '', state: 'ended', memberId } as const
  const staffs = (language: Language) => server.staff((ctx) => listRequests({ ...ctx, language }, queue))
  const read = [await own('ko'), await own('en'), await own('vn')].map(({ list }) => list[0])
  expect(read.map((row) => row && cashOutcomeOf(row))).toEqual(['rejected', 'rejected', 'rejected'])
  expect(read.map((row) => row?.reason)).toEqual(['입금액 불일치', 'Amount does not match', 'Số tiền không khớp'])
  expect([(await staffs('ko')).rows[0]?.reason, (await staffs('vn')).rows[0]?.reason]).toEqual([
    '입금액 불일치',
    'Số tiền không khớp',
  ])
})

test('a member finds requests by page and by days of Asia/Seoul', async () => {
  const memberId = await desk.member()
  const make = async (at: string) => {
    server.clock.set(at)
    const id = (await desk.deposit(memberId)).cashIdx
    await desk.cancel(memberId, id)
    return id
  }
  const late = await make('2026-11-18T23:59:59+09:00')
  const early = await make('2026-11-19T00:00:00+09:00')
  const noon = await make('2026-11-19T12:00:00+09:00')
  server.clock.set('2026-11-20T15:00:00+09:00')
  const ids = async (filter: Parameters<typeof desk.list>[1]) =>
    (await desk.list(memberId, filter)).list.map((row) => row.cashIdx)
  expect(await ids({ startDate: '2026-11-19', endDate: '2026-11-19' })).toEqual([noon, early])
  expect(await ids({ startDate: '2026-11-18 23:59:59', endDate: '2026-11-19 00:00:00' })).toEqual([early, late])
  expect(await ids({ endDate: '2026-11-18' })).toEqual([late])
  for (let i = 0; i < 9; i++) await make(`2026-11-20T10:0${i}:00+09:00`)
  server.clock.set('2026-11-20T15:00:00+09:00')
  expect((await desk.list(memberId)).pageInfo).toEqual({ page: 1, count_per_list: 10, tatal_list_count: 12 })
  expect(await ids({ page: 2 })).toEqual([early, late])
  for (const startDate of ['2026-02-31', '2026-13-01', '2026-11-20 25:00:00'])
    expect(await codeOf(desk.list(memberId, { startDate }))).toBe('E400')
})

test('a member sees where to send a deposit, unless barred', async () => {
  const memberId = await desk.member()
  expect(await server.member(memberId, depositAccount)).toMatchObject({ depositor: '홍길동', isDemo: true })
  const barred = await desk.member(0, { isDepositBarred: true })
  expect(await codeOf(server.member(barred, depositAccount))).toBe('C001')
})

test('a member sees how much may be moved at once, also when barred from deposits', async () => {
  const barred = await desk.member(0, { level: 2, isDepositBarred: true })
  expect(await server.member(barred, cashLimits)).toEqual({
    maximumDeposit: 10_000_000,
    maximumWithdrawal: 5_000_000,
    withdrawalWaitsUntil: null,
  })
})

test('without an account to send deposits to nobody is shown one or may ask, and withdrawals go on', async () => {
  // A demo always has one.
  const config = { ...server.config, MARU_MODE: 'licensed' as const }
  const memberId = await desk.member(50_000)
  const asked = { amount: 10_000, requestKey: randomUUID() }
  const act = <T>(fn: (ctx: Ctx<Member>) => Promise<T>) => server.member(memberId, (ctx) => fn({ ...ctx, config }))
  expect(await codeOf(act(depositAccount))).toBe('C130')
  expect(await codeOf(act((ctx) => requestDeposit(ctx, { ...asked, bonus: 'none' })))).toBe('C130')
  expect(await act(cashLimits)).toMatchObject({ maximumWithdrawal: 3_000_000 })
  expect(await act((ctx) => requestWithdrawal(ctx, { ...asked, cashOutPass: PASS }))).toMatchObject({ cashAmt: 40_000 })
})

test('a member sees the cash, the points, the unread messages and whether a round is under way', async () => {
  const memberId = await desk.member(70_000)
  expect(await server.member(memberId, userCash)).toEqual({
    balance: 70_000,
    away: 0,
    point: 0,
    isPlayGame: 'N',
    newMsg: 0,
    balanceVersion: 1,
  })
})

test('a member is shown until when the last withdrawal keeps the next one waiting, also when it is hidden from the list', async () => {
  const memberId = await desk.member(50_000)
  const waitsUntil = async () => (await server.member(memberId, cashLimits)).withdrawalWaitsUntil
  expect(await waitsUntil()).toBeNull()
  const { cashIdx } = await desk.withdraw(memberId, 10_000)
  const end = new Date(server.clock.now().getTime() + 600_000)
  await desk.cancel(memberId, cashIdx)
  await desk.hide(memberId, cashIdx)
  expect(await waitsUntil()).toBe(end.toISOString())
  server.clock.advance(599_999)
  expect([await waitsUntil(), await codeOf(desk.withdraw(memberId, 10_000))]).toEqual([end.toISOString(), 'C216'])
  server.clock.advance(1)
  expect([await waitsUntil(), await codeOf(desk.withdraw(memberId, 10_000))]).toEqual([null, 'done'])
})
