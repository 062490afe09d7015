import type { Logger } from 'pino'
import type { Ctx, System } from '../context.ts'
import type { About, Services } from '../services.ts'
import type { Listener } from './events.ts'
import type { Leases } from './leases.ts'
import type { StoredEvent } from './outbox.ts'

/** One attempt to deliver an event: to which listeners it was delivered, now or before, and the error of one that failed. */
export type Delivery = { event: StoredEvent; deliveredTo: string[]; error?: unknown }

export const deliveryOf = (event: StoredEvent): Delivery => ({ event, deliveredTo: [...event.deliveredTo] })

type Parts = {
  listeners: readonly Listener[]
  log: Logger
  inContext<T>(about: About<System>, fn: (ctx: Ctx<System>) => Promise<T>): Promise<T>
  services: () => Services
}
export type ListenerCalls = {
  /** Calls each listener with the events that it has not acknowledged, and notes the result in `deliveries`. */
  callAll(deliveries: readonly Delivery[], leases: Leases): Promise<void>
}

export const createListenerCalls = ({ listeners, log, inContext, services }: Parts): ListenerCalls => {
  const callAll = async (deliveries: readonly Delivery[], leases: Leases): Promise<void> => {
    for (const listener of listeners) {
      const due = deliveries.filter(
        ({ event, deliveredTo }) =>
          event.name === listener.on && !deliveredTo.includes(listener.name) && leases.isOurs(event.id),
      )
      const isDone = due.length > 1 && 'runBatch' in listener && (await callTogether(listener, due))
      if (!isDone) await callOneByOne(listener, due, leases)
    }
  }

  /** False where it failed: the events are then delivered one by one, so that one does not fail the others. */
  const callTogether = async (listener: Listener, due: readonly Delivery[]): Promise<boolean> => {
    const events = due.map(({ event }) => event)
    try {
      await call(listener, events)
    } catch (error) {
      log.warn({ err: error, listener: listener.name }, 'a batch of events failed and is delivered one by one')
      return false
    }
    for (const { deliveredTo } of due) deliveredTo.push(listener.name)
    return true
  }

  const callOneByOne = async (listener: Listener, due: readonly Delivery[], leases: Leases): Promise<void> => {
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

  const call = async (listener: Listener, events: readonly StoredEvent[]): Promise<void> => {
    if ('runBatch' in listener) return listener.runBatch(services(), events as never[])
    for (const { name, siteId, payload } of events)
      await inContext({ who: { kind: 'system', job: name }, siteId }, (ctx) =>
        listener.run(ctx, payload as never, siteId),
      )
  }

  return { callAll }
}
