import { afterAll, expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { loggedIn } from '../../testing/members.fixture.ts'
import { addStaff } from '../../testing/people.ts'
import { addGames, bet, launchAgain, rollback, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import type { WalletOperation } from '../games/wallet-port.ts'
import { barOf } from '../wagers/index.ts'
import { createDice, slipOn } from '../wagers/own/own-product.fixture.ts'

import { createWagerWriter } from '../wagers/writer/writer.service.ts'
import { serveSelfExclude } from './calls/member/self-exclude.ts'
import { serveTimeOut } from './calls/member/take-time-out.ts'
import { protectionModule } from './module.ts'
import { askLiftForMember, confirmLiftForMember, excludeMember, timeOutForMember } from './pause-desk.service.ts'
import { showProtection } from './protection-desk.service.ts'
import { showOwnState } from './state.service.ts'

const HOUR = 3_600_000
const server = await testServer({ at: '2026-08-31T12:00:00+09:00', observers: protectionModule.observers ?? {} })
await addGames(server)
const wallet = createWallet(server.contexts)
const writer = createWagerWriter(server.contexts)
const dice = createDice(server.contexts, new Set(), writer)
const desk = cashDesk(server)
afterAll(() => Promise.all([wallet.close(), writer.close()]))
const { staffId: first } = await addStaff(server, { loginId: 'first', password: 'River#stone58' })
const { staffId: second } = await addStaff(server, { loginId: 'second', password: 'River#stone58' })

const outcome = async (operation: WalletOperation) => (await wallet.operate(operation)).outcome
const openSessions = async (memberId: number) =>
  (await server.pool.query('SELECT end_reason FROM identity.session WHERE member_id = $1', [memberId])).rows
const barred = (memberId: number) => server.system((ctx) => barOf(ctx, { siteId: 1, memberId }))
const timeOut = (memberId: number, hours: number) => codeOf(server.call(serveTimeOut, memberId, { hours }))
const exclude = (memberId: number, months: number) => codeOf(server.call(serveSelfExclude, memberId, { months }))
const pauseOf = async (memberId: number) => (await server.member(memberId, showOwnState)).pause
const slip = (memberId: number, slipId: string) =>
  dice.place({ siteId: 1, memberId, currency: 'KRW' }, slipOn('pauses', { slipId }))

test('a time-out ends sessions at once and refuses bets and deposits of every kind; open rounds still end, and money can be withdrawn', async () => {
  const memberId = await desk.member(100_000)
  const who = await loggedIn(server, memberId)
  const player = await launchAgain(server, memberId)
  const [won, undone] = [bet(player), bet(player)]
  await outcome(won)
  await outcome(undone)
  const { cashIdx } = await desk.deposit(memberId)
  await server.call(serveTimeOut, who, { hours: 24 })

  expect(await openSessions(memberId)).toEqual([{ end_reason: 'paused' }])
  expect([await outcome(bet(player)), (await slip(memberId, 'a')).outcome]).toEqual(['member-barred', 'member-barred'])
  expect(await outcome(bet(await launchAgain(server, memberId)))).toBe('member-barred')
  expect(await barred(memberId)).toBe('B1006')
  await desk.wait(cashIdx)
  expect(await codeOf(desk.approve(cashIdx))).toBe('STAFF_MEMBER_PROTECTED')
  await desk.reject(cashIdx)
  expect(await codeOf(desk.deposit(memberId))).toBe('C132')

  expect([await outcome(win(player, won)), await outcome(rollback(player, undone, { endsRound: true }))]).toEqual([
    'done',
    'done',
  ])
  expect(await codeOf(desk.withdraw(memberId, 50_000))).toBe('done')

  server.clock.advance(24 * HOUR - 1)
  expect(await barred(memberId)).toBe('B1006')
  server.clock.advance(1)
  // A reality check was due in the session that ended; a new login begins anew.
  await loggedIn(server, memberId)
  expect([await barred(memberId), await pauseOf(memberId)]).toEqual([undefined, null])
  expect(await outcome(bet(await launchAgain(server, memberId)))).toBe('done')
  expect(await codeOf(desk.deposit(memberId))).toBe('done')
})

test('a pause can be made longer, never shorter', async () => {
  const memberId = await desk.member()
  expect(await timeOut(memberId, 48)).toBe('done')
  expect(await timeOut(memberId, 24)).toBe('L003')
  expect(await timeOut(memberId, 1_008)).toBe('done')
  expect(await exclude(memberId, 6)).toBe('done')
  expect([await timeOut(memberId, 1_008), await exclude(memberId, 6)]).toEqual(['L003', 'L003'])
  expect(await exclude(memberId, 12)).toBe('done')
  const byStaff = server.staff((ctx) => timeOutForMember(ctx, memberId, { hours: 24, reason: 'not ours' }))
  expect(await codeOf(byStaff)).toBe('STAFF_CONFLICT')
})

test.each([23, 1_009, 24.5])('a time-out of %d hours is no time-out', async (hours) => {
  const memberId = await desk.member()
  await expect(server.call(serveTimeOut, memberId, { hours })).rejects.toThrow()
})

test('a self-exclusion of six months from the end of August lasts to the end of February, and does not end by itself', async () => {
  server.clock.set('2027-08-31T12:00:00+09:00')
  const memberId = await desk.member()
  await server.ownerPool.query('UPDATE identity.member SET takes_marketing = true WHERE member_id = $1', [memberId])
  await exclude(memberId, 6)
  const until = '2028-03-01T00:00:00+09:00'
  expect(await pauseOf(memberId)).toEqual({ kind: 'self-exclusion', until: new Date(until).toISOString() })
  const { rows } = await server.pool.query('SELECT takes_marketing FROM identity.member WHERE member_id = $1', [
    memberId,
  ])
  expect(rows).toEqual([{ takes_marketing: false }])

  const ask = () =>
    codeOf(server.staff((ctx) => askLiftForMember(ctx, memberId, 'asked in writing'), { staffId: first }))
  const confirmedBy = (staffId: number) =>
    codeOf(server.staff((ctx) => confirmLiftForMember(ctx, memberId), { staffId }))
  server.clock.set('2028-02-29T23:59:59+09:00')
  expect(await ask()).toBe('STAFF_CONFLICT')
  server.clock.set(until)
  expect(await barred(memberId)).toBe('B1006')
  expect(await confirmedBy(second)).toBe('STAFF_CONFLICT')
  expect(await ask()).toBe('done')
  expect(await barred(memberId)).toBe('B1006')
  expect(await confirmedBy(first)).toBe('STAFF_FORBIDDEN')
  const { pauses } = await server.staff((ctx) => showProtection(ctx, memberId), { staffId: second })
  expect(pauses).toMatchObject([
    {
      kind: 'self-exclusion',
      liftAsked: { staffName: 'first', reason: 'asked in writing', isOwn: false },
      liftedAt: null,
    },
  ])
  expect(await confirmedBy(second)).toBe('done')
  expect([await barred(memberId), await pauseOf(memberId)]).toEqual([undefined, null])
  expect(await confirmedBy(second)).toBe('STAFF_CONFLICT')
})

test('the database itself refuses a pause that one of the staff lifts, or that is lifted before its end', async () => {
  const memberId = await desk.member()
  await server.staff((ctx) => excludeMember(ctx, memberId, { months: 6, reason: 'asked by phone' }))
  const lift = (by: number, at: string) =>
    server.ownerPool.query(
      `UPDATE protection.pause SET lift_asked_by = 7, lift_asked_at = now(), lifted_by = $2, lifted_at = $3 WHERE member_id = $1`,
      [memberId, by, at],
    )
  await expect(lift(7, '2100-01-01')).rejects.toThrow('pause_lifted_by_two')
  await expect(lift(8, '2028-03-02')).rejects.toThrow('pause_lifted_after_end')
})

test('bets that arrive with the exclusion are placed before it or not at all', async () => {
  const memberId = await desk.member(1_000_000)
  const player = await launchAgain(server, memberId)
  const outcomes = Promise.all(Array.from({ length: 20 }, () => outcome(bet(player))))
  await exclude(memberId, 6)
  const done = (await outcomes).filter((one) => one === 'done').length
  expect(await outcome(bet(player))).toBe('member-barred')
  const { rows } = await server.pool.query('SELECT count(*)::int AS n FROM wagers.wager WHERE member_id = $1', [
    memberId,
  ])
  expect(rows).toEqual([{ n: done }])
})

test('net deposits are all deposits less all withdrawals, whenever they were', async () => {
  server.clock.set('2028-05-10T12:00:00+09:00')
  const memberId = await desk.member()
  for (const amount of [30_000, 50_000]) {
    const { cashIdx } = await desk.deposit(memberId, amount)
    await desk.wait(cashIdx)
    await desk.approve(cashIdx)
    server.clock.advance(40 * 24 * HOUR)
  }
  const { cashIdx } = (await desk.withdraw(memberId, 20_000)) as { cashIdx: number }
  expect(await server.member(memberId, showOwnState)).toMatchObject({ netDeposits: 80_000 })
  await desk.wait(cashIdx)
  await desk.approve(cashIdx)
  expect(await server.member(memberId, showOwnState)).toMatchObject({ netDeposits: 60_000, pause: null })
})
