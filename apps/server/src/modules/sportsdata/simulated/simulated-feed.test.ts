import { leadsTo } from '@maru/draws'
import { findMarketType, passesMarketGuard } from '@maru/sports'
import type { FeedMessage } from '@maru/sports-feeds'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { storeMessages } from '../intake/store-messages.service.ts'
import { showEvents, showMenu } from '../shown/list-events.service.ts'
import { listResults } from '../shown/list-results.service.ts'
import { showEvent } from '../shown/show-event.service.ts'
import { jointPrice } from './joint.service.ts'
import { commitmentOf } from './match.repository.ts'
import { createSimulatedFeed } from './simulated-feed.ts'

const server = await testServer({ at: '2026-11-27T19:40:00+09:00' })
const pool = server.contexts.openDedicatedPool('sports test', 3)
afterAll(() => pool.close())

const store = (messages: readonly FeedMessage[]) =>
  server.system((ctx) => storeMessages(ctx, { name: 'simulated', settlesByScore: true }, messages), 0)

/** A feed whose ticks a test makes, and what it said is stored at once. */
const started = async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const feed = createSimulatedFeed(server.contexts, pool, 1)
  const said: FeedMessage[] = []
  await feed.start({
    message: (message) => void said.push(message),
    problem: (problem) => expect(problem).toBeUndefined(),
  })
  return {
    said,
    stop: async () => {
      await feed.stop()
      vi.useRealTimers()
    },
    /** Resolves when a tick has said all that it had, and answers that. */
    async tick(): Promise<FeedMessage[]> {
      vi.advanceTimersByTime(2_000)
      await feed.recover(null)
      const messages = said.splice(0)
      await store(messages)
      return messages
    },
  }
}

test('a feed is up once there are fixtures and prices, not before', async () => {
  const feed = await started()
  const said = (await feed.tick()).map((message) => (message.kind === 'producer' ? message.state : message.kind))
  await feed.stop()
  expect([said.at(0), said.at(-1)]).toEqual(['recovering', 'up'])
  expect(said).toEqual(expect.arrayContaining(['fixture', 'oddsChange', 'snapshotComplete']))
})

test('matches are numbered after their commitment, priced above the guard, played, settled and revealed; a feed that starts again goes on', async () => {
  const first = await started()
  for (let n = 0; n < 12; n++) await first.tick()
  const list = await server.guest((ctx) => showEvents(ctx, { view: 'all', page: 1 }))
  expect(list.list.length).toBeGreaterThan(5)
  for (const { winner } of list.list) {
    const prices = winner?.outcomes.flatMap(({ price }) => (price === null ? [] : [price])) ?? []
    expect(passesMarketGuard(prices)).toBe(true)
  }
  // Of a sport whose matches all last: a bout may be over after seconds.
  const soccer = () => server.guest((ctx) => showEvents(ctx, { view: 'upcoming', sport: 'soccer', page: 1 }))
  for (let n = 0; n < 100 && (await soccer()).list.length === 0; n++) await first.tick()
  const [row] = (await soccer()).list
  expect(row).toMatchObject({ isSimulated: true, state: 'upcoming' })
  const eventId = Number(row?.id)
  const shown = await server.guest((ctx) => showEvent(ctx, eventId))
  expect(shown.commitment).toMatchObject({ link: null })
  expect(shown.markets.length).toBeGreaterThan(3)
  for (const { type, outcomes, name } of shown.markets) {
    expect(findMarketType(type)).not.toBeNull()
    expect(name).not.toMatch(/^\d|\{/)
    for (const outcome of outcomes) expect(outcome.name).not.toBe(outcome.id)
  }

  // Under way, with another process that takes over.
  server.clock.set(new Date(Date.parse(row?.startsAt ?? '') + 300_000).toISOString())
  await first.tick()
  await first.stop()
  const second = await started()
  for (let n = 0; n < 12; n++) await second.tick()
  const live = await server.guest((ctx) => showEvent(ctx, eventId))
  expect(live.event.state).toBe('live')
  expect(live.event.score).not.toBeNull()
  expect(live.incidents.at(-1)).toMatchObject({ kind: 'start' })

  // Long after: everything that had begun has ended, is decided by its score, and can be checked.
  server.clock.advance(6 * 3_600_000)
  for (let n = 0; n < 6; n++) await second.tick()
  const over = await server.guest((ctx) => showEvent(ctx, eventId))
  expect(over.event.state).toBe('ended')
  expect(over.markets.every(({ state }) => state === 'settled')).toBe(true)
  const results = await server.guest((ctx) => listResults(ctx, { view: 'winloose', page: 1 }))
  expect(results.list.length).toBeGreaterThan(0)
  const states = results.list.flatMap(({ markets }) =>
    markets.flatMap(({ outcomes }) => outcomes.map(({ state }) => state)),
  )
  expect(states).toContain('won')
  expect(states).not.toContain('open')
  const { feedId } = await feedIdOf(eventId)
  const proof = await server.system((ctx) => commitmentOf(ctx, feedId))
  const revealed = { number: proof?.number ?? 0, link: proof?.link ?? new Uint8Array(32) }
  expect(leadsTo(revealed, { number: 0, link: proof?.commitment ?? new Uint8Array(32) })).toBe(true)
  await second.stop()
})

test('a combination of one event pays less than its legs multiplied, and one that contradicts itself nothing', async () => {
  const feed = await started()
  const soccer = () => server.guest((ctx) => showEvents(ctx, { view: 'upcoming', sport: 'soccer', page: 1 }))
  for (let n = 0; n < 100 && (await soccer()).list.length === 0; n++) await feed.tick()
  const row = (await soccer()).list[0]
  const price = (legs: { marketKey: string; outcome: string }[]) =>
    server.system((ctx) => jointPrice(ctx, Number(row?.id), legs))
  const home = { marketKey: '1', outcome: '1' }
  expect(await price([home, { marketKey: '29', outcome: '74' }])).toBeGreaterThan(row?.winner?.outcomes[0]?.price ?? 0)
  expect(await price([home, { marketKey: '1', outcome: '3' }])).toBeNull()
  expect(await price([home])).toBeNull()
  // Before the start only the feed moves it: counting it anew would hold the process for whoever asks again.
  server.clock.advance(60_000)
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await price([home, { marketKey: '29', outcome: '74' }])
  expect(sent.mock.calls.filter(([query]) => String(query).includes('simulated_chain'))).toEqual([])
  sent.mockRestore()
  const menu = await server.guest((ctx) => showMenu(ctx))
  expect(menu).toMatchObject({ isOn: true, isSimulated: true })
  const found = await server.guest((ctx) =>
    showEvents(ctx, { view: 'all', search: row?.home.name.slice(0, 3), page: 1 }),
  )
  expect(found.list.map(({ id }) => id)).toContain(row?.id)
  await feed.stop()
})

const feedIdOf = async (eventId: number): Promise<{ feedId: string }> =>
  (await server.ownerPool.query('SELECT feed_id AS "feedId" FROM sportsdata.event WHERE event_id = $1', [eventId]))
    .rows[0]
