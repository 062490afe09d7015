import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock, Ctx, Random, Who } from './context.ts'
import { createGather, type Gather } from './db/gather.ts'
import { createPool, laneConnection } from './db/index.ts'
import { readingOn } from './db/reading.ts'
import { type Db, inTransaction } from './db/transaction.ts'
import type { Listener } from './events/events.ts'
import { forgetEvents, type Kept, keepEvents, leftBehind, type Told } from './events/outbox.ts'
import type { Bus, BusMessage } from './live/bus.ts'
import { createSecurityLog } from './security/security-log.ts'
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
  /** Connections of gathered reads; default: those of `pool`. */
  gatherPool?: pg.Pool
  listeners: readonly Listener[]
}

export type Contexts = Services & {
  /** Tells what a dead process left untold. */
  sweepOutbox(olderThanSeconds?: number): Promise<number>
  /** Resolves when everything that was committed so far has been told. */
  settled(): Promise<void>
}

/** Told events leave the outbox together, a moment later; what a crash leaves there is told a second time. */
const FORGET_MS = 200

/** Where nothing is committed nothing can follow: `push` throws. */
const NO_COMMIT = Object.freeze([])

/** See `Lane`. JIT costs more than such a statement takes. */
const LANE_SETTINGS = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  enable_material: 'off',
  enable_memoize: 'off',
  jit: 'off',
}

