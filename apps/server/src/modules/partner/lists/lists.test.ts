import { partnerBets, partnerCash, partnerRecommended, partnerWagers } from '@maru/contract'
import { expect, test } from 'vitest'
import type { MemberCtx } from '../../../platform/context.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { openSession } from '../../identity/session.service.ts'
import { cancelWager, placeWager } from '../../wagers/index.ts'
import { ownNode } from '../access.service.ts'
import { accrueAll } from '../accrual/accrue.fixture.ts'
import { moveBelow } from '../desk/move-desk.service.ts'
import { addBelow, addBranch, addPartner, chainOf, flat, setRates } from '../partner.fixture.ts'
import type { Own } from '../sight.rules.ts'
import { listBets } from './bets.service.ts'
import { listCash } from './cash.service.ts'
import { showDashboard } from './dashboard.service.ts'
import { newestBets } from './newest-bets.service.ts'
import { listOnline } from './online.service.ts'
import { listRecommended } from './recommended.service.ts'
import { showSettlement } from './settlement.service.ts'
import { listWagers } from './wagers.service.ts'

const server = await testServer()
const [head = 0, main = 0, sub = 0, , store = 0] = await addBranch(server)
for (const [partnerId, rate] of [
  [head, 160],
  [main, 150],
  [sub, 130],
] as const)
  await setRates(server, partnerId, flat(rate))
const [near, far, own] = [await addBelow(server, store), await addBelow(server, store), await addBelow(server, main)]
const day = '2026-11-20'

const as = <T>(partnerId: number, fn: (ctx: MemberCtx, own: Own) => Promise<T>): Promise<T> =>
  server.member(partnerId, async (ctx) => fn(ctx, await ownNode(ctx, 'any')))
const lost = async (memberId: number, holderId: number, stake = 10_000) => {
  server.clock.advance(1_000)
  const wager = {
    ...slotWager(memberId),
    stake,
    rateChainId: await chainOf(server, holderId),
    endsRound: true,
    ...noMoney,
  }
  return server.system((ctx) => placeWager(ctx, wager))
}
const cash = (memberId: number, kind: 'deposit' | 'withdrawal', amount: number, status = 1) =>
  server.ownerPool.query(
    `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, handled_at, staff_id)
     VALUES (1, $1, $2, $3, 'none', $4::smallint, gen_random_uuid()::text, $5::timestamptz, CASE WHEN $4::smallint IN (1, -1) THEN $5::timestamptz END, 1)`,
    [memberId, kind, amount, status, server.clock.now()],
  )

type Page = { list: object[]; next: string | null }
/** Pages of two, each behind the one before, are together what one page of everything is. */
const expectWhole = async (ask: (before: string, size: number) => Promise<Page>, rows: number) => {
  const whole = await ask('', 100)
  expect(whole).toMatchObject({ next: null })
  expect(whole.list).toHaveLength(rows)
  const walked: object[] = []
  for (let before: string | null = ''; before !== null; ) {
    const page: Page = await ask(before, 2)
    walked.push(...page.list)
    before = page.next
  }
  expect(walked).toEqual(whole.list)
}

for (const memberId of [near, far, near, own, near]) {
  await lost(memberId, memberId === own ? main : store)
  await cash(memberId, 'deposit', 50_000)
}
await cash(far, 'withdrawal', 20_000)
await cash(far, 'withdrawal', 30_000, -1)
await accrueAll(server)

test('bets, requests and wagers in pages are all of the own subtree, the newest first', async () => {
  const bets = (before: string, size: number) =>
    as(head, (ctx, node) => listBets(ctx, node, partnerBets.body.parse({ from: day, until: day, before, size })))
  await expectWhole(bets, 5)
  expect((await bets('', 1)).list).toMatchObject([{ memberId: near, stake: 10_000, payout: 0, outcome: 'lost' }])
  const requests = (before: string, size: number) =>
    as(head, (ctx, node) => listCash(ctx, node, partnerCash.body.parse({ before, size })))
  await expectWhole(requests, 7)
  expect((await requests('', 1)).list).toMatchObject([{ memberId: far, cashType: 'withdrawal', outcome: 'cancelled' }])
  await expectWhole(
    (before, size) => as(head, (ctx, node) => listWagers(ctx, node, partnerWagers.body.parse({ day, before, size }))),
    5,
  )
  const ofStore = { partnerId: store, cashType: 'withdrawal' as const }
  const { list } = await as(main, (ctx, node) => listCash(ctx, node, partnerCash.body.parse(ofStore)))
  expect(list).toHaveLength(2)
})

