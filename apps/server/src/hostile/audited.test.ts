import { adminCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { GAME, VENDOR } from '../modules/games/adapters/vendor-wallet.fixture.ts'
import { drawing, formWith } from '../platform/uploads/pictures.fixture.ts'
import { addMember } from '../testing/people.ts'
import { CAPTCHA, runningServer, WITHDRAWAL_PASSWORD } from '../testing/running-server.ts'
import { boardSteps } from './board-bodies.ts'
import { boardRewardSteps } from './board-reward-bodies.ts'
import { officeBodies } from './bodies.ts'
import { bonusSteps } from './bonus-steps.fixture.ts'
import { startCoinNode } from './coin-node.fixture.ts'
import { coinSettings, coinSteps } from './coin-steps.fixture.ts'
import { memberSteps, unrecorded } from './member-steps.fixture.ts'
import { minigameSteps } from './minigame-steps.fixture.ts'
import { factorSteps } from './own-account-bodies.ts'
import { partnerSteps } from './partner-bodies.ts'
import { settlementSteps } from './partner-settlement-steps.ts'
import { siteSteps } from './site-steps.fixture.ts'
import { sportResultSteps } from './sport-results-steps.fixture.ts'
import { sportTicketSteps } from './sport-ticket-bodies.ts'

const server = await runningServer({ ...coinSettings, COIN_RPC_URL: await startCoinNode() })
const boss = await server.staff('superadmin', [1, 2])
const target = await server.staff('cashier')
/** Its login is given anew, so it is no second of `boss`. */
const given = await server.staff('cashier')
const entries = async (): Promise<number> =>
  Number((await server.ownerPool.query('SELECT count(*) FROM audit.entry')).rows[0].count)
const idOf = async (sql: string, ...values: unknown[]): Promise<string> =>
  String(Object.values((await server.ownerPool.query(sql, values)).rows[0] ?? {})[0])

const pending = (memId: string) => addMember(server, { memId, status: 'pending' })
const deposit = async (): Promise<number> =>
  (await (await server.member()).call('/api/cash/in', { amount: 10_000, requestKey: crypto.randomUUID() })).data.cashIdx
const notice = () =>
  idOf(
    `INSERT INTO platform.notice (site_id, kind, subject, detail)
     VALUES (0, 'event-undelivered', (1000 + random() * 1000000)::int::text, '{"name":"x","attempts":1,"error":"x"}') RETURNING notice_id`,
  )
const somebody = await server.member({ cash: 50_000 })
const poor = await server.member()
const staffId = await idOf('SELECT staff_id FROM identity.staff WHERE login_id = $1', target.account.loginId)
const held = await deposit()
const heldToo = await deposit()
const newest = (table: string) => idOf(`SELECT max(${table}_id) FROM site.${table}`)
type Step = { to?: () => Promise<Record<string, string | number>>; body?: object; before?: () => Promise<unknown> }
const member = { to: async () => ({ memberId: somebody.memberId }) }
const staff = {
  to: async () => ({
    staffId: await idOf('SELECT staff_id FROM identity.staff WHERE login_id = $1', given.account.loginId),
  }),
}
const vendor = { to: async () => ({ vendorCode: 'newcomer' }) }
const table: Step = {
  to: async () => ({ vendorKey: VENDOR, gameKey: GAME }),
  before: () =>
    server.ownerPool.query(
      `INSERT INTO games.live_table (vendor_code, game_code, tile, asked_at, changed_at)
       VALUES ($1, $2, '{"state": "open", "round": 1, "phase": "betting"}', now(), now()) ON CONFLICT DO NOTHING`,
      [VENDOR, GAME],
    ),
}
const ask = (path: string, body: object) => boss.ask('POST', path, body)

/** Another of the staff asked a day ago that the limit be loosened. */
const waitingLimit = (memberId: number) =>
  server.ownerPool.query(
    `INSERT INTO protection.loosening (site_id, member_id, kind, period, amount, asked_at, confirm_from, confirm_until, asked_by_staff)
     SELECT 1, $1, 'loss', 'week', 2000000, now - interval '25 hours', now - interval '1 hour', now + interval '47 hours', 999
     FROM (SELECT $2::timestamptz AS now) clock`,
    [memberId, server.now()],
  )

const memberWithWaitingLimit = { ...member, before: () => waitingLimit(somebody.memberId) }
const protectedId = await addMember(server)
const protectedMember = { to: async () => ({ memberId: protectedId }) }
/** A self-exclusion whose term is over, and perhaps one of the staff has asked to lift it. */
const endedExclusion = async (liftAskedBy: number | null) => {
  await server.ownerPool.query(
    `INSERT INTO protection.pause (site_id, member_id, kind, began_at, ends_at, lift_asked_by, lift_asked_at)
     SELECT 1, $1, 'self-exclusion', now - interval '200 days', now - interval '1 day', $3::bigint, CASE WHEN $3::bigint IS NOT NULL THEN now END
     FROM (SELECT $2::timestamptz AS now) clock`,
    [protectedId, server.now(), liftAskedBy],
  )
  await server.ownerPool.query(
    `UPDATE identity.member SET pause = 'self-exclusion', paused_until = $2::timestamptz - interval '1 day' WHERE member_id = $1`,
    [protectedId, server.now()],
  )
}

/** Each call that changes something, in an order in which it has something to change. */
const steps: Record<string, Step> = {
  // Before others close the book.
  ...(await sportTicketSteps(server.ownerPool, await server.member({ cash: 5_000_000 }), server.now())),
  'POST /admin/api/staff': {},
  'PUT /admin/api/staff/:staffId': staff,
  'POST /admin/api/staff/:staffId/lock': staff,
  'POST /admin/api/staff/:staffId/unlock': staff,
  'POST /admin/api/staff/:staffId/reset-password': staff,
  'POST /admin/api/staff/:staffId/reset-totp': staff,
  'POST /admin/api/notices/:noticeId/discard': { to: async () => ({ noticeId: await notice() }) },
  'POST /admin/api/notices/:noticeId/retry': { to: async () => ({ noticeId: await notice() }) },
  'POST /admin/api/sign-ups/:memberId/call': { to: async () => ({ memberId: await pending('audited1') }) },
  'POST /admin/api/sign-ups/:memberId/approve': { to: async () => ({ memberId: await pending('audited2') }) },
  'POST /admin/api/sign-ups/:memberId/reject': { to: async () => ({ memberId: await pending('audited3') }) },
  'POST /admin/api/sign-ups/reject': { body: { memberIds: [await pending('audited4')], reason: 'not ours' } },
  'POST /admin/api/cash-requests/:cashIdx/wait': { to: async () => ({ cashIdx: held }) },
  'POST /admin/api/cash-requests/:cashIdx/approve': { to: async () => ({ cashIdx: held }) },
  'POST /admin/api/cash-requests/:cashIdx/reject': {
    before: () => ask(`/admin/api/cash-requests/${heldToo}/wait`, {}),
    to: async () => ({ cashIdx: heldToo }),
  },
  'POST /admin/api/members/:memberId/bar': member,
  'POST /admin/api/members/:memberId/protection/limit': member,
  'POST /admin/api/members/:memberId/protection/limit/confirm': memberWithWaitingLimit,
  'POST /admin/api/members/:memberId/protection/limit/keep': memberWithWaitingLimit,
  'POST /admin/api/members/:memberId/protection/time-out': protectedMember,
  'POST /admin/api/members/:memberId/protection/exclude': protectedMember,
  'POST /admin/api/members/:memberId/protection/note': protectedMember,
  'PUT /admin/api/protection/options': {},
  'POST /admin/api/members/:memberId/protection/lift': { ...protectedMember, before: () => endedExclusion(null) },
  'POST /admin/api/members/:memberId/protection/lift/confirm': {
    ...protectedMember,
    before: () => endedExclusion(999),
  },
  'POST /admin/api/members/:memberId/unlock-withdrawal': {
    ...member,
    before: async () => {
      const wrong = WITHDRAWAL_PASSWORD.replace(/./g, '0')
      for (let no = 0; no < 5; no++)
        await somebody.call('/api/cash/out', { amount: 10_000, cashOutPass: wrong, requestKey: crypto.randomUUID() })
    },
  },
  'POST /admin/api/members/:memberId/forgive-debt': {
    to: async () => ({ memberId: poor.memberId }),
    before: () =>
      server.ownerPool.query(
        `INSERT INTO wagers.debt (site_id, member_id, currency, open, changes, opened_at) VALUES (1, $1, 'KRW', 1000, 1, now())`,
        [poor.memberId],
      ),
  },
  'POST /admin/api/members/:memberId/unlock-login': {
    ...member,
    before: async () => {
      for (let no = 0; no < 5; no++) await server.client().logIn(somebody.memId, 'Wrong7pass!', CAPTCHA)
    },
  },
  'POST /admin/api/members/:memberId/end-sessions': member,
  'POST /admin/api/members/:memberId/suspend': member,
  'POST /admin/api/members/:memberId/test': member,
  'POST /admin/api/members/:memberId/lift-suspension': member,
  'POST /admin/api/members/:memberId/lock': member,
  'POST /admin/api/members/:memberId/unlock': member,
  'POST /admin/api/banners': {},
  'PUT /admin/api/banners/:id': { to: async () => ({ id: await newest('banner') }) },
  'DELETE /admin/api/banners/:id': { to: async () => ({ id: await newest('banner') }) },
  'POST /admin/api/popups': {},
  'PUT /admin/api/popups/:id': { to: async () => ({ id: await newest('popup') }) },
  'DELETE /admin/api/popups/:id': { to: async () => ({ id: await newest('popup') }) },
  'PUT /admin/api/games/:vendorKey/:gameKey': { to: table.to, body: { isOn: false } },
  'POST /admin/api/tables/:vendorKey/:gameKey/command': table,
  'POST /admin/api/tables/:vendorKey/:gameKey/limits': table,
  'POST /admin/api/tables/:vendorKey/:gameKey/deal': table,
  'POST /admin/api/tables/:vendorKey/:gameKey/watch': table, // Its vendor does not answer.
  'POST /admin/api/pictures': { body: formWith(await drawing()) },
  'PUT /admin/api/maintenance': {},
  'POST /admin/api/vendors': {},
  'PUT /admin/api/vendors/:vendorCode': {
    ...vendor,
    body: { ...officeBodies['PUT /admin/api/vendors/:vendorCode']?.(), requestsPerSecond: 7 },
  },
  'POST /admin/api/vendors/:vendorCode/switch': {
    ...vendor,
    before: () => ask('/admin/api/vendors/newcomer/switch', { isOn: false }),
  },
  ...coinSteps(server.ownerPool, () => addMember(server)),
  ...(await siteSteps(server.ownerPool, await addMember(server))),
  ...factorSteps(server.ownerPool, somebody.memberId),
  // Before others save such rules.
  ...boardRewardSteps(server.ownerPool, await addMember(server)),
  ...memberSteps(server.ownerPool, boss, somebody.memberId, poor.memberId),
  ...partnerSteps(await addMember(server), await addMember(server)),
  ...settlementSteps(server.ownerPool),
  ...(await boardSteps(boss, poor, idOf)),
  ...bonusSteps({ boss, idOf, staffId, memberId: somebody.memberId }),
  ...(await sportResultSteps(server.ownerPool, await server.staff('superadmin', [1, 2]), somebody.memberId)),
  ...(await minigameSteps(server.ownerPool, target, idOf)),
}
/** Changes nothing. */
const asking = [
  'POST /admin/api/vendors/:vendorCode/test',
  'POST /admin/api/bonus-cost',
  'POST /admin/api/sports/results/preview',
  ...unrecorded,
]

test('every call of the office that changes something is tried here', () => {
  const changing = adminCalls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  const own = ['POST /admin/api/login', 'POST /admin/api/logout', 'POST /admin/api/me/password']
  expect([...Object.keys(steps), ...asking, ...own].toSorted()).toEqual(changing.toSorted())
})

test.each(Object.entries(steps))('%s leaves an entry in the audit log', async (name, { to, body, before }) => {
  const [method = '', path = ''] = name.split(' ')
  await before?.()
  const params = (await to?.()) ?? {}
  const was = await entries()
  const answer = await boss.ask(
    method,
    path.replace(/:(\w+)/g, (_, param: string) => String(params[param])),
    method === 'DELETE' ? undefined : (body ?? officeBodies[name]?.() ?? {}),
  )
  expect(answer.status, JSON.stringify(answer.json)).toBe(name.endsWith('/watch') ? 500 : 200)
  expect(await entries()).toBeGreaterThan(was)
  const [last] = (await server.ownerPool.query('SELECT staff_name, ip FROM audit.entry ORDER BY entry_id DESC LIMIT 1'))
    .rows
  expect(last).toMatchObject({ staff_name: boss.account.loginId, ip: '127.0.0.1' })
})

test('so do logging in and logging out', async () => {
  const was = await entries()
  const clerk = await server.staff('auditor')
  expect(await entries()).toBe(was + 1)
  await clerk.ask('POST', '/admin/api/logout', {})
  expect(await entries()).toBe(was + 2)
})
