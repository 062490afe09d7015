import { afterAll, expect, test } from 'vitest'
import { ownAddressOf } from '../../platform/live/topic.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, loggedIn } from '../../testing/members.fixture.ts'
import { addSecondSite } from '../../testing/people.ts'
import { addGames, bet, launchAgain, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import type { WalletOperation } from '../games/wallet-port.ts'
import { endSessions } from '../identity/index.ts'
import { liveListeners, memberTopic } from '../live/index.ts'
import { setSiteOption } from '../site/index.ts'
import { barOf } from '../wagers/index.ts'
import { serveRealityAcknowledge } from './calls/member/acknowledge-reality.ts'
import { serveRealitySet } from './calls/member/set-reality.ts'
import { setLimit } from './limit.service.ts'
import { protectionModule } from './module.ts'
import { showOwnState } from './state.service.ts'
import { tidyJob } from './tidy.job.ts'
import { watchSessions } from './watch-sessions.service.ts'

const MINUTE = 60_000
const server = await testServer({
  at: '2026-11-18T12:00:00+09:00',
  listeners: liveListeners,
  observers: protectionModule.observers ?? {},
})
await addSecondSite(server)
await addGames(server)
const wallet = createWallet(server.contexts)
afterAll(() => wallet.close())

const outcome = async (operation: WalletOperation) => (await wallet.operate(operation)).outcome
const barred = (memberId: number, siteId = 1) => server.system((ctx) => barOf(ctx, { siteId, memberId }), siteId)
const limitTime = (memberId: number, period: 'day' | 'week', minutes: number, siteId = 1) =>
  server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'session', period, amount: minutes }), siteId)
const endings = async (memberId: number) =>
  (
    await server.pool.query('SELECT end_reason FROM identity.session WHERE member_id = $1 ORDER BY session_id', [
      memberId,
    ])
  ).rows.map(({ end_reason }) => end_reason)
/** What the watch says to the member now. */
const noticesOf = async (memberId: number, siteId = 1): Promise<unknown[]> => {
  server.sent.length = 0
  await watchSessions(server.contexts)
  await server.contexts.drained()
  const { key } = ownAddressOf(memberTopic, siteId, memberId)
  return server.sent.filter(({ topic }) => topic === key).map(({ body }) => JSON.parse(body))
}
const realityIs = (minutes: number) => server.system((ctx) => setSiteOption(ctx, 'realityCheckMinutes', minutes))
await realityIs(0)

test('a session is warned before its time is used up, and ends then; the open round still settles, and the next login takes no bets', async () => {
  const memberId = await addMember(server, { cash: 10_000 })
  await limitTime(memberId, 'day', 60)
  await loggedIn(server, memberId)
  const player = await launchAgain(server, memberId)
  server.clock.advance(54 * MINUTE)
  expect(await noticesOf(memberId)).toEqual([])
  server.clock.advance(2 * MINUTE)
  expect(await noticesOf(memberId)).toEqual([{ cmd: 'PROTECTION', data1: 'time-left', data2: 240 }])
  expect(await noticesOf(memberId)).toEqual([])
  server.clock.advance(4 * MINUTE - 1)
  const open = bet(player)
  expect(await outcome(open)).toBe('done')
  server.clock.advance(1)
  // To the instant, whether or not the watch has come by.
  expect(await outcome(bet(player))).toBe('member-barred')
  await noticesOf(memberId)
  expect(await endings(memberId)).toEqual(['time-limit'])
  expect(await outcome(win(player, open))).toBe('done')

  const again = await loggedIn(server, memberId)
  server.clock.advance(10 * MINUTE)
  expect(await noticesOf(memberId)).toEqual([])
  expect(await endings(memberId)).toEqual(['time-limit', null])
  expect(await barred(memberId)).toBe('B1004')
  expect((await server.member(again, showOwnState)).session).toMatchObject({ secondsToday: 4_200, secondsLeft: 0 })
  // The next day has its own time.
  server.clock.set('2026-11-19T00:00:00+09:00')
  expect(await barred(memberId)).toBeUndefined()
})

test('a session over midnight counts on both days, and one that ran out lasts until it did', async () => {
  server.clock.set('2026-11-19T23:30:00+09:00')
  const memberId = await addMember(server)
  await limitTime(memberId, 'day', 120)
  const who = await loggedIn(server, memberId)
  server.clock.set('2026-11-20T00:20:00+09:00')
  expect((await server.member(who, showOwnState)).session).toMatchObject({ secondsToday: 1_200, secondsLeft: 6_000 })
  server.clock.set('2026-11-20T08:00:00+09:00')
  expect((await server.member(who, showOwnState)).session).toMatchObject({ secondsToday: 5_400, secondsLeft: 1_800 })
})

test('a limit of time is of its site and its member alone', async () => {
  const [limited, other] = [await addMember(server), await addMember(server, { siteId: 2 })]
  await limitTime(limited, 'week', 10)
  await loggedIn(server, limited)
  await loggedIn(server, other, 2)
  server.clock.advance(10 * MINUTE)
  await noticesOf(limited)
  expect([await endings(limited), await endings(other)]).toEqual([['time-limit'], [null]])
})

