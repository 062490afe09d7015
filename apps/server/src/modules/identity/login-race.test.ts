import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Guest } from '../../platform/context.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addStaff } from '../../testing/people.ts'
import { createCaptcha } from './captcha.service.ts'
import { totpCode } from './index.ts'
import { logIn } from './login.service.ts'
import { hashPassword } from './password.ts'
import { logStaffIn } from './staff-login.service.ts'
import { newTotpSecret, sealTotp } from './totp.ts'
import { updateMemberSecrets } from './update.service.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: '1234' } })
const guest: Guest = { kind: 'guest' }
const password = 'river!stone4'
let memberId = 0
let staff: Awaited<ReturnType<typeof addStaff>>

beforeEach(async () => {
  await server.ownerPool.query(
    'TRUNCATE identity.member, identity.session, identity.session_token, identity.login_guard, identity.login_place, identity.staff CASCADE',
  )
  memberId = await addMember(server, { memId: 'moonlit9', password })
  staff = await addStaff(server, { loginId: 'jiyun', password })
})

const asGuest = <T>(siteId: number, fn: Parameters<typeof server.contexts.inContext<Guest, T>>[1]) =>
  server.contexts.inContext<Guest, T>({ who: guest, siteId, ip: '203.0.113.9' }, fn)
const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'in',
    (error: { code?: string }) => error.code ?? String(error),
  )
const memberLogin = async () => {
  const { captchaId } = await asGuest(1, (ctx) => createCaptcha(ctx))
  const typed = { memId: 'moonlit9', memPass: password, captcha: '1234', captchaId, work: 1, deviceKey: '' }
  return asGuest(1, (ctx) => logIn(ctx, typed))
}
const staffLogin = () => {
  const totp = totpCode(staff.totpSecret, server.clock.now())
  return asGuest(0, (ctx) => logStaffIn(ctx, { loginId: 'jiyun', password, totp }))
}

/** Holds the row while `act` verifies, so that `act` waits for it; then changes the row and lets go. */
const changedMeanwhile = async (hold: string, act: () => Promise<unknown>, change: string, values: unknown[]) => {
  const client = await server.ownerPool.connect()
  try {
    await client.query('BEGIN')
    await client.query(hold)
    const outcome = codeOf(act())
    await someoneWaits()
    await client.query(change, values)
    await client.query('COMMIT')
    return await outcome
  } finally {
    client.release()
  }
}
const someoneWaits = async (): Promise<void> => {
  for (;;) {
    const { rows } = await server.ownerPool.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
    await wait(5)
  }
}
const holdMember = 'SELECT 1 FROM identity.member FOR UPDATE'
const holdStaff = 'SELECT 1 FROM identity.staff FOR UPDATE'
const openSessions = async (table: string): Promise<number> =>
  (await server.pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE ended_at IS NULL`)).rows[0].n

test('a login whose password was changed while it was verified opens no session', async () => {
  const change = 'UPDATE identity.member SET password_hash = $1'
  const values = [await hashPassword('cliff$birch8')]
  expect(await changedMeanwhile(holdMember, memberLogin, change, values)).toBe('LX02')
  expect(await openSessions('identity.session')).toBe(0)
})

test('a login that only waited for the row comes in', async () => {
  expect(await changedMeanwhile(holdMember, memberLogin, 'UPDATE identity.member SET level = $1', [2])).toBe('in')
})

test('of many logins at once with the right password none is answered that something was wrong', async () => {
  const codes = await Promise.all(Array.from({ length: 14 }, () => codeOf(memberLogin())))
  expect(codes.filter((code) => code !== 'in' && code !== 'E429')).toEqual([])
  expect(codes.filter((code) => code === 'in').length).toBeGreaterThanOrEqual(10)
  expect(await openSessions('identity.session')).toBe(1)
  expect(await codeOf(memberLogin())).toBe('in')
})

test('a member locked while the password was verified does not come in', async () => {
  const change = `UPDATE identity.member SET status = 'locked', status_before_lock = 'active', lock_reason = $1`
  expect(await changedMeanwhile(holdMember, memberLogin, change, ['x'])).toBe('B1002')
})

test('a staff login whose password, seed or account was changed while it was verified opens no session', async () => {
  const changes: [string, () => unknown | Promise<unknown>][] = [
    ['UPDATE identity.staff SET password_hash = $1', () => hashPassword('Harbour-light-9')],
    ['UPDATE identity.staff SET totp_sealed = $1', () => sealTotp(server, newTotpSecret())],
    ['UPDATE identity.staff SET is_active = $1', () => false],
  ]
  for (const [change, value] of changes) {
    expect(await changedMeanwhile(holdStaff, staffLogin, change, [await value()]), change).toBe('STAFF_LOGIN_FAILED')
    expect(await openSessions('identity.staff_session')).toBe(0)
    await server.ownerPool.query('TRUNCATE identity.staff CASCADE')
    staff = await addStaff(server, { loginId: 'jiyun', password })
  }
})

test('of two who change one password at once, the second has the old one no longer', async () => {
  const change = (memPass: string) => () =>
    server.member(memberId, (ctx) =>
      updateMemberSecrets(ctx, { what: 'password', currentPass: password, memPass, memPassCheck: memPass }),
    )
  const meanwhile = 'UPDATE identity.member SET password_hash = $1'
  expect(
    await changedMeanwhile(holdMember, change('cliff$birch8'), meanwhile, [await hashPassword('other!oak77')]),
  ).toBe('LX02')
})
