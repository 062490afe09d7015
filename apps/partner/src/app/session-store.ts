import type { Session, SessionStore } from '@maru/client'

const storedAs = 'maru_partner'

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string' &&
  'expiresAt' in value &&
  typeof value.expiresAt === 'number'

/** Without storage, as in a private window, a session lasts as long as its page. */
export const sessionStore: SessionStore = {
  isRefreshed: false,
  read() {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(storedAs) ?? 'null')
      return isSession(found) ? found : undefined
    } catch {
      return undefined
    }
  },
  write(next) {
    try {
      if (next) localStorage.setItem(storedAs, JSON.stringify(next))
      else localStorage.removeItem(storedAs)
    } catch {
      // Kept in memory by the client.
    }
  },
}
