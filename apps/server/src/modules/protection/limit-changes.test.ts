import { expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addStaff } from '../../testing/people.ts'
import type { LimitName } from './limit.rules.ts'
import { confirmOwnLimit, keepLimit, setLimit } from './limit.service.ts'
import { limitsOf, listOwnChanges } from './limit-list.service.ts'
import {
  confirmLimitForMember,
  keepLimitForMember,
  setLimitForMember,
  showProtection,
} from './protection-desk.service.ts'

const HOUR = 3_600_000
const server = await testServer({ at: '2026-11-18T12:00:00+09:00' })
const desk = cashDesk(server)

const set = (memberId: number, kind: LimitName['kind'], period: LimitName['period'], amount: number | null) =>
  server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind, period, amount }))
const confirm = (memberId: number, name: LimitName) =>
  codeOf(server.member(memberId, (ctx) => confirmOwnLimit(ctx, name)))
const limits = (memberId: number) => server.member(memberId, (ctx) => limitsOf(ctx, memberId))
const daily = { kind: 'stake', period: 'day' } as const

test('a limit is loosened a day later, and only when it is confirmed within two days more', async () => {
  const memberId = await desk.member()
  await set(memberId, 'stake', 'day', 1_000)
  expect(await set(memberId, 'stake', 'day', 9_000)).toMatchObject({ before: 1_000, holds: false })
  expect(await confirm(memberId, daily)).toBe('L001')
  server.clock.advance(24 * HOUR - 1)
  expect(await confirm(memberId, daily)).toBe('L001')
  server.clock.advance(1)
  expect(await limits(memberId)).toMatchObject([{ amount: 1_000, loosening: { amount: 9_000, byStaff: false } }])
  expect(await confirm(memberId, daily)).toBe('done')
  expect(await limits(memberId)).toMatchObject([{ amount: 9_000, loosening: null }])
  expect(await confirm(memberId, daily)).toBe('L002')

  await set(memberId, 'stake', 'day', null)
  server.clock.advance(72 * HOUR + 1)
  expect(await limits(memberId)).toMatchObject([{ amount: 9_000, loosening: null }])
  expect(await confirm(memberId, daily)).toBe('L001')
  await set(memberId, 'stake', 'day', null)
  server.clock.advance(72 * HOUR)
  expect(await confirm(memberId, daily)).toBe('done')
  expect(await limits(memberId)).toEqual([])
})

test('asked again the day begins anew; a tighter limit, and a change of mind, end the waiting', async () => {
  const memberId = await desk.member()
  const another = { kind: 'loss', period: 'month' } as const
  await set(memberId, 'loss', 'month', 1_000)
  await set(memberId, 'loss', 'month', 2_000)
  server.clock.advance(23 * HOUR)
  await set(memberId, 'loss', 'month', 3_000)
  server.clock.advance(23 * HOUR)
  expect(await confirm(memberId, another)).toBe('L001')
  await set(memberId, 'loss', 'month', 900)
  server.clock.advance(24 * HOUR)
  expect(await confirm(memberId, another)).toBe('L002')
  await set(memberId, 'loss', 'month', 5_000)
  await server.member(memberId, (ctx) => keepLimit(ctx, memberId, another))
  server.clock.advance(24 * HOUR)
  expect(await confirm(memberId, another)).toBe('L002')
  expect(await limits(memberId)).toMatchObject([{ amount: 900, loosening: null }])
})

