import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Ctx, System } from '../context.ts'
import { readingOn } from '../db/reading.ts'
import { type Db, inTransaction } from '../db/transaction.ts'
import type { Publisher } from '../live/publisher.ts'
import { announceNotices, raiseNotice } from '../notices/notices.ts'
import type { About, Services } from '../services.ts'
import { events as metrics } from './event-metrics.ts'
import type { Listener } from './events.ts'
import { type Leases, renewLeases } from './leases.ts'
import {
  acknowledge,
  claimDue,
  type EmittedEvent,
  giveUpAbandoned,
  noteFailure,
  outboxState,
  release,
  type StoredEvent,
  storeEvents,
  takeOver,
  type Undelivered,
} from './outbox.ts'

export type Dispatcher = {
  /** In the transaction of the caller, as its last statement. */
  store(db: Db, events: readonly EmittedEvent[]): Promise<StoredEvent[]>
  /** After the commit, without waiting. */
  deliverSoon(events: StoredEvent[]): void
  /** Delivers what is due and what dead processes left; answers how many. `all`: also what waits or is claimed, where no other process runs. */
  sweep(which?: 'all'): Promise<number>
  /** Resolves when everything stored so far was delivered or has failed, and the result is stored. */
  drained(): Promise<void>
}

type Parts = {
  listeners: readonly Listener[]
  log: Logger
  pool: pg.Pool
  live: Publisher
  inContext<T>(about: About<System>, fn: (ctx: Ctx<System>) => Promise<T>): Promise<T>
  services: () => Services
}

/** Delivered events leave the outbox together, a moment later. */
const ACKNOWLEDGE_MS = 200
const MOST_ROUNDS = 100

/** The result of delivering one event. */
type Delivery = { event: StoredEvent; deliveredTo: string[]; error?: unknown }

