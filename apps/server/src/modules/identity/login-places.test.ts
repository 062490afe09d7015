import { beforeEach, expect, test } from 'vitest'
import type { Guest } from '../../platform/context.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addStaff } from '../../testing/people.ts'
import { createCaptcha } from './captcha.service.ts'
import { memberFile, totpCode } from './index.ts'
import { logIn } from './login.service.ts'
import { unlockLogin } from './member-desk.service.ts'
import { resetStaffPassword, staffAccounts, unlockStaffAccount } from './staff-account.service.ts'
import { logStaffIn } from './staff-login.service.ts'
import { updateMemberSecrets } from './update.service.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: '1234' } })
const guest: Guest = { kind: 'guest' }
const password = 'river!stone4'
const wrong = 'wrong1wrong'
const home = '203.0.113.9'
const minute = 60_000
let memberId = 0
let staff: Awaited<ReturnType<typeof addStaff>>

beforeEach(async () => {
  await server.ownerPool.query(
    'TRUNCATE identity.member, identity.session, identity.session_token, identity.login_guard, identity.login_place, identity.staff CASCADE',
  )
  server.clock.advance(minute)
  memberId = await addMember(server, { memId: 'moonlit9', password })
  staff = await addStaff(server, { loginId: 'jiyun', password, siteIds: [1, 2] })
})

const at = <T>(ip: string, siteId: number, fn: Parameters<typeof server.contexts.inContext<Guest, T>>[1]) =>
  server.contexts.inContext<Guest, T>({ who: guest, siteId, ip }, fn)
const attempt = async (ip: string, memPass: string, deviceKey = '') => {
  const { captchaId } = await at(ip, 1, (ctx) => createCaptcha(ctx))
  return at(ip, 1, (ctx) => logIn(ctx, { memId: 'moonlit9', memPass, captcha: '1234', captchaId, work: 1, deviceKey }))
}
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'in',
    (error: { code?: string }) => error.code ?? String(error),
  )
const enter = (ip: string, memPass = password, deviceKey = '') => codeOf(attempt(ip, memPass, deviceKey))
const strangersGuess = async (times: number): Promise<string[]> => {
  const codes: string[] = []
  for (let no = 0; no < times; no++) codes.push(await enter(`198.51.100.${no}`, wrong))
  return codes
}
const staffEnter = (ip: string, typed: object = {}) => {
  const totp = totpCode(staff.totpSecret, server.clock.now())
  return codeOf(at(ip, 0, (ctx) => logStaffIn(ctx, { loginId: 'jiyun', password, totp, ...typed })))
}
const nextCode = (): void => server.clock.advance(30_000)

test('however many strangers guess, a member still logs in from a known address and from a known device anywhere', async () => {
  const { deviceKey } = await attempt(home, password)
  expect(new Set(await strangersGuess(30))).toEqual(new Set(['LX02']))
  expect(await enter(home)).toBe('in')
  expect(await enter('192.0.2.77', password, deviceKey)).toBe('in')
})

test('strangers who guess from ever new addresses have five tries of an account in thirty minutes all the same', async () => {
  await attempt(home, password)
  await strangersGuess(5)
  expect(await enter('198.51.100.99')).toBe('LX02')
  expect(await enter(home)).toBe('in')
  expect(await enter('198.51.100.99'), 'a login of the owner gives strangers no new tries').toBe('LX02')
  server.clock.advance(15 * minute)
  expect(await enter('198.51.100.99')).toBe('in')
})

test('from a known address five wrong passwords wait fifteen minutes, too', async () => {
  await attempt(home, password)
  for (let no = 0; no < 5; no++) expect(await enter(home, wrong)).toBe('LX02')
  expect(await enter(home)).toBe('LX02')
  server.clock.advance(15 * minute)
  expect(await enter(home)).toBe('in')
})

test('a device key that the server never gave opens nothing', async () => {
  await attempt(home, password)
  await strangersGuess(5)
  for (const forged of ['A'.repeat(43), "' OR 1=1 --", 'x'.repeat(64)])
    expect(await enter('192.0.2.77', password, forged)).toBe('LX02')
})

test('while its address waits, a known account comes in and everybody else, also with a wrong password, gets one answer', async () => {
  await attempt(home, password)
  const noCaptcha = { memId: 'nobody99', memPass: '', captcha: '5555', captchaId: 'none', work: 1, deviceKey: '' }
  for (let no = 0; no < 40; no++) await codeOf(at(home, 1, (ctx) => logIn(ctx, noCaptcha)))
  expect(await enter(home, wrong)).toBe('E429')
  expect(await enter(home)).toBe('in')
  await addMember(server, { memId: 'other123', password })
  const { captchaId } = await at(home, 1, (ctx) => createCaptcha(ctx))
  const other = { memId: 'other123', memPass: password, captcha: '1234', captchaId, work: 1, deviceKey: '' }
  expect(await codeOf(at(home, 1, (ctx) => logIn(ctx, other)))).toBe('E429')
})

