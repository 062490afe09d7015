import { expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { bonusOffersOf } from '../cashier/bonus.service.ts'
import { listMessages } from '../community/message.service.ts'
import { houseBalances, verify } from '../ledger/index.ts'
import { serveSelfExclude } from '../protection/calls/member/self-exclude.ts'
import { takeBudget } from './bonus.repository.ts'
import { convertClock } from './convert.clock.ts'
import { promotionsModule } from './module.ts'
import { cancelOwnBonus, listOwnBonuses } from './own-bonuses.service.ts'
import { grantDueJob } from './periodic/grant-due.job.ts'
import { grantTo, offerBonus } from './terms.fixture.ts'

const DAY_MS = 86_400_000
const NOW = '2026-11-20T15:00:00+09:00'
const server = await testServer({ at: NOW, observers: promotionsModule.observers ?? {} })
const desk = cashDesk(server)
await offerBonus(server, 'first')
await offerBonus(server, 'daily', { rateBp: 1_000, cap: 30_000 })

const deposit = async (memberId: number, amount: number, bonus?: 'first' | 'daily') => {
  const { cashIdx } = await desk.deposit(memberId, amount, bonus ? { bonus } : {})
  await desk.wait(cashIdx)
  return cashIdx
}
const deposited = async (memberId: number, amount: number, bonus?: 'first' | 'daily') => {
  await desk.approve(await deposit(memberId, amount, bonus))
  return desk.balances(memberId)
}
const bonusesOf = (memberId: number) => server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))
const offersOf = async (memberId: number) =>
  Object.fromEntries(
    (await server.member(memberId, (ctx) => bonusOffersOf(ctx))).offers.map(({ bonus, refusal }) => [bonus, refusal]),
  )

test('the first deposit brings 20% with its approval, and not before', async () => {
  const memberId = await desk.member()
  const cashIdx = await deposit(memberId, 50_000, 'first')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 0, bonus: 0 })
  await desk.approve(cashIdx)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 10_000 })
  expect(await bonusesOf(memberId)).toMatchObject({
    left: 10_000,
    withdrawable: 50_000,
    list: [{ code: 'first', status: 'active', amount: 10_000, required: 50_000, progress: 0 }],
  })
})

test('a deposit with no bonus chosen brings none', async () => {
  expect(await deposited(await desk.member(), 50_000)).toMatchObject({ cash: 50_000, bonus: 0 })
})

test('C232: a withdrawal that ends a running bonus needs the word of the member, and moves nothing without it', async () => {
  const memberId = await desk.member()
  await deposited(memberId, 50_000, 'first')
  expect(await codeOf(desk.withdraw(memberId, 10_000, { endsBonus: false }))).toBe('C232')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 10_000 })
  expect(await bonusesOf(memberId)).toMatchObject({ list: [{ status: 'active' }] })
  expect(await codeOf(desk.withdraw(memberId, 10_000))).toBe('done')
  expect(await bonusesOf(memberId)).toMatchObject({ list: [{ status: 'forfeited' }] })
  const without = await desk.member(20_000)
  expect(await codeOf(desk.withdraw(without, 10_000, { endsBonus: false }))).toBe('done')
})

test('terms are shown before, with the reason why one cannot be chosen', async () => {
  const memberId = await desk.member()
  expect(await offersOf(memberId)).toEqual({ first: null, daily: null })
  await deposited(memberId, 10_000)
  expect(await offersOf(memberId)).toEqual({ first: 'not-first', daily: 'not-first-today' })
  expect(await codeOf(desk.deposit(memberId, 10_000, { bonus: 'daily' }))).toBe('C133')
})

test('the first of a lifetime excludes the daily one of its day; the next day in Seoul it can be had', async () => {
  const memberId = await desk.member()
  await deposited(memberId, 50_000, 'first')
  await server.member(memberId, async (ctx) => {
    const { list } = await listOwnBonuses(ctx, 1)
    await cancelOwnBonus(ctx, list[0]?.grantId ?? 0)
  })
  expect(await offersOf(memberId)).toEqual({ first: 'not-first', daily: 'not-first-today' })
  server.clock.set('2026-11-21T00:00:00+09:00')
  expect(await offersOf(memberId)).toEqual({ first: 'not-first', daily: null })
  expect(await deposited(memberId, 50_000, 'daily')).toMatchObject({ cash: 100_000, bonus: 5_000 })
  server.clock.set(NOW)
})

