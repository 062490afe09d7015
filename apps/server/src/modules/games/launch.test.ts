import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Member } from '../../platform/context.ts'
import { addMember, loggedIn } from '../../testing/members.fixture.ts'
import { addSecondSite } from '../../testing/people.ts'
import { endSessions } from '../identity/index.ts'
import { setSiteOption } from '../site/index.ts'
import { betIdxOf, placeWager, settleWager } from '../wagers/index.ts'
import { switchGame } from './catalogue.service.ts'
import { serverWithVendor } from './games.fixture.ts'
import { isTrustworthy, opensNewWindow } from './launch.rules.ts'
import { launchGame } from './launch.service.ts'
import { listRecentWins } from './lobby.service.ts'
import { replayRound, replayWin } from './replay.service.ts'
import { findSessionState } from './session.repository.ts'
import { endSession, isPlaying } from './session.service.ts'
import { assertReachable, gameSessionTransitions } from './session.states.ts'
import { endExpiredJob } from './sync-games.job.ts'
import { syncGames } from './sync-games.service.ts'
import { sealWin } from './win-id.rules.ts'

const { server, vendor } = await serverWithVendor()
await addSecondSite(server)
const freshMember = (changes?: Parameters<typeof addMember>[1]) => addMember(server, { cash: 10_000, ...changes })
const logins = new Map<number, Promise<Member>>()
const loginOf = (memberId: number): Promise<Member> => {
  const login = logins.get(memberId) ?? loggedIn(server, memberId)
  logins.set(memberId, login)
  return login
}
const launch = async (memberId: number, changes = {}) =>
  server.member(await loginOf(memberId), (ctx) =>
    launchGame(ctx, { vendorKey: 'studio', gameKey: 'koi', gameType: 'slot', device: 'desktop', ...changes }),
  )
const waitingForLocks = async (): Promise<number> => {
  const { rows } = await server.ownerPool.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows[0].n
}

beforeEach(async () => {
  vendor.reset()
  await server.system(syncGames)
  vendor.asked = []
})

test('a site may keep nicknames to itself', async () => {
  const memberId = await freshMember()
  await server.system((ctx) => setSiteOption(ctx, 'sendsDisplayName', false))
  await launch(memberId)
  await server.system((ctx) => setSiteOption(ctx, 'sendsDisplayName', true))
  expect(vendor.asked[0]?.body).not.toHaveProperty('meta')
})

