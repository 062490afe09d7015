import { beforeEach, expect, test } from 'vitest'
import { cashDesk, codeOf } from '../../../testing/cash-desk.ts'
import { loggedIn } from '../../../testing/members.fixture.ts'
import { userCash } from '../../cashier/purse.service.ts'
import { endSessions } from '../../identity/index.ts'
import { serveSelfExclude } from '../../protection/calls/member/self-exclude.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { serveHeldMoney, serveMergeMoney, serveOutGameMoney } from '../calls/member/bring-back-money.ts'
import { serveClose } from '../calls/member/close-game.ts'
import { listing } from '../games.fixture.ts'
import { takeList } from '../sync-games.service.ts'
import { vendorByCode } from '../vendors/list.ts'
import { moveIn } from './move-in.service.ts'
import { PURSE_GAME, PURSE_VENDOR, serverWithPurses } from './purse-vendor.fixture.ts'
import { reconcile } from './reconcile.job.ts'
import { playing } from './transfers.fixture.ts'
import { findPurse } from './vendor-purse.repository.ts'

const { server, vendor } = await serverWithPurses()
const act = playing(server)
const desk = cashDesk(server)
const studio = vendorByCode(server.config, 'studio')
if (!studio) throw new Error('no studio')
await server.system((ctx) => takeList(ctx, studio, [listing('koi')]))

const out = (memberId: number) => server.call(serveOutGameMoney, memberId, {})
const merge = (memberId: number) => server.call(serveMergeMoney, memberId, {})
const held = (memberId: number) =>
  server.call<{ atVendor: unknown; onItsWay: unknown; last: unknown[] }>(serveHeldMoney, memberId, {})
const away = async (memberId: number) => {
  const { cash, inGame, transferPending } = await act.balances(memberId)
  return [cash, inGame, transferPending]
}
/** A member whose whole cash is at the vendor. */
const there = async (cash = 20_000) => {
  const one = await act.member(cash)
  await act.launch(one.memberId)
  return one
}

beforeEach(() => {
  vendor.plan = []
  vendor.openRounds = 0
  vendor.launchStatus = 200
})

test('G101: no held game money', async () => {
  const { memberId } = await act.member(10_000)
  expect([await codeOf(out(memberId)), await codeOf(merge(memberId))]).toEqual(['G101', 'G101'])
})

test('F001: a deposit to the vendor or a withdrawal from it is not yet completed', async () => {
  const { memberId } = await act.member(20_000)
  vendor.plan = ['lost-after', 'lost-before', 'garbage', 'lost-before', 'garbage']
  expect(await codeOf(act.launch(memberId))).toBe('F001')
  expect([await codeOf(out(memberId)), await codeOf(merge(memberId))]).toEqual(['F001', 'F001'])
  expect(await codeOf(act.launch(memberId))).toBe('F001')
  expect(await codeOf(desk.withdraw(memberId))).not.toBe('done')
})

test('F001: nothing is withdrawn while money is on its way', async () => {
  const memberId = await desk.member(50_000)
  const opened = await act.launch(memberId, { amount: 20_000 }).catch(() => undefined)
  expect(opened).toBeDefined()
  vendor.plan = ['none', 'lost-before']
  expect(await codeOf(out(memberId))).toBe('F001')
  expect(await codeOf(desk.withdraw(memberId))).toBe('F001')
})

test('C009: while a round is open the conversion waits for the game to end', async () => {
  const { memberId } = await there()
  vendor.openRounds = 1
  expect(await codeOf(merge(memberId))).toBe('C009')
  vendor.openRounds = 0
  expect(await merge(memberId)).toMatchObject({ returned: 20_000, balance: 20_000 })
})

test('B9999: while a round is open, or the vendor does not answer, held money is not brought back and no other game opens', async () => {
  const { memberId } = await there()
  vendor.openRounds = 1
  expect(await codeOf(out(memberId))).toBe('B9999')
  expect(await codeOf(act.launch(memberId, { vendorKey: 'studio' }))).toBe('B9999')
  vendor.openRounds = 0
  vendor.plan = ['lost-before']
  expect(await codeOf(out(memberId))).toBe('B9999')
})

test('G104: game ending in progress: two at once bring it back once', async () => {
  const { memberId } = await there()
  const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(out(memberId))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  // Who comes after the other has sent the transfer asks what became of it.
  for (const code of codes) expect(['done', 'G104', 'F001', 'G101']).toContain(code)
  await act.later(60_000)
  expect(await away(memberId)).toEqual([20_000, 0, 0])
})

test('G102: cannot convert money: the vendor neither takes nor gives it', async () => {
  const { memberId } = await act.member(20_000)
  vendor.plan = ['refused']
  expect(await codeOf(act.launch(memberId))).toBe('G102')
  await act.launch(memberId)
  vendor.plan = ['none', 'refused']
  expect(await codeOf(merge(memberId))).toBe('G102')
  expect(await away(memberId)).toEqual([0, 20_000, 0])
})

test('G103: unified money not completed: nothing is withdrawn while money is at a vendor', async () => {
  const memberId = await desk.member(50_000)
  await act.launch(memberId, { amount: 30_000 })
  expect(await away(memberId)).toEqual([20_000, 30_000, 0])
  expect(await codeOf(desk.withdraw(memberId))).toBe('G103')
  await merge(memberId)
  expect(await codeOf(desk.withdraw(memberId))).toBe('done')
})

test('a launch at another vendor brings the money back first', async () => {
  const { memberId, playerId } = await there()
  vendor.play(playerId, -4_000)
  await act.launch(memberId, { vendorKey: 'studio' })
  expect(await away(memberId)).toEqual([16_000, 0, 0])
})

