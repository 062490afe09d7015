import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock, Ctx, Random, Who } from './context.ts'
import { reading } from './db/reading.ts'
import { type Db, inTransaction } from './db/transaction.ts'
import type { Listener } from './events/events.ts'
import { forgetEvents, type Kept, keepEvents, leftBehind, type Told } from './events/outbox.ts'
import type { Bus, BusMessage } from './live/bus.ts'
import type { About, Services } from './services.ts'

export type Parts = {
  config: Config
  log: Logger
  clock: Clock
  random: Random
  bus: Bus
  pool: pg.Pool
  /** Connections of `ctx.apart`: a pool of its own, so that callers that hold one connection can always get the second. */
  apartPool: pg.Pool
  listeners: readonly Listener[]
}

export type Contexts = Services & {
  /** Tells what a dead process left untold. */
  sweepOutbox(olderThanSeconds?: number): Promise<number>
  /** Resolves when everything that was committed so far has been told. */
  settled(): Promise<void>
}

/** Makes the one way to a context: a transaction, its clock, and its events told after the commit. */
export const createContexts = (parts: Parts): Contexts => {
  const telling = new Set<Promise<void>>()

  const contextOn = <W extends Who>(
    db: Db,
    about: About<W>,
    told: Told[],
    sent: BusMessage[],
    now = parts.clock.now(),
  ): Ctx<W> => ({
    who: about.who,
    siteId: about.siteId,
    language: about.language ?? 'ko',
    now,
    random: parts.random,
    db,
    ip: about.ip ?? '',
    userAgent: about.userAgent ?? '',
    requestId: about.requestId ?? randomUUID(),
    log: parts.log,
    config: parts.config,
    publish: (topic, message, which) =>
      void sent.push({ topic, body: JSON.stringify(message), ...(which === 'last' ? { isLast: true } : {}) }),
    emit: (name, payload) => remember(told, { name, siteId: about.siteId, payload }),
    apart: (fn) => run(parts.apartPool, about, fn),
    as: (who) => contextOn(db, { ...about, who }, told, sent, now),
  })

  const run = async <W extends Who, T>(pool: pg.Pool, about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T> => {
    const { result, kept, sent } = await inTransaction(pool, async (db) => {
      const told: Told[] = []
      const sent: BusMessage[] = []
      const result = await fn(contextOn(db, about, told, sent))
      return { result, kept: await keepEvents(db, told), sent }
    })
    if (kept.length > 0) tellSoon(kept)
    for (const message of sent)
      parts.bus.publish(message).catch((error) => parts.log.warn({ err: error }, 'live message not sent'))
    return result
  }

  const tellSoon = (kept: Kept[]): void => {
    const work = tell(kept).catch((error) => parts.log.error({ err: error }, 'events stay in the outbox'))
    telling.add(work)
    void work.finally(() => telling.delete(work))
  }

  const tell = async (kept: Kept[]): Promise<void> => {
    for (const event of kept)
      for (const listener of parts.listeners.filter((l) => l.on === event.name))
        await run(parts.pool, { who: { kind: 'system', job: event.name }, siteId: event.siteId }, (ctx) =>
          listener.run(ctx, event.payload as never, event.siteId),
        )
    await inTransaction(parts.pool, (db) =>
      forgetEvents(
        db,
        kept.map((e) => e.id),
      ),
    )
  }

  return {
    config: parts.config,
    log: parts.log,
    clock: parts.clock,
    random: parts.random,
    bus: parts.bus,
    inContext: (about, fn) => run(parts.pool, about, fn),
    reading: (about, fn) => reading(parts.pool, (db) => fn(contextOn(db, about, [], []))),
    async sweepOutbox(olderThanSeconds = 10) {
      const left = await inTransaction(parts.pool, (db) => leftBehind(db, olderThanSeconds))
      if (left.length > 0) await tell(left)
      return left.length
    },
    async settled() {
      while (telling.size > 0) await Promise.all(telling)
    },
  }
}

/** The same happening told twice in one call is one happening. */
const remember = (told: Told[], event: Told): void => {
  const text = JSON.stringify(event)
  if (!told.some((other) => JSON.stringify(other) === text)) told.push(event)
}
