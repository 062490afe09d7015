import type { Answer, Envelope, Language } from '@maru/contract'
import { filledPath } from '@maru/contract/path-values'
import { CallError, isPassing } from './call-error.ts'
import { forgetSite, site } from './config.ts'
import { noteServerTime, serverNow } from './server-clock.ts'
import { adoptSession, beginSession, endSession, isRefreshed, session } from './session.ts'
import type { Body, CallPath, Data } from './wire-calls.ts'

const retryDelaysMs = [400, 1200]
const refreshBeforeMs = 5 * 60_000
const timeoutMs = 30_000

let language: () => Language = () => 'ko'
/** Where calls learn the member's language. */
export const speakIn = (current: () => Language): void => {
  language = current
}

/**
 * Makes one call of the member wire; what its path says in braces is taken from the body. Resolves with `data`; rejects with a `CallError`.
 * A read is sent again when no answer came, or the server cannot answer right now; a call that changes something never is.
 */
export const call = async <P extends CallPath>(path: P, body: Body<P>): Promise<Data<P>> => {
  if (path !== '/api/getToken' && isRunningOut()) await refreshSession()
  const data = await again(
    () => once(path, body),
    async () => ((await loadReads()).has(path) ? retryDelaysMs : []),
  )
  // From the first answer on it is there when the network is not.
  void loadReads()
  return data
}

let reads: Promise<ReadonlySet<string>> | undefined
/** Which calls may be sent again: the longer the contract, the more of them, and the first page waits for none. Where it does not come, nothing is sent again. */
const loadReads = (): Promise<ReadonlySet<string>> => {
  reads ??= import('./read-paths.ts')
    .then(({ readPaths }) => readPaths)
    .catch(() => {
      reads = undefined
      return new Set<string>()
    })
  return reads
}

/** The same for a call that takes one file, which goes beside the envelope. */
export const upload = async <P extends CallPath>(path: P, file: Blob): Promise<Data<P>> => {
  if (isRunningOut()) await refreshSession()
  return once(path, {} as Body<P>, file)
}

const again = async <T>(act: () => Promise<T>, delays: () => Promise<readonly number[]>): Promise<T> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await act()
    } catch (problem) {
      if (!isPassing(problem)) throw problem
      const delayMs = (await delays())[attempt]
      if (delayMs === undefined) throw problem
      await new Promise((resolve) => setTimeout(resolve, delayMs))
    }
  }
}

const once = async <P extends CallPath>(path: P, body: Body<P>, file?: Blob, isSecond = false): Promise<Data<P>> => {
  // Of the moment of the call: a log-out ends the session while it is on its way.
  const token = session()?.token
  const { authorization, siteId, sealer } = await site()
  const headers: Record<string, string> = {
    // Of a form the browser says it itself, with what parts it.
    ...(file ? {} : { 'content-type': 'application/json' }),
    authorization,
    'x-lang': language(),
  }
  if (token) headers['x-session-token'] = token
  const sent = file ? formWith(file) : JSON.stringify({ d: await sealer.seal({ ...(body as object), siteId }) })
  const sentAt = Date.now()
  const response = await fetch(filledPath(path, body), {
    method: 'POST',
    headers,
    body: sent,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (!response) throw new CallError('OFFLINE', '')
  const receivedAt = Date.now()
  const { resultCode: code, resultMessage, data } = await opened(response, sealer.open)
  if (code === '0') {
    noteTimeOf(data, sentAt, receivedAt)
    return data as Data<P>
  }
  if (code === 'TK001' && token && !isSecond && adoptSession()?.token !== token) return once(path, body, file, true)
  if (code === 'E401') forgetSite()
  if ((code === 'TK001' || code === 'TK999') && token && session()?.token === token) endSession(code)
  throw new CallError(code, resultMessage, data, Number(response.headers.get('retry-after')) || undefined)
}

const formWith = (file: Blob): FormData => {
  const form = new FormData()
  form.append('file', file)
  return form
}

/** What shows a countdown says what time it is at the server. */
const noteTimeOf = (data: unknown, sentAt: number, receivedAt: number): void => {
  const serverMs = Date.parse((data as { serverTime?: string } | null)?.serverTime ?? '')
  if (serverMs) noteServerTime(serverMs, sentAt, receivedAt)
}

const opened = async (response: Response, open: (d: string) => Promise<unknown>): Promise<Answer> => {
  try {
    const { d } = (await response.json()) as Envelope
    return (await open(d)) as Answer
  } catch {
    // A proxy's own page, or a key that was changed while this page was open.
    if (response.status < 500) forgetSite()
    throw new CallError('BROKEN', '')
  }
}

/** When the login ends that no refresh prolongs any more. */
let lastsUntil: number | undefined

const isRunningOut = (): boolean => {
  const expiresAt = session()?.expiresAt
  return isRefreshed() && !!expiresAt && expiresAt !== lastsUntil && expiresAt - serverNow() < refreshBeforeMs
}

let refreshing: Promise<void> | undefined
/**
 * Rotates the token: one request at a time in all tabs, sent again when no answer came, as the old token serves a minute more. Does
 * nothing where another tab has just done it, unless forced.
 */
export const refreshSession = (isForced = false): Promise<void> => {
  refreshing ??= inOneTab(async () => {
    adoptSession()
    if (!session() || !(isForced || isRunningOut())) return
    beginSession(
      await again(
        () => once('/api/getToken', {}),
        async () => retryDelaysMs,
      ),
    )
    if (isRunningOut()) lastsUntil = session()?.expiresAt
  })
    // A session that is over was ended by the call; anything else may pass, and the old token holds until it runs out.
    .catch(() => {})
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

const inOneTab = (act: () => Promise<void>): Promise<void> =>
  typeof navigator !== 'undefined' && navigator.locks ? navigator.locks.request('maru-refresh', act) : act()