test('N404: the bets and requests of a member outside of the own subtree, and of nobody', async () => {
  for (const memberId of [own, 999_999]) {
    const bets = partnerBets.body.parse({ from: day, until: day, memberId })
    const requests = partnerCash.body.parse({ memberId })
    await expect(as(store, (ctx, node) => listBets(ctx, node, bets))).rejects.toMatchObject({ code: 'N404' })
    await expect(as(store, (ctx, node) => listCash(ctx, node, requests))).rejects.toMatchObject({ code: 'N404' })
  }
})

test('read by stretches of time or member by member, a page is the same', async () => {
  const period = { from: new Date('2026-11-19T15:00:00Z'), until: new Date('2026-11-20T15:00:00Z') }
  const whose = { aboveId: head, memberId: 0 }
  const few = await server.system((ctx) => newestBets(ctx, whose, period, undefined, 10))
  await server.ownerPool.query('UPDATE partner.node SET own_members = 1000 WHERE partner_id = $1', [store])
  const many = await server.system((ctx) => newestBets(ctx, whose, period, undefined, 10))
  const before = few[1]
  const behind = await server.system((ctx) => newestBets(ctx, whose, period, before, 2))
  const requests = await as(head, (ctx, node) => listCash(ctx, node, partnerCash.body.parse({ size: 3 })))
  await server.ownerPool.query('UPDATE partner.node SET own_members = 2 WHERE partner_id = $1', [store])
  expect(few).toHaveLength(5)
  expect(many).toEqual(few)
  expect(behind).toEqual(few.slice(2, 4))
  expect(requests).toEqual(await as(head, (ctx, node) => listCash(ctx, node, partnerCash.body.parse({ size: 3 }))))
})

test('a partner of a tier that reads masked names reads no whole name anywhere', async () => {
  const named = { memId: expect.stringMatching(/^me\*\*\*$/), memNick: '닉**' }
  const { list } = await as(store, (ctx, node) =>
    listBets(ctx, node, partnerBets.body.parse({ from: day, until: day })),
  )
  expect(list[0]).toMatchObject(named)
  const wagers = await as(store, (ctx, node) => listWagers(ctx, node, partnerWagers.body.parse({ day })))
  expect(wagers.list[0]).toMatchObject(named)
})

test('turnover, rolling, deposits and withdrawals stand at the branch they came through', async () => {
  const { today, branches, products, days } = await as(head, (ctx, node) =>
    showDashboard(ctx, node, { period: 'today' }),
  )
  expect(today).toMatchObject({
    turnover: 50_000,
    netLoss: 50_000,
    rolling: 50,
    deposits: 250_000,
    withdrawals: 20_000,
  })
  expect(branches).toMatchObject([{ partnerId: main, turnover: 50_000, deposits: 250_000, withdrawals: 20_000 }])
  expect(products).toEqual([{ product: 'slot', turnover: 50_000, rolling: 50 }])
  expect(days).toHaveLength(14)
  expect(days.at(-1)).toEqual({ day, rolling: 50, products: [{ product: 'slot', turnover: 50_000 }] })
  const ofMain = await as(main, (ctx, node) => showDashboard(ctx, node, { period: 'today' }))
  expect(ofMain.branches).toMatchObject([
    { partnerId: sub, turnover: 40_000, deposits: 200_000, withdrawals: 20_000 },
    { partnerId: null, memId: '', turnover: 10_000, deposits: 50_000, withdrawals: 0 },
  ])
  const asked = { from: day, until: day, branchId: 0, product: '' } as const
  const byBranch = await as(main, (ctx, node) => showSettlement(ctx, node, { ...asked, by: 'branch' }))
  expect(byBranch).toMatchObject({
    list: [
      { key: String(sub), turnover: 40_000, rolling: 80 },
      { key: '0', name: '', turnover: 10_000, rolling: 150 },
    ],
    turnover: 50_000,
    rolling: 230,
  })
  const ofSub = await as(main, (ctx, node) =>
    showSettlement(ctx, node, { ...asked, by: 'day', branchId: sub, product: 'slot' }),
  )
  expect(ofSub.list).toEqual([{ key: day, name: '', turnover: 40_000, rolling: 80 }])
  const wagers = await as(main, (ctx, node) => listWagers(ctx, node, partnerWagers.body.parse({ day, branchId: sub })))
  expect(wagers.list.map(({ rolling }) => rolling)).toEqual([20, 20, 20, 20])
})