/** Delivers events of the outbox to the listeners: at least once, each listener by itself, those of one aggregate in order. */
export const createDispatcher = ({ listeners, log, pool, live, inContext, services }: Parts): Dispatcher => {
  refuseDuplicateNames(listeners)
  const owner = randomUUID()
  const db = readingOn(pool)
  const underWay = new Set<Promise<unknown>>()
  let acknowledged: number[] = []
  let timer: NodeJS.Timeout | undefined
  let sweeping: Promise<number> | undefined

  const follow = (work: Promise<unknown>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  const call = async (listener: Listener, events: readonly StoredEvent[]): Promise<void> => {
    if ('runBatch' in listener) return listener.runBatch(services(), events as never[])
    for (const { name, siteId, payload } of events)
      await inContext({ who: { kind: 'system', job: name }, siteId }, (ctx) =>
        listener.run(ctx, payload as never, siteId),
      )
  }

  /** To one listener; a batch that fails is delivered again one by one, so that one event does not fail the others. */
  const deliverTo = async (listener: Listener, deliveries: readonly Delivery[], leases: Leases): Promise<void> => {
    const due = deliveries.filter(
      ({ event, deliveredTo }) =>
        event.name === listener.on && !deliveredTo.includes(listener.name) && leases.isOurs(event.id),
    )
    if (due.length === 0) return
    if ('runBatch' in listener && due.length > 1) {
      try {
        await call(
          listener,
          due.map(({ event }) => event),
        )
        for (const delivery of due) delivery.deliveredTo.push(listener.name)
        return
      } catch (error) {
        log.warn({ err: error, listener: listener.name }, 'a batch of events failed and is delivered one by one')
      }
    }
    for (const delivery of due) {
      if (!leases.isOurs(delivery.event.id)) continue
      try {
        await call(listener, [delivery.event])
        delivery.deliveredTo.push(listener.name)
      } catch (error) {
        delivery.error = error
      }
    }
  }

  const deliverUnordered = async (events: readonly StoredEvent[], leases: Leases): Promise<void> => {
    if (events.length === 0) return
    const deliveries = events.map(deliveryOf)
    for (const listener of listeners) await deliverTo(listener, deliveries, leases)
    for (const delivery of deliveries) if (delivery.error !== undefined) await fail(delivery)
    acknowledged.push(...deliveries.filter(({ error }) => error === undefined).map(({ event }) => event.id))
    timer ??= setTimeout(() => follow(flush()), ACKNOWLEDGE_MS).unref()
  }

  const deliverInOrder = async (events: readonly StoredEvent[], leases: Leases): Promise<void> => {
    const failed = new Set<string>()
    for (const event of events) {
      if (!leases.isOurs(event.id)) continue
      if (failed.has(queueOf(event))) {
        await release(db, owner, [event.id])
        continue
      }
      const delivery = deliveryOf(event)
      for (const listener of listeners) await deliverTo(listener, [delivery], leases)
      if (delivery.error === undefined) await acknowledge(db, owner, [event.id])
      else {
        failed.add(queueOf(event))
        await fail(delivery)
      }
    }
  }

  /** An event that fails for the last time no longer holds up its aggregate. */
  const fail = async ({ event, deliveredTo, error }: Delivery): Promise<void> => {
    log.warn({ err: error, event: event.name, id: event.id }, 'event not delivered, it waits for its next attempt')
    metrics.failures.inc({ event: event.name })
    const dead = await inTransaction(pool, async (own) => {
      const undelivered = await noteFailure(own, owner, { id: event.id, deliveredTo }, messageOf(error))
      if (undelivered) await raise(own, undelivered)
      return undelivered
    })
    if (dead) await announce(dead)
  }

  const raise = (own: Db, { id, siteId, name, attempts, error }: Undelivered): Promise<void> =>
    raiseNotice(own, { siteId, kind: 'event-undelivered', subject: String(id), detail: { name, attempts, error } })

  const announce = async (dead: Undelivered): Promise<void> => {
    log.error(dead, 'event given up: staff decide')
    metrics.dead.inc({ event: dead.name })
    announceNotices(live, dead.siteId)
  }

  const deliver = async (events: readonly StoredEvent[]): Promise<void> => {
    const ordered = events.filter(({ aggregate }) => aggregate)
    await withLeases(events, async (leases) => {
      await deliverUnordered(
        events.filter(({ aggregate }) => !aggregate),
        leases,
      )
      await deliverInOrder(
        ordered.filter(({ isClaimed }) => isClaimed),
        leases,
      )
    })
    if (ordered.length === 0) return
    // What was stored behind them meanwhile, by whichever process, and left to whoever acknowledges them.
    const aggregates = [...new Set(ordered.map(({ aggregate }) => aggregate as string))]
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const next = await claimDue(db, owner, aggregates)
      if (next.length === 0) return
      await withLeases(next, (leases) => deliverInOrder(next, leases))
    }
  }

  const withLeases = async (events: readonly StoredEvent[], fn: (leases: Leases) => Promise<void>): Promise<void> => {
    const ids = events.map(({ id }) => id)
    const leases = renewLeases(db, owner, ids, log)
    await fn(leases).finally(leases.end)
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const ids = acknowledged
    acknowledged = []
    if (ids.length === 0) return
    await acknowledge(db, owner, ids).catch((error) =>
      log.warn({ err: error }, 'delivered events stay in the outbox: they are delivered again'),
    )
  }

  const sweepOnce = async (which?: 'all'): Promise<number> => {
    await flush()
    if (which === 'all') await takeOver(db, owner)
    const abandoned = await inTransaction(pool, async (own) => {
      const undelivered = await giveUpAbandoned(own)
      for (const one of undelivered) await raise(own, one)
      return undelivered
    })
    for (const one of abandoned) await announce(one)
    let delivered = 0
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const due = await claimDue(db, owner)
      if (due.length === 0) break
      delivered += due.length
      await deliver(due)
    }
    await flush()
    metrics.observe(await outboxState(db))
    return delivered
  }

  return {
    store: (own, events) => storeEvents(own, owner, events),
    deliverSoon: (events) =>
      follow(deliver(events).catch((error) => log.error({ err: error }, 'events stay in the outbox'))),
    sweep: (which) => {
      // One at a time: whoever asks during a sweep gets its answer.
      sweeping ??= sweepOnce(which).finally(() => {
        sweeping = undefined
      })
      return sweeping
    },
    async drained() {
      while (underWay.size > 0) await Promise.all(underWay)
      await flush()
    },
  }
}

const deliveryOf = (event: StoredEvent): Delivery => ({ event, deliveredTo: [...event.deliveredTo] })
const queueOf = ({ siteId, aggregate }: StoredEvent): string => `${siteId} ${aggregate}`
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** An event acknowledges its listeners by name. */
const refuseDuplicateNames = (listeners: readonly Listener[]): void => {
  const names = listeners.map(({ on, name }) => `${on} ${name}`)
  const duplicate = names.find((name, at) => names.indexOf(name) !== at)
  if (duplicate) throw new Error(`Two listeners of one event have the same name: ${duplicate}`)
}
