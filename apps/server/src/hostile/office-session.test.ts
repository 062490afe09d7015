import { adminCalls } from '@maru/contract/catalogue'
import { describe, expect, test } from 'vitest'
import { runningServer, STAFF_PASSWORD } from '../testing/running-server.ts'
import { type StaffClient, staffClient } from '../testing/staff-client.ts'
import { officeBodies } from './bodies.ts'

const server = await runningServer()

describe('the session of staff', () => {
  test('a logged-out cookie opens nothing any more', async () => {
    const clerk = await server.staff('cashier')
    expect((await clerk.ask('GET', '/admin/api/me')).status).toBe(200)
    expect((await clerk.ask('POST', '/admin/api/logout', {})).status).toBe(200)
    for (const call of adminCalls.filter((one) => one.permission !== 'public'))
      expect(
        (await clerk.ask(call.method, call.path.replace(/:\w+/g, '1'), officeBodies[`${call.method} ${call.path}`]?.()))
          .json.code,
        call.path,
      ).toBe('STAFF_LOGIN_REQUIRED')
  })

  test('a one-time code is taken once, also by four at the same time', async () => {
    const clerk = await server.staff('cashier')
    const { loginId } = clerk.account
    const replay = { loginId, password: STAFF_PASSWORD, totp: clerk.totp() }
    expect((await clerk.ask('POST', '/admin/api/login', replay, { cookie: '' })).json.code).toBe('STAFF_LOGIN_FAILED')
    await server.moveClock(5 * 60_000)
    const fresh = { ...replay, totp: clerk.totp() }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => clerk.ask('POST', '/admin/api/login', fresh, { cookie: '' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await server.moveClock(0)
  })

  test('a login does not take over a cookie that was there before, and the new one is out of reach of scripts', async () => {
    const clerk = await server.staff('cashier')
    await server.moveClock(60_000)
    const planted = `maru_office=${'A'.repeat(43)}`
    const { loginId } = clerk.account
    const reply = await clerk.ask(
      'POST',
      '/admin/api/login',
      { loginId, password: STAFF_PASSWORD, totp: clerk.totp() },
      { cookie: planted },
    )
    const set = reply.headers.get('set-cookie') ?? ''
    expect(set).toMatch(/^maru_office=[\w-]{43};/)
    expect(set).not.toContain('A'.repeat(43))
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(set).toContain(flag)
    expect((await clerk.ask('GET', '/admin/api/me', undefined, { cookie: planted })).status).toBe(401)
    await server.moveClock(0)
  })
})

describe('a password of staff', () => {
  const change = (client: StaffClient, changes: object = {}) =>
    client.ask('POST', '/admin/api/me/password', {
      currentPassword: client.account.password,
      totp: client.totp(),
      password: 'Harbour-light-9',
      ...changes,
    })
  let ahead = 0
  const nextCode = (): Promise<void> => {
    ahead += 30_000
    return server.moveClock(ahead)
  }

  test('is changed by whose it is with the one before and a new code, and ends its other sessions', async () => {
    const clerk = await server.staff('cashier')
    const other = staffClient(server.adminUrl, clerk.account, server.now)
    await nextCode()
    await other.logIn()
    expect((await change(clerk, { totp: other.totp() })).json.detail.fields, 'a code that was taken').toEqual([
      { field: 'currentPassword', problem: 'wrong' },
    ])
    await nextCode()
    expect((await change(clerk, { currentPassword: 'Wrong#stone58' })).status).toBe(400)
    expect((await change(clerk, { password: 'password12' })).json.detail.fields).toEqual([
      { field: 'password', problem: 'common' },
    ])
    expect((await change(clerk)).status).toBe(200)
    expect((await clerk.ask('GET', '/admin/api/me')).status).toBe(200)
    expect((await other.ask('GET', '/admin/api/me')).status).toBe(401)
    const { rows } = await server.ownerPool.query(
      "SELECT staff_name FROM audit.entry WHERE action = 'staff.own-password'",
    )
    expect(rows).toEqual([{ staff_name: clerk.account.loginId }])
  })

  test('that another gave opens nothing but its own change, and nobody gives one to oneself', async () => {
    const boss = await server.staff('superadmin')
    const clerk = await server.staff('cashier')
    const idOf = async (client: StaffClient) => (await client.ask('GET', '/admin/api/me')).json.staffId
    const [bossId, clerkId] = [await idOf(boss), await idOf(clerk)]
    const given = 'Given#stone58'
    for (const act of ['reset-password', 'reset-totp'])
      expect((await boss.ask('POST', `/admin/api/staff/${bossId}/${act}`, { password: given })).status, act).toBe(409)
    expect((await boss.ask('POST', `/admin/api/staff/${clerkId}/reset-password`, { password: given })).status).toBe(200)
    const again = staffClient(server.adminUrl, { ...clerk.account, password: given }, server.now)
    await nextCode()
    expect((await again.logIn()).json).toMatchObject({ mustChangePassword: true, permissions: [] })
    expect((await again.ask('GET', '/admin/api/cash-requests')).status).toBe(403)
    await nextCode()
    expect((await change(again, { password: given })).json.detail.fields).toEqual([
      { field: 'password', problem: 'same' },
    ])
    expect((await change(again)).status).toBe(200)
    expect((await again.ask('GET', '/admin/api/cash-requests')).status).toBe(200)
    expect((await again.ask('GET', '/admin/api/me')).json.mustChangePassword).toBe(false)
  })
})
