import { randomUUID } from 'node:crypto'
import type { Bus } from '@maru/stomp/bus'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock, Ctx, Random, Who } from './context.ts'
import type { Availability } from './db/availability.ts'
import { type BatchRead, createBatchedReads } from './db/batched-reads.ts'
import { createDedicatedPool } from './db/dedicated-pool.ts'
import { readingOn } from './db/reading.ts'
import type { Replica } from './db/replica.ts'
import { ConcurrentUpdate, type Db, inTransaction } from './db/transaction.ts'
import { createDispatcher } from './events/dispatcher.ts'
import type { Listener } from './events/events.ts'
import type { EmittedEvent } from './events/outbox.ts'
import { createPublisher } from './live/publisher.ts'
import type { Address } from './live/topic.ts'
import type { ObserverTable } from './observers.ts'
import { createSecurityLog } from './security/security-log.ts'
import type { About, Services } from './services.ts'
import {
  assertConnectionLeft,
  attemptsInside,
  noTransaction,
  noteCommittedInside,
  type TransactionAttempts,
} from './transaction-attempts.ts'

export type Parts = {
  config: Config
  log: Logger
  clock: Clock
  random: Random
  bus: Bus
  pool: pg.Pool
  /** Connections of `ctx.inOwnTransaction`: a pool of its own, so that callers that hold one connection can always get the second. */
  ownTransactionPool: pg.Pool
  /** Connections of batched reads; default: those of `pool`. */
  batchReadPool?: pg.Pool
  /** Connections of jobs, which may take longer; default: those of `pool`. */
  jobPool?: pg.Pool
  /** Where `readingReplica` reads; default: nowhere but on the primary. */
  replica?: Replica
  /** Default: every transaction and read is tried, whether PostgreSQL answers or not. */
  availability?: Availability
  listeners: readonly Listener[]
  observers: ObserverTable
}

export type Contexts = Services & {
  /** Delivers the events that are due: failed ones whose wait is over, and those of dead processes. `all`: see `Dispatcher`. */
  sweepOutbox(which?: 'all'): Promise<number>
  /** Resolves when everything that was committed so far has been delivered, or has failed. */
  drained(): Promise<void>
}

type Published = { address: Address<unknown>; message: unknown; which: 'last' | undefined }

/** What the contexts of one transaction have in common, or those of one call without a transaction. */
type Scope = {
  db: Db
  now: Date
  batchReads: BatchRead
  /** What `ctx.emit` and `ctx.publish` collect until the commit. */
  emitted: EmittedEvent[]
  published: Published[]
  attempts: TransactionAttempts
  /** Where `ctx.inOwnTransaction` gets its connection. */
  ownTransactionPool: pg.Pool
}

/** Outside a transaction there is no commit after which to deliver anything. Frozen, so that `emit` and `publish` throw there. */
const NO_COMMIT = Object.freeze([])

/**
 * Makes what gives contexts (`platform/README.md` shows the order of calls): `inTransactionOf` for those in a transaction, whose events are stored with the
 * commit and delivered after it; `withoutTransaction` for reads.
 */
