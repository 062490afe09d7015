import { type Market, marketKey } from '@maru/sports'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { nameOfMarket } from '../markets/market-now.ts'
import { newestResults } from '../results/result.repository.ts'
import { scoreOf, sportsFeed, totalOf, winner } from '../sportsdata.fixture.ts'

const server = await testServer()
const feed = sportsFeed(server, { settlesByScore: true, name: 'scores' })

test('a score that may hide an overtime decides nothing of regular play, and takes nothing back', async () => {
  const eventId = await feed.match('cup')
  const resultOf = (market: Market) =>
    server.system(async (ctx) => {
      const key = { eventId, marketKey: marketKey(market) }
      return (await newestResults(ctx, [key])).get(nameOfMarket(key))
    })
  const hidden = (home: number, away: number, ended = false) => ({
    ...scoreOf(home, away, ended),
    hidesOvertime: true as const,
  })
  await feed.say(feed.status('cup', 'live', scoreOf(3, 0), 10))
  await feed.say(feed.status('cup', 'live', hidden(3, 1), 20))
  await feed.say(feed.status('cup', 'ended', hidden(3, 2, true), 30))
  expect(await resultOf(totalOf('2.5'))).toMatchObject({ version: 1, kind: 'settled' })
  expect((await resultOf(winner))?.outcomes.size ?? 0).toBe(0)
  await feed.say(feed.status('cup', 'ended', scoreOf(3, 2, true), 40))
  expect(await resultOf(winner)).toMatchObject({ kind: 'settled' })
})
