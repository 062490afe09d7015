import { setTimeout as sleep } from 'node:timers/promises'
import type { Feed } from '@maru/sports-feeds'
import type { DedicatedPool, Services } from '../../../platform/services.ts'
import type { NamedClock } from '../../../platform/ticker/named-clock.ts'
import { publishChanged } from '../live/publish-changed.ts'
import { feedsOf } from './configured-feeds.ts'
import { createIntake, feedAbout, type Intake, type IntakeTerms } from './listener.ts'
import { noteStart } from './new-process.ts'
import { sayAlive, storedUntil, takeDown } from './producer.repository.ts'

const EVERY_MS = 1_000
/** Without a tick for so long another process leads. */
const LOST_MS = 4_000
const ALIVE_EVERY_MS = 5_000
const CONNECTIONS = 3
const DRAIN_MS = 3_000

export type ConfiguredFeed = IntakeTerms & { feed: Feed }
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
  const names = mine.feeds.filter((_, at) => !mine.intakes[at]?.isBehind()).map(({ name }) => name)
  if (names.length < mine.feeds.length) services.log.warn({ alive: names }, 'feeds are behind')
  await services.reading(feedAbout, (ctx) => sayAlive(ctx, names))
}

const begin = async (services: Services): Promise<void> => {
  if (running) return
  const pool = services.openDedicatedPool('sports feeds', CONNECTIONS)
  const feeds = feedsOf(services, pool)
  const intakes = feeds.map((terms) =>
    createIntake(services, pool, terms, (events) => void publishChanged(services, events)),
  )
  const mine: Running = { pool, feeds, intakes, tickedAt: performance.now(), aliveAt: performance.now() }
  running = mine
  try {
    for (const [at, { feed, name }] of feeds.entries()) {
      const after = await services.reading(feedAbout, (ctx) => storedUntil(ctx, name))
      await services.inContext(feedAbout, (ctx) => takeDown(ctx, name))
      await feed.start(intakes[at] as Intake)
      // What was published while nobody listened.
      if (after.size > 0) await feed.recover(after)
    }
    mine.tickedAt = performance.now()
  } catch (error) {
    await end()
    throw error
  }
}

/** In every process: ends the feeds where another process leads. What it answers ends them at the end of the process. */
export const watchFeeds = (services: Services): (() => Promise<void>) => {
  noteStart(services.config)
  const timer = setInterval(() => {
    // After it the feeds begin anew.
    if (!services.isDatabaseAvailable()) noteStart(services.config)
    if (isLost()) void inTurn(endLost).catch((error) => services.log.warn({ err: error }, 'feeds did not end'))
  }, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await inTurn(end)
  }
}

const isLost = (): boolean => running !== undefined && performance.now() > running.tickedAt + LOST_MS
/** A start may have taken long: by now it may have been ticked again. */
const endLost = async (): Promise<void> => {
  if (isLost()) await end()
}

/**
 * What is not stored by then whoever follows asks for: the database may be away for long. Nothing is stored of the end itself: by then another process may have said that its feeds are up. Prices are
 * closed by silence.
 */
const end = async (): Promise<void> => {
  const ending = running
  running = undefined
  if (!ending) return
  await Promise.race([
    Promise.all(ending.intakes.map((intake) => intake.drained())),
    sleep(DRAIN_MS, undefined, { ref: false }),
  ])
  await Promise.all(ending.intakes.map((intake) => intake.close()))
  await Promise.all(ending.feeds.map(({ feed }) => feed.stop()))
  await ending.pool.close()
}

const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
  const next = changing.then(act, act)
  changing = next.catch(() => {})
  return next
}
