import { setTimeout as sleep } from 'node:timers/promises'
import type { FeedListener, FeedMessage, Problem } from '@maru/sports-feeds'
import { Counter } from 'prom-client'
import type { System } from '../../../platform/context.ts'
import { raiseNotice } from '../../../platform/notices/notices.ts'
import type { DedicatedPool, Services } from '../../../platform/services.ts'
import type { ChangedEvent } from './changed-event.ts'
import { noteStored, sayAlive } from './producer.repository.ts'
import { type FeedTerms, storeMessages } from './store-messages.service.ts'

/** So many messages share a transaction at most. */
const MOST_IN_BATCH = 200
/** A feed waits while so many are not stored. */
const MOST_WAITING = 2_000
/** A message waits so long for others, but for one after a silence of as long. A full batch waits for none. */
const COLLECT_MS = 60
const RETRY_MS = 1_000
/** Where the oldest message that is not stored came so long ago, what is stored is not what holds. */
const BEHIND_MS = 3_000
/** So long after one that was late others may follow. */
const LATE_MS = 5_000
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

/** `lateMs`: news that is older when it comes has waited on its way, and more waits. Undefined: its times are not those at which it was sent. */
export type IntakeTerms = FeedTerms & { lateMs?: number }
type Waiting = { message: FeedMessage; cameAt: number }

export type Intake = FeedListener & {
  /** Newer messages wait, here or on their way: nobody may say that this is alive. */
  isBehind(): boolean
  /** Resolves when everything that came is stored. */
  drained(): Promise<void>
  /** Nothing more is stored. */
  close(): Promise<void>
}

/**
 * Stores what a feed says, many messages in one transaction, in their order. A message is taken before it is stored; where the database is away it is tried again until it is back, and whoever bets sees
 * meanwhile that nobody is alive. One that is refused for what it says is left out: its event takes no bets until the feed says more of it, and staff get a notice.
 */
export const createIntake = (
  services: Services,
  pool: Pick<DedicatedPool, 'inContext' | 'reading'>,
  feed: IntakeTerms,
  changed: (events: readonly ChangedEvent[]) => void,
): Intake => {
  let waiting: Waiting[] = []
  let storing: readonly Waiting[] = []
  let lateAt = Number.NEGATIVE_INFINITY
  let storedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let endCollecting: (() => void) | undefined
  let isClosed = false
  const { log } = services

  const isLate = ({ recovery, at }: FeedMessage): boolean =>
    feed.lateMs !== undefined && recovery === null && services.clock.now().getTime() - at > feed.lateMs
  const behind = (): boolean => {
    const oldest = storing[0] ?? waiting[0]
    const now = performance.now()
    return now - lateAt < LATE_MS || (oldest !== undefined && now - oldest.cameAt > BEHIND_MS)
  }

  const store = async (batch: readonly FeedMessage[]): Promise<void> => {
    if (batch.some(isLate)) lateAt = performance.now()
    const isBehind = behind()
    const events = await pool.inContext(feedAbout, async (ctx) => {
      const found = await storeMessages(ctx, feed, batch, isBehind)
      await noteStored(ctx, feed.name, newestOf(batch), isBehind)
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
        const [first, ...others] = batch
        if (!first) return
        if (!(await isAlive())) await sleep(RETRY_MS)
        else if (others.length > 0) {
          for (const one of batch) await storeAtLast([one])
          return
        } else if (isOfMessage(error)) return leaveOut(first, error)
        else {
          log.warn({ err: error, feed: feed.name, kind: first.kind }, 'a message of a feed is stored later')
          await sleep(RETRY_MS)
        }
      }
    }
  }

  const leaveOut = async (message: FeedMessage, error: unknown): Promise<void> => {
    const event = 'event' in message ? message.event : null
    const excerpt = `${message.kind} ${event ?? ''}: ${String(error)}`.slice(0, 200)
    problem({ code: 'listener', producer: message.producer, event, excerpt })
    log.error({ err: error, feed: feed.name, message }, 'a message of a feed was not stored')
    if (event === null || message.kind === 'betStop') return
    const { producer, at, sequence, recovery } = message
    const head = { producer, at, sequence, recovery }
    await storeAtLast([{ ...head, kind: 'betStop', event, groups: ['all'], state: 'suspended' }])
  }

  const collect = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, performance.now() - storedAt < COLLECT_MS ? COLLECT_MS : 0)
      endCollecting = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const run = async (): Promise<void> => {
    await collect()
    while (waiting.length > 0 && !isClosed) {
      storing = waiting.splice(0, MOST_IN_BATCH)
      await storeAtLast(storing.map(({ message }) => message))
    }
    storing = []
    storedAt = performance.now()
    running = undefined
  }

  const problem = ({ code, producer, event, excerpt }: Problem): void => {
    problems.inc({ feed: feed.name, code })
    log.warn({ feed: feed.name, code, producer, event, excerpt }, 'a feed has a problem')
    if (code !== 'gap' && code !== 'listener') return
    const detail = { feed: feed.name, producer: producer ?? 0, said: storable(excerpt) }
    const notice = { siteId: 0, kind: 'sports-gap' as const, subject: `${feed.name} ${producer ?? 0}`, detail }
    pool
      .inContext(feedAbout, (ctx) => raiseNotice(ctx.db, notice))
      .catch((error) => log.error({ err: error, notice }, 'no notice of a gap was raised'))
  }

  return {
    async message(message) {
      if (isClosed) return
      waiting.push({ message, cameAt: performance.now() })
      running ??= run()
      if (waiting.length >= MOST_IN_BATCH) endCollecting?.()
      if (waiting.length > MOST_WAITING) await running
    },
    problem,
    isBehind: behind,
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

/** Refused for what it says. All else may go another time: a lock that is held, a connection that is lost, a disk that is full. */
const isOfMessage = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return code === undefined ? !/connection|timeout/i.test(String(error)) : /^(22|23|54|P0)/.test(String(code))
}

/** What the database refuses in a text may be why a message was refused. */
const storable = (text: string): string => text.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')

/** The newest time by each producer's clock. */
const newestOf = (batch: readonly FeedMessage[]): Map<number, number> => {
  const newest = new Map<number, number>()
  for (const { producer, at } of batch) newest.set(producer, Math.max(at, newest.get(producer) ?? at))
  return newest
}
