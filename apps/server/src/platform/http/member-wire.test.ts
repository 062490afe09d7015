import { randomBytes } from 'node:crypto'
import { defineCall } from '@maru/contract'
import Fastify from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { testServer } from '../../testing/context.ts'
import { DatabaseUnavailable } from '../db/index.ts'
import { Refusal, refuseField, tooMany } from '../refusal.ts'
import { knowClients, trustedProxies } from './client-address.ts'
import { open, seal, wireKey } from './envelope.ts'
import type { Lookups } from './lookups.ts'
import { registerMemberWire } from './member-wire.ts'
import { serve } from './serve.ts'

const { contexts, pool, ownerPool, clock } = await testServer()
await ownerPool.query('CREATE TABLE platform.note (text text); GRANT ALL ON platform.note TO maru_app')
beforeEach(() => ownerPool.query('TRUNCATE platform.note'))
const notes = async () => (await pool.query('SELECT text FROM platform.note')).rows.map((row) => row.text)

const key = wireKey(randomBytes(32).toString('base64'))
const site = { siteId: 1, authorization: 'site-one', key }
const state = { isDown: false, isLost: false }
const found = async () => {
  if (state.isLost) throw new Error('no database')
  return site
}
const lookups: Lookups = {
  siteByAuthorization: async (authorization) => (authorization === 'site-one' ? found() : undefined),
  siteByHost: found,
  authenticateMember: async (_ctx, token) => {
    if (token === 'lost') throw new DatabaseUnavailable('cut')
    return token === 'good'
      ? { kind: 'member', memberId: 7, sessionId: 1, socketKey: 'k', expiresAt: clock.now(), tier: 'NORMAL' }
      : token === 'old'
        ? 'replaced'
        : 'unknown'
  },
  sessionOpenUntil: async () => undefined,
  authenticateStaff: async () => undefined,
  isUnderMaintenance: async () => state.isDown,
  resultText: (language, code) => `${language} ${code}`,
  staffText: (_language, code) => code,
}

const shape = {
  body: z.object({ text: z.string().max(100), amount: z.number().int().optional() }),
  data: z.object({ who: z.string() }),
  refusals: ['C102'] as const,
}
const write = defineCall({ path: '/api/test/write', audience: 'member', ...shape })
const steps = defineCall({ path: '/api/test/steps', audience: 'member', ...shape })
const look = defineCall({ path: '/api/test/look', audience: 'guest', reads: true, duringMaintenance: true, ...shape })
const choose = defineCall({
  path: '/api/test/choose/{shelf}/{text}',
  audience: 'guest',
  reads: true,
  duringMaintenance: true,
  ...shape,
  body: shape.body.extend({ shelf: z.string().max(10) }),
})
const http = Fastify({ genReqId: () => 'request-1' })
knowClients(http, trustedProxies(undefined))
registerMemberWire(
  http,
  [
    serve(write, async (ctx, { text }) => {
      if (text === 'soon') await ctx.db.query("SET LOCAL lock_timeout = '20ms'")
      await ctx.db.query('INSERT INTO platform.note VALUES ($1)', [text])
      if (text === 'no') throw refuseField('C102', 'text')
      if (text === 'said') throw new Refusal('C102', {}, 'in other words')
      if (text === 'wait') throw tooMany(899)
      if (text === 'lost' || text === 'commit') throw new DatabaseUnavailable('cut', text === 'commit')
      if (text === 'break') throw new Error('secret of the house')
      return { who: `member ${ctx.who.memberId}` }
    }),
    serve(look, async (ctx, { text }) => {
      if (text === 'commit') throw new DatabaseUnavailable('cut', true)
      return { who: ctx.who.kind }
    }),
    { ...serve(steps, () => Promise.reject(new DatabaseUnavailable('cut'))), inSteps: true },
    serve(choose, async (_ctx, { shelf, text }) => ({ who: `${shelf}/${text}` })),
  ],
  contexts,
  lookups,
)

