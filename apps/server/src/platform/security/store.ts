import type { SecurityKind } from '@maru/contract'
import type { Db } from '../db/transaction.ts'

export type StoredSecurityEvent = {
  siteId: number
  kind: SecurityKind
  subject: string
  detail: string
  address: string
  windowStart: Date
  firstAt: Date
  lastAt: Date
  count: number
}

/** Adds the counts to the rows of their windows. */
export const storeSecurityEvents = (db: Db, events: readonly StoredSecurityEvent[]): Promise<unknown> =>
  db.query(
    'SELECT platform.record_security_events($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::timestamptz[], $8::timestamptz[], $9::bigint[])',
    [
      events.map((event) => event.siteId),
      events.map((event) => event.kind),
      events.map((event) => event.subject),
      events.map((event) => event.detail),
      events.map((event) => event.address),
      events.map((event) => event.windowStart),
      events.map((event) => event.firstAt),
      events.map((event) => event.lastAt),
      events.map((event) => event.count),
    ],
  )

/** What is older than 90 days; the database deletes nothing younger. */
export const deleteOldSecurityEvents = (db: Db): Promise<unknown> =>
  db.query('SELECT platform.delete_old_security_events()', [])
