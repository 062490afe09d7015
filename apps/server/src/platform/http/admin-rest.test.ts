import fastifyCookie from '@fastify/cookie'
import { defineAdminCall } from '@maru/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { testServer } from '../../testing/context.ts'
import { DatabaseUnavailable } from '../db/index.ts'
import { StaffRefusal } from '../refusal.ts'
import { registerAdminRest } from './admin-rest.ts'
import { knowClients, trustedProxies } from './client-address.ts'
import type { Lookups } from './lookups.ts'
import { serveAdmin, serveAdminInSteps } from './serve.ts'

const { contexts, pool } = await testServer()
const staff = {
  kind: 'staff',
  staffId: 3,
  name: 'kim',
  role: 'cashier',
  permissions: ['cash.read'],
  siteIds: [1, 4],
  sessionId: 9,
} as const
const lookups = {
  authenticateStaff: async (_ctx: unknown, token: string) => (token === 'good' ? staff : undefined),
  staffText: (language: string, code: string) => `${language} ${code}`,
} as unknown as Lookups

const none = z.object({})
const read = defineAdminCall({
  method: 'GET',
  path: '/admin/api/rows/:id',
  permission: 'cash.read',
  params: z.object({ id: z.coerce.number().int() }),
  query: none,
  body: none,
  data: z.object({ site: z.number(), id: z.number() }),
  refusals: ['STAFF_NOT_FOUND'],
})
const decide = defineAdminCall({
  method: 'POST',
  path: '/admin/api/rows',
  permission: 'staff',
  params: none,
  query: none,
  body: z.object({ reason: z.string().min(2) }),
  data: none,
  refusals: [],
})
const steps = { ...decide, path: '/admin/api/steps' } as const
const forbidden = defineAdminCall({
  method: 'GET',
  path: '/admin/api/secret',
  permission: 'staff.manage',
  params: none,
  query: none,
  body: none,
  data: none,
  refusals: [],
})
const login = defineAdminCall({
  method: 'POST',
  path: '/admin/api/login',
  permission: 'public',
  params: none,
  query: none,
  body: none,
  data: none,
  refusals: [],
})
const http = Fastify()
await http.register(fastifyCookie)
knowClients(http, trustedProxies(undefined))
registerAdminRest(
  http,
  [
    serveAdmin(read, async (ctx, { params }) => {
      if (params.id === 404) throw new StaffRefusal('STAFF_NOT_FOUND', { id: 404 })
      if (params.id === 500) throw new Error('secret of the house')
      return { site: ctx.siteId, id: params.id }
    }),
    serveAdmin(decide, async (_ctx, { body: { reason } }) => {
      if (reason === 'lost') throw new DatabaseUnavailable('cut')
      if (reason === 'commit') throw new DatabaseUnavailable('cut', true)
      return {}
    }),
    serveAdminInSteps(steps, () => Promise.reject(new DatabaseUnavailable('cut'))),
    serveAdmin(forbidden, async () => ({})),
    serveAdmin(login, async (_ctx, _input, reply) => {
      reply.setSession('fresh', 60)
      return {}
    }),
  ],
  contexts,
  lookups,
)

const overHttps = Fastify()
await overHttps.register(fastifyCookie)
knowClients(overHttps, trustedProxies(undefined))
registerAdminRest(
  overHttps,
  [
    serveAdmin(login, async (_ctx, _input, reply) => {
      reply.setSession('fresh', 60)
      return {}
    }),
    serveAdmin(decide, async () => ({})),
  ],
  { ...contexts, config: { ...contexts.config, ADMIN_URL: 'https://office.example' } },
  lookups,
)

const ask = (
  url: string,
  { method = 'GET' as 'GET' | 'POST', headers = {}, payload = undefined as object | undefined, cookie = 'good' } = {},
) =>
  http.inject({
    method,
    url,
    cookies: cookie ? { maru_office: cookie } : {},
    headers: { 'x-requested-with': 'maru-office', 'x-lang': 'en', ...headers },
    payload,
  })

test('a call answers plain JSON for the site that the staff chose, their first by default', async () => {
  expect((await ask('/admin/api/rows/5')).json()).toEqual({ site: 1, id: 5 })
  expect((await ask('/admin/api/rows/5', { headers: { 'x-site-id': '4' } })).json()).toEqual({ site: 4, id: 5 })
})

