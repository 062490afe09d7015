import type { Logger } from 'pino'
import type { Db } from '../db/transaction.ts'
import type { Acknowledgements } from './acknowledgements.ts'
import type { Failures } from './failures.ts'
import { type Leases, renewLeases } from './leases.ts'
import { deliveryOf, type ListenerCalls } from './listener-calls.ts'
import { acknowledge, claimDue, MOST_ROUNDS, release, type StoredEvent } from './outbox.ts'

type Parts = {
  db: Db
  owner: string
  log: Logger
  calls: ListenerCalls
  acknowledgements: Acknowledgements
  failures: Failures
}

/** Delivers claimed events to all their listeners; first those without an aggregate, then the others in order, and whatever waits behind these. */
export const createDelivery = ({ db, owner, log, calls, acknowledgements, failures }: Parts) => {
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
    if (ordered.length > 0) await deliverNext([...new Set(ordered.map(({ aggregate }) => aggregate as string))])
  }

  /** Later events of these aggregates, of any process: they were stored unclaimed, because an earlier one was not acknowledged yet. */
  const deliverNext = async (aggregates: readonly string[]): Promise<void> => {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const next = await claimDue(db, owner, aggregates)
      if (next.length === 0) return
      await withLeases(next, (leases) => deliverInOrder(next, leases))
    }
  }

  const deliverUnordered = async (events: readonly StoredEvent[], leases: Leases): Promise<void> => {
    if (events.length === 0) return
    const deliveries = events.map(deliveryOf)
    await calls.callAll(deliveries, leases)
    for (const delivery of deliveries) if (delivery.error !== undefined) await failures.record(delivery)
    acknowledgements.add(deliveries.filter(({ error }) => error === undefined).map(({ event }) => event.id))
  }

  /** After a failure the later events of the same aggregate wait with it. Acknowledged one by one, because another process may wait for that. */
  const deliverInOrder = async (events: readonly StoredEvent[], leases: Leases): Promise<void> => {
    const failed = new Set<string>()
    for (const event of events) {
      if (!leases.isOurs(event.id)) continue
      if (failed.has(aggregateOf(event))) {
        await release(db, owner, [event.id])
        continue
      }
      const delivery = deliveryOf(event)
      await calls.callAll([delivery], leases)
      if (delivery.error === undefined) await acknowledge(db, owner, [event.id])
      else {
        failed.add(aggregateOf(event))
        await failures.record(delivery)
      }
    }
  }

  const withLeases = async (events: readonly StoredEvent[], fn: (leases: Leases) => Promise<void>): Promise<void> => {
    const ids = events.map(({ id }) => id)
    const leases = renewLeases(db, owner, ids, log)
    await fn(leases).finally(leases.end)
  }

  return deliver
}

const aggregateOf = ({ siteId, aggregate }: StoredEvent): string => `${siteId} ${aggregate}`
