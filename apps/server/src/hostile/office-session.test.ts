import { adminCalls } from '@maru/contract/catalogue'
import { describe, expect, test } from 'vitest'
import { runningServer, STAFF_PASSWORD } from '../testing/running-server.ts'
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