export const createContexts = (parts: Parts): Contexts => {
  const readingDb = readingOn(parts.pool)
  const sharedReads = createBatchedReads(parts.batchReadPool ? readingOn(parts.batchReadPool) : readingDb, () =>
    parts.availability?.assertAvailable(),
  )
  const live = createPublisher(parts.bus, parts.log)
  const security = createSecurityLog(parts.clock, parts.log, readingDb)

  const inTransactionOf = async <W extends Who, T>(
    pool: pg.Pool,
    about: About<W>,
    fn: (ctx: Ctx<W>) => Promise<T>,
    outer?: TransactionAttempts,
  ): Promise<T> => {
    parts.availability?.assertAvailable()
    const attempts = attemptsInside(outer)
    const attempt = async (db: Db) => {
      if (attempts.hasCommittedOther)
        throw new ConcurrentUpdate('a concurrent update, after work that is not to be repeated')
      const emitted: EmittedEvent[] = []
      const published: Published[] = []
      const { ownTransactionPool, clock } = parts
      const batchReads = readsInTransaction(db)
      const scope = { db, now: clock.now(), batchReads, emitted, published, attempts, ownTransactionPool }
      const result = await fn(contextOn(about, scope))
      // Returned inside an object, so that it is not awaited here: on a pipelined pool the INSERT and the COMMIT are sent together.
      const storing = db.pipeline(() => dispatcher.store(db, emitted))
      return { result, storing, published }
    }
    const { result, storing, published } = await inTransaction(pool, attempt)
    const stored = await storing
    if (stored.length > 0) dispatcher.deliverSoon(stored)
    publishAll(published)
    return result
  }

  const withoutTransaction = async <W extends Who, T>(
    db: Db,
    batchReads: BatchRead,
    about: About<W>,
    fn: (ctx: Ctx<W>) => Promise<T>,
  ): Promise<T> => {
    parts.availability?.assertAvailable()
    const emitted = NO_COMMIT as unknown as EmittedEvent[]
    const published = NO_COMMIT as unknown as Published[]
    const now = parts.clock.now()
    // It holds no connection while it waits, so its own transactions may come from the pool of all others.
    const ownTransactionPool = parts.pool
    return fn(
      contextOn(about, { db, now, batchReads, emitted, published, attempts: noTransaction(), ownTransactionPool }),
    )
  }

  const readingFrom = <W extends Who, T>(db: Db, about: About<W>, fn: (ctx: Ctx<W>) => Promise<T>): Promise<T> =>
    withoutTransaction(db, createBatchedReads(db), about, fn)

  const contextOn = <W extends Who>(about: About<W>, scope: Scope): Ctx<W> => {
    const { siteId } = about
    // Functions are made here, not inside the returned literal: V8 may allocate those in its old generation, where they retain their closures (bench/memory.md).
    const batchRead: Ctx['batchRead'] = (read, key) => scope.batchReads(read, siteId, key)
    const emit: Ctx['emit'] = (name, payload, options) =>
      addOnce(scope.emitted, { name, siteId, payload, stored: options?.stored, aggregate: options?.aggregate })
    const publish: Ctx['publish'] = (address, message, which) => void scope.published.push({ address, message, which })
    const securityEvent: Ctx['securityEvent'] = (kind, subject) =>
      security.record({ kind, siteId, address: about.ip ?? '', ...subject })
    const inOwnTransaction: Ctx<W>['inOwnTransaction'] = async (fn, which) => {
      assertConnectionLeft(scope.attempts)
      const result = await inTransactionOf(scope.ownTransactionPool, about, fn, scope.attempts)
      if (which !== 'repeatable') noteCommittedInside(scope.attempts)
      return result
    }
    const as: Ctx['as'] = (who) => contextOn({ ...about, who }, scope)
    return {
      who: about.who,
      siteId,
      language: about.language ?? 'ko',
      now: scope.now,
      random: parts.random,
      db: scope.db,
      ip: about.ip ?? '',
      userAgent: about.userAgent ?? '',
      requestId: about.requestId ?? randomUUID(),
      log: parts.log,
      config: parts.config,
      observers: parts.observers,
      batchRead,
      emit,
      publish,
      securityEvent,
      inOwnTransaction,
      as,
    }
  }

  /** The transaction is committed: a live message that cannot be sent must not make it look failed. */
  const publishAll = (published: readonly Published[]): void => {
    for (const { address, message, which } of published)
      try {
        live.publish(address, message, which === 'last' ? { isLast: true } : {})
      } catch (error) {
        parts.log.warn({ err: error }, 'live message not sent')
      }
  }

  const contexts: Contexts = {
    config: parts.config,
    log: parts.log,
    clock: parts.clock,
    random: parts.random,
    live,
    security,
    inContext: (about, fn) => inTransactionOf(parts.pool, about, fn),
    inJob: (about, fn) => inTransactionOf(parts.jobPool ?? parts.pool, about, fn),
    reading: (about, fn) => withoutTransaction(readingDb, sharedReads, about, fn),
    readingReplica(about, fn) {
      const onPrimary = () => withoutTransaction(readingDb, sharedReads, about, fn)
      return parts.replica
        ? parts.replica.read((db, reads) => withoutTransaction(db, reads, about, fn), onPrimary)
        : onPrimary()
    },
    openDedicatedPool: (name, connections) =>
      createDedicatedPool(
        { config: parts.config, log: parts.log, availability: parts.availability, inTransactionOf, readingFrom },
        name,
        connections,
      ),
    isDatabaseAvailable: () => parts.availability?.isAvailable() ?? true,
    sweepOutbox: (which) => dispatcher.sweep(which),
    async drained() {
      await dispatcher.drained()
      await security.flush()
    },
  }
  const dispatcher = createDispatcher({
    listeners: parts.listeners,
    log: parts.log,
    pool: parts.pool,
    live,
    inContext: (about, fn) => inTransactionOf(parts.pool, about, fn),
    services: () => contexts,
  })
  return contexts
}

/** Inside a transaction a read uses the transaction's own connection, so that it sees what the transaction wrote. It shares no statement with other calls. */
const readsInTransaction = (db: Db): BatchRead => {
  // A connection takes one statement after the other.
  let last: Promise<unknown> = Promise.resolve()
  return (read, siteId, key) => {
    const values = last.then(() => read(db, siteId, [key]))
    last = values.catch(() => {})
    return values.then(([value]) => value as never)
  }
}

/** The same event emitted twice in one call is one event. */
const addOnce = (emitted: EmittedEvent[], event: EmittedEvent): void => {
  const text = emitted.length > 0 ? JSON.stringify(event) : ''
  if (!emitted.some((other) => JSON.stringify(other) === text)) emitted.push(event)
}