test('one’s own number asks for what came from members directly below', async () => {
  const asked = { from: day, until: day, product: '' } as const
  const branches = await as(main, (ctx, node) => showSettlement(ctx, node, { ...asked, by: 'branch', branchId: 0 }))
  const direct = branches.list.find(({ key }) => key === '0')
  expect(direct?.turnover).toBeGreaterThan(0)
  const { turnover, rolling } = await as(main, (ctx, node) =>
    showSettlement(ctx, node, { ...asked, by: 'product', branchId: main }),
  )
  expect({ turnover, rolling }).toEqual({ turnover: direct?.turnover, rolling: direct?.rolling })
  const of = (branchId: number) =>
    as(main, (ctx, node) => listWagers(ctx, node, partnerWagers.body.parse({ day, branchId, size: 100 })))
  const [own, below, all] = [await of(main), await of(sub), await of(0)]
  expect(own.list.length).toBeGreaterThan(0)
  expect(own.list.length + below.list.length).toBe(all.list.length)
})

test('what was earned by a branch that stands elsewhere by now stays, and names nobody', async () => {
  const [elder, mover] = [await addPartner(server, 1), await addPartner(server, 2, head)]
  const moved = await addBelow(server, mover)
  await lost(moved, mover, 300_000)
  await accrueAll(server)
  await server.staff((ctx) => moveBelow(ctx, mover, { parentId: elder, reason: 'as agreed' }))
  const { branches } = await as(head, (ctx, node) => showDashboard(ctx, node, { period: 'today' }))
  expect(branches[0]).toMatchObject({ partnerId: 0, memId: '', turnover: 300_000 })
  const wagers = await as(head, (ctx, node) => listWagers(ctx, node, partnerWagers.body.parse({ day, size: 1 })))
  expect(wagers.list).toMatchObject([{ memId: '', memNick: '', turnover: 300_000 }])
  const { list } = await as(head, (ctx, node) => listBets(ctx, node, partnerBets.body.parse({ from: day, until: day })))
  expect(list.some(({ memberId }) => memberId === moved)).toBe(false)
})

test('who is logged in stands among the online, with the game it plays', async () => {
  await server.guest((ctx) => openSession(ctx, near))
  await server.guest((ctx) => openSession(ctx, far))
  await server.ownerPool.query(
    `INSERT INTO games.session (site_id, member_id, vendor_code, game_code, token_hash, status, opened_at, expires_at)
     VALUES (1, $1, 'studio', 'koi', '\\x01', 'open', $2::timestamptz, $2::timestamptz + interval '1 hour')`,
    [near, server.clock.now()],
  )
  server.clock.advance(11 * 60_000)
  await server.ownerPool.query('UPDATE identity.session SET last_seen_at = $1', [server.clock.now()])
  const seen = await as(head, (ctx, node) => listOnline(ctx, node, { partnerId: sub }))
  expect(seen).toMatchObject({ online: 2, playing: 1 })
  expect(seen.list.find(({ memberId }) => memberId === near)).toMatchObject({ gameName: 'koi', stakedToday: 30_000 })
  expect(seen.list.find(({ memberId }) => memberId === far)).toMatchObject({ gameName: '', stakedToday: 10_000 })
  server.clock.advance(4 * 60_000)
  expect(await as(head, (ctx, node) => listOnline(ctx, node, { partnerId: 0 }))).toMatchObject({ online: 0, list: [] })
})

test('a partner reads who named it at the sign-up, those who wait among them', async () => {
  for (let i = 0; i < 3; i++) await addBelow(server, sub)
  await addMember(server, { status: 'pending', recommenderMemberId: sub })
  const ask = (before: string, size: number) =>
    as(sub, (ctx, node) => listRecommended(ctx, node, partnerRecommended.body.parse({ before, size })))
  await expectWhole(ask, 4)
  expect(await ask('', 1)).toMatchObject({ list: [{ status: 'pending' }], thisMonth: 4 })
})

test('what is rare is read by pages that may be short, and together they are all of it', async () => {
  for (let i = 0; i < 2; i++) {
    const back = await lost(near, store)
    await server.system((ctx) => cancelWager(ctx, back, noMoney))
    await lost(near, store)
    server.clock.advance(60 * 60_000)
  }
  const ask = (before: string, mostRead: number) =>
    as(head, (ctx, node) => listWagers(ctx, node, partnerWagers.body.parse({ day, only: 'zero', before }), mostRead))
  const whole = await ask('', 1_000)
  expect(whole).toMatchObject({ list: [{ turnover: 0 }, { turnover: 0 }], next: null })
  const walked: object[] = []
  let pages = 0
  for (let before: string | null = ''; before !== null; pages++) {
    const page: Page = await ask(before, 1)
    walked.push(...page.list)
    before = page.next
  }
  expect(walked).toEqual(whole.list)
  expect(pages).toBeGreaterThan(2)
})
