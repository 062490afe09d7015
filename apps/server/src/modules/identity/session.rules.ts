/** How long a token holds; as long as the browser's cookie. */
export const SESSION_MS = 120 * 60_000
/** How long a login lasts, however often its token is refreshed. */
export const LOGIN_MS = 24 * 3_600_000
/** Who was seen within this counts as online. */
export const ONLINE_MS = 3 * 60_000
/** How long a token serves after a refresh replaced it. */
export const GRACE_MS = 60_000

/** The current token of a session, or one that was replaced a moment ago. */
export const isServing = (token: { is_current: boolean; retired_at: Date | null }, now: Date): boolean =>
  token.is_current || (token.retired_at !== null && now.getTime() - token.retired_at.getTime() < GRACE_MS)
