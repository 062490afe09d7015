import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedListener, FeedMessage, Problem } from '@maru/sports-feeds'
import { Counter } from 'prom-client'
import type { System } from '../../../platform/context.ts'
import { raiseNotice } from '../../../platform/notices/notices.ts'
import type { DedicatedPool, Services } from '../../../platform/services.ts'
import { noteStored, sayAlive } from './producer.repository.ts'
import { type ChangedEvent, type FeedTerms, storeMessages } from './store-messages.service.ts'

/** So many messages share a transaction at most. */
const MOST_IN_BATCH = 200
/** A feed waits while so many are not stored. */
const MOST_WAITING = 2_000
/** A message waits so long for others. */
const COLLECT_MS = 60
const RETRY_MS = 1_000
export const feedAbout: { who: System; siteId: number } = {
  who: { kind: 'system', job: 'sportsdata.intake' },
  siteId: 0,
}

const stored = new Counter({
  name: 'sports_messages_total',
  help: 'Messages of feeds that are stored',
  labelNames: ['feed'],
})
const problems = new Counter({
  name: 'sports_problems_total',
  help: 'What of the messages of feeds could not be used',
  labelNames: ['feed', 'code'],
})

export type Intake = FeedListener & {
  /** Resolves when everything that came is stored. */
  drained(): Promise<void>
  /** Nothing more is stored. */
  close(): Promise<void>
}

/**
 * Stores what a feed says, many messages in one transaction, in their order. A message is taken before it is stored; where the database is away it is tried again until it is back, and whoever bets sees
 * meanwhile that nobody is alive. One that cannot be stored by itself is logged and left out.
 */
export const createIntake = (
  services: Services,
  pool: Pick<DedicatedPool, 'inContext' | 'reading'>,
  feed: FeedTerms,
  changed: (events: readonly ChangedEvent[]) => void,
): Intake => {
  let waiting: FeedMessage[] = []
  let running: Promise<void> | undefined
  let isClosed = false
  const { log } = services

  const store = async (batch: readonly FeedMessage[]): Promise<void> => {
    const events = await pool.inContext(feedAbout, async (ctx) => {
      const found = await storeMessages(ctx, feed, batch)
      await noteStored(ctx, feed.name, newestOf(batch))
      return found
    })
    stored.inc({ feed: feed.name }, batch.length)
    if (events.length > 0) changed(events)
  }

  /** Is it the messages, or the database? */
  const isAlive = (): Promise<boolean> =>
    pool
      .reading(feedAbout, (ctx) => sayAlive(ctx, []))
      .then(
        () => true,
        () => false,
      )

  const storeAtLast = async (batch: readonly FeedMessage[]): Promise<void> => {
    for (;;) {
      try {
        return await store(batch)
      } catch (error) {
        if (isClosed) return
        const [first] = batch
        if (!(await isAlive())) await sleep(RETRY_MS)
        else if (batch.length > 1) {
          for (const one of batch) await storeAtLast([one])
          return
        } else {
          problem({
            code: 'listener',
            producer: first?.producer ?? null,
            event: null,
            excerpt: String(error).slice(0, 200),
          })
          log.error({ err: error, feed: feed.name, message: first }, 'a message of a feed was not stored')
          return
        }
      }
    }
  }

  const run = async (): Promise<void> => {
    await sleep(COLLECT_MS)
    while (waiting.length > 0 && !isClosed) await storeAtLast(waiting.splice(0, MOST_IN_BATCH))
    running = undefined
  }

  const problem = ({ code, producer, event, excerpt }: Problem): void => {
    problems.inc({ feed: feed.name, code })
    log.warn({ feed: feed.name, code, producer, event, excerpt }, 'a feed has a problem')
    if (code !== 'gap') return
    const detail = { feed: feed.name, producer: producer ?? 0, said: excerpt }
    const notice = { siteId: 0, kind: 'sports-gap' as const, subject: `${feed.name} ${producer ?? 0}`, detail }
    pool
      .inContext(feedAbout, (ctx) => raiseNotice(ctx.db, notice))
      .catch((error) => log.error({ err: error, notice }, 'no notice of a gap was raised'))
  }

  return {
    async message(message) {
      if (isClosed) return
      waiting.push(message)
      running ??= run()
      if (waiting.length > MOST_WAITING) await running
    },
    problem,
    async drained() {
      while (running) await running
    },
    async close() {
      isClosed = true
      waiting = []
      await running
    },
  }
}

/** The newest time by each producer's clock. */
const newestOf = (batch: readonly FeedMessage[]): Map<number, number> => {
  const newest = new Map<number, number>()
  for (const { producer, at } of batch) newest.set(producer, Math.max(at, newest.get(producer) ?? at))
  return newest
}
