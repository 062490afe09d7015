import { randomUUID } from 'node:crypto'
import type { Bus } from '@maru/stomp/bus'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Clock, Ctx, Random, Who } from './context.ts'
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
  listeners: readonly Listener[]
  observers: ObserverTable
}

export type Contexts = Services & {
  /** Delivers the events that are due: failed ones whose wait is over, and those of dead processes. `all`: see `Dispatcher`. */
  sweepOutbox(which?: 'all'): Promise<number>
  /** Resolves when everything that was committed so far has been delivered, or has failed. */
  drained(): Promise<void>
}

type Sent = { address: Address<unknown>; message: unknown; which: 'last' | undefined }

/** Outside a transaction there is no commit after which to deliver anything. Frozen, so that `emit` and `publish` throw there. */
const NO_COMMIT = Object.freeze([])

/**
 * State of one transaction, kept over its repeated attempts. `wroteInOwnTransaction`: work outside it was committed, so it must not be run again.
 * `held`: how many connections are held while it runs, its own included. `outer`: the state of the transaction that called `inOwnTransaction`.
 */
type Attempts = { wroteInOwnTransaction: boolean; held: number; outer?: Attempts }
/** One from each of two pools. With a third, callers that each hold two could all wait for one another: a deadlock. */
const MOST_HELD = 2

/** Makes the one way to a context: a transaction, its clock, and its events delivered after the commit. */
export const createContexts = (parts: Parts): Contexts => {
  const readingDb = readingOn(parts.pool)
  const sharedReads = createBatchedReads(parts.batchReadPool ? readingOn(parts.batchReadPool) : readingDb)
  const live = createPublisher(parts.bus)
  const security = createSecurityLog(parts.clock, parts.log, readingDb)

  const contextOn = <W extends Who>(
    db: Db,
    about: About<W>,
    emitted: EmittedEvent[],
    sent: Sent[],
    reads: BatchRead,
    attempts: Attempts,
    ownTransactionPool = parts.ownTransactionPool,
    now = parts.clock.now(),
  ): Ctx<W> => {
    // Functions are made here, not inside the returned literal: V8 may allocate those in its old generation, where they retain their closures (bench/memory.md).
    const publish: Ctx['publish'] = (address, message, which) => void sent.push({ address, message, which })
    const batchRead: Ctx['batchRead'] = (read, key) => reads(read, about.siteId, key)
    const emit: Ctx['emit'] = (name, payload, options) =>
      addOnce(emitted, { name, siteId: about.siteId, payload, stored: options?.stored, aggregate: options?.aggregate })
    const inOwnTransaction: Ctx<W>['inOwnTransaction'] = async (fn, which) => {
      if (attempts.held >= MOST_HELD)
        throw new Error('a transaction of its own inside another such: no connection is kept for it')
      const result = await run(ownTransactionPool, about, fn, attempts)
      if (which !== 'repeatable') noteOwnTransaction(attempts)
      return result
    }
    const securityEvent: Ctx['securityEvent'] = (kind, subject) =>
      security.record({ kind, siteId: about.siteId, address: about.ip ?? '', ...subject })
    const as: Ctx['as'] = (who) =>
      contextOn(db, { ...about, who }, emitted, sent, reads, attempts, ownTransactionPool, now)
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
      observers: parts.observers,
      publish,
      batchRead,
      emit,
      securityEvent,
      inOwnTransaction,
      as,
    }
  }

  const run = async <W extends Who, T>(
    pool: pg.Pool,
    about: About<W>,
    fn: (ctx: Ctx<W>) => Promise<T>,
    outer?: Attempts,
  ): Promise<T> => {
    const held = (outer?.held ?? 0) + 1
    const attempts: Attempts = { wroteInOwnTransaction: false, held, ...(outer ? { outer } : {}) }
    const work = async (db: Db) => {
      if (attempts.wroteInOwnTransaction)
        throw new ConcurrentUpdate('a concurrent update, after work that is not to be repeated')
      const emitted: EmittedEvent[] = []
      const sent: Sent[] = []
      const result = await fn(contextOn(db, about, emitted, sent, unbatched(db), attempts))
      // Returned inside an object, so that it is not awaited here: the INSERT and the COMMIT are sent together.
      const storing = db.pipeline(() => dispatcher.store(db, emitted))
      return { result, storing, sent }
    }
    const { result, storing, sent } = await inTransaction(pool, work)
    const stored = await storing
    if (stored.length > 0) dispatcher.deliverSoon(stored)
    // The transaction is committed: a live message that cannot be sent must not make it look failed.
    for (const { address, message, which } of sent)
      try {
        live.publish(address, message, which === 'last' ? { isLast: true } : {})
      } catch (error) {
        parts.log.warn({ err: error }, 'live message not sent')
      }
    return result
  }

  const readOn = async <W extends Who, T>(
    db: Db,
    reads: BatchRead,
    about: About<W>,
    fn: (ctx: Ctx<W>) => Promise<T>,
  ): Promise<T> => {
    const events = NO_COMMIT as unknown as EmittedEvent[]
    const messages = NO_COMMIT as unknown as Sent[]
    const attempts = { wroteInOwnTransaction: false, held: 0 }
    return fn(contextOn(db, about, events, messages, reads, attempts, parts.pool))
  }

  const contexts: Contexts = {
    config: parts.config,
    log: parts.log,
    clock: parts.clock,
    random: parts.random,
    live,
    security,
    inContext: (about, fn) => run(parts.pool, about, fn),
    inJob: (about, fn) => run(parts.jobPool ?? parts.pool, about, fn),
    reading: (about, fn) => readOn(readingDb, sharedReads, about, fn),
    readingReplica(about, fn) {
      const onPrimary = () => readOn(readingDb, sharedReads, about, fn)
      return parts.replica ? parts.replica.read((db, reads) => readOn(db, reads, about, fn), onPrimary) : onPrimary()
    },
    openDedicatedPool: (name, connections) =>
      createDedicatedPool({ config: parts.config, log: parts.log, run }, name, connections),
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
    inContext: (about, fn) => run(parts.pool, about, fn),
    services: () => contexts,
  })
  return contexts
}

/** Work committed in a nested own transaction stays committed when an outer transaction fails. So no outer one may be run again either. */
const noteOwnTransaction = (attempts: Attempts): void => {
  for (let each: Attempts | undefined = attempts; each; each = each.outer) each.wroteInOwnTransaction = true
}

/** Inside a transaction a read uses the transaction's own connection, so that it sees what the transaction wrote. It shares no statement with other calls. */
const unbatched = (db: Db): BatchRead => {
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
