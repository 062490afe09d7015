import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Ctx, System } from '../context.ts'
import { readingOn } from '../db/reading.ts'
import type { Db } from '../db/transaction.ts'
import type { Publisher } from '../live/publisher.ts'
import type { About, Services } from '../services.ts'
import { createAcknowledgements } from './acknowledgements.ts'
import { createDelivery } from './delivery.ts'
import { events as metrics } from './event-metrics.ts'
import type { Listener } from './events.ts'
import { createFailures } from './failures.ts'
import { createListenerCalls } from './listener-calls.ts'
import {
  claimDue,
  type EmittedEvent,
  MOST_ROUNDS,
  makeAllDue,
  outboxState,
  type StoredEvent,
  storeEvents,
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

/**
 * Delivers events of the outbox to the listeners: at least once, each listener by itself, those of one aggregate in order. `platform/README.md` shows the
 * states of an event.
 */
export const createDispatcher = ({ listeners, log, pool, live, inContext, services }: Parts): Dispatcher => {
  refuseDuplicateNames(listeners)
  /** This process, as the outbox names it in `claimed_by`. */
  const owner = randomUUID()
  const db = readingOn(pool)
  const underWay = new Set<Promise<unknown>>()
  let sweeping: Promise<number> | undefined

  const track = (work: Promise<unknown>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }
  const acknowledgements = createAcknowledgements(db, owner, log, track)
  const failures = createFailures(pool, owner, live, log)
  const calls = createListenerCalls({ listeners, log, inContext, services })
  const deliver = createDelivery({ db, owner, log, calls, acknowledgements, failures })

  const sweepOnce = async (which?: 'all'): Promise<number> => {
    await acknowledgements.flush()
    if (which === 'all') await makeAllDue(db, owner)
    await failures.recordAbandoned()
    let delivered = 0
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const due = await claimDue(db, owner)
      if (due.length === 0) break
      delivered += due.length
      await deliver(due)
    }
    await acknowledgements.flush()
    metrics.observe(await outboxState(db))
    return delivered
  }

  return {
    store: (transaction, events) => storeEvents(transaction, owner, events),
    deliverSoon: (events) =>
      track(deliver(events).catch((error) => log.error({ err: error }, 'events stay in the outbox'))),
    sweep: (which) => {
      // One at a time: whoever asks during a sweep gets its answer.
      sweeping ??= sweepOnce(which).finally(() => {
        sweeping = undefined
      })
      return sweeping
    },
    async drained() {
      while (underWay.size > 0) await Promise.all(underWay)
      await acknowledgements.flush()
    },
  }
}

/** An event acknowledges its listeners by name. */
const refuseDuplicateNames = (listeners: readonly Listener[]): void => {
  const names = listeners.map(({ on, name }) => `${on} ${name}`)
  const duplicate = names.find((name, at) => names.indexOf(name) !== at)
  if (duplicate) throw new Error(`Two listeners of one event have the same name: ${duplicate}`)
}
