import { randomUUID } from 'node:crypto'
import { type AdminCall, permissions, points } from '@maru/contract'
import { adminCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { setTest } from '../modules/identity/member-desk.service.ts'
import { grantPoints } from '../modules/points/index.ts'
import { grantTo, offerBonus } from '../modules/promotions/terms.fixture.ts'
import { giveSpin } from '../modules/rotary/give-spins.service.ts'
import type { Staff } from '../platform/context.ts'
import { runningServer } from '../testing/running-server.ts'
import { vendorOf } from './vendor.ts'

const server = await runningServer()
const vendor = vendorOf(server)
const clerk = await server.staff()

const by: Staff = {
  kind: 'staff',
  staffId: 1,
  name: 'chief',
  role: 'superadmin',
  permissions: [...permissions],
  siteIds: [1],
  sessionId: 1,
}

type Answer = Record<string, unknown>
const part =
  (...names: string[]) =>
  (answer: Answer) =>
    Object.fromEntries(names.map((name) => [name, answer[name]]))

/** Every list of the office that says how much a site did, and its figures. A test account moves none of them. */
const figures: Record<string, (answer: Answer) => unknown> = {
  '/admin/api/desk': part('online', 'playing', 'depositsToday', 'netToday', 'openStake', 'openWagers', 'profitToday'),
  '/admin/api/games': (answer) => answer,
  '/admin/api/points': part('sum'),
  '/admin/api/bonuses': (answer) => answer,
  '/admin/api/attendance': (answer) => answer,
  '/admin/api/wheel': (answer) => answer,
  '/admin/api/review-rules': (answer) => answer,
  '/admin/api/coupon-batches': (answer) => answer,
  '/admin/api/level-rules': (answer) => answer,
  '/admin/api/protection/warnings': (answer) => answer,
  '/admin/api/partners': (answer) => answer,
  '/admin/api/partner-settlements': (answer) => answer,
  '/admin/api/partner-settlements/preview': (answer) => answer,
  // Of its rounds, its tickets and a vendor's tables: office/returns.test.ts, office/report/profit.test.ts, games/tables/desk.test.ts.
  '/admin/api/profit/sports': (answer) => answer,
  '/admin/api/minigames/returns': (answer) => answer,
  '/admin/api/tables/:vendorKey/:gameKey/report': part('winners'),
}

/** Rows of what somebody did, one by one, work that waits, and settings: staff see a test account there, marked or by its name. */
const lists = [
  '/admin/api/me',
  '/admin/api/staff',
  '/admin/api/notices',
  '/admin/api/security-events',
  '/admin/api/sign-ups',
  '/admin/api/cash-requests',
  '/admin/api/deposit-accounts',
  '/admin/api/bonus-requests',
  '/admin/api/bonuses/:code/versions',
  '/admin/api/bonus-grants',
  '/admin/api/bonus-grants/file',
  '/admin/api/boards/queue',
  '/admin/api/boards/settings',
  '/admin/api/boards/words',
  '/admin/api/boards/posts',
  '/admin/api/boards/posts/:boardIdx',
  '/admin/api/reviews',
  '/admin/api/event-rewards',
  '/admin/api/event-rewards/:boardIdx',
  '/admin/api/event-rewards/:boardIdx/entrants',
  '/admin/api/questions',
  '/admin/api/questions/:boardIdx',
  '/admin/api/question-templates',
  '/admin/api/faq',
  '/admin/api/rules/:kind',
  '/admin/api/point-rules',
  '/admin/api/point-requests',
  '/admin/api/coupon-batches/:batchId/coupons',
  '/admin/api/spins',
  '/admin/api/partners/:partnerId',
  '/admin/api/partners/:partnerId/members',
  '/admin/api/partner-settlements/:settlementId',
  '/admin/api/partner-money-moves',
  '/admin/api/members/:memberId/commission',
  '/admin/api/wagers/:betIdx/commission',
  '/admin/api/partners/signs',
  '/admin/api/members',
  '/admin/api/members/:memberId',
  '/admin/api/members/:memberId/level',
  '/admin/api/members/:memberId/ledger',
  '/admin/api/members/:memberId/sessions',
  '/admin/api/members/:memberId/wagers',
  '/admin/api/members/:memberId/protection',
  '/admin/api/protection/help-asked',
  '/admin/api/protection/options',
  '/admin/api/banners',
  '/admin/api/popups',
  '/admin/api/audit',
  '/admin/api/maintenance',
  '/admin/api/site-options',
  '/admin/api/site-options/history',
  '/admin/api/banks',
  '/admin/api/vendors',
  '/admin/api/vendors/:vendorCode',
  '/admin/api/transfers',
  '/admin/api/vendor-purses',
  // What is in the wallets is there, whoever sent it.
  '/admin/api/coin',
  '/admin/api/coin/deposits',
  '/admin/api/coin/payments',
  '/admin/api/coin/pay-requests',
  '/admin/api/support/canned',
  '/admin/api/support/chats',
  '/admin/api/support/chats/:chatId',
  '/admin/api/tables',
  '/admin/api/tables/:vendorKey/:gameKey/chat',
  '/admin/api/tables/:vendorKey/:gameKey/shoes',
  '/admin/api/tables/:vendorKey/:gameKey/shoes/:shoe',
  '/admin/api/tables/:vendorKey/:gameKey/limits',
  '/admin/api/tables/:vendorKey/:gameKey/rounds/:round',
  '/admin/api/tables-owed',
  '/admin/api/tables-shifts',
  // What the house may lose on a round is at stake whoever bets.
  '/admin/api/minigames',
  '/admin/api/minigames/round',
  '/admin/api/minigames/rounds',
  '/admin/api/minigames/wagers',
  '/admin/api/minigames/price-history',
  '/admin/api/minigames/prices',
  '/admin/api/minigames/settings',
  '/admin/api/minigames/chains',
  '/admin/api/minigames/feed',
  '/admin/api/sports/referred',
  '/admin/api/sports/tickets',
  '/admin/api/sports/ticket',
  '/admin/api/sports/members/:memberId',
  '/admin/api/sports/rules',
  '/admin/api/sports/flags',
  '/admin/api/sports/rules/history',
  '/admin/api/sports/rules/samples',
  '/admin/api/sports/results/waiting',
  '/admin/api/sports/results/events',
  '/admin/api/sports/results/events/:eventId',
  '/admin/api/sports/results/changes',
  // So is what it may lose on events.
  '/admin/api/sports/board',
  '/admin/api/sports/offer-requests',
  '/admin/api/sports/events/:eventId',
  '/admin/api/sports/events/:eventId/what-if',
  '/admin/api/sports/events/:eventId/price',
  '/admin/api/mailings',
  '/admin/api/mailings/:mailingId',
  '/admin/api/message-templates',
]

const reads = adminCalls.filter(({ method }) => method === 'GET')

test('every call of the office that reads is either one of figures or one of rows', () => {
  const known = [...Object.keys(figures), ...lists]
  expect(reads.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([])
  expect(known.filter((path) => !reads.some((call) => call.path === path))).toEqual([])
  expect(new Set(known).size).toBe(known.length)
})

const questions: Record<string, string> = { '/admin/api/minigames/returns': '?game=powerball&period=day' }
const read = async (call: AdminCall) => {
  const path = call.path.replace(/:\w+/g, 'no-such')
  const { status, json } = await clerk.ask('GET', `${path}${questions[call.path] ?? ''}`)
  return status === 200 ? figures[call.path]?.(json) : status
}
const allFigures = async () => {
  await server.settled()
  const found: Record<string, unknown> = {}
  for (const call of reads) if (figures[call.path]) found[call.path] = await read(call)
  return found
}
/** What anybody sees on the first page. */
const wins = async () => (await server.client().call('/api/main/cashList')).data

test('what a test account plays, deposits and is given moves no figure, and all of them once it is none', async () => {
  await offerBonus({ staff: (fn) => server.system((ctx) => fn(ctx.as(by))) }, 'gift')
  const member = await server.member({ cash: 50_000 })
  const mark = (isTest: boolean) =>
    server.system((ctx) => setTest(ctx.as(by), member.memberId, { isTest, reason: 'our own' }))
  await mark(true)
  const [before, winsBefore] = [await allFigures(), await wins()]

  const player = await vendor.player(member.memberId)
  const won = vendor.betBody(player, 3_000)
  await vendor.send('bet', won)
  await vendor.send(
    'win',
    vendor.betBody(player, 90_000, {
      round: won.round,
      reference_transaction_uuid: won.transaction_uuid,
      round_closed: true,
    }),
  )
  await vendor.bet(player, 2_000)
  await member.call('/api/cash/in', { amount: 30_000, requestKey: randomUUID() })
  const [request] = (await clerk.ask('GET', '/admin/api/cash-requests')).json.rows
  for (const act of ['wait', 'approve'])
    await clerk.ask('POST', `/admin/api/cash-requests/${request.cashIdx}/${act}`, {})
  await server.system((ctx) =>
    grantPoints(ctx, { memberId: member.memberId, kind: 'event', amount: points(5_000), key: 'test-account' }),
  )
  expect(await grantTo(server, member.memberId, 'gift', 3_000)).toBeTypeOf('number')
  await server.system((ctx) => giveSpin(ctx, { memberId: member.memberId, source: 'test-account' }))

  expect(await allFigures()).toEqual(before)
  expect(await wins()).toEqual(winsBefore)
  await mark(false)
  const after = await allFigures()
  for (const path of [
    '/admin/api/desk',
    '/admin/api/games',
    '/admin/api/points',
    '/admin/api/bonuses',
    '/admin/api/wheel',
    '/admin/api/level-rules',
  ])
    expect(after[path], path).not.toEqual(before[path])
})