test('who chose a bonus that cannot be granted any more gets the deposit without it, and a message', async () => {
  const memberId = await desk.member()
  const cashIdx = await deposit(memberId, 50_000, 'first')
  await offerBonus(server, 'first', {}, { after: 1, isOn: false })
  await desk.approve(cashIdx)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 0 })
  expect(await messagesOf(memberId)).toEqual(['고르신 보너스를 드리지 못했습니다'])
  expect(await codeOf(desk.deposit(await desk.member(), 10_000, { bonus: 'first' }))).toBe('C133')
  await offerBonus(server, 'first', {}, { after: 2 })
})

test('a version that is saved later does not change what was granted', async () => {
  const memberId = await desk.member()
  await deposited(memberId, 50_000, 'first')
  await offerBonus(server, 'first', { multiple: 50 }, { after: 3 })
  expect((await bonusesOf(memberId)).list[0]).toMatchObject({ required: 50_000, terms: { version: 3, multiple: 5 } })
  expect(await codeOf(offerBonus(server, 'first', {}, { after: 3 }))).toBe('STAFF_CONFLICT')
  await offerBonus(server, 'first', {}, { after: 4 })
})

test('deposits that are approved at once never grant more than the budget', async () => {
  await offerBonus(server, 'daily', { rateBp: 1_000, cap: 10_000, budget: 25_000 }, { after: 1 })
  const requests = await Promise.all([1, 2, 3, 4, 5].map(async () => deposit(await desk.member(), 100_000, 'daily')))
  const { rows: before } = await server.pool.query('SELECT granted FROM promotions.bonus_sum WHERE bonus_code = $1', [
    'daily',
  ])
  await Promise.all(requests.map((cashIdx) => desk.approve(cashIdx)))
  const { rows } = await server.pool.query(
    `SELECT s.granted, (SELECT sum(amount) FROM promotions.bonus_grant WHERE bonus_code = 'daily') AS sum FROM promotions.bonus_sum s WHERE bonus_code = 'daily'`,
  )
  expect(Number(rows[0].granted)).toBe(Number(rows[0].sum))
  expect(Number(rows[0].granted)).toBe(Number(before[0].granted) + 20_000)
  await offerBonus(server, 'daily', { rateBp: 1_000 }, { after: 2 })
})

test('a budget is granted to its last won and no further, also by the first grant', async () => {
  const [memberId, taken] = [await desk.member(), [] as boolean[]]
  const undone = server.system(async (ctx) => {
    for (const amount of [5_001, 5_000, 1])
      taken.push(await takeBudget(ctx, { code: 'exact', memberId, amount, budget: 5_000 }))
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(taken).toEqual([false, true, false])
})

test('what test accounts are granted uses up no budget', async () => {
  const { rows } = await server.pool.query(`SELECT granted FROM promotions.bonus_sum WHERE bonus_code = 'daily'`)
  const budget = Number(rows[0].granted) + 10_000
  await offerBonus(server, 'daily', { rateBp: 1_000, cap: 10_000, budget }, { after: 3 })
  const ours = await desk.member()
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [ours])
  expect(await deposited(ours, 100_000, 'daily')).toMatchObject({ bonus: 10_000 })
  expect(await deposited(await desk.member(), 100_000, 'daily')).toMatchObject({ bonus: 10_000 })
  const last = await desk.member()
  expect(await codeOf(desk.deposit(last, 100_000, { bonus: 'daily' }))).toBe('C133')
  await offerBonus(server, 'daily', { rateBp: 1_000 }, { after: 4 })
})

test('a bonus that is given up returns to the house and leaves cash as it is; once', async () => {
  const memberId = await desk.member()
  await deposited(memberId, 50_000, 'first')
  const grantId = (await bonusesOf(memberId)).list[0]?.grantId ?? 0
  const other = await desk.member()
  expect(await codeOf(server.member(other, (ctx) => cancelOwnBonus(ctx, grantId)))).toBe('N404')
  const codes = await Promise.all(
    [1, 2].map(() => codeOf(server.member(memberId, (ctx) => cancelOwnBonus(ctx, grantId)))),
  )
  expect(codes.toSorted()).toEqual(['N404', 'done'])
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 0 })
  expect((await bonusesOf(memberId)).list[0]).toMatchObject({ status: 'cancelled', converted: 0 })
})

