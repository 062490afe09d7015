import { expect, test } from 'vitest'
import { codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite } from '../../testing/people.ts'
import { restrictionsOf } from './index.ts'
import { liftSuspension, setBar, suspend } from './member-desk.service.ts'

const server = await testServer()
await addSecondSite(server)

const lastAudited = async (memberId: number) =>
  (
    await server.pool.query(
      'SELECT action, before, after, staff_name FROM audit.entry WHERE target = $1 ORDER BY entry_id DESC LIMIT 1',
      [`member:${memberId}`],
    )
  ).rows[0]
const bar = (memberId: number, what: 'deposit' | 'withdrawal' | 'betting', isBarred: boolean) =>
  codeOf(server.staff((ctx) => setBar(ctx, memberId, { what, isBarred, reason: '본인 요청' })))
const memberOf = async (memberId: number) =>
  (await server.system((ctx) => restrictionsOf(ctx, [memberId]))).get(memberId)

test('each bar holds from the next request on, by itself, until it is lifted; with its reason in the log', async () => {
  const memberId = await addMember(server)
  const names = { deposit: 'isDepositBarred', withdrawal: 'isWithdrawalBarred', betting: 'isBettingBarred' } as const
  for (const what of ['deposit', 'withdrawal', 'betting'] as const) {
    expect(await bar(memberId, what, true)).toBe('done')
    for (const [other, name] of Object.entries(names)) expect((await memberOf(memberId))?.[name]).toBe(other === what)
    expect(await lastAudited(memberId)).toMatchObject({
      action: 'member.bar',
      before: { [names[what]]: false },
      after: { [names[what]]: true, reason: '본인 요청' },
    })
    expect(await bar(memberId, what, true), 'twice').toBe('STAFF_CONFLICT')
    expect(await bar(memberId, what, false)).toBe('done')
    expect(await lastAudited(memberId)).toMatchObject({ action: 'member.unbar' })
  }
})

test('a suspended member is refused bets until staff lift it, each with a reason in the log', async () => {
  const memberId = await addMember(server)
  expect(await codeOf(server.staff((ctx) => suspend(ctx, memberId, '조사 중')))).toBe('done')
  expect(await lastAudited(memberId)).toMatchObject({ action: 'member.suspend', after: { reason: '조사 중' } })
  expect((await memberOf(memberId))?.status).toBe('suspended')
  expect(await codeOf(server.staff((ctx) => suspend(ctx, memberId, 'again')))).toBe('STAFF_CONFLICT')
  expect(await codeOf(server.staff((ctx) => liftSuspension(ctx, memberId, '문제 없음')))).toBe('done')
  expect((await memberOf(memberId))?.status).toBe('active')
  expect(await codeOf(server.staff((ctx) => liftSuspension(ctx, memberId, 'again')))).toBe('STAFF_CONFLICT')
})

test('nobody suspends or bars a member of another site, or one that waits or was rejected', async () => {
  const faraway = await addMember(server, { siteId: 2 })
  expect(await bar(faraway, 'deposit', true)).toBe('STAFF_NOT_FOUND')
  expect(await codeOf(server.staff((ctx) => suspend(ctx, faraway, 'x')))).toBe('STAFF_NOT_FOUND')
  for (const status of ['pending', 'rejected'] as const) {
    const memberId = await addMember(server, { status })
    expect(await bar(memberId, 'deposit', true)).toBe('STAFF_CONFLICT')
    expect(await codeOf(server.staff((ctx) => suspend(ctx, memberId, 'x')))).toBe('STAFF_CONFLICT')
  }
})
