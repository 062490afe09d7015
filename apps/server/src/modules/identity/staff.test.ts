import { beforeEach, expect, test } from 'vitest'
import type { Guest, Staff } from '../../platform/context.ts'
import { testServer } from '../../testing/context.ts'
import { addSecondSite, addStaff } from '../../testing/people.ts'
import { authenticateStaff, createLastSeen, totpCode } from './index.ts'
import { describeStaff, logStaffIn, logStaffOut } from './staff-login.service.ts'

const server = await testServer()
const password = 'Tall#cedar5'
const minute = 60_000
let secret = ''

await addSecondSite(server)
beforeEach(async () => {
  await server.ownerPool.query(
    'TRUNCATE identity.staff, identity.staff_session, identity.login_guard, identity.login_place CASCADE',
  )
  server.clock.advance(30_000)
  secret = (await addStaff(server, { loginId: 'jiyun', password, role: 'cashier', siteIds: [2] })).totpSecret
})

const guest: Guest = { kind: 'guest' }
const asGuest = <T>(fn: Parameters<typeof server.contexts.inContext<Guest, T>>[1]) =>
  server.contexts.inContext<Guest, T>({ who: guest, siteId: 0, ip: '203.0.113.9' }, fn)
const code = (offsetMs = 0) => totpCode(secret, new Date(server.clock.now().getTime() + offsetMs))
const logIn = (changes: object = {}) =>
  asGuest((ctx) => logStaffIn(ctx, { loginId: 'jiyun', password, totp: code(), ...changes }))
const codeOf = (changes: object = {}): Promise<string> =>
  logIn(changes).then(
    () => 'in',
    (error: { code?: string }) => error.code ?? String(error),
  )
const lastSeen = createLastSeen(server.contexts)
const whoIs = async (token: string) => {
  const staff = await asGuest((ctx) => authenticateStaff(ctx, token, lastSeen))
  await lastSeen.flush()
  return staff
}

test('staff with password and one-time code come in, with the permissions of their role and their sites only', async () => {
  const { token, staffId } = await logIn({ loginId: ' JiYun ' })
  const staff = await whoIs(token)
  expect(staff).toMatchObject({ staffId, role: 'cashier', siteIds: [2] })
  expect(staff?.permissions).toContain('cash.decide')
  expect(staff?.permissions).not.toContain('members.lock')
  expect(await asGuest((ctx) => describeStaff(ctx, staffId))).toMatchObject({
    loginId: 'jiyun',
    sites: [{ siteId: 2, name: 'Naru', currency: 'KRW' }],
    mode: 'demo',
  })
})

test('a wrong id, password or code gets the same answer', async () => {
  for (const wrong of [
    { loginId: 'nobody' },
    { loginId: "x' OR '1'='1" },
    { password: 'wrong' },
    { totp: '000000' },
    { totp: '' },
    { totp: 'abcdef' },
  ])
    await expect(logIn(wrong)).rejects.toMatchObject({ code: 'STAFF_LOGIN_FAILED', detail: {} })
})

test('a one-time code works once, though it would still be in time', async () => {
  const totp = code()
  expect(await codeOf({ totp })).toBe('in')
  expect(await codeOf({ totp })).toBe('STAFF_LOGIN_FAILED')
  server.clock.advance(30_000)
  expect(await codeOf({ totp })).toBe('STAFF_LOGIN_FAILED')
  expect(await codeOf()).toBe('in')
})

test('of three logins at once with one code one succeeds', async () => {
  const totp = code()
  const results = await Promise.all([1, 2, 3].map(() => codeOf({ totp })))
  expect(results.toSorted()).toEqual(['STAFF_LOGIN_FAILED', 'STAFF_LOGIN_FAILED', 'in'])
})

test('a code of one step before or after is taken, of two is not', async () => {
  expect(await codeOf({ totp: code(-60_000) })).toBe('STAFF_LOGIN_FAILED')
  expect(await codeOf({ totp: code(60_000) })).toBe('STAFF_LOGIN_FAILED')
  expect(await codeOf({ totp: code(-30_000) })).toBe('in')
  expect(await codeOf({ totp: code(30_000) })).toBe('in')
})

test('a failed login does not use up the code', async () => {
  const totp = code()
  expect(await codeOf({ totp, password: 'wrong' })).toBe('STAFF_LOGIN_FAILED')
  expect(await codeOf({ totp })).toBe('in')
})

test('after five failures the account waits fifteen minutes, known or not', async () => {
  for (const loginId of ['jiyun', 'nobody']) {
    for (let no = 0; no < 5; no++) expect(await codeOf({ loginId, password: 'wrong' })).toBe('STAFF_LOGIN_FAILED')
    expect(await codeOf({ loginId })).toBe('STAFF_LOGIN_WAIT')
    await expect(logIn({ loginId })).rejects.toMatchObject({ retryAfterS: 15 * 60 })
  }
  server.clock.advance(15 * minute)
  expect(await codeOf()).toBe('in')
})

test('a session ends after thirty idle minutes, and after twelve hours however busy', async () => {
  const idle = await logIn()
  server.clock.advance(30 * minute)
  expect(await whoIs(idle.token)).toBeUndefined()
  const busy = await logIn()
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    server.clock.advance(20 * minute)
    expect(await whoIs(busy.token)).toBeDefined()
  }
  server.clock.advance(20 * minute)
  expect(await whoIs(busy.token)).toBeUndefined()
})

test('after logging out, and when the account is switched off, the token opens nothing', async () => {
  const first = await logIn()
  const staff = (await whoIs(first.token)) as Staff
  await server.contexts.inContext({ who: staff, siteId: 2 }, (ctx) => logStaffOut(ctx))
  expect(await whoIs(first.token)).toBeUndefined()
  server.clock.advance(30_000)
  const second = await logIn()
  await server.pool.query('UPDATE identity.staff SET is_active = false')
  expect(await whoIs(second.token)).toBeUndefined()
  server.clock.advance(30_000)
  expect(await codeOf()).toBe('STAFF_LOGIN_FAILED')
})

test('logins are in the audit log of the account’s first site; no seed or token is stored readable', async () => {
  const { token } = await logIn()
  const { rows } = await server.pool.query(
    'SELECT site_id, action, staff_name, ip FROM audit.entry ORDER BY entry_id DESC LIMIT 1',
  )
  expect(rows).toEqual([{ site_id: 2, action: 'staff.login', staff_name: 'jiyun', ip: '203.0.113.9' }])
  const stored = await server.pool.query(
    "SELECT (SELECT string_agg(s::text, '') FROM identity.staff s) || (SELECT string_agg(t::text, '') FROM identity.staff_session t) AS text",
  )
  for (const text of [secret, Buffer.from(secret).toString('hex'), token, Buffer.from(token).toString('hex')])
    expect(stored.rows[0].text).not.toContain(text)
})
