import { expect, test, vi } from 'vitest'
import { addMember, loggedIn } from '../../testing/members.fixture.ts'
import { noMoney, slotWager } from '../../testing/wagers.ts'
import { betIdxOf, placeWager, settleWager } from '../wagers/index.ts'
import { serveLaunch } from './calls/member/launch-game.ts'
import { serveReplay } from './calls/member/replay-bet.ts'
import { serverWithVendor } from './games.fixture.ts'
import { isPlaying } from './session.service.ts'
import { syncGamesJob } from './sync-games.job.ts'

const { server, vendor } = await serverWithVendor()
const waiting: number[] = []
vendor.whenAsked = async () => waiting.push(await server.waitingTransactions())

test('no transaction is open while a vendor lists its games, opens one, or shows a round again', async () => {
  const run = syncGamesJob.inSteps ? server.contexts.reading : server.contexts.inContext
  await run({ who: { kind: 'system', job: 'test' }, siteId: 0 }, (ctx) => syncGamesJob.run(ctx, {}))
  const memberId = await addMember(server, { cash: 10_000 })
  const asked = { vendorKey: 'studio', gameKey: 'koi', gameType: 'slot', device: 'desktop' }
  expect(await server.call(serveLaunch, await loggedIn(server, memberId), asked)).toMatchObject({ gameurl: vendor.url })
  const ref = await server.system((ctx) => placeWager(ctx, { ...slotWager(memberId), stake: 1_000, ...noMoney }))
  await server.system((ctx) => settleWager(ctx, ref, { payout: 0, ...noMoney }))
  await server.call(serveReplay, memberId, { betIdx: betIdxOf(ref) })
  expect(waiting).toEqual([0, 0, 0])
})

test('NT99: a launch at a vendor that does not answer in time is refused, and no game stays open', async () => {
  const memberId = await addMember(server, { cash: 10_000 })
  const login = await loggedIn(server, memberId)
  const within = AbortSignal.timeout.bind(AbortSignal)
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => within(50))
  const answer = Promise.withResolvers<number>()
  vendor.whenAsked = () => answer.promise
  const asked = { vendorKey: 'studio', gameKey: 'koi', gameType: 'slot', device: 'desktop' }
  await expect(server.call(serveLaunch, login, asked)).rejects.toMatchObject({ code: 'NT99' })
  timeout.mockRestore()
  answer.resolve(0)
  expect(await server.system((ctx) => isPlaying(ctx, memberId))).toBe(false)
})