test('bets are refused when a reality check is due until it is acknowledged, and the member gets one notice', async () => {
  await realityIs(50)
  const memberId = await addMember(server, { cash: 10_000 })
  const who = await loggedIn(server, memberId)
  const player = await launchAgain(server, memberId)
  const first = bet(player, { amount: 3_000 })
  await outcome(first)
  server.clock.advance(50 * MINUTE - 1)
  await outcome(win(player, first, { amount: 1_000 }))
  expect(await outcome(bet(player, { amount: 500 }))).toBe('done')
  server.clock.advance(1)
  expect(await outcome(bet(player, { amount: 500 }))).toBe('member-barred')
  expect(await barred(memberId)).toBe('B1005')
  expect(await noticesOf(memberId)).toEqual([{ cmd: 'PROTECTION', data1: 'reality-check', data2: 0 }])
  expect(await noticesOf(memberId)).toEqual([])
  expect(await server.member(who, showOwnState)).toMatchObject({
    reality: { minutes: 50, isOwn: false, dueAt: server.clock.now().toISOString() },
    net: { sinceLogin: -2_500, today: -2_500 },
  })
  const { dueAt } = await server.call<{ dueAt: string }>(serveRealityAcknowledge, who, {})
  expect(Date.parse(dueAt)).toBe(server.clock.now().getTime() + 50 * MINUTE)
  expect(await outcome(bet(player, { amount: 500 }))).toBe('done')
  server.clock.advance(50 * MINUTE)
  expect(await noticesOf(memberId)).toEqual([{ cmd: 'PROTECTION', data1: 'reality-check', data2: 0 }])
  const { rows } = await server.pool.query(
    'SELECT net_since_login::int AS since, net_of_day::int AS today FROM protection.reality_check WHERE member_id = $1',
    [memberId],
  )
  expect(rows).toEqual([{ since: -2_500, today: -2_500 }])
  await expect(server.ownerPool.query('DELETE FROM protection.reality_check')).rejects.toThrow('append-only')
})

test('the net position since login leaves out what was played before it', async () => {
  server.clock.set('2026-11-24T10:00:00+09:00')
  const memberId = await addMember(server, { cash: 100_000 })
  await loggedIn(server, memberId)
  const lost = bet(await launchAgain(server, memberId), { amount: 7_000 })
  await outcome(lost)
  await server.system((ctx) => endSessions(ctx, memberId, 'logout'))
  const who = await loggedIn(server, memberId)
  const player = await launchAgain(server, memberId)
  const won = bet(player, { amount: 1_000 })
  await outcome(won)
  await outcome(win(player, won, { amount: 4_000 }))
  expect((await server.member(who, showOwnState)).net).toEqual({ sinceLogin: 3_000, today: -4_000 })
  // What comes after midnight is of the login still, but of another day.
  server.clock.set('2026-11-25T00:10:00+09:00')
  await outcome(win(player, lost, { amount: 500 }))
  expect((await server.member(who, showOwnState)).net).toEqual({ sinceLogin: 3_500, today: 500 })
})

test('a member chooses the interval, which cannot put off a check that is due', async () => {
  await realityIs(0)
  const memberId = await addMember(server, { cash: 10_000 })
  const who = await loggedIn(server, memberId)
  expect((await server.member(who, showOwnState)).reality).toEqual({ minutes: 0, isOwn: false, dueAt: null })
  await server.call(serveRealitySet, who, { minutes: 10 })
  server.clock.advance(10 * MINUTE)
  expect(await barred(memberId)).toBe('B1005')
  await server.call(serveRealitySet, who, { minutes: 240 })
  expect(await barred(memberId)).toBe('B1005')
  await server.call(serveRealityAcknowledge, who, {})
  expect(await barred(memberId)).toBeUndefined()
  expect((await server.member(who, showOwnState)).reality).toMatchObject({ minutes: 240, isOwn: true })
  // The next login begins with the interval that was chosen.
  const next = await loggedIn(server, memberId)
  server.clock.advance(240 * MINUTE - 1)
  expect(await barred(memberId)).toBeUndefined()
  server.clock.advance(1)
  expect(await barred(memberId)).toBe('B1005')
  expect(next.sessionId).not.toBe(who.sessionId)
})

test('what was noted of sessions goes after ninety days', async () => {
  const old = await addMember(server)
  await loggedIn(server, old)
  const noted = async () =>
    (await server.pool.query('SELECT 1 FROM protection.session WHERE member_id = $1', [old])).rows.length
  server.clock.advance(90 * 24 * 60 * MINUTE)
  await server.system((ctx) => tidyJob.run(ctx, {} as never))
  expect(await noted()).toBe(1)
  server.clock.advance(1)
  await server.system((ctx) => tidyJob.run(ctx, {} as never))
  expect(await noted()).toBe(0)
})
