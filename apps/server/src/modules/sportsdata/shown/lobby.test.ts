import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { offeredPlaces } from '../../games/offered-places.ts'
import { scoreOf, sportsFeed } from '../sportsdata.fixture.ts'
import './lobby.service.ts'

const server = await testServer()
const places = async () => {
  // Events are counted again each quarter of a minute.
  server.clock.advance(16_000)
  const offered = await server.guest(offeredPlaces)
  return offered.map(({ key, product, games }) => ({ key, product, games }))
}

test('lists are places of the lobby with as many games as they have events, and none while no feed is up', async () => {
  server.clock.set(new Date().toISOString())
  const feed = sportsFeed(server)
  await feed.match('live')
  await feed.match('soon')
  await feed.say(feed.status('live', 'live', scoreOf(1, 0), 20))
  await feed.say(feed.producer('down', 30))
  expect(await places()).toEqual([])
  await feed.say(feed.producer('up', 40))
  expect(await places()).toEqual([
    { key: 'livebetting', product: 'sports', games: 1 },
    { key: 'combinationbetting', product: 'sports', games: 1 },
  ])
})
