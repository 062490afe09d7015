import { randomBytes } from 'node:crypto'
import { wireCalls } from '@maru/contract/catalogue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, refreshSession } from './call.ts'
import { CallError } from './call-error.ts'
import { forgetSite } from './config.ts'
import { makeSealer } from './envelope.ts'
import { readPaths } from './read-paths.ts'
import { serverNow } from './server-clock.ts'
import { beginSession, endSession, onSession, session } from './session.ts'

const wireKey = randomBytes(32).toString('base64')
const sealer = makeSealer(wireKey)
type Seen = { path: string; headers: Record<string, string>; body: Record<string, unknown> }
type Reply = { code: string; data?: unknown; message?: string } | 'no answer' | 'a page of a proxy'

const seen: Seen[] = []
/** Answers every call by `reply`, through the real envelope. */
const serverAnswers = (reply: (sent: Seen) => Reply | Promise<Reply>): void => {
  vi.stubGlobal('fetch', async (path: string, init: { body: string; headers: Record<string, string> }) => {
    if (path === '/config.json')
      return Response.json({ siteId: 7, authorization: 'site-key', wireKey, now: Date.now() + 60_000 })
    const body = (await sealer.open(JSON.parse(init.body).d)) as Record<string, unknown>
    const sent = { path, headers: init.headers, body }
    seen.push(sent)
    const answer = await reply(sent)
    if (answer === 'no answer') throw new TypeError('failed to fetch')
    if (answer === 'a page of a proxy') return new Response('<html>', { status: 502 })
    const { code, data = {}, message = '' } = answer
    return Response.json({ d: await sealer.seal({ resultCode: code, resultMessage: message, data }) })
  })
}
const hour = 3_600_000
const login = (token: string, leftMs = hour) => beginSession({ token, socketKey: 'k', expiresAt: serverNow() + leftMs })

beforeEach(() => {
  seen.length = 0
  forgetSite()
  vi.stubGlobal('setTimeout', (act: () => void) => queueMicrotask(act))
})
afterEach(() => {
  endSession('logout')
  vi.unstubAllGlobals()
})

test('the list of reads is the contract’s', () => {
  expect([...readPaths].sort()).toEqual(
    wireCalls
      .filter((c) => c.reads)
      .map((c) => c.path)
      .sort(),
  )
})

test('a call carries the site, its authorization and the session, and answers its data', async () => {
  serverAnswers(() => ({ code: '0', data: { balance: 5 } }))
  login('t1')
  expect(await call('/api/cash/getUserCash', {})).toEqual({ balance: 5 })
  expect(seen[0]).toMatchObject({
    body: { siteId: 7 },
    headers: { authorization: 'site-key', 'x-session-token': 't1', 'x-lang': 'ko' },
  })
})

test('what stands in braces in a path is taken from the body', async () => {
  serverAnswers(() => ({ code: '0' }))
  await call('/api/minigame/slots/{prodId}/{type}', { prodId: 'maru', type: 'powerball' })
  expect(seen[0]).toMatchObject({ path: '/api/minigame/slots/maru/powerball', body: { prodId: 'maru' } })
})

test('a refusal comes as an error with its code, text and fields', async () => {
  serverAnswers(() => ({ code: 'U101', message: '아이디', data: { fields: [{ field: 'memId', problem: 'pattern' }] } }))
  const problem = await call('/api/etc/bank', {}).catch((e: unknown) => e)
  expect(problem).toBeInstanceOf(CallError)
  expect(problem).toMatchObject({ code: 'U101', message: '아이디', fields: [{ field: 'memId' }] })
})

test('a read is sent again when no answer came', async () => {
  serverAnswers(() =>
    seen.length < 3 ? (seen.length === 1 ? 'no answer' : 'a page of a proxy') : { code: '0', data: 'here' },
  )
  expect(await call('/api/etc/bank', {})).toBe('here')
  expect(seen).toHaveLength(3)
})

