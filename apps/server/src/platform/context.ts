import type { Language, PartnerRight, PartnerTier, Permission, SecurityKind } from '@maru/contract'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { BatchedRead } from './db/batched-reads.ts'
import type { Db } from './db/transaction.ts'
import type { EmitOptions, EventName, Events } from './events/events.ts'
import type { Address } from './live/topic.ts'
import type { ObserverTable } from './observers.ts'
import type { AboutSecurityEvent } from './security/security-log.ts'

export type Guest = { kind: 'guest' }
export type Member = {
  kind: 'member'
  memberId: number
  sessionId: number
  /** What the live socket of the session authenticates by. */
  socketKey: string
  /** When the session ends. */
  expiresAt: Date
  tier: PartnerTier
  /** Of an employee of a partner: what it may at the partner pages. Missing: everything. */
  rights?: readonly PartnerRight[]
  /** Of a login at the partner site, which is no login of members: `sessionId` above is 0 then. */
  partnerSite?: { sessionId: number; employee: { employeeId: number; name: string } | null }
}
export type Staff = {
  kind: 'staff'
  staffId: number
  name: string
  role: string
  permissions: readonly Permission[]
  siteIds: readonly number[]
  sessionId: number
}
export type Vendor = { kind: 'vendor'; vendorCode: string }
export type System = { kind: 'system'; job: string }
export type Who = Guest | Member | Staff | Vendor | System

/** The only sources of time and randomness, so that tests can set both. */
export type Clock = { now(): Date }
/** `bytes(n)`: cryptographically random in production. `int(n)`: 0 to n - 1, unbiased. */
export type Random = { bytes(n: number): Buffer; int(below: number): number }

/**
 * First argument of every service and repository function: who asks, where, in which language, when, and the database already
 * inside the transaction. There is no second way to the database.
 */
export type Ctx<W extends Who = Who> = {
  who: W
  siteId: number
  language: Language
  /** The same instant throughout one call. */
  now: Date
  random: Random
  db: Db
  ip: string
  userAgent: string
  requestId: string
  log: Logger
  /** What the process was started with. */
  config: Config
  /** Reads the value of one key. Outside a transaction callers of the same moment share one statement; inside, the transaction's own connection reads. */
  batchRead<K, V>(read: BatchedRead<K, V>, key: K): Promise<V>
  /** Observers of what other modules change, called in the same transaction. */
  observers: ObserverTable
  /** Delivered to the listeners after the commit, at least once; nothing is delivered when the transaction rolls back. */
  emit<N extends EventName>(name: N, payload: Events[N], options?: EmitOptions<N>): void
  /**
   * Published on a live topic after the commit; lost in a crash, so only for what a screen would learn anyway. With `last` its subscribers are
   * unsubscribed after the message.
   */
  publish<M>(address: Address<M>, message: M, which?: 'last'): void
  /** Records a security event of this address and, unless said otherwise, this site. Persisted whatever becomes of the transaction. */
  securityEvent(kind: SecurityKind, about?: AboutSecurityEvent): void
  /**
   * Runs `fn` in a second transaction, on a second connection. Its commit stays even if the caller's transaction rolls back: for counting an attempt before
   * judging it. Never touch rows there that the caller's transaction has locked: it would wait for itself. If the caller's transaction then conflicts with another, it
   * fails and is not run again, because `fn` would happen twice; `repeatable` says that twice does no harm.
   */
  inOwnTransaction<T>(fn: (ctx: Ctx<W>) => Promise<T>, which?: 'repeatable'): Promise<T>
  /** The same transaction and instant once it is known who asks. */
  as<V extends Who>(who: V): Ctx<V>
}
export type GuestCtx = Ctx<Guest | Member>
export type MemberCtx = Ctx<Member>
export type StaffCtx = Ctx<Staff>
