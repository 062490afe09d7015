import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember, loggedIn } from '../../testing/members.fixture.ts'
import { addGames, bet, launchAgain, win } from '../games/adapters/vendor-wallet.fixture.ts'
import { createWallet } from '../games/wallet.service.ts'
import { setSiteOption } from '../site/index.ts'
import { barOf } from '../wagers/index.ts'
import { coolLosses } from './cool-losses.service.ts'

const HOUR = 3_600_000
const server = await testServer({ at: '2026-11-18T10:00:00+09:00' })
await addGames(server)
const wallet = createWallet(server.contexts)
afterAll(() => wallet.close())

const cooled = async (memberId: number) => {
  await coolLosses(server.contexts)
  return (await server.system((ctx) => barOf(ctx, { siteId: 1, memberId }))) === 'B1006'
}
const played = async (memberId: number, stake: number, payout: number) => {
  const player = await launchAgain(server, memberId)
  const staked = bet(player, { amount: stake })
  await wallet.operate(staked)
  if (payout > 0) await wallet.operate(win(player, staked, { amount: payout }))
}

test('a site cools nobody unless its option says so', async () => {
  const memberId = await addMember(server, { cash: 1_000_000 })
  await played(memberId, 1_000_000, 0)
  expect(await cooled(memberId)).toBe(false)
})

test('who lost as much on the day as the option says pauses for its hours, once a day', async () => {
  await server.system((ctx) => setSiteOption(ctx, 'coolingLoss', 10_000))
  await server.system((ctx) => setSiteOption(ctx, 'coolingHours', 2))
  const memberId = await addMember(server, { cash: 1_000_000 })
  await played(memberId, 20_000, 10_001)
  expect(await cooled(memberId)).toBe(false)
  await played(memberId, 100, 99)
  expect(await cooled(memberId)).toBe(true)
  server.clock.advance(2 * HOUR - 1)
  expect(await cooled(memberId)).toBe(true)
  server.clock.advance(1)
  expect(await cooled(memberId)).toBe(false)
  // The loss of the day is still there, and more of it.
  await played(memberId, 50_000, 0)
  expect(await cooled(memberId)).toBe(false)
  server.clock.set('2026-11-19T10:00:00+09:00')
  expect(await cooled(memberId)).toBe(false)
  await played(memberId, 10_000, 0)
  expect(await cooled(memberId)).toBe(true)
})

test('a cooling ends no session and shortens no other pause', async () => {
  const memberId = await addMember(server, { cash: 1_000_000 })
  const until = new Date('2026-12-31T00:00:00+09:00')
  await played(memberId, 50_000, 0)
  const { sessionId } = await loggedIn(server, memberId)
  await server.ownerPool.query(
    `UPDATE identity.member SET pause = 'time-out', paused_until = $2 WHERE member_id = $1`,
    [memberId, until],
  )
  await coolLosses(server.contexts)
  const { rows } = await server.pool.query('SELECT pause, paused_until FROM identity.member WHERE member_id = $1', [
    memberId,
  ])
  expect(rows).toEqual([{ pause: 'time-out', paused_until: until }])
  await server.ownerPool.query('UPDATE identity.member SET pause = NULL, paused_until = NULL WHERE member_id = $1', [
    memberId,
  ])
  expect(await cooled(memberId)).toBe(true)
  const open = await server.pool.query('SELECT ended_at FROM identity.session WHERE session_id = $1', [sessionId])
  expect(open.rows).toEqual([{ ended_at: null }])
})