describe('a launch', () => {
  test('asks the vendor, signed, with an opaque player and a token that is stored as a hash only', async () => {
    const memberId = await freshMember()
    expect(await launch(memberId, { device: 'mobile' })).toEqual({
      gameurl: 'http://localhost:9/play',
      opensNewWindow: false,
      frameMessages: [],
    })
    const [asked] = vendor.asked
    expect(asked).toMatchObject({
      isSigned: true,
      path: '/operator/generic/v2/game/url',
      body: { game_code: 'koi', platform: 'GPL_MOBILE', currency: 'KRW', sub_partner_id: '1' },
    })
    expect(asked?.body.meta).toEqual({ display_name: expect.stringMatching(/^.\*\*$/u) })
    const { user, token } = (asked?.body ?? {}) as { user: string; token: string }
    expect(user).toMatch(/^[0-9a-f]{24}$/)
    const { rows } = await server.pool.query('SELECT token_hash FROM games.session WHERE member_id = $1', [memberId])
    expect(rows[0].token_hash.toString('utf8')).not.toContain(token)
    expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(true)
    await launch(memberId)
    expect(vendor.asked[1]?.body.user).toBe(user)
    expect(vendor.asked[1]?.body.token).not.toBe(token)
  })

  test.each([
    [1, 'desktop', 'http://localhost:8080', '/member/moneyMain/charge'],
    [2, 'desktop', 'http://naru.localhost:8080', '/member/moneyMain/charge'],
    [2, 'mobile', 'http://naru.localhost:8080', '/member/chargeMain/charge'],
  ] as const)('at site %s on a %s leads back to that site, %s', async (siteId, device, origin, deposit) => {
    const memberId = await freshMember({ siteId })
    const asked = { vendorKey: 'studio', gameKey: 'koi', gameType: 'slot', device }
    await server.member(await loggedIn(server, memberId, siteId), (ctx) => launchGame(ctx, asked), siteId)
    expect(vendor.asked.at(-1)?.body).toMatchObject({ lobby_url: `${origin}/`, deposit_url: origin + deposit })
  })

  test('a new one ends the former, and many at once leave one open', async () => {
    const memberId = await freshMember()
    await launch(memberId)
    const first = vendor.asked[0]?.body.token as string
    await Promise.all([launch(memberId), launch(memberId, { gameKey: 'drum' }), launch(memberId)])
    const stateOf = (token: string) => server.system((ctx) => findSessionState(ctx, 'studio', memberId, token))
    expect(await stateOf(first)).toBe('ended')
    const { rows } = await server.pool.query(
      `SELECT count(*)::int AS open FROM games.session WHERE member_id = $1 AND status = 'open'`,
      [memberId],
    )
    expect(rows[0].open).toBe(1)
    await server.member(memberId, (ctx) => endSession(ctx, memberId, 'closed'))
    expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(false)
  })

  test.each([
    ['a partner member', { tier: 'PTN_5' as const }, {}, 'B0095'],
    ['a locked member', { status: 'locked' as const }, {}, 'B1002'],
    ['a member without betting permission', { is_betting_barred: true }, {}, 'B1001'],
    ['a member who is not approved', { status: 'pending' as const, decided_at: null }, {}, 'B0091'],
    ['an unknown game', {}, { gameKey: 'nothing' }, 'N404'],
    ['an unknown vendor', {}, { vendorKey: 'nobody' }, 'N404'],
    ['a game of another group', {}, { gameType: 'casino' }, 'N404'],
    ['an empty game', {}, { gameKey: '' }, 'N404'],
  ])('is refused to %s', async (_what, member, asked, code) => {
    const memberId = await freshMember({ cash: 0, ...member })
    await expect(launch(memberId, asked)).rejects.toMatchObject({ code })
    expect(vendor.asked).toEqual([])
  })

  test('of a game that is switched off is refused', async () => {
    const memberId = await freshMember()
    await server.staff((ctx) => switchGame(ctx, 'studio', 'koi', false))
    await expect(launch(memberId)).rejects.toMatchObject({ code: 'B0092' })
    await server.staff((ctx) => switchGame(ctx, 'studio', 'koi', true))
  })

  test.each([
    ['fails', { status: 500 }],
    ['answers no address', { url: 'javascript:alert(1)' }],
  ])('at a vendor that %s is refused, and no game stays open', async (_what, behaves) => {
    const memberId = await freshMember()
    Object.assign(vendor, behaves)
    await expect(launch(memberId)).rejects.toMatchObject({ code: '9999' })
    expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(false)
  })

  test('opens a new window where the address cannot be trusted or the site says so', () => {
    expect(
      ['https://a.example/', 'http://localhost:1/', 'http://127.0.0.1/', 'http://[::1]:2/'].map(isTrustworthy),
    ).toEqual([true, true, true, true])
    expect(
      ['http://a.example/', 'http://localhost.a.example/', 'data:text/html,x', 'nonsense'].map(isTrustworthy),
    ).toEqual([false, false, false, false])
    expect(opensNewWindow('https://a.example/', 'studio', ['bomb'])).toBe(false)
    expect(opensNewWindow('https://a.example/', 'bomb', ['bomb'])).toBe(true)
    expect(opensNewWindow('http://a.example/', 'studio', [])).toBe(true)
  })

  test('ends in the commit that ends the session of the member: nothing is left to be delivered', async () => {
    const memberId = await freshMember()
    await launch(memberId)
    await server.system((ctx) => endSessions(ctx, memberId, 'logout'))
    expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(false)
  })

  test('under way while the session of the member ends opens nothing, and asks no vendor', async () => {
    const memberId = await freshMember()
    await loginOf(memberId)
    const late = await server.system(async (ctx) => {
      await endSessions(ctx, memberId, 'logout')
      const launching = launch(memberId).catch((error: unknown) => error)
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1))
      return { launching }
    })
    expect(await late.launching).toMatchObject({ code: 'TK001' })
    expect(vendor.asked).toEqual([])
    expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(false)
  })

  test('after the session of the member has ended opens nothing', async () => {
    const memberId = await freshMember()
    await loginOf(memberId)
    await server.system((ctx) => endSessions(ctx, memberId, 'locked'))
    await expect(launch(memberId)).rejects.toMatchObject({ code: 'TK001' })
    expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(false)
  })

  test('lasts twelve hours at most', async () => {
    const memberId = await freshMember()
    await launch(memberId)
    server.clock.advance(12 * 3_600_000)
    expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(false)
    await server.system((ctx) => endExpiredJob.run(ctx, {} as never))
    const { rows } = await server.pool.query('SELECT end_reason FROM games.session WHERE member_id = $1', [memberId])
    expect(rows).toEqual([{ end_reason: 'expired' }])
  })

  test('a status that nothing leads to stops the start', () => {
    expect(() => assertReachable({ ...gameSessionTransitions, paused: [] })).toThrow(/paused/)
  })
})

