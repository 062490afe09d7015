import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { offeredPlaces } from '../../games/offered-places.ts'
import { scoreOf, sportsFeed } from '../sportsdata.fixture.ts'
import { showMenu } from './list-events.service.ts'
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

test('while the feeds start lists are places with the events of before, or with none yet, and the menu says so', async () => {
  server.clock.set(new Date().toISOString())
  const isStarting = async () => (await server.guest(showMenu)).isStarting
  const feed = sportsFeed(server, { name: 'new' })
  expect(await isStarting()).toBe(false)
  await server.ownerPool.query(`UPDATE sportsdata.producer SET state = 'down'`)
  await feed.say(feed.producer('recovering', 50))
  expect(await isStarting()).toBe(true)
  expect(await places()).toEqual([
    { key: 'livebetting', product: 'sports', games: 1 },
    { key: 'combinationbetting', product: 'sports', games: 1 },
    { key: 'gamestart', product: 'e-sports', games: 0 },
  ])
  await feed.say(feed.producer('up', 60))
  expect(await isStarting()).toBe(false)
  expect(await places()).toHaveLength(2)
})

test('matches are said to be simulated as long as any of a feed that is up are', async () => {
  server.clock.set(new Date().toISOString())
  const isSimulated = async () => (await server.guest(showMenu)).isSimulated
  const real = sportsFeed(server, { name: 'real' })
  await real.match('of-the-real-feed')
  expect(await isSimulated()).toBe(false)
  const simulated = sportsFeed(server, { name: 'simulated' })
  await simulated.match('nobody-plays-it')
  expect(await isSimulated()).toBe(true)
  await simulated.say(simulated.producer('down', 60))
  expect(await isSimulated()).toBe(false)
})
