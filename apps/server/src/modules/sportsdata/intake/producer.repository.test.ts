import type { FeedMessage } from '@maru/sports-feeds'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { sportsFeed } from '../sportsdata.fixture.ts'
import { noteStored, sayAlive, storedUntil } from './producer.repository.ts'

const server = await testServer()
const feed = sportsFeed(server)
const begin = feed.head(0).at

/** From when on whoever follows asks each producer, in ms after the beginning. */
const asked = async () => {
  const points = await server.system((ctx) => storedUntil(ctx, 'test'))
  return Object.fromEntries([...points].map(([producer, at]) => [producer, at - begin]))
}
const note = (at: number, producer = 1) =>
  server.system((ctx) => noteStored(ctx, 'test', new Map([[producer, begin + at]]), false))
const alive = () => server.system((ctx) => sayAlive(ctx, ['test']))
const other = (message: FeedMessage): FeedMessage => ({ ...message, producer: 2 })

test('whoever follows asks each producer for all since it was up last, whatever came of it while it was not', async () => {
  await feed.say(feed.producer('recovering', 1_000))
  await note(2_000)
  await alive()
  expect(await asked()).toEqual({})
  await feed.say(feed.producer('up', 20_000), other(feed.producer('up', 21_000)))
  await note(22_000)
  const points = { 1: 12_000, 2: 11_000 }
  expect(await asked()).toEqual(points)
  // It is silent, then somebody else begins and ends before what was missed has come.
  await feed.say(feed.producer('down', 50_000), feed.producer('recovering', 60_000))
  await note(70_000)
  expect(await asked()).toEqual(points)
  // One that is up and quiet is complete; one that is not stays where it was.
  server.clock.advance(3_600_000)
  await alive()
  expect(await asked()).toEqual({ ...points, 2: 3_600_000 - 70_000 })
})
