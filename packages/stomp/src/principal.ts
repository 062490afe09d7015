import type { Budget, Rate } from './token-bucket.ts'
import type { Opened } from './topics.ts'

/** Who is at the other end, and which destinations are open to it. */
export type Principal = {
  expiresAt: Date
  /** Where a destination leads; undefined where it may not subscribe to it. */
  open(destination: string): Opened | undefined
  /** The login behind it: `Topics.end` of this ends the session, whatever it has subscribed to. */
  login?: string
  /** Subject of the bus under which the end of the login is published. */
  subject?: string
  /** Instead of the usual limits. */
  limits?: Pick<SessionLimits, 'frames' | 'maximumSubscriptions' | 'maximumSessionsPerLogin'>
  /** Until when that login is open now; undefined when it has ended. Asked at every SUBSCRIBE and every `checkMs`. */
  openUntil?(): Promise<Date | undefined>
}
/** Answers null for whoever may not connect; `headers` are those of the CONNECT frame. */
export type Authenticate = (headers: Record<string, string>) => Promise<Principal | null>

export type SessionLimits = {
  /** Bytes that may wait for a slow reader before it is cut off. */
  maximumQueuedBytes: number
  maximumSubscriptions: number
  /** Sessions of one login: tabs and devices. */
  maximumSessionsPerLogin: number
  /** Messages and frames of the peer; heart-beats count, too. All sessions of a login share one budget of this. */
  frames: Rate
  /**
   * The budget of a login, which stays when its sessions go: a new connection does not fill it. Pays `spent`, what the session used before it
   * had logged in. A text says why there may be no further session of that login now.
   */
  admit(principal: Principal, login: string, spent: number): Budget | string
  connectTimeoutMs: number
  heartbeatMs: number
  checkMs: number
  /** Milliseconds since 1970 by the clock that `expiresAt` was made with. */
  now(): number
}

/** The reason to end a session, as far as this process knows. `now` in milliseconds since 1970. */
export const expiry = ({ expiresAt }: Principal, now: () => number): string | undefined =>
  expiresAt.getTime() <= now() ? 'session has run out' : undefined

/** The same after asking whether the login is still open; that it was prolonged is noted. Rejects when that cannot be found out. */
export const whyOver = async (principal: Principal, now: () => number): Promise<string | undefined> => {
  if (principal.openUntil) {
    const until = await principal.openUntil()
    if (!until) return 'session has ended'
    principal.expiresAt = until
  }
  return expiry(principal, now)
}
