import { expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { verify } from '../../ledger/index.ts'
import { promotionsModule } from '../module.ts'
import { cancelOwnBonus, listOwnBonuses } from '../own-bonuses.service.ts'
import { grantTo, offerBonus } from '../terms.fixture.ts'
import { dueForLevel } from './due.service.ts'
import { grantDueJob } from './grant-due.job.ts'

const DAY_MS = 86_400_000
const server = await testServer({ at: '2026-11-20T15:00:00+09:00', observers: promotionsModule.observers ?? {} })
const desk = cashDesk(server)
await offerBonus(server, 'first')
await offerBonus(server, 'daily', { rateBp: 1_000, cap: 30_000 })
await offerBonus(server, 'gift')

const deposit = async (memberId: number, amount: number, bonus?: 'first' | 'daily') => {
  const { cashIdx } = await desk.deposit(memberId, amount, bonus ? { bonus } : {})
  await desk.wait(cashIdx)
  return cashIdx
}
const deposited = async (memberId: number, amount: number, bonus?: 'first' | 'daily') =>
  desk.approve(await deposit(memberId, amount, bonus))
const bonusesOf = (memberId: number) => server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))
const grantDue = () =>
  server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) => grantDueJob.run(ctx, {}))
const endRunning = (memberId: number) =>
  server.member(memberId, async (ctx) => cancelOwnBonus(ctx, (await listOwnBonuses(ctx, 1)).list[0]?.grantId ?? 0))

test('a bonus of a deposit that waits goes with a withdrawal that ends no bonus, and the member is asked before', async () => {
  const memberId = await desk.member()
  const cashIdx = await deposit(memberId, 50_000, 'first')
  await grantTo(server, memberId, 'gift', 3_000)
  await desk.approve(cashIdx)
  await endRunning(memberId)
  expect(await codeOf(desk.withdraw(memberId, 50_000, { endsBonus: false }))).toBe('C232')
  expect(await bonusesOf(memberId)).toMatchObject({ waiting: [{ code: 'first' }] })
  await Promise.all([desk.withdraw(memberId, 50_000), grantDue()])
  await grantDue()
  expect(await desk.balances(memberId)).toMatchObject({ cash: 0, bonus: 0, withdrawalPending: 50_000 })
  expect(await bonusesOf(memberId)).toMatchObject({ left: 0, waiting: [] })
})

test('a bonus of a deposit that has to wait for another day keeps no other of its member waiting', async () => {
  await offerBonus(server, 'rank', { trigger: 'rank-up', cap: 7_000 })
  const memberId = await desk.member()
  await deposited(memberId, 10_000)
  server.clock.advance(DAY_MS)
  const cashIdx = await deposit(memberId, 50_000, 'daily')
  await grantTo(server, memberId, 'gift', 3_000)
  await desk.approve(cashIdx)
  server.clock.advance(DAY_MS)
  await endRunning(memberId)
  await deposited(memberId, 20_000, 'daily')
  await endRunning(memberId)
  await server.system((ctx) => dueForLevel(ctx, memberId, 3))
  await grantDue()
  expect(await bonusesOf(memberId)).toMatchObject({
    waiting: [{ code: 'daily' }],
    list: [{ code: 'rank', status: 'active' }, {}, {}],
  })
  expect(await server.system(verify)).toEqual([])
})