test('a chosen amount is what lies at the vendor at most: launched twice, or at once, no more is moved', async () => {
  const memberId = await desk.member(50_000)
  await act.launch(memberId, { amount: 10_000 })
  await Promise.all([1, 2, 3].map(() => codeOf(act.launch(memberId, { amount: 10_000 }))))
  expect(await away(memberId)).toEqual([40_000, 10_000, 0])
  await act.launch(memberId, { amount: 15_000, gameKey: 'drum' })
  expect(await away(memberId)).toEqual([35_000, 15_000, 0])
  await act.launch(memberId, { amount: 0 })
  expect(await away(memberId)).toEqual([35_000, 15_000, 0])
})

test('a launch of another game of the same vendor takes along what has come since, and nothing twice', async () => {
  const memberId = await desk.member(50_000)
  await act.launch(memberId, { amount: 10_000 })
  await act.launch(memberId, { gameKey: 'drum' })
  expect(await away(memberId)).toEqual([0, 50_000, 0])
  await out(memberId)
  expect(await away(memberId)).toEqual([50_000, 0, 0])
})

test('a game that does not open gives the money back at once', async () => {
  const { memberId } = await act.member(20_000)
  vendor.launchStatus = 503
  expect(await codeOf(act.launch(memberId))).toBe('9999')
  expect(await away(memberId)).toEqual([20_000, 0, 0])
})

test('after a logout, a lock or an exclusion the money comes back by itself', async () => {
  const loggedOut = await there()
  await server.system((ctx) => endSessions(ctx, loggedOut.memberId, 'logout'))
  const excluded = await there()
  await server.call(serveSelfExclude, excluded.memberId, { months: 6 })
  const barred = await there()
  await server.ownerPool.query('UPDATE identity.member SET is_betting_barred = true WHERE member_id = $1', [
    barred.memberId,
  ])
  await act.later(1_000)
  for (const { memberId } of [loggedOut, excluded, barred]) expect(await away(memberId)).toEqual([20_000, 0, 0])
})

test('no more than the limits of losses and stakes leave is moved there, and what is there counts as used', async () => {
  const { memberId, playerId } = await act.member(100_000)
  await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'loss', period: 'day', amount: 30_000 }))
  await act.launch(memberId)
  expect(await away(memberId)).toEqual([70_000, 30_000, 0])
  await act.launch(memberId)
  expect(await away(memberId)).toEqual([70_000, 30_000, 0])
  vendor.play(playerId, -10_000)
  await out(memberId)
  await act.launch(memberId)
  expect(await away(memberId)).toEqual([70_000, 20_000, 0])
})

test('what was won or lost is a wager of its own, and moving money to and fro is none', async () => {
  const { memberId, playerId } = await there()
  await out(memberId)
  await act.launch(memberId)
  vendor.play(playerId, 5_000)
  await out(memberId)
  const { rows } = await server.ownerPool.query(
    'SELECT stake, payout, status, vendor_code FROM wagers.wager WHERE member_id = $1',
    [memberId],
  )
  expect(rows).toEqual([{ stake: 0, payout: 5_000, status: 'settled', vendor_code: PURSE_VENDOR }])
  expect(await act.problems()).toEqual([])
})

test('the member sees where the money is, and the balance says how much is away', async () => {
  const { memberId } = await there()
  expect(await held(memberId)).toMatchObject({ atVendor: { amount: 20_000, state: 'playing' }, onItsWay: null })
  expect(await server.member(memberId, userCash)).toMatchObject({ balance: 0, away: 20_000, isPlayGame: 'Y' })
  vendor.plan = ['none', 'lost-after']
  await codeOf(out(memberId))
  expect(await held(memberId)).toMatchObject({ atVendor: null, onItsWay: { direction: 'out', amount: 20_000 } })
  await act.later(60_000)
  expect(await held(memberId)).toMatchObject({
    atVendor: null,
    onItsWay: null,
    last: [{ status: 'done' }, { status: 'done' }],
  })
  expect(await server.member(memberId, userCash)).toMatchObject({ balance: 20_000, away: 0, isPlayGame: 'N' })
})

test('money that is found where we know of none is brought back as won', async () => {
  const { memberId, playerId } = await there()
  await out(memberId)
  vendor.play(playerId, 900)
  await server.inSteps(memberId, (ctx) => reconcile(ctx, { memberId, vendorCode: PURSE_VENDOR }))
  expect((await server.member(memberId, (ctx) => findPurse(ctx, memberId)))?.leaveReason).toBe('found')
  await act.later(1_000)
  expect(await away(memberId)).toEqual([20_900, 0, 0])
})

test('no connection is held while a vendor does not answer', async () => {
  const { memberId } = await act.member(20_000)
  vendor.plan = ['slow']
  const opening = codeOf(act.launch(memberId))
  while (!vendor.asked.some(() => vendor.plan.length === 0)) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await server.waitingTransactions()).toBe(0)
  expect(await opening).toBe('F001')
  await Promise.all(vendor.late.splice(0))
  await server.call(serveClose, memberId, {})
})

test('who excludes himself between the opening of a game and the move of his money keeps it', async () => {
  const { memberId } = await act.member(20_000)
  const login = await loggedIn(server, memberId)
  await server.call(serveSelfExclude, login, { months: 6 })
  const moving = { memberId, vendorCode: PURSE_VENDOR, gameCode: PURSE_GAME }
  const opened = server.contexts.reading({ who: login, siteId: 1 }, (ctx) => moveIn(ctx, moving))
  expect(await codeOf(opened)).toBe('TK001')
  expect(await away(memberId)).toEqual([20_000, 0, 0])
})