test('a settled round of the member’s own is shown again by its vendor', async () => {
  const [memberId, other] = [await freshMember(), await freshMember()]
  await launch(memberId)
  const money = { balanceAfter: 0, transferId: null }
  const wager = {
    memberId,
    product: 'slot',
    vendorCode: 'studio',
    gameCode: 'koi',
    round: 'round-7',
    selection: null,
  }
  const ref = await server.system((ctx) => placeWager(ctx, { ...wager, stake: 1_000, ...money }))
  const replay = (who: number, betIdx = betIdxOf(ref)) => server.member(who, (ctx) => replayRound(ctx, betIdx))
  await expect(replay(memberId)).rejects.toMatchObject({ code: 'N404' })
  await server.system((ctx) => settleWager(ctx, ref, { payout: 0, ...money }))
  expect(await replay(memberId)).toEqual({ url: 'http://localhost:9/play' })
  expect(vendor.asked.at(-1)).toMatchObject({
    path: '/operator/generic/v2/game/round',
    body: { round: 'round-7', user: vendor.asked[0]?.body.user, lobby_url: 'http://localhost:8080/' },
  })
  await expect(replay(other)).rejects.toMatchObject({ code: 'N404' })
  await expect(replay(memberId, 'nonsense')).rejects.toMatchObject({ code: 'N404' })
  vendor.status = 500
  await expect(replay(memberId)).rejects.toMatchObject({ code: '9999' })
})

test('a win of the ticker is shown again to anybody, under a masked name; nothing else is', async () => {
  const memberId = await freshMember()
  await launch(memberId)
  const money = { balanceAfter: 0, transferId: null }
  const wager = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', selection: null, stake: 1_000 }
  const settled = async (round: string, payout: number) => {
    const ref = await server.system((ctx) => placeWager(ctx, { ...wager, round, ...money }))
    await server.system((ctx) => settleWager(ctx, ref, { payout, ...money }))
    return ref
  }
  const lost = await settled('round-lost', 1_000)
  await settled('round-won', 9_000)
  const older = await settled('round-won-later', 5_000)
  const wins = (await server.guest(listRecentWins)).filter(({ gameName }) => gameName === 'koi 게임')
  expect(wins.map(({ amount }) => amount)).toEqual([5_000])
  const shown = await server.guest((ctx) => replayWin(ctx, wins[0]?.win ?? ''))
  expect(shown).toEqual({ url: 'http://localhost:9/play', nick: wins[0]?.nick, gameName: 'koi 게임', amount: 5_000 })
  expect(vendor.asked.at(-1)).toMatchObject({ body: { round: 'round-won-later', user: vendor.asked[0]?.body.user } })
  const refused = (win: string) =>
    expect(server.guest((ctx) => replayWin(ctx, win))).rejects.toMatchObject({ code: 'N404' })
  await refused('')
  await refused(betIdxOf(older))
  await refused(sealWin({ config: server.config, siteId: 1 }, lost))
  await refused(sealWin({ config: server.config, siteId: 2 }, older))
  await server.ownerPool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [memberId])
  expect((await server.guest(listRecentWins)).filter(({ gameName }) => gameName === 'koi 게임')).toEqual([])
})
