import { randomUUID } from 'node:crypto'
import type { BonusTrigger } from '@maru/contract'
import { bonusTriggers } from '@maru/contract'
import { expect, test } from 'vitest'
import { serveAttendanceCheck } from '../modules/attendance/calls/member/attend.ts'
import { attendanceVersions } from '../modules/attendance/rule.repository.ts'
import { couponDesk } from '../modules/coupons/coupons.fixture.ts'
import { balancesOf } from '../modules/ledger/index.ts'
import { addBelow, addBranch } from '../modules/partner/partner.fixture.ts'
import { grantDepositBonus } from '../modules/promotions/deposit-bonus.service.ts'
import { grantAtDesk } from '../modules/promotions/desk/grants-desk.service.ts'
import { insertDues } from '../modules/promotions/periodic/due.repository.ts'
import { dueForLevel } from '../modules/promotions/periodic/due.service.ts'
import { grantDueJob } from '../modules/promotions/periodic/grant-due.job.ts'
import { offerBonus } from '../modules/promotions/terms.fixture.ts'
import { giveByStaff } from '../modules/rotary/give-spins.service.ts'
import { wheelDesk } from '../modules/rotary/rotary.fixture.ts'
import { cashDesk, codeOf } from '../testing/cash-desk.ts'
import { testServer } from '../testing/context.ts'

const server = await testServer()
const store = (await addBranch(server))[4] as number
await offerBonus(server, 'first')
await offerBonus(server, 'gift', { cap: 50_000 })
await offerBonus(server, 'back', { trigger: 'cashback' })
await offerBonus(server, 'rake', { trigger: 'rakeback' })
await offerBonus(server, 'rank', { trigger: 'rank-up', cap: 7_000, levels: { from: 3, to: 5 } })
const wheel = wheelDesk(server)
await wheel.save()
const rules = { isOn: true, turnover: 0, daily: 1_000, cycleDays: 3, cyclePoints: 5_000, spinDays: 2 }
await server.system((ctx) =>
  attendanceVersions.insert(ctx, { version: 1, fromDay: '2026-11-01', rules, staffId: 1, reason: 'test' }),
)
const [coupons, desk] = [couponDesk(server), cashDesk(server)]

/** What waits for a bonus of a period, as it would be stored for somebody who played before he became a partner. */
const wait = async (memberId: number, code: string): Promise<string> => {
  const lapsesAt = new Date(server.clock.now().getTime() + 3_600_000)
  await server.system((ctx) => insertDues(ctx, [{ memberId, code, period: '2026-11-19', amount: 5_000, lapsesAt }]))
  await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) => grantDueJob.run(ctx, {}))
  const { rows } = await server.pool.query(
    'SELECT state FROM promotions.bonus_due WHERE member_id = $1 AND bonus_code = $2',
    [memberId, code],
  )
  return rows[0].state
}

/** Each way to a bonus, and how it answers: the first to a partner, the second to a member. */
const triggers: Record<
  BonusTrigger,
  { ask: (memberId: number) => Promise<unknown>; partner: unknown; member: unknown }
> = {
  deposit: { ask: (id) => codeOf(desk.deposit(id, 50_000, { bonus: 'first' })), partner: 'B0095', member: 'done' },
  hand: {
    ask: (memberId) =>
      codeOf(
        server.staff((ctx) =>
          grantAtDesk(ctx, { memberId, code: 'gift', amount: 1_000, reason: 'as agreed', requestKey: randomUUID() }),
        ),
      ),
    partner: 'STAFF_CONFLICT',
    member: 'done',
  },
  cashback: { ask: (id) => wait(id, 'back'), partner: 'refused', member: 'granted' },
  rakeback: { ask: (id) => wait(id, 'rake'), partner: 'refused', member: 'granted' },
  'rank-up': {
    ask: async (id) => {
      await server.system((ctx) => dueForLevel(ctx, id, 3))
      const { rows } = await server.pool.query(
        `SELECT FROM promotions.bonus_due WHERE member_id = $1 AND bonus_code = 'rank'`,
        [id],
      )
      return rows.length
    },
    partner: 0,
    member: 1,
  },
}

test.each(bonusTriggers)('by %s a partner gets no bonus, and a member does', async (trigger) => {
  const { ask, partner, member } = triggers[trigger]
  expect(await ask(store)).toBe(partner)
  expect(await ask(await addBelow(server, store))).toBe(member)
  expect((await server.system((ctx) => balancesOf(ctx, store))).bonus).toBe(0)
})

test('a bonus that was chosen before somebody became a partner is not granted with the deposit', async () => {
  const granting = { memberId: store, amount: 50_000, bonus: 'first' as const, earlier: { ever: 0, today: 0 } }
  expect(await server.system((ctx) => grantDepositBonus(ctx, { ...granting, requestId: 1 }))).toEqual({
    refused: 'off',
  })
})

test('B0095: a partner enters no coupon, is given none, attends nowhere and spins no wheel', async () => {
  const member = await addBelow(server, store)
  const { codes } = await coupons.make({ count: 2 })
  expect(await codeOf(coupons.enter(store, codes[0] as string))).toBe('B0095')
  const couponIdx = await coupons.enter(member, codes[1] as string)
  const { rows } = await server.pool.query('SELECT mem_id FROM identity.member WHERE member_id = $1', [store])
  expect(await codeOf(coupons.give(member, couponIdx, rows[0].mem_id))).toBe('CP09')
  expect(await codeOf(server.call(serveAttendanceCheck, store, {}))).toBe('B0095')
  expect(await codeOf(server.call(serveAttendanceCheck, member, {}))).toBe('done')
  await wheel.give(store)
  expect(await codeOf(wheel.spin(store))).toBe('B0095')
  const spins = { count: 1, reason: 'as agreed', requestKey: randomUUID() }
  expect(await codeOf(server.staff((ctx) => giveByStaff(ctx, store, spins)))).toBe('STAFF_CONFLICT')
})
