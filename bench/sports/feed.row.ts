import { join } from 'node:path'
import { createPool } from '@maru/postgres'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { prepareServer } from '../product.ts'
import { type Compared, compare, type Side } from '../slices.ts'
import type { FeedServerAnswer, FeedServerQuestion } from './feed.server.ts'
import { FEED, MARKETS_OF_ONE, PRICES_OF_ONE } from './price-messages.ts'

const MATCHES = 400

export type FeedServer = Child<FeedServerQuestion, FeedServerAnswer>

/** A server with a feed, and matches that it knows. */
export const startFeedServer = async (ground: Ground, name: string, matches: number) => {
  const prepared = await prepareServer(ground, name)
  const server: FeedServer = await startChild(join(import.meta.dirname, 'feed.server.ts'), [], prepared.env)
  await server.ask({ what: 'fixtures', matches })
  await server.ask({ what: 'prices', matches })
  return { ...prepared, server, stop: async () => Promise.all([server.stop(), prepared.stop()]) }
}

/** Prices that a feed changes, until they are stored, in the history and published; beside it the same rows by a prepared UPDATE one by one. */
export const sportsFeed = async (ground: Ground): Promise<Compared> => {
  const { server, stop } = await startFeedServer(ground, 'feed', MATCHES)
  try {
    return await compare(ground, feedSide(ground, server), await updateSide(ground), server.pid)
  } finally {
    await stop()
  }
}

const changesOf = async ({ ours }: Ground): Promise<number> => {
  const { rows } = await ours.query<{ changes: number }>(
    'SELECT count(*)::int AS changes FROM sportsdata.price_history h JOIN sportsdata.event e USING (event_id) WHERE e.feed = $1',
    [FEED],
  )
  return rows[0]?.changes ?? 0
}

const feedSide = (ground: Ground, server: FeedServer): Side => {
  let before = 0
  return {
    name: 'feed',
    // One more is said while one is stored, as a feed does.
    callers: 2,
    prepare: async () => {
      before = await changesOf(ground)
    },
    act: async () => {
      await server.ask({ what: 'prices', matches: MATCHES })
      return MATCHES * PRICES_OF_ONE
    },
    // The history holds a row for each market that changed.
    check: async (effective) => {
      const stored = (await changesOf(ground)) - before
      const expected = (effective / PRICES_OF_ONE) * MARKETS_OF_ONE
      if (stored !== expected) throw new Error(`${stored} changes are stored of ${expected}`)
    },
    close: async () => {},
  }
}

const UPDATE =
  'UPDATE sportsdata.market SET outcomes = $3, version = version + 1, at = now(), said_at = now(), unevenness = $4 WHERE event_id = $1 AND market_key = $2'

const updateSide = async (ground: Ground): Promise<Side> => {
  const pool = createPool(ground.oursUrl, { work: 'unbounded', max: 1, name: 'bench one by one' })
  const { rows } = await ground.ours.query<{ event_id: number; market_key: string; outcomes: unknown[] }>(
    'SELECT event_id, market_key, outcomes FROM sportsdata.market JOIN sportsdata.event e USING (event_id) WHERE e.feed = $1 ORDER BY 1, 2',
    [FEED],
  )
  let next = 0
  return {
    name: 'one by one',
    callers: 1,
    act: async () => {
      const { event_id, market_key, outcomes } = rows[next++ % rows.length] as (typeof rows)[number]
      await pool.query({
        name: 'bench.update',
        text: UPDATE,
        values: [event_id, market_key, JSON.stringify(outcomes), next % 1_000],
      })
      return outcomes.length
    },
    check: async () => {},
    close: async () => pool.end(),
  }
}
