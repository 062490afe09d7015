/** Idle for this long, and the session is over. */
export const SITE_IDLE_MS = 30 * 60_000
/** Over after this, however busy. */
export const SITE_SESSION_MS = 12 * 3_600_000
