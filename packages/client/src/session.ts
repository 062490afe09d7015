import type { CallCode } from './call-error.ts'

export type Session = {
  token: string
  socketKey: string
  /** ms since the epoch, by the server's clock. */
  expiresAt: number
}
/** Why a session ended: a result code, or `logout` by the member's own hand. */
export type EndReason = CallCode | 'logout'

/** Where a site has its session: shared by all tabs. */
export type SessionStore = {
  read(): Session | undefined
  write(next: Session | undefined): void
  /** False: no call rotates its tokens, and it runs out as it was begun. */
  isRefreshed: boolean
}

const plainName = 'maru_session'
const isSecure = globalThis.location?.protocol === 'https:'
/** Over https no other host of the domain can plant one of this name. */
const cookieName = (isSecure ? '__Host-' : '') + plainName
const cookiePattern = RegExp(`(?:^|; )${cookieName}=([^;]+)`)
const cookieSeconds = 120 * 60
type Listener = (session: Session | undefined, reason: EndReason | undefined) => void

const listeners = new Set<Listener>()
let store: SessionStore = { read: readCookie, write: writeCookie, isRefreshed: true }
let current: Session | undefined
let isRead = false
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(plainName)

/** Of a site with a login of its own; before the first call. Without it a session lies in a cookie. */
export const keepSessionIn = (own: SessionStore): void => {
  store = own
}
export const isRefreshed = (): boolean => store.isRefreshed

/** The session of this browser, from memory or the cookie that all tabs share. */
export const session = (): Session | undefined => {
  if (!isRead) {
    isRead = true
    current = store.read()
  }
  return current
}

export const beginSession = (next: Session): void => {
  isRead = true
  current = next
  store.write(next)
  channel?.postMessage('changed')
  for (const listener of listeners) listener(next, undefined)
}

/** Forgets the session. `reason` reaches every listener of every tab. */
export const endSession = (reason: EndReason): void => {
  if (!session()) return
  clearHere(reason)
  store.write(undefined)
  channel?.postMessage({ ended: reason })
}

/** Takes over what another tab wrote. Returns the session that holds now. */
export const adoptSession = (): Session | undefined => {
  const other = store.read()
  if (other && other.token !== session()?.token) {
    current = other
    for (const listener of listeners) listener(other, undefined)
  }
  return session()
}

export const onSession = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const clearHere = (reason: EndReason): void => {
  current = undefined
  for (const listener of listeners) listener(undefined, reason)
}

channel?.addEventListener('message', ({ data }: MessageEvent<'changed' | { ended: EndReason }>) => {
  if (data === 'changed') adoptSession()
  else if (session() && !store.read()) clearHere(data.ended)
})
// Node's test runner must be able to end.
;(channel as { unref?(): void } | undefined)?.unref?.()

function readCookie(): Session | undefined {
  if (typeof document === 'undefined') return undefined
  const [, value = ''] = cookiePattern.exec(document.cookie) ?? []
  const [token, socketKey, expiresAt] = decodeURIComponent(value).split('~')
  return token && socketKey && expiresAt ? { token, socketKey, expiresAt: Number(expiresAt) } : undefined
}

function writeCookie(next: Session | undefined): void {
  if (typeof document === 'undefined') return
  const value = next ? encodeURIComponent(`${next.token}~${next.socketKey}~${next.expiresAt}`) : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist on plain http.
  document.cookie = `${cookieName}=${value}; Path=/; SameSite=Strict; Max-Age=${next ? cookieSeconds : 0}${isSecure ? '; Secure' : ''}`
}