/** Makes the one way to a context: a transaction, its clock, and its events told after the commit. */
export const createContexts = (parts: Parts): Contexts => {
  const telling = new Set<Promise<void>>()
  const readingDb = readingOn(parts.pool)
  const gatherShared = createGather(parts.gatherPool ? readingOn(parts.gatherPool) : readingDb)
  const security = createSecurityLog(parts.clock, parts.log, readingDb)
  let forgettable: number[] = []
  let forgetting: NodeJS.Timeout | undefined

  const contextOn = <W extends Who>(
    db: Db,
    about: About<W>,
    told: Told[],
    sent: BusMessage[],
    gather: Gather,
    apartPool = parts.apartPool,
    now = parts.clock.now(),
  ): Ctx<W> => {
    // Functions with names of their own: those written inside the braces would be old from their birth, and keep all they see past its end.
    const publish: Ctx['publish'] = (topic, message, which) =>
      void sent.push({ topic, body: JSON.stringify(message), ...(which === 'last' ? { isLast: true } : {}) })
    const gathered: Ctx['gather'] = (read, key) => gather(read, about.siteId, key)
    const emit: Ctx['emit'] = (name, payload, kept) => remember(told, { name, siteId: about.siteId, payload, kept })
    const apart: Ctx<W>['apart'] = (fn) => run(apartPool, about, fn)
    const securityEvent: Ctx['securityEvent'] = (kind, subject) =>
      security.record({ kind, siteId: about.siteId, address: about.ip ?? '', ...subject })
    const as: Ctx['as'] = (who) => contextOn(db, { ...about, who }, told, sent, gather, apartPool, now)
    return {
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
      publish,
      gather: gathered,
      emit,
      securityEvent,
      apart,
      as,
    }
  }

  const run = async <W extends Who, T>(pool: pg.Pool, about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T> => {
    const work = async (db: Db) => {
      const told: Told[] = []
      const sent: BusMessage[] = []
      const result = await fn(contextOn(db, about, told, sent, gatherAlone(db)))
      const keeping = db.afterwards(() => keepEvents(db, told))
      return { result, keeping, sent }
    }
    const { result, keeping, sent } = await inTransaction(pool, work)
    const kept = await keeping
    if (kept.length > 0) tellSoon(kept)
    for (const message of sent)
      parts.bus.publish(message).catch((error) => parts.log.warn({ err: error }, 'live message not sent'))
    return result
  }

  const follow = (work: Promise<void>): void => {
    telling.add(work)
    void work.finally(() => telling.delete(work))
  }
  const tellSoon = (kept: Kept[]): void =>
    follow(tell(kept).catch((error) => parts.log.error({ err: error }, 'events stay in the outbox')))

  const tell = async (kept: Kept[]): Promise<void> => {
    for (const listener of parts.listeners) {
      const events = kept.filter(({ name }) => name === listener.on)
      if ('together' in listener && events.length > 0) await listener.together(contexts, events as never[])
    }
    for (const event of kept)
      for (const listener of parts.listeners)
        if ('run' in listener && listener.on === event.name)
          await run(parts.pool, { who: { kind: 'system', job: event.name }, siteId: event.siteId }, (ctx) =>
            listener.run(ctx, event.payload as never, event.siteId),
          )
    forgettable.push(...kept.map(({ id }) => id))
    forgetting ??= setTimeout(() => follow(forget()), FORGET_MS).unref()
  }

  const forget = async (): Promise<void> => {
    clearTimeout(forgetting)
    forgetting = undefined
    const ids = forgettable
    forgettable = []
    if (ids.length === 0) return
    await forgetEvents(readingDb, ids).catch((error) =>
      parts.log.warn({ err: error }, 'told events stay in the outbox'),
    )
  }

  const contexts: Contexts = {
    config: parts.config,
    log: parts.log,
    clock: parts.clock,
    random: parts.random,
    bus: parts.bus,
    security,
    inContext: (about, fn) => run(parts.pool, about, fn),
    reading: async (about, fn) =>
      fn(
        contextOn(
          readingDb,
          about,
          NO_COMMIT as unknown as Told[],
          NO_COMMIT as unknown as BusMessage[],
          gatherShared,
          parts.pool,
        ),
      ),
    openLane(name, connections) {
      const onIdleError = (error: Error): void => parts.log.warn({ error: error.message, name }, 'connection lost')
      const options = {
        max: connections,
        name: laneConnection(name),
        onIdleError,
        settings: LANE_SETTINGS,
        isPipelined: true,
      }
      const pool = createPool(parts.config.DATABASE_URL, options)
      return {
        inContext: (about, fn) => {
          const work = (ctx: Ctx<(typeof about)['who']>) => {
            refreshPlans(ctx.db)
            return fn(ctx)
          }
          return run(pool, about, work)
        },
        close: () => pool.end(),
      }
    },
    async sweepOutbox(olderThanSeconds = 10) {
      const left = await inTransaction(parts.pool, (db) => leftBehind(db, olderThanSeconds))
      if (left.length > 0) await tell(left)
      await forget()
      return left.length
    },
    async settled() {
      while (telling.size > 0) await Promise.all(telling)
      await forget()
      await security.flush()
    },
  }
  return contexts
}

const FIRST_USES = 4
const LAST_USES = 512
const uses = new WeakMap<pg.PoolClient, { left: number; next: number }>()

/**
 * Plans are kept, because making them costs more than a batch; but one that was made while a table was empty is wrong when it is large. So a connection
 * forgets its young plans each time it has used them twice as often as those before. Planning all anew stops a crowd for some 70 ms: after a thousand
 * uses it is left to PostgreSQL, which makes a plan anew when a table of it was analysed.
 */
const refreshPlans = (db: Db): void => {
  const use = uses.get(db.client) ?? { left: FIRST_USES, next: FIRST_USES * 2 }
  uses.set(db.client, use)
  if (--use.left > 0) return
  use.left = use.next <= LAST_USES ? use.next : Number.POSITIVE_INFINITY
  use.next *= 2
  db.afterwards(() => db.client.query('DISCARD PLANS'))
}

/** In a transaction nobody shares: what it wrote itself must be seen, and nothing of a later instant. */
const gatherAlone = (db: Db): Gather => {
  // A connection takes one statement after the other.
  let last: Promise<unknown> = Promise.resolve()
  return (read, siteId, key) => {
    const values = last.then(() => read(db, siteId, [key]))
    last = values.catch(() => {})
    return values.then(([value]) => value as never)
  }
}

/** The same happening told twice in one call is one happening. */
const remember = (told: Told[], event: Told): void => {
  const text = told.length > 0 ? JSON.stringify(event) : ''
  if (!told.some((other) => JSON.stringify(other) === text)) told.push(event)
}