test('a new password makes every address and device a stranger', async () => {
  const { deviceKey } = await attempt(home, password)
  const change = {
    what: 'password',
    currentPass: password,
    memPass: 'cliff$birch8',
    memPassCheck: 'cliff$birch8',
  } as const
  await server.member(memberId, (ctx) => updateMemberSecrets(ctx, change))
  await strangersGuess(5)
  expect(await enter(home, 'cliff$birch8', deviceKey)).toBe('LX02')
})

test('staff are shown that a member’s login waits, and end it', async () => {
  await strangersGuess(5)
  const waitsUntil = async () => (await server.staff((ctx) => memberFile(ctx, memberId)))?.loginWaitsUntil
  expect(await waitsUntil()).toEqual(new Date(server.clock.now().getTime() + 15 * minute))
  await server.staff((ctx) => unlockLogin(ctx, memberId))
  expect(await waitsUntil()).toBeNull()
  expect(await enter(home)).toBe('in')
  expect(await codeOf(server.staff((ctx) => unlockLogin(ctx, memberId)))).toBe('STAFF_CONFLICT')
})

test('staff at a known address log in though strangers use up the tries of the account', async () => {
  expect(await staffEnter(home)).toBe('in')
  for (let no = 0; no < 8; no++) await staffEnter(`198.51.100.${no}`, { password: wrong })
  nextCode()
  expect(await staffEnter('198.51.100.99')).toBe('STAFF_LOGIN_WAIT')
  expect(await staffEnter(home, { password: wrong }), 'the answer does not reveal that the address is known').toBe(
    'STAFF_LOGIN_WAIT',
  )
  expect(await staffEnter(home)).toBe('in')
})

test('staff that wait are shown, and unlocked by a manager of any of their sites and by a command', async () => {
  const waits = async () => (await server.staff(staffAccounts, {}, 2)).map((account) => account.waitsUntil !== null)
  for (const unlock of [
    () => server.staff((ctx) => unlockStaffAccount(ctx, staff.staffId), { staffId: 900 }, 2),
    () => server.system((ctx) => unlockStaffAccount(ctx, staff.staffId), 1),
  ]) {
    for (let no = 0; no < 5; no++) await staffEnter('198.51.100.1', { password: wrong })
    expect(await staffEnter(home)).toBe('STAFF_LOGIN_WAIT')
    expect(await waits()).toEqual([true])
    await unlock()
    expect(await waits()).toEqual([false])
    nextCode()
    expect(await staffEnter('192.0.2.78')).toBe('in')
    await server.ownerPool.query('TRUNCATE identity.login_place, identity.login_guard')
  }
  const { rows } = await server.pool.query(
    `SELECT before, after FROM audit.entry WHERE action = 'staff.unlock' LIMIT 1`,
  )
  expect(rows[0]).toMatchObject({ before: { failedLogins: true }, after: { failedLogins: false } })
})

test('a new password of staff forgets their addresses', async () => {
  expect(await staffEnter(home)).toBe('in')
  await server.system((ctx) => resetStaffPassword(ctx, staff.staffId, 'Harbour-light-9'))
  for (let no = 0; no < 5; no++) await staffEnter('198.51.100.1', { password: wrong })
  nextCode()
  expect(await staffEnter(home, { password: 'Harbour-light-9' })).toBe('STAFF_LOGIN_WAIT')
})

test('failures and waits of members and staff are security events of known accounts; of others without what was typed', async () => {
  await server.contexts.security.flush()
  await server.ownerPool.query('TRUNCATE platform.security_event')
  server.clock.advance(10 * minute)
  await strangersGuess(5)
  for (let no = 0; no < 5; no++) await staffEnter('198.51.100.1', { password: wrong })
  await staffEnter('198.51.100.2', { loginId: 'mySecretPassword1' })
  await server.contexts.security.flush()
  const { rows } = await server.pool.query(
    `SELECT kind, subject, site_id, sum(count)::int AS count FROM platform.security_event_view GROUP BY 1, 2, 3 ORDER BY 1, 2`,
  )
  expect(rows).toEqual([
    { kind: 'account-waits', subject: `member:${memberId}`, site_id: 1, count: 1 },
    { kind: 'member-login-failed', subject: `member:${memberId}`, site_id: 1, count: 5 },
    { kind: 'staff-account-waits', subject: `staff:${staff.staffId}`, site_id: 1, count: 1 },
    { kind: 'staff-login-failed', subject: '', site_id: 0, count: 1 },
    { kind: 'staff-login-failed', subject: `staff:${staff.staffId}`, site_id: 1, count: 5 },
  ])
})
