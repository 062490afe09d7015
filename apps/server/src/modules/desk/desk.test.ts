import { adminMember, auditLog, deskFigures } from '@maru/contract'
import { describe, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { addStaff } from '../../testing/people.ts'
import { record } from '../audit/index.ts'
import { listForStaff } from '../games/catalogue.service.ts'
import { showLobby } from '../games/lobby.service.ts'
import { openSession } from '../games/session.service.ts'
import { watchTrialBalance } from '../ledger/index.ts'
import { placeWager, settleWager } from '../wagers/index.ts'
import { listAudit } from './audit.service.ts'
import { showFigures } from './figures.service.ts'
import { listLedger, listWagers, showMember } from './member.service.ts'

const server = await testServer({ at: '2026-11-20T00:30:00+09:00' })
const page = { page: 1, size: 20 }
const place = { before: '', size: 20 }
const money = { balanceAfter: 0, transferId: null }

const completed = (memberId: number, cashType: string, amount: number, handledAt: string) =>
  server.ownerPool.query(
    `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, waited_at, handled_at, staff_id, staff_name)
     VALUES (1, $1, $2, $3, 'none', 1, gen_random_uuid(), $4, $4, $4, 1, 'admin')`,
    [memberId, cashType, amount, handledAt],
  )

describe('a member', () => {
  test('is shown with balances, completed cash and the last 14 days in Asia/Seoul', async () => {
    const memberId = await addMember(server, { cash: 70_000 })
    await completed(memberId, 'deposit', 50_000, '2026-11-20T00:10:00+09:00')
    await completed(memberId, 'deposit', 20_000, '2026-11-19T23:50:00+09:00')
    await completed(memberId, 'withdrawal', 10_000, '2026-01-01T00:00:00+09:00')
    const shown = adminMember.parse(await server.staff((ctx) => showMember(ctx, memberId)))
    expect(shown).toMatchObject({ cash: 70_000, depositsTotal: 70_000, withdrawalsTotal: 10_000, memName: '홍길동' })
    expect(shown.days).toHaveLength(14)
    expect(shown.days.slice(-2)).toEqual([
      { day: '2026-11-19', deposits: 20_000, withdrawals: 0 },
      { day: '2026-11-20', deposits: 50_000, withdrawals: 0 },
    ])
  })

  test('of another site is not there, on any page', async () => {
    const memberId = await addMember(server)
    const looks = [
      () => server.staff((ctx) => showMember(ctx, memberId), {}, 2),
      () => server.staff((ctx) => listLedger(ctx, memberId, place), {}, 2),
      () => server.staff((ctx) => listWagers(ctx, memberId, page), {}, 2),
      () => server.staff((ctx) => showMember(ctx, 999_999)),
    ]
    for (const look of looks) await expect(look()).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })

  test('has a ledger and a history of wagers', async () => {
    const memberId = await addMember(server, { cash: 5_000 })
    const wager = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'r', selection: null }
    await server.system((ctx) => placeWager(ctx, { ...wager, stake: 1_000, ...money }))
    expect(await server.staff((ctx) => listLedger(ctx, memberId, place))).toMatchObject({
      next: null,
      rows: [{ kind: 'deposit', balanceAfter: 5_000 }],
    })
    expect(await server.staff((ctx) => listWagers(ctx, memberId, page))).toMatchObject({
      total: 1,
      rows: [{ cash: 1_000, status: 'BET' }],
    })
  })
})

test('the figures count today in Asia/Seoul, what is open, and prove that the ledger balances', async () => {
  const counted = async () => {
    await server.system(watchTrialBalance)
    return server.staff(showFigures)
  }
  const before = await counted()
  const memberId = await addMember(server, { cash: 5_000 })
  await completed(memberId, 'deposit', 30_000, '2026-11-20T00:05:00+09:00')
  await completed(memberId, 'deposit', 90_000, '2026-11-19T23:59:00+09:00')
  await completed(memberId, 'withdrawal', 40_000, '2026-11-20T00:06:00+09:00')
  await addMember(server, { status: 'pending', decided_at: null })
  await server.system((ctx) => openSession(ctx, { memberId, vendorCode: 'studio', gameCode: 'koi' }))
  const wager = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', selection: null }
  await server.system((ctx) => placeWager(ctx, { ...wager, round: 'open', stake: 700, ...money }))
  const ref = await server.system((ctx) => placeWager(ctx, { ...wager, round: 'lost', stake: 2_000, ...money }))
  await server.system((ctx) => settleWager(ctx, ref, { payout: 500, ...money }))
  const after = deskFigures.data.parse(await counted())
  const grown = (
    key:
      | 'depositsToday'
      | 'withdrawalsToday'
      | 'netToday'
      | 'openStake'
      | 'openWagers'
      | 'profitToday'
      | 'playing'
      | 'online'
      | 'waitingSignUps',
  ) => Number(after[key]) - Number(before[key])
  expect([grown('depositsToday'), grown('withdrawalsToday'), grown('netToday')]).toEqual([30_000, 40_000, -10_000])
  expect([
    grown('openStake'),
    grown('openWagers'),
    grown('profitToday'),
    grown('playing'),
    // Who plays is online, although nobody has seen a session of theirs.
    grown('online'),
    grown('waitingSignUps'),
  ]).toEqual([700, 1, 1_500, 1, 1, 1])
  expect(after.trialBalance).not.toEqual([])
  expect(after.trialBalance?.every(({ sum }) => sum === 0)).toBe(true)
})

test('no page view sums a whole site, nor changes a setting of its connection', async () => {
  const asked: string[] = []
  await server.staff(async (ctx) => {
    const db = new Proxy(ctx.db, {
      get(target, name) {
        const value = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          asked.push(given.join(' '))
          return value.apply(target, given)
        }
      },
    })
    await showFigures({ ...ctx, db })
    await showLobby({ ...ctx, db })
    await listForStaff({ ...ctx, db })
  })
  expect(asked.length).toBeGreaterThan(5)
  expect(
    asked.filter((sql) =>
      /member_day|request_view WHERE site_id = \$1 AND status|trial_balance_view|set_config|FROM wagers\.wager WHERE site_id = \$1 AND status = 'placed'/.test(
        sql,
      ),
    ),
  ).toEqual([])
})

test('the audit log names the members and the staff that were acted upon, of the chosen site only', async () => {
  const memberId = await addMember(server, { mem_nick: '달무리' })
  const { staffId } = await addStaff(server, { loginId: 'haneul', password: 'Harbour-light-9' })
  const targets = [`member:${memberId}`, `staff:${staffId}`, 'vendor:studio', 'member:999999', 'member:x']
  for (const siteId of [1, 2])
    for (const target of targets)
      await server.staff((ctx) => record(ctx, { action: 'test.note', target, before: null, after: null }), {}, siteId)
  const list = (siteId: number) =>
    server.staff((ctx) => listAudit(ctx, { action: 'test.', staff: '', target: '', ...place }), {}, siteId)
  const named = (rows: readonly { target: string; targetName: string }[]) =>
    rows.map(({ target, targetName }) => [target, targetName]).toReversed()
  expect(named(auditLog.data.parse(await list(1)).rows)).toEqual([
    [targets[0], '달무리'],
    [targets[1], 'haneul'],
    ...targets.slice(2).map((target) => [target, '']),
  ])
  expect(named((await list(2)).rows)[0]).toEqual([targets[0], ''])
})