type Sent = { path?: string; headers?: Record<string, string>; body?: unknown; raw?: string; ip?: string }
let address = 0
const send = async ({ path = '/api/test/write', headers = {}, body = { text: 'hello' }, raw, ip }: Sent = {}) => {
  const answer = await http.inject({
    method: 'POST',
    url: path,
    remoteAddress: ip ?? `10.0.0.${++address}`,
    headers: { 'content-type': 'application/json', authorization: 'site-one', 'x-session-token': 'good', ...headers },
    payload: raw ?? seal(key, body),
  })
  return {
    status: answer.statusCode,
    ...(answer.headers['retry-after'] ? { retryAfter: answer.headers['retry-after'] } : {}),
    ...(open(key, answer.json()) as { resultCode: string; resultMessage: string; data: Record<string, unknown> }),
  }
}

test('a success answers code 0 and data, and what it wrote stays', async () => {
  expect(await send()).toEqual({ status: 200, resultCode: '0', resultMessage: '', data: { who: 'member 7' } })
  expect(await notes()).toEqual(['hello'])
})

test("a refusal is a 200 with its code, its field and the language's text, and leaves nothing behind", async () => {
  expect(await send({ body: { text: 'no' }, headers: { 'x-lang': 'vn' } })).toEqual({
    status: 200,
    resultCode: 'C102',
    resultMessage: 'vn C102',
    data: { fields: [{ field: 'text', problem: 'C102' }] },
  })
  expect(await send({ body: { text: 'said' }, headers: { cookie: 'a=b; lang=en' } })).toMatchObject({
    resultMessage: 'in other words',
  })
  expect(await notes()).toEqual([])
})

test('an answer that asks to wait says for how long, and no other does', async () => {
  expect((await send({ body: { text: 'wait' } })).retryAfter).toBe('899')
  expect((await send({ body: { text: 'no' } })).retryAfter).toBeUndefined()
})

test('a value in the path takes the place of the field of its name, and is looked at as the body is', async () => {
  const choosing = (path: string, body: unknown = {}) => send({ path: `/api/test/choose/${path}`, body })
  expect(await choosing('low/red%20one', { shelf: 'high', text: 'blue' })).toMatchObject({
    data: { who: 'low/red one' },
  })
  expect(await choosing('a%2Fb/x')).toMatchObject({ data: { who: 'a/b/x' } })
  expect(await choosing('far-too-long-a-shelf/x')).toMatchObject({
    status: 400,
    resultCode: 'E400',
    data: { fields: [{ field: 'shelf' }] },
  })
  for (const odd of ['low/%00', 'low/%ED%A0%80', 'low/%', 'low', `low/${'x'.repeat(500)}`, 'low/x/y'])
    expect([400, 404], odd).toContain((await choosing(odd)).status)
})

test('an error inside is E001 with a request id, reveals nothing of itself and leaves nothing behind', async () => {
  const answer = await send({ body: { text: 'break' } })
  expect(answer).toMatchObject({ status: 500, resultCode: 'E001', data: { requestId: 'request-1' } })
  expect(JSON.stringify(answer)).not.toContain('secret')
  expect(await notes()).toEqual([])
})

test('a call that waited too long for others has done nothing, and is told to try again', async () => {
  const holder = await ownerPool.connect()
  await holder.query('BEGIN; LOCK TABLE platform.note')
  const answer = await send({ body: { text: 'soon' } })
  await holder.query('ROLLBACK')
  holder.release()
  expect(answer).toMatchObject({ status: 503, resultCode: 'E002', retryAfter: '1' })
  expect(await notes()).toEqual([])
})

test('without the database: E002 where nothing was done, E003 where it may have been, and both say when to come again', async () => {
  const soon = { status: 503, retryAfter: '1', data: {} }
  expect(await send({ body: { text: 'lost' } })).toMatchObject({ ...soon, resultCode: 'E002' })
  expect(await send({ body: { text: 'commit' } })).toMatchObject({ ...soon, resultCode: 'E003' })
  expect(await send({ path: '/api/test/look', body: { text: 'commit' } })).toMatchObject({
    ...soon,
    resultCode: 'E002',
  })
  const steps = (token: string) => send({ path: '/api/test/steps', headers: { 'x-session-token': token } })
  expect(await steps('good')).toMatchObject({ ...soon, resultCode: 'E003' })
  expect(await steps('lost')).toMatchObject({ ...soon, resultCode: 'E002' })
  expect(await notes()).toEqual([])
})

