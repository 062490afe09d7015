import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { marketsNow } from '../markets/market-now.repository.ts'
import { nameOfMarket } from '../markets/market-now.ts'
import { scoreOf, sportsFeed, winner } from '../sportsdata.fixture.ts'

const server = await testServer()
const feed = sportsFeed(server)
const match = 'match'
const eventId = await feed.match(match)
const now = () =>
  server.system(async (ctx) => {
    const key = { eventId, marketKey: '1' }
    return (await marketsNow(ctx, [key])).get(nameOfMarket(key))
  })

test('what is said again as it was keeps out what is older, of prices, stops and scores', async () => {
  const prices = (home: number, at: number) => feed.odds(match, winner, { '1': home, '2': 3_000, '3': 4_000 }, at)
  const stop = { kind: 'betStop' as const, event: match, groups: ['all'], state: 'suspended' as const }
  await feed.say(prices(2_000, 10))
  await feed.say(prices(2_000, 30))
  await feed.say(prices(2_200, 20))
  expect((await now())?.outcomes[0]?.price).toBe(2_000)
  await feed.say({ ...stop, ...feed.head(40) })
  await feed.say({ ...stop, ...feed.head(60) })
  await feed.say(prices(2_200, 50))
  expect(await now()).toMatchObject({ state: 'suspended', isOpen: false })
  await feed.say(feed.status(match, 'live', scoreOf(1, 0), 10))
  await feed.say(feed.status(match, 'live', scoreOf(1, 0), 30))
  await feed.say(feed.status(match, 'live', scoreOf(0, 0), 20))
  expect(await now()).toMatchObject({ score: { home: 1 } })
})
