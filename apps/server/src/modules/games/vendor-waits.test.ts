import { expect, test } from 'vitest'
import { addMember, loggedIn } from '../../testing/members.fixture.ts'
import { noMoney, slotWager } from '../../testing/wagers.ts'
import { betIdxOf, placeWager, settleWager } from '../wagers/index.ts'
import { serveLaunch } from './calls/member/launch-game.ts'
import { serveReplay } from './calls/member/replay-bet.ts'
import { serverWithVendor } from './games.fixture.ts'
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