test('a broken envelope, a foreign key, no JSON and no body are 400', async () => {
  const foreign = seal(wireKey(randomBytes(32).toString('base64')), { text: 'hello' })
  for (const raw of ['{"d":"xx"}', '{"x":1}', '[]', 'null', 'not json', '', foreign, seal(key, [1]), seal(key, 'x')])
    expect(await send({ raw }), raw).toMatchObject({ status: 400, resultCode: 'E400' })
})

test('wrong types and fractions are 400 and name the field', async () => {
  expect(await send({ body: { text: 5 } })).toMatchObject({
    status: 400,
    resultCode: 'E400',
    data: { fields: [{ field: 'text' }] },
  })
  expect(await send({ body: { text: 'x', amount: 1.5 } })).toMatchObject({
    status: 400,
    data: { fields: [{ field: 'amount' }] },
  })
  expect(await send({ body: { text: 'x', amount: 2 ** 60 } })).toMatchObject({
    status: 400,
    data: { fields: [{ field: 'amount' }] },
  })
})

test('a body of 1 MB is 413, an unknown call 404, each in the envelope', async () => {
  expect(await send({ body: { text: 'x'.repeat(1024 * 1024) } })).toMatchObject({ status: 413, resultCode: 'E413' })
  expect(await send({ path: '/api/no/such' })).toMatchObject({ status: 404, resultCode: 'E404' })
})

test("a wrong site authorization is 401, and so is another site's id in the body", async () => {
  expect(await send({ headers: { authorization: 'site-two' } })).toMatchObject({ status: 401, resultCode: 'E401' })
  expect(await send({ body: { text: 'x', siteId: 2 } })).toMatchObject({ status: 401, resultCode: 'E401' })
  expect(await send({ body: { text: 'x', siteId: 1 } })).toMatchObject({ resultCode: '0' })
})

test('no token or an unknown one is TK001, a replaced one TK999; a guest call does not mind', async () => {
  expect(await send({ headers: { 'x-session-token': '' } })).toMatchObject({ status: 200, resultCode: 'TK001' })
  expect(await send({ headers: { 'x-session-token': 'forged' } })).toMatchObject({ resultCode: 'TK001' })
  expect(await send({ headers: { 'x-session-token': 'old' } })).toMatchObject({ resultCode: 'TK999' })
  expect(await send({ path: '/api/test/look', headers: { 'x-session-token': 'old' } })).toMatchObject({
    resultCode: '0',
    data: { who: 'guest' },
  })
})

test('under maintenance only the calls answer that say so', async () => {
  state.isDown = true
  expect(await send()).toMatchObject({ status: 200, resultCode: 'B0093' })
  expect(await send({ path: '/api/test/look' })).toMatchObject({ resultCode: '0' })
  state.isDown = false
})

test('E002: where no site can be found out there is no key: 503 in the clear, and nothing of the inside', async () => {
  state.isLost = true
  const ask = (url: string, authorization: string) =>
    http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', authorization, 'x-lang': 'en' },
      payload: seal(key, { text: 'hello' }),
    })
  for (const authorization of ['site-one', 'nobody']) {
    const answer = await ask('/api/test/write', authorization)
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { resultCode: 'E002', resultMessage: 'en E002', data: {} },
    ])
  }
  state.isLost = false
  expect((await ask('/api/test/write', 'site-one')).statusCode).toBe(200)
})

test('too many calls of one address are 429, in the envelope, with when to come back', async () => {
  const ask = () => send({ ip: '10.9.9.9', path: '/api/test/look' })
  await Promise.all(Array.from({ length: 1_200 }, ask))
  const refused = await ask()
  expect(refused).toMatchObject({ status: 429, resultCode: 'E429' })
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  expect(await send({ path: '/api/test/look' })).toMatchObject({ status: 200 })
})
