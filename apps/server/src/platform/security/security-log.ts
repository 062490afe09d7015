import type { SecurityKind } from '@maru/contract'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'
import type { Clock } from '../context.ts'
import type { Db } from '../db/transaction.ts'
import { type StoredSecurityEvent, storeSecurityEvents } from './store.ts'

/**
 * `subject`: whom it is about, as `member:<id>`, `staff:<id>` or `vendor:<code>`; leave it out for accounts that do not exist, because people type
 * passwords into the id field. `detail`: the call, limit or permission, from a closed set, never what a client sent.
 */
export type AboutSecurityEvent = { subject?: string; detail?: string; siteId?: number }
export type SecurityEvent = AboutSecurityEvent & { kind: SecurityKind; siteId: number; address: string }

/**
 * Security events of this process. To record one: `ctx.securityEvent(kind, about)` in a call, `services.security.record(event)` in the HTTP and live
 * layers. Recording costs a look into a map and never fails; events alike within ten minutes are one row with a count.
 */
export type SecurityLog = {
  record(event: SecurityEvent): void
  /** Resolves when everything recorded so far is stored. */
  flush(): Promise<void>
}

/** Rows of one window that may differ, of each kind and process: a flood from many addresses is counted in one row without an address. */
const ROWS_PER_KIND = 500
const WINDOW_MS = 10 * 60_000
const FLUSH_MS = 1_000

const counter = new Counter({
  name: 'maru_security_events_total',
  help: 'Failed logins, accounts and addresses that wait, limits hit, permissions and signatures refused',
  labelNames: ['kind'] as const,
})

export const createSecurityLog = (clock: Clock, log: Logger, db: Db): SecurityLog => {
  let waiting = new Map<string, StoredSecurityEvent>()
  let windowStart = 0
  let known = new Map<SecurityKind, Set<string>>()
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> = Promise.resolve()

  const isFull = (kind: SecurityKind, name: string): boolean => {
    const names = known.get(kind) ?? new Set<string>()
    known.set(kind, names)
    if (names.has(name)) return false
    if (names.size >= ROWS_PER_KIND) return true
    names.add(name)
    return false
  }

  const add = (event: StoredSecurityEvent): void => {
    const name = JSON.stringify([
      event.windowStart,
      event.siteId,
      event.kind,
      event.subject,
      event.detail,
      event.address,
    ])
    const same = waiting.get(name)
    if (!same) waiting.set(name, event)
    else {
      same.count += event.count
      if (event.lastAt > same.lastAt) same.lastAt = event.lastAt
      if (event.firstAt < same.firstAt) same.firstAt = event.firstAt
    }
  }

  const record = ({ kind, siteId, subject = '', detail = '', address }: SecurityEvent): void => {
    counter.inc({ kind })
    const at = clock.now()
    const start = Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS
    if (start !== windowStart) known = new Map()
    windowStart = start
    const isBounded = isFull(kind, JSON.stringify([siteId, subject, detail, address]))
    const about = isBounded
      ? { subject: '', detail: '', address: '' }
      : { subject, detail, address: address.slice(0, 45) }
    add({ kind, siteId, ...about, windowStart: new Date(start), firstAt: at, lastAt: at, count: 1 })
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref()
  }

  const store = async (): Promise<void> => {
    const rows = [...waiting.values()]
    waiting = new Map()
    if (rows.length === 0) return
    await storeSecurityEvents(db, rows).catch((error: unknown) => {
      log.warn({ err: error }, 'security events wait for the database')
      for (const row of rows) add(row)
    })
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    storing = storing.then(store)
    return storing
  }
  return { record, flush }
}
