import type { TimeWindow } from '@maru/sports-feeds'
import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { marketsNow } from '../markets/market-now.repository.ts'
import { newestResults } from '../results/result.repository.ts'
import { storeResult } from '../results/store-result.service.ts'
import { lost, sportsFeed, winner, won } from '../sportsdata.fixture.ts'

const server = await testServer()
const feed = sportsFeed(server)

let matches = 0
let match = ''
let eventId = 0
beforeEach(async () => {
  match = `match-${++matches}`
  eventId = await feed.match(match)
})

const all: TimeWindow = { from: null, until: null }
const between = (from: number, until: number | null): TimeWindow => ({
  from: feed.head(from).at,
  until: until === null ? null : feed.head(until).at,
})
const cancel = (at: number, window: TimeWindow) => ({
  ...feed.head(at),
  kind: 'betCancel' as const,
  event: match,
  supersededBy: null,
  markets: [{ market: winner, voidReason: null }],
  window,
})
const rollback = (at: number, window: TimeWindow) => ({
  ...feed.head(at),
  kind: 'cancelRollback' as const,
  event: match,
  markets: [winner],
  window,
})
const key = () => ({ eventId, marketKey: '1' })
const now = () => server.system(async (ctx) => [...(await marketsNow(ctx, [key()])).values()][0])
const result = () => server.system(async (ctx) => [...(await newestResults(ctx, [key()])).values()][0])

test('windows of void bets stand beside each other, and a rollback takes back the one that it names', async () => {
  const [first, second] = [between(1, 3), between(5, 7)]
  await feed.say(cancel(20, second), cancel(10, first))
  expect(await result()).toMatchObject({ kind: 'void', windows: [first, second] })
  await feed.say(rollback(30, second))
  expect(await result()).toMatchObject({ kind: 'void', windows: [first] })
  await feed.say(cancel(40, all), cancel(50, second), rollback(55, first))
  expect(await result()).toMatchObject({ kind: 'void', windows: [] })
  expect(await now()).toMatchObject({ state: 'cancelled' })
  await feed.say(rollback(60, all), cancel(45, first))
  expect(await result()).toMatchObject({ kind: 'open', windows: [] })
})

const staffSay = (kind: 'void' | 'open') =>
  server.system((ctx) =>
    storeResult(ctx, { ...key(), kind, windows: [], outcomes: new Map(), source: 'staff', reason: 'wrong price' }),
  )
const home = { '1': won, '2': lost, '3': lost }

test('what staff void whole is settled by no settlement, and by its outcomes once the feed takes its cancellation back', async () => {
  await staffSay('void')
  await feed.say(feed.settlement(match, winner, home, 1_000))
  expect(await result()).toMatchObject({ kind: 'void', windows: [] })
  expect(await now()).toMatchObject({ state: 'cancelled' })
  await feed.say(cancel(2_000, all), feed.settlement(match, winner, home, 3_000))
  expect(await result()).toMatchObject({ kind: 'void' })
  await feed.say(rollback(4_000, all))
  expect(await result()).toMatchObject({ kind: 'settled', outcomes: new Map(Object.entries(home)) })
  await feed.say(cancel(5_000, all), feed.settlement(match, winner, home, 6_000))
  expect(await result()).toMatchObject({ kind: 'settled' })
})

test('what was settled before staff voided it counts again once the feed takes a cancellation back', async () => {
  await feed.say(feed.settlement(match, winner, home, 0))
  await staffSay('void')
  await feed.say(rollback(1_000, all))
  expect(await result()).toMatchObject({ kind: 'settled', outcomes: new Map(Object.entries(home)) })
})

test('what staff voided and took back is settled by the feed as before', async () => {
  await staffSay('void')
  server.clock.advance(10)
  await staffSay('open')
  await feed.say(feed.settlement(match, winner, home, 1_000))
  expect(await result()).toMatchObject({ kind: 'settled' })
})

test('a market takes no bets that its newest result voids already', async () => {
  await feed.say(cancel(10, between(0, null)))
  expect(await now()).toMatchObject({ state: 'active', isOpen: false })
  await feed.say(rollback(20, between(0, null)))
  expect(await now()).toMatchObject({ isOpen: true })
  await feed.say(cancel(30, between(0, 1_000)))
  expect(await now()).toMatchObject({ isOpen: false })
  server.clock.advance(1_000)
  expect(await now()).toMatchObject({ isOpen: true })
})