test('of two changes of a limit at once the second is decided by the first: a looser one waits', async () => {
  const memberId = await desk.member()
  const isSet = Promise.withResolvers<void>()
  const second = isSet.promise.then(() => set(memberId, 'stake', 'day', 9_000))
  const { pid } = await server.member(memberId, async (ctx) => {
    await setLimit(ctx, memberId, { kind: 'stake', period: 'day', amount: 1_000 })
    isSet.resolve()
    const waiting = async (): Promise<{ pid: number }> => {
      const { rows } = await server.ownerPool.query(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
      return rows[0] ?? waiting()
    }
    return waiting()
  })
  expect(pid).toBeGreaterThan(0)
  expect(await second).toMatchObject({ before: 1_000, holds: false })
  expect(await limits(memberId)).toMatchObject([{ amount: 1_000, loosening: { amount: 9_000 } }])
})

test('the history says who changed what when, and nobody can rewrite it', async () => {
  const memberId = await desk.member()
  await set(memberId, 'deposit', 'week', 50_000)
  await server.staff((ctx) =>
    setLimitForMember(ctx, memberId, { kind: 'deposit', period: 'week', amount: 20_000, reason: 'asked by phone' }),
  )
  await set(memberId, 'deposit', 'week', null)
  const { list } = await server.member(memberId, (ctx) => listOwnChanges(ctx, 1))
  expect(list).toMatchObject([
    { what: 'loosening-asked', fromAmount: 20_000, toAmount: null, byStaff: false },
    { what: 'tightened', fromAmount: 50_000, toAmount: 20_000, byStaff: true },
    { what: 'tightened', fromAmount: null, toAmount: 50_000, byStaff: false },
  ])
  for (const sql of ['UPDATE protection.limit_change SET to_amount = 1', 'DELETE FROM protection.limit_change']) {
    await expect(server.pool.query(sql)).rejects.toThrow('permission denied')
    await expect(server.ownerPool.query(sql)).rejects.toThrow('append-only')
  }
})

test('staff tighten at once; a looser limit of staff needs a day and another of the staff', async () => {
  const { staffId: first } = await addStaff(server, { loginId: 'first', password: 'River#stone58' })
  const { staffId: second } = await addStaff(server, { loginId: 'second', password: 'River#stone58' })
  const memberId = await desk.member()
  const by = (staffId: number, act: typeof setLimitForMember, amount: number | null) =>
    codeOf(
      server.staff((ctx) => act(ctx, memberId, { ...daily, amount, reason: 'spoke with the member' }), { staffId }),
    )
  const confirmedBy = (staffId: number) =>
    codeOf(server.staff((ctx) => confirmLimitForMember(ctx, memberId, daily), { staffId }))
  expect(await by(first, setLimitForMember, 1_000)).toBe('done')
  expect(await by(first, setLimitForMember, 1_000)).toBe('STAFF_CONFLICT')
  expect(await by(first, setLimitForMember, 2_000)).toBe('done')
  expect(await confirmedBy(second)).toBe('STAFF_CONFLICT')
  server.clock.advance(24 * HOUR)
  // It is not the member's to confirm.
  expect(await confirm(memberId, daily)).toBe('L002')
  expect(await confirmedBy(first)).toBe('STAFF_FORBIDDEN')
  expect(await limits(memberId)).toMatchObject([{ amount: 1_000, loosening: { byStaff: true } }])
  expect(await confirmedBy(second)).toBe('done')
  expect(await limits(memberId)).toMatchObject([{ amount: 2_000 }])
  // And what the member asks for is not the staff's to confirm, but to stop.
  await set(memberId, 'stake', 'day', 3_000)
  server.clock.advance(24 * HOUR)
  expect(await confirmedBy(second)).toBe('STAFF_CONFLICT')
  await server.staff((ctx) => keepLimitForMember(ctx, memberId, daily))
  expect(await confirm(memberId, daily)).toBe('L002')
  const { rows } = await server.pool.query(`SELECT action FROM audit.entry WHERE target = $1 ORDER BY entry_id`, [
    `member:${memberId}`,
  ])
  expect(rows.map(({ action }) => action)).toEqual(
    ['tighten-limit', 'ask-looser-limit', 'loosen-limit', 'keep-limit'].map((verb) => `protection.${verb}`),
  )
  const file = await server.staff((ctx) => showProtection(ctx, memberId))
  expect(file.limitChanges.find(({ what }) => what === 'loosened')).toMatchObject({
    staffName: 'second',
    toAmount: 2_000,
  })
})

test('a member of another site is nobody to staff', async () => {
  const memberId = await desk.member()
  const asked = server.staff((ctx) => showProtection(ctx, memberId), {}, 2)
  expect(await codeOf(asked)).toBe('STAFF_NOT_FOUND')
})