test('a bonus runs out to the second', async () => {
  const memberId = await desk.member()
  await deposited(memberId, 50_000, 'first')
  const expire = () => convertClock.tick(server.contexts, server.clock.now())
  server.clock.set('2026-11-27T14:59:59+09:00')
  await expire()
  expect(await desk.balances(memberId)).toMatchObject({ bonus: 10_000 })
  server.clock.set('2026-11-27T15:00:00+09:00')
  await expire()
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 0 })
  expect((await bonusesOf(memberId)).list[0]).toMatchObject({ status: 'expired' })
  server.clock.set(NOW)
})

test('a self-exclusion forfeits the bonus at once', async () => {
  const memberId = await desk.member()
  await deposited(memberId, 50_000, 'first')
  await server.call(serveSelfExclude, memberId, { months: 6 })
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 0 })
  expect((await bonusesOf(memberId)).list[0]).toMatchObject({ status: 'forfeited' })
})

test('a withdrawal gives the bonus up, in its transaction; one that is refused does not', async () => {
  const memberId = await desk.member()
  await deposited(memberId, 50_000, 'first')
  expect(await codeOf(desk.withdraw(memberId, 60_000))).toBe('C202')
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 10_000 })
  await desk.withdraw(memberId, 20_000)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 30_000, bonus: 0, withdrawalPending: 20_000 })
  expect((await bonusesOf(memberId)).list[0]).toMatchObject({ status: 'forfeited' })
})

test('after all that the house has given what members hold, and the ledger agrees with itself', async () => {
  const { rows } = await server.pool.query(
    `SELECT coalesce(sum(amount - taken_back - converted), 0) AS out FROM promotions.bonus_grant`,
  )
  const promotion = (await server.system(houseBalances)).find(({ house }) => house === 'promotion')
  expect(promotion?.balance).toBe(-Number(rows[0].out))
  expect(await server.system(verify)).toEqual([])
})

const grantDue = () =>
  server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) => grantDueJob.run(ctx, {}))
const messagesOf = async (memberId: number) =>
  (await server.member(memberId, (ctx) => listMessages(ctx, 1))).list.map(({ title }) => title)
const endRunning = (memberId: number) =>
  server.member(memberId, async (ctx) => cancelOwnBonus(ctx, (await listOwnBonuses(ctx, 1)).list[0]?.grantId ?? 0))

test('a bonus that was chosen and then comes second waits for the end of the one that runs, with a message, and comes once', async () => {
  await offerBonus(server, 'gift')
  const memberId = await desk.member()
  const cashIdx = await deposit(memberId, 50_000, 'first')
  await grantTo(server, memberId, 'gift', 3_000)
  await desk.approve(cashIdx)
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 3_000 })
  expect(await bonusesOf(memberId)).toMatchObject({ waiting: [{ code: 'first', amount: 10_000 }] })
  expect(await messagesOf(memberId)).toEqual(['입금 보너스는 조금 뒤에 드립니다'])
  await grantDue()
  expect(await desk.balances(memberId)).toMatchObject({ bonus: 3_000 })
  await endRunning(memberId)
  await Promise.all([grantDue(), grantDue()])
  await grantDue()
  expect(await desk.balances(memberId)).toMatchObject({ cash: 50_000, bonus: 10_000 })
  expect(await bonusesOf(memberId)).toMatchObject({ waiting: [], list: [{ code: 'first', status: 'active' }, {}] })
})

test('a bonus of a deposit that waits is one of its day, and goes with a withdrawal', async () => {
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
  await grantDue()
  expect(await bonusesOf(memberId)).toMatchObject({ left: 0, waiting: [{ code: 'daily', amount: 5_000 }] })
  await grantTo(server, memberId, 'gift', 3_000)
  await desk.withdraw(memberId, 10_000)
  server.clock.advance(DAY_MS)
  await grantDue()
  expect(await bonusesOf(memberId)).toMatchObject({ left: 0, waiting: [] })
})
