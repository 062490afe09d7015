import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/members.fixture.ts'
import {
  addGames,
  addPlayer,
  balancesHeld,
  bet,
  type TestPlayer,
  win,
} from '../../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../../games/wallet.service.ts'
import { verify } from '../../ledger/index.ts'
import { promotionsModule } from '../module.ts'
import { cancelOwnBonus, listOwnBonuses } from '../own-bonuses.service.ts'
import { grantTo, offerBonus } from '../terms.fixture.ts'
import { findDueOfSite } from './due.service.ts'
import { grantDueJob } from './grant-due.job.ts'

const PLAYED = '2026-11-20T15:00:00+09:00'
const NIGHT = '2026-11-21T05:10:00+09:00'
const server = await testServer({
  at: PLAYED,
  observers: promotionsModule.observers ?? {},
  listeners: promotionsModule.listeners ?? [],
})
await addGames(server)
await offerBonus(server, 'gift')
await offerBonus(server, 'back', { trigger: 'cashback', rateBp: 1_000, minimumDeposit: 5_000, cap: 3_000, days: 2 })
await offerBonus(server, 'rank', { trigger: 'rank-up', cap: 7_000, levels: { from: 3, to: 5 } })
const wallet = createWallet(server.contexts)

const played = async (player: TestPlayer, amount: number, payout: number) => {
  const staked = bet(player, { amount })
  await wallet.operate(staked)
  await wallet.operate(win(player, staked, { amount: payout }))
}
const findDue = () => server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 1 }, findDueOfSite)
const grantAll = () =>
  server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) => grantDueJob.run(ctx, {}))
const bonusesOf = async (memberId: number) =>
  (await server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))).list.map(({ code, amount, status }) => ({
    code,
    amount,
    status,
  }))

const waitingOf = async (memberId: number) => (await server.member(memberId, (ctx) => listOwnBonuses(ctx, 1))).waiting

const loser = await addPlayer(server, 100_000)
const winner = await addPlayer(server, 100_000)
const careful = await addPlayer(server, 100_000)
const busy = await addPlayer(server, 100_000)
const tester = await addPlayer(server, 100_000)
await played(loser, 20_000, 5_000)
await played(winner, 20_000, 50_000)
await played(careful, 4_000, 0)
await grantTo(server, busy.memberId, 'gift', 1_000)
await played(busy, 60_000, 0)
await played(tester, 60_000, 0)
await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [tester.memberId])

test('what was lost on the day before brings its share the next night, once, however often the job runs', async () => {
  server.clock.set(NIGHT)
  await Promise.all([findDue(), findDue()])
  await Promise.all([grantAll(), grantAll()])
  await findDue()
  await grantAll()
  expect(await bonusesOf(loser.memberId)).toEqual([{ code: 'back', amount: 1_500, status: 'active' }])
  expect(await balancesHeld(server, loser)).toEqual({ cash: 85_000, bonus: 1_500 })
})

test('who won, lost less than the least or is a test account gets nothing', async () => {
  for (const { memberId } of [winner, careful, tester]) expect(await bonusesOf(memberId)).toEqual([])
})

test('who has a bonus already gets it when that has ended, and not when it has lapsed by then', async () => {
  expect(await bonusesOf(busy.memberId)).toEqual([{ code: 'gift', amount: 1_000, status: 'active' }])
  expect(await waitingOf(busy.memberId)).toMatchObject([{ code: 'back', amount: 3_000 }])
  await server.member(busy.memberId, async (ctx) => {
    const { list } = await listOwnBonuses(ctx, 1)
    await cancelOwnBonus(ctx, list[0]?.grantId ?? 0)
  })
  await grantAll()
  expect((await bonusesOf(busy.memberId))[0]).toEqual({ code: 'back', amount: 3_000, status: 'active' })
  expect(await waitingOf(busy.memberId)).toEqual([])
})

test('a new level brings its bonus once in a lifetime, and other levels none', async () => {
  const memberId = await addMember(server, { level: 3 })
  const rise = async (from: number, to: number) => {
    await server.system(async (ctx) => ctx.emit('levels.member-rose', { memberId, from, to }))
    await server.contexts.drained()
  }
  await rise(1, 3)
  await Promise.all([rise(2, 3), rise(2, 3)])
  await grantAll()
  expect(await bonusesOf(memberId)).toEqual([{ code: 'rank', amount: 7_000, status: 'active' }])
})

test('what could not be granted in its days lapses', async () => {
  const late = await addPlayer(server, 100_000)
  server.clock.set('2026-11-21T15:00:00+09:00')
  await played(late, 20_000, 0)
  server.clock.set('2026-11-22T05:10:00+09:00')
  await findDue()
  server.clock.set('2026-11-24T05:10:00+09:00')
  await grantAll()
  expect(await bonusesOf(late.memberId)).toEqual([])
  await wallet.close()
  expect(await server.system(verify)).toEqual([])
})