test("a site that is not the staff's is forbidden", async () => {
  expect((await ask('/admin/api/rows/5', { headers: { 'x-site-id': '2' } })).statusCode).toBe(403)
})

test('without a session, or with a forged one, every call but the login is 401', async () => {
  for (const cookie of ['', 'forged']) {
    const answer = await ask('/admin/api/rows/5', { cookie })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ code: 'STAFF_LOGIN_REQUIRED', message: 'en STAFF_LOGIN_REQUIRED', detail: {} })
  }
})

test('a missing permission is 403', async () => {
  expect((await ask('/admin/api/secret')).json()).toMatchObject({ code: 'STAFF_FORBIDDEN' })
})

test('a missing permission and a site that is not theirs are recorded with staff and address', async () => {
  await ask('/admin/api/secret')
  await ask('/admin/api/rows/5', { headers: { 'x-site-id': '2' } })
  await contexts.security.flush()
  const { rows } = await pool.query(
    `SELECT detail, subject, address FROM platform.security_event_view WHERE kind = 'permission-refused' ORDER BY detail`,
  )
  expect(rows).toEqual([
    { detail: 'another site', subject: 'staff:3', address: '127.0.0.1' },
    { detail: 'staff.manage', subject: 'staff:3', address: '127.0.0.1' },
  ])
})

test("a change that does not come from the office's own page is 403", async () => {
  expect(
    (await ask('/admin/api/rows', { method: 'POST', payload: { reason: 'yes' }, headers: { 'x-requested-with': '' } }))
      .statusCode,
  ).toBe(403)
  expect((await ask('/admin/api/rows', { method: 'POST', payload: { reason: 'yes' } })).statusCode).toBe(200)
})

test('wrong input names the field, broken JSON and unknown calls are clear', async () => {
  expect((await ask('/admin/api/rows', { method: 'POST', payload: { reason: 'x' } })).json()).toMatchObject({
    code: 'STAFF_INVALID',
    detail: { fields: [{ field: 'reason' }] },
  })
  expect((await ask('/admin/api/rows/abc')).json()).toMatchObject({
    code: 'STAFF_INVALID',
    detail: { fields: [{ field: 'id' }] },
  })
  expect(
    (
      await http.inject({
        method: 'POST',
        url: '/admin/api/rows',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      })
    ).statusCode,
  ).toBe(400)
  expect((await ask('/admin/api/nothing')).json()).toMatchObject({ code: 'STAFF_NOT_FOUND' })
})

test('a refusal carries its code and detail; an error inside reveals nothing of itself', async () => {
  expect((await ask('/admin/api/rows/404')).json()).toMatchObject({ code: 'STAFF_NOT_FOUND', detail: { id: 404 } })
  const broken = await ask('/admin/api/rows/500')
  expect(broken.statusCode).toBe(500)
  expect(broken.body).not.toContain('secret')
})

test('without the database: STAFF_UNAVAILABLE where nothing was done, STAFF_UNCONFIRMED where it may have been', async () => {
  const codeOf = async (reason: string, url = '/admin/api/rows') => {
    const answer = await ask(url, { method: 'POST', payload: { reason } })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
    return answer.json().code
  }
  expect(await codeOf('lost')).toBe('STAFF_UNAVAILABLE')
  expect(await codeOf('commit')).toBe('STAFF_UNCONFIRMED')
  expect(await codeOf('any', '/admin/api/steps')).toBe('STAFF_UNCONFIRMED')
})

test('the session cookie is out of reach of scripts and other sites', async () => {
  const cookie = String(
    (await ask('/admin/api/login', { method: 'POST', cookie: '', payload: {} })).headers['set-cookie'],
  )
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Strict')
})

test('over https the cookie has a name that browsers take for this host alone, and no other opens anything', async () => {
  const headers = { 'x-requested-with': 'maru-office' }
  const { headers: set } = await overHttps.inject({ method: 'POST', url: '/admin/api/login', headers })
  expect(set['set-cookie']).toMatch(/^__Host-maru_office=fresh; .*Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const withCookie = (name: string) =>
    overHttps.inject({
      method: 'POST',
      url: '/admin/api/rows',
      headers,
      cookies: { [name]: 'good' },
      payload: { reason: 'why' },
    })
  expect((await withCookie('__Host-maru_office')).statusCode).toBe(200)
  expect((await withCookie('maru_office')).statusCode).toBe(401)
})
