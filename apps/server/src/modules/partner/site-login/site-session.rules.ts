/** Idle for this long, and the session is over. */
export const SITE_IDLE_MS = 30 * 60_000
/** Over after this, however busy. */
export const SITE_SESSION_MS = 12 * 3_600_000

/** Of the live socket. No secret: a topic of that name is open to that session alone, by its token. */
export const socketKeyOf = (sessionId: number): string => `site-${sessionId}`
