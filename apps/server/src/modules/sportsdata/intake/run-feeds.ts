import type { Feed } from '@maru/sports-feeds'
import type { DedicatedPool, Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { publishChanged } from '../live/publish-changed.ts'
import { feedsOf } from './configured-feeds.ts'
import { createIntake, feedAbout, type Intake } from './listener.ts'
import { sayAlive, storedUntil, takeDown } from './producer.repository.ts'
import type { FeedTerms } from './store-messages.service.ts'

const EVERY_MS = 1_000
/** Without a tick for so long another process leads. */
const LOST_MS = 4_000
const ALIVE_EVERY_MS = 5_000
const CONNECTIONS = 3

export type ConfiguredFeed = FeedTerms & { feed: Feed }
type Running = {
  pool: DedicatedPool
  feeds: readonly ConfiguredFeed[]
  intakes: readonly Intake[]
  tickedAt: number
  aliveAt: number
}

let running: Running | undefined
let changing: Promise<unknown> = Promise.resolve()

/**
 * Feeds run in the process that leads the clocks: each tick says that it still does. Where two run for a moment, because a lead has just changed, both store the same: what is older than what is stored
 * changes nothing.
 */
export const feedsClock: NamedClock = {
  name: 'sportsdata.feeds',
  everyMs: EVERY_MS,
  tick: async (services) => {
    if (running) {
      running.tickedAt = performance.now()
      await beAlive(services, running)
      return
    }
    await inTurn(() => begin(services))
  },
}

const beAlive = async (services: Services, mine: Running): Promise<void> => {
  if (performance.now() < mine.aliveAt + ALIVE_EVERY_MS) return
  mine.aliveAt = performance.now()
  await services.reading(feedAbout, (ctx) =>
    sayAlive(
      ctx,
      mine.feeds.map(({ name }) => name),
    ),
  )
}

const begin = async (services: Services): Promise<void> => {
  if (running) return
  const pool = services.openDedicatedPool('sports feeds', CONNECTIONS)
  const feeds = feedsOf(services, pool)
  const intakes = feeds.map((terms) =>
    createIntake(services, pool, terms, (events) => publishChanged(services, events)),
  )
  running = { pool, feeds, intakes, tickedAt: performance.now(), aliveAt: performance.now() }
  for (const [at, { feed, name }] of feeds.entries()) {
    const after = await services.reading(feedAbout, (ctx) => storedUntil(ctx, name))
    await services.inContext(feedAbout, (ctx) => takeDown(ctx, name))
    await feed.start(intakes[at] as Intake)
    // What was published while nobody listened.
    if (after !== null) await feed.recover(after)
  }
}

/** In every process: ends the feeds where another process leads. What it answers ends them at the end of the process. */
export const watchFeeds = (services: Services): (() => Promise<void>) => {
  const timer = setInterval(() => {
    if (running && performance.now() > running.tickedAt + LOST_MS)
      void endFeeds().catch((error) => services.log.warn({ err: error }, 'feeds did not end'))
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await endFeeds()
  }
}

const endFeeds = (): Promise<void> =>
  inTurn(async () => {
    const ending = running
    running = undefined
    if (!ending) return
    await Promise.all(ending.feeds.map(({ feed }) => feed.stop()))
    await Promise.all(ending.intakes.map((intake) => intake.drained()))
    await Promise.all(ending.intakes.map((intake) => intake.close()))
    await ending.pool.close()
  })

const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
  const next = changing.then(act, act)
  changing = next.catch(() => {})
  return next
}
