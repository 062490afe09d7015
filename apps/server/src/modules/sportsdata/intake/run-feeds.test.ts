import { expect, test } from 'vitest'
import { startTicker } from '../../../platform/ticker/ticker.ts'
import { testServer } from '../../../testing/context.ts'
import { SIMULATED } from '../simulated/name.ts'
import { feedsClock, watchFeeds } from './run-feeds.ts'

const server = await testServer({ at: '2026-11-27T19:00:00+09:00' })

const producer = async () =>
  (await server.ownerPool.query('SELECT state, alive_at FROM sportsdata.producer WHERE feed = $1', [SIMULATED])).rows[0]
const events = async (): Promise<number> =>
  (await server.ownerPool.query('SELECT count(*)::int AS n FROM sportsdata.event WHERE markets > 0')).rows[0].n

test('feeds run where the clocks run; who follows goes on with what is stored, and is up', async () => {
  for (const before of [0, 1]) {
    const stopFeeds = watchFeeds(server.contexts)
    const ticker = startTicker(server.contexts, [feedsClock])
    await expect.poll(async () => (await producer())?.state, { timeout: 20_000 }).toBe('up')
    await expect.poll(events, { timeout: 20_000 }).toBeGreaterThan(before)
    await ticker.stop()
    await stopFeeds()
  }
  const { rows } = await server.ownerPool.query(
    `SELECT count(*)::int AS numbered, count(DISTINCT number)::int AS different, (SELECT count(*)::int FROM sportsdata.simulated_chain) AS chains,
       bool_and(committed_at <= starts_at) AS "isCommitted" FROM sportsdata.simulated_match JOIN sportsdata.simulated_chain USING (chain_id)`,
  )
  expect(rows[0]).toMatchObject({ chains: 1, isCommitted: true })
  expect(rows[0].numbered).toBeGreaterThan(200)
  expect(rows[0].different).toBe(rows[0].numbered)
})
