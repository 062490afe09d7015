import { marketKey } from '@maru/sports'
import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { storeResult } from '../results/store-result.service.ts'
import { lost, sportsFeed, totalOf, winner, won } from '../sportsdata.fixture.ts'

const server = await testServer()
const feed = sportsFeed(server)

let matches = 0
let match = ''
let eventId = 0
beforeEach(async () => {
  match = `match-${++matches}`
  eventId = await feed.match(match)
})

const eventNow = async () => {
  const { rows } = await server.ownerPool.query<{ version: number; markets: number; types: number }>(
    'SELECT version::int, markets, market_types AS types FROM sportsdata.event WHERE event_id = $1',
    [eventId],
  )
  return rows[0] ?? { version: 0, markets: 0, types: 0 }
}

test('how many markets are offered follows their states, whoever changes them', async () => {
  const offered = async () => {
    const { markets, types } = await eventNow()
    return { markets, types }
  }
  const before = await offered()
  await feed.say(feed.odds(match, totalOf('9.5'), { '12': 2_000, '13': 1_800 }, 10))
  expect(await offered()).toEqual({ markets: before.markets + 1, types: before.types })
  await feed.say(feed.odds(match, totalOf('9.5'), { '12': 2_100, '13': 1_700 }, 20))
  expect(await offered()).toEqual({ markets: before.markets + 1, types: before.types })
  await feed.say(feed.settlement(match, totalOf('9.5'), { '12': won, '13': lost }, 30))
  expect(await offered()).toEqual(before)
  await server.system((ctx) =>
    storeResult(ctx, {
      eventId,
      marketKey: marketKey(winner),
      kind: 'settled',
      windows: [],
      outcomes: new Map([['1', won]]),
      source: 'staff',
      reason: 'seen',
    }),
  )
  expect(await offered()).toEqual({ markets: before.markets - 1, types: before.types - 1 })
})

test('each change raises the version by one and stands in the history', async () => {
  const history = async () => {
    const { rows } = await server.ownerPool.query<{ version: number; price: number }>(
      `SELECT version::int, (outcomes -> 0 ->> 'price')::int AS price FROM sportsdata.price_history WHERE event_id = $1 AND market_key = '1' ORDER BY version`,
      [eventId],
    )
    return rows
  }
  const { version: first } = await eventNow()
  const stored = await history()
  for (const [at, price] of [2_000, 2_000, 2_100, 2_200].entries())
    await feed.say(feed.odds(match, winner, { '1': price, '2': 3_000, '3': 4_000 }, 10 + at))
  expect(await eventNow()).toMatchObject({ version: first + 3 })
  expect(await history()).toEqual([
    ...stored,
    { version: first + 1, price: 2_000 },
    { version: first + 2, price: 2_100 },
    { version: first + 3, price: 2_200 },
  ])
})
