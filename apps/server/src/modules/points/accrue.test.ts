import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { slotWager } from '../../testing/wagers.ts'
import { verify } from '../ledger/index.ts'
import { setMemberLevel } from '../levels/desk.service.ts'
import { cancelWager, moveWager, type Placing, placeWager, settleWager, type WagerRef } from '../wagers/index.ts'
import { accrueSite } from './accrue.job.ts'
import { servePointChange } from './calls/member/convert-points.ts'
import { servePointSummary } from './calls/member/show-summary.ts'
import { needsSecond } from './earning.rules.ts'
import { entriesOf, everyLevel, give, heldBy, putEarning } from './points.fixture.ts'

const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const DAY_MS = 24 * 3_600_000
await putEarning(server, '2026-11-20', {
  slot: everyLevel(100).with(4, 150),
  casino: everyLevel(50),
  'mini-game': everyLevel(50),
})

const money = { balanceAfter: 0, transferId: null }
let rounds = 0
const place = (memberId: number, stake: number, changes: Partial<Placing> = {}): Promise<WagerRef> =>
  server.system((ctx) => placeWager(ctx, { ...slotWager(memberId, `r${++rounds}`), stake, ...money, ...changes }))
const settle = (ref: WagerRef, payout: number) => server.system((ctx) => settleWager(ctx, ref, { payout, ...money }))
const played = async (memberId: number, stake: number, payout = 0, changes: Partial<Placing> = {}) => {
  const ref = await place(memberId, stake, changes)
  await settle(ref, payout)
  return ref
}
/** The nightly run of the next day. */
const night = async (): Promise<void> => {
  server.clock.advance(DAY_MS)
  await run()
}
const run = () =>
  server.contexts.reading({ who: { kind: 'system', job: 'points.accrue' }, siteId: 1 }, (ctx) => accrueSite(ctx))

test('the turnover of a day earns its share the night after, and once', async () => {
  const memberId = await addMember(server)
  await played(memberId, 10_000, 4_000)
  await played(memberId, 5_550)
  await run()
  expect(await heldBy(server, memberId)).toBe(0)
  await night()
  expect(await heldBy(server, memberId)).toBe(155)
  await run()
  await night()
  expect(await heldBy(server, memberId)).toBe(155)
  expect(await entriesOf(server, memberId)).toMatchObject([
    { kind: 'turnover', amount: 155, detail: { parts: [{ group: 'slot', turnover: 15_550, rateBp: 100 }] } },
  ])
})

test('nights on which no server ran are made up for by the next run, day by day', async () => {
  const memberId = await addMember(server)
  await played(memberId, 10_000)
  server.clock.advance(DAY_MS)
  await played(memberId, 5_000)
  server.clock.advance(3 * DAY_MS)
  await run()
  expect(await heldBy(server, memberId)).toBe(150)
  const { rows } = await server.ownerPool.query(
    'SELECT count(*)::int AS days, sum(units)::int AS units FROM points.accrual WHERE member_id = $1',
    [memberId],
  )
  expect(rows).toEqual([{ days: 2, units: 1_500_000 }])
})

test('no part of a point is lost between two days', async () => {
  const memberId = await addMember(server)
  for (let day = 0; day < 3; day++) {
    await played(memberId, 150)
    await night()
  }
  expect(await heldBy(server, memberId)).toBe(4)
})

test('what is open, tied, cancelled or of a group without a rate earns nothing', async () => {
  const memberId = await addMember(server)
  await place(memberId, 10_000)
  await played(memberId, 10_000, 10_000)
  await server.system(async (ctx) =>
    cancelWager(ctx, await placeWager(ctx, { ...slotWager(memberId, 'c'), stake: 10_000, ...money }), money),
  )
  await played(memberId, 10_000, 0, { product: 'fishing' })
  await night()
  expect(await entriesOf(server, memberId)).toEqual([])
})

test('a stake of bonus money earns nothing', async () => {
  const memberId = await addMember(server)
  await played(memberId, 10_000, 0, { bonusStake: 4_000 })
  await night()
  expect(await heldBy(server, memberId)).toBe(60)
})

