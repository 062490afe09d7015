import type pg from 'pg'
import type { Logger } from 'pino'
import { type Db, inTransaction } from '../db/transaction.ts'
import type { Publisher } from '../live/publisher.ts'
import { announceNotices, raiseNotice } from '../notices/notices.ts'
import { events as metrics } from './event-metrics.ts'
import type { Delivery } from './listener-calls.ts'
import { type DeadEvent, markAbandonedDead, recordFailure } from './outbox.ts'

export type Failures = {
  /** Schedules the next attempt. After the last one the event is dead: staff get a notice, and it no longer holds up its aggregate. */
  record(delivery: Delivery): Promise<void>
  /** The same notice for events whose last attempt was interrupted because its process died. */
  recordAbandoned(): Promise<void>
}

export const createFailures = (pool: pg.Pool, owner: string, live: Publisher, log: Logger): Failures => {
  /** The notice is committed with the event's death, and shown after the commit. */
  const withNotices = async (find: (db: Db) => Promise<DeadEvent[]>): Promise<void> => {
    const dead = await inTransaction(pool, async (db) => {
      const found = await find(db)
      for (const event of found) await raiseNotice(db, noticeOf(event))
      return found
    })
    for (const event of dead) {
      log.error(event, 'event is dead: staff decide')
      metrics.dead.inc({ event: event.name })
      announceNotices(live, event.siteId)
    }
  }

  return {
    async record({ event, deliveredTo, error }) {
      log.warn({ err: error, event: event.name, id: event.id }, 'event not delivered, it waits for its next attempt')
      metrics.failures.inc({ event: event.name })
      await withNotices((db) => recordFailure(db, owner, { id: event.id, deliveredTo }, messageOf(error)))
    },
    recordAbandoned: () => withNotices(markAbandonedDead),
  }
}

const noticeOf = ({ id, siteId, name, attempts, error }: DeadEvent) => ({
  siteId,
  kind: 'event-undelivered' as const,
  subject: String(id),
  detail: { name, attempts, error },
})
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