test('a read is sent again where the server cannot answer right now; what changes something gets that answer', async () => {
  serverAnswers(() => (seen.length < 3 ? { code: 'E002' } : { code: '0', data: 'here' }))
  expect(await call('/api/etc/bank', {})).toBe('here')
  serverAnswers(() => ({ code: 'E002' }))
  const deposit = call('/api/cash/in', { amount: 10_000, requestKey: 'abcdefgh' })
  await expect(deposit).rejects.toMatchObject({ code: 'E002' })
  expect(seen).toHaveLength(4)
})

test('a call that moves money is never sent again by itself', async () => {
  serverAnswers(() => 'no answer')
  await expect(call('/api/cash/in', { amount: 10_000, requestKey: 'abcdefgh' })).rejects.toMatchObject({
    code: 'OFFLINE',
  })
  expect(seen).toHaveLength(1)
})

test.each(['TK001', 'TK999'] as const)('%s ends the session and says why', async (code) => {
  serverAnswers(() => ({ code }))
  login('t1')
  const listener = vi.fn()
  const stop = onSession(listener)
  await expect(call('/api/cash/getUserCash', {})).rejects.toMatchObject({ code })
  stop()
  expect(session()).toBeUndefined()
  expect(listener).toHaveBeenCalledExactlyOnceWith(undefined, code)
})

test('a log-out carries the session that has ended by then, and another call that is refused ends nothing again', async () => {
  serverAnswers(() => ({ code: 'TK001' }))
  login('t1')
  const reasons: unknown[] = []
  const stop = onSession((_, reason) => void reasons.push(reason))
  const answers = Promise.allSettled([call('/api/cash/getUserCash', {}), call('/api/member/logout', {})])
  endSession('logout')
  await answers
  stop()
  expect(seen.slice(0, 2).map(({ headers }) => headers['x-session-token'])).toEqual(['t1', 't1'])
  expect(reasons).toEqual(['logout'])
})

test('a token with under five minutes left is rotated first, once for all calls under way', async () => {
  serverAnswers(({ path }) =>
    path === '/api/getToken'
      ? { code: '0', data: { token: 't2', socketKey: 'k2', expiresAt: serverNow() + hour } }
      : { code: '0' },
  )
  login('t1', 4 * 60_000)
  await Promise.all([call('/api/cash/getUserCash', {}), call('/api/cash/getAcc', {}), call('/api/member/info', {})])
  expect(seen.filter((s) => s.path === '/api/getToken')).toHaveLength(1)
  expect(seen.filter((s) => s.path !== '/api/getToken').map((s) => s.headers['x-session-token'])).toEqual([
    't2',
    't2',
    't2',
  ])
})

test('a login that a refresh prolongs no more is used until its end, without a refresh before each call', async () => {
  const expiresAt = serverNow() + 3 * 60_000
  serverAnswers(({ path }) =>
    path === '/api/getToken' ? { code: '0', data: { token: 't2', socketKey: 'k2', expiresAt } } : { code: '0' },
  )
  login('t1', 4 * 60_000)
  for (let n = 0; n < 3; n++) await call('/api/member/info', {})
  expect(seen.filter((s) => s.path === '/api/getToken')).toHaveLength(1)
  login('t3', 4 * 60_000)
  await call('/api/member/info', {})
  expect(seen.filter((s) => s.path === '/api/getToken')).toHaveLength(2)
})

test('a refused refresh ends the session; one without an answer, or that the server could not make, does not', async () => {
  login('t1')
  for (const reply of [
    'no answer',
    'a page of a proxy',
    { code: 'E001' },
    { code: 'E429' },
    { code: 'B0093' },
  ] as const) {
    serverAnswers(() => reply)
    await refreshSession(true)
    expect(session()?.token, JSON.stringify(reply)).toBe('t1')
  }
  serverAnswers(() => ({ code: 'TK001' }))
  await refreshSession(true)
  expect(session()).toBeUndefined()
})

test('a refresh whose answer was lost is asked for again with the old token', async () => {
  login('t1')
  serverAnswers(() =>
    seen.length < 2 ? 'no answer' : { code: '0', data: { token: 't3', socketKey: 'k', expiresAt: serverNow() + hour } },
  )
  await refreshSession(true)
  expect(seen.map((sent) => sent.headers['x-session-token'])).toEqual(['t1', 't1'])
  expect(session()?.token).toBe('t3')
})