test('of opposite sides of one round the difference alone counts, in one wager and in two', async () => {
  const memberId = await addMember(server)
  await played(memberId, 20_000, 19_500, { product: 'casino' })
  const round = { product: 'mini-game', round: 'same' }
  await played(memberId, 10_000, 19_500, round)
  await played(memberId, 10_000, 0, round)
  await night()
  const parts = (await entriesOf(server, memberId))[0]?.detail.parts
  expect(parts?.map(({ group, turnover }) => [group, turnover])).toEqual([
    ['casino', 500],
    ['mini-game', 500],
  ])
})

test('a wager that is cancelled or corrected later takes back exactly what it earned', async () => {
  const memberId = await addMember(server)
  await played(memberId, 7_777)
  const cancelled = await played(memberId, 3_333)
  const corrected = await played(memberId, 8_000, 2_000)
  await night()
  expect(await heldBy(server, memberId)).toBe(191)
  await server.system((ctx) => cancelWager(ctx, cancelled, money))
  await server.system((ctx) =>
    moveWager(
      ctx,
      corrected,
      { stake: 0, payout: 6_000, bets: 0, endsRound: false },
      { kind: 'win', amount: 6_000, ...money },
    ),
  )
  await night()
  expect(await heldBy(server, memberId)).toBe(77)
  expect((await entriesOf(server, memberId))[0]).toMatchObject({
    kind: 'turnover-corrected',
    amount: 114,
    detail: { parts: [{ group: 'slot', turnover: -11_333, rateBp: 100 }] },
  })
})

test('what was converted meanwhile is taken from the next points, and never below zero', async () => {
  const memberId = await addMember(server)
  const wager = await played(memberId, 200_000)
  await night()
  await server.call(servePointChange, memberId, { amount: 2_000, requestKey: crypto.randomUUID() })
  await server.system((ctx) => cancelWager(ctx, wager, money))
  await night()
  expect(await heldBy(server, memberId)).toBe(0)
  await give(server, memberId, 1_500)
  await night()
  expect(await heldBy(server, memberId)).toBe(0)
  await played(memberId, 100_000)
  await night()
  expect(await heldBy(server, memberId)).toBe(500)
  expect(await server.system(verify)).toEqual([])
})

test('the rate of a day is that of the level which the member has when it ends, whenever it is computed', async () => {
  const memberId = await addMember(server)
  const wager = await played(memberId, 10_000)
  await server.staff((ctx) => setMemberLevel(ctx, memberId, { level: 5, isFixed: false, reason: 'as agreed' }))
  await night()
  expect(await heldBy(server, memberId)).toBe(150)
  await played(memberId, 10_000)
  server.clock.advance(DAY_MS)
  await server.staff((ctx) => setMemberLevel(ctx, memberId, { level: 1, isFixed: false, reason: 'as agreed' }))
  await run()
  expect(await heldBy(server, memberId)).toBe(300)
  await server.system((ctx) => cancelWager(ctx, wager, money))
  await night()
  expect(await heldBy(server, memberId)).toBe(150)
})

test('a new version of the rules changes nothing of a day before it', async () => {
  const memberId = await addMember(server)
  await played(memberId, 10_000)
  const tomorrow = new Date(server.clock.now().getTime() + DAY_MS + 9 * 3_600_000).toISOString().slice(0, 10)
  await putEarning(server, tomorrow, { slot: everyLevel(200) })
  await night()
  expect(await heldBy(server, memberId)).toBe(100)
  await played(memberId, 10_000)
  expect(await server.call(servePointSummary, memberId, {})).toMatchObject({
    today: { points: 200, parts: [{ group: 'slot', turnover: 10_000, rateBp: 200 }] },
  })
  await night()
  expect(await heldBy(server, memberId)).toBe(300)
})

test('two runs at once book each day once', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => addMember(server)))
  for (const memberId of members) await played(memberId, 10_000)
  server.clock.advance(DAY_MS)
  await Promise.all([run(), run(), run()])
  for (const memberId of members) expect(await heldBy(server, memberId)).toBe(200)
})

test('another of the staff confirms a rate that rises and by which a busy day earns the site’s sum, and no other', () => {
  const paying = (rateBp: number) => ({ rates: { slot: everyLevel(rateBp) } })
  const asks = (before: number, after: number, most = 100_000) =>
    needsSecond(before === 0 ? undefined : paying(before), paying(after), most)
  expect([asks(0, 99), asks(0, 100), asks(100, 101)]).toEqual([false, true, true])
  expect([asks(100, 100), asks(200, 100)]).toEqual([false, false])
  expect([asks(0, 100, 100_001), asks(0, 100, 0)]).toEqual([false, false])
})
