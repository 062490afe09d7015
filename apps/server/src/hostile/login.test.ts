import { captcha, login } from '@maru/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CAPTCHA, PASSWORD, runningServer, STAFF_PASSWORD, WITHDRAWAL_PASSWORD } from '../testing/running-server.ts'
import { signUpBody } from './bodies.ts'

const work = vi.hoisted(() => ({ hashes: 0 }))
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>()
  const argon2 = (...given: Parameters<typeof crypto.argon2>) => {
    work.hashes++
    return crypto.argon2(...given)
  }
  return { ...crypto, default: { ...crypto, argon2 }, argon2 }
})

const server = await runningServer()
beforeEach(() => {
  work.hashes = 0
})
const guest = server.client()
const freshCaptcha = async (): Promise<string> => (await guest.call(captcha.path)).data.captchaId
const tryLogin = async (memId: string, memPass: string, changes: object = {}) => {
  const captchaId = await freshCaptcha()
  work.hashes = 0
  const { resultCode, resultMessage, data, status } = await guest.call(login.path, {
    memId,
    memPass,
    captchaId,
    captcha: CAPTCHA,
    ...changes,
  })
  return { answer: { resultCode, resultMessage, data, status }, hashes: work.hashes }
}
const refused = { resultCode: 'LX02', status: 200, data: {} }

describe('a wrong login', () => {
  test('has one answer and the same work, whether the id exists or not', async () => {
    const known = await server.member()
    const wrong = await tryLogin(known.memId, 'Wrong7pass!')
    const unknown = await tryLogin('nobodyatall', 'Wrong7pass!')
    const odd = await tryLogin("' OR 1=1 --", 'Wrong7pass!')
    const foreign = await tryLogin((await server.member({ siteId: 2 })).memId, PASSWORD)
    for (const one of [wrong, unknown, odd, foreign]) {
      expect(one.answer).toEqual(wrong.answer)
      expect(one.answer).toMatchObject(refused)
      expect(one.hashes).toBe(1)
    }
  })

  test('with a wrong captcha tries no password, and has that same answer', async () => {
    const known = await server.member()
    for (const [memId, memPass] of [
      [known.memId, PASSWORD],
      ['nobodyatall', PASSWORD],
    ] as const)
      for (const changes of [{ captcha: '5555' }, { captchaId: 'A'.repeat(43) }, { captchaId: '' }, { captcha: '' }]) {
        const tried = await tryLogin(memId, memPass, changes)
        expect(tried.answer).toMatchObject(refused)
        expect(tried.hashes).toBe(0)
      }
  })

  test('five times makes the id wait, known or not, with the same answer and work; after a quarter of an hour it is good again', async () => {
    const known = await server.member()
    for (const memId of [known.memId, 'nobodywaits']) {
      for (let i = 0; i < 5; i++) await tryLogin(memId, 'Wrong7pass!')
      const waiting = await tryLogin(memId.toUpperCase(), PASSWORD)
      expect(waiting.answer).toMatchObject(refused)
      expect(waiting.hashes).toBe(1)
    }
    await server.moveClock(16 * 60_000)
    expect((await tryLogin(known.memId, PASSWORD)).answer.resultCode).toBe('0')
    await server.moveClock(0)
  })

  test('twenty at once count as well as one after the other', async () => {
    const known = await server.member()
    const captchas = await Promise.all(Array.from({ length: 20 }, freshCaptcha))
    await Promise.all(
      captchas.map((captchaId) =>
        guest.call(login.path, { memId: known.memId, memPass: 'Wrong7pass!', captchaId, captcha: CAPTCHA }),
      ),
    )
    expect((await tryLogin(known.memId, PASSWORD)).answer).toMatchObject(refused)
  })

  test('for staff has one answer and the same work, whatever was wrong', async () => {
    const clerk = await server.staff('cashier')
    await server.moveClock(10 * 60_000)
    const right = { loginId: clerk.account.loginId, password: STAFF_PASSWORD, totp: clerk.totp() }
    for (const change of [
      { loginId: 'nobody' },
      { password: 'wrong' },
      { totp: '000000' },
      { totp: 'x' },
      { loginId: "' OR 1=1" },
    ]) {
      work.hashes = 0
      const answer = await clerk.ask('POST', '/admin/api/login', { ...right, ...change }, { cookie: '' })
      expect(answer).toMatchObject({ status: 401, json: { code: 'STAFF_LOGIN_FAILED', detail: {} } })
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(work.hashes).toBe(1)
    }
    await server.moveClock(0)
  })
})

describe('a captcha', () => {
  test('serves one login, also when ten use it at once', async () => {
    const known = await server.member()
    const captchaId = await freshCaptcha()
    const body = { memId: known.memId, memPass: PASSWORD, captchaId, captcha: CAPTCHA }
    const answers = await Promise.all(Array.from({ length: 10 }, () => guest.call(login.path, body)))
    expect(answers.map(({ resultCode }) => resultCode).sort()).toEqual(['0', ...Array(9).fill('LX02')])
    expect((await guest.call(login.path, body)).resultCode).toBe('LX02')
  })

  test('is used up by a wrong answer, runs out after three minutes, and is good at its own site only', async () => {
    const known = await server.member()
    const first = await freshCaptcha()
    const body = { memId: known.memId, memPass: PASSWORD, captcha: CAPTCHA }
    await guest.call(login.path, { ...body, captchaId: first, captcha: '5555' })
    expect((await guest.call(login.path, { ...body, captchaId: first })).resultCode).toBe('LX02')
    const foreign = (await server.client(2).call(captcha.path)).data.captchaId
    expect((await guest.call(login.path, { ...body, captchaId: foreign })).resultCode).toBe('LX02')
    const late = await freshCaptcha()
    await server.moveClock(3 * 60_000 + 1_000)
    expect((await guest.call(login.path, { ...body, captchaId: late })).resultCode).toBe('LX02')
    await server.moveClock(0)
  })
})

test('a login never takes a token that was there before, and sets no cookie', async () => {
  const known = await server.member()
  const planted = 'A'.repeat(43)
  const captchaId = await freshCaptcha()
  const body = { memId: known.memId, memPass: PASSWORD, captchaId, captcha: CAPTCHA }
  const reply = await guest.call(login.path, body, { token: planted, headers: { cookie: `maru_session=${planted}` } })
  expect(reply.resultCode).toBe('0')
  expect(reply.data.token).not.toBe(planted)
  expect(reply.data.token).not.toBe(known.token)
  expect(reply.data.socketKey).not.toBe(known.socketKey)
  expect(reply.headers.get('set-cookie')).toBeNull()
  expect((await known.call('/api/member/info', {}, { token: planted })).resultCode).toBe('TK001')
  expect((await known.call('/api/member/info')).resultCode).toBe('TK999')
})

describe('headers', () => {
  test('every page and answer keeps scripts, frames and guesses about types out', async () => {
    for (const origin of [server.url, server.adminUrl])
      for (const path of [
        '/',
        '/no/such/page',
        '/health',
        '/config.json',
        '/api/nothing',
        '/admin/api/me',
        '/admin/api/nothing',
      ]) {
        const { headers } = await fetch(origin + path)
        const policy = headers.get('content-security-policy') ?? ''
        const about = `${origin}${path}`
        expect(headers.get('x-content-type-options'), about).toBe('nosniff')
        expect(headers.get('referrer-policy'), about).toBe('no-referrer')
        expect(policy, about).toContain("frame-ancestors 'none'")
        expect(policy, about).toContain("object-src 'none'")
        expect(policy, about).toContain("worker-src 'self'")
        expect(policy, about).toContain("base-uri 'none'")
        expect(/script-src([^;]*)/.exec(policy)?.[1], about).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/)/)
        expect(headers.get('x-powered-by'), about).toBeNull()
      }
  })

  test('what a member is answered is stored by no cache', async () => {
    expect((await guest.call('/api/etc/siteOption')).headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${server.adminUrl}/admin/api/me`)).headers.get('cache-control')).toBe('no-store')
    expect((await fetch(`${server.url}/config.json`)).headers.get('cache-control')).toBe('no-store')
  })

  test("the call that moves the clock is no call of the members' listener", async () => {
    expect((await fetch(`${server.url}/test/clock`, { method: 'POST' })).status).toBe(404)
  })
})

test('no password, token, account number or telephone number is ever logged, also when the inside breaks', async () => {
  const newCaptcha = async () => ({ captchaId: (await guest.call('/api/captcha')).data.captchaId, captcha: CAPTCHA })
  const applicant = { ...signUpBody(), ...(await newCaptcha()), memPass: 'Secret7sign!', memPassCheck: 'Secret7sign!' }
  const own = await server.member({ cash: 50_000, bankacc: '987650123456', memPhone: '01098761234' })
  const clerk = await server.staff()
  await guest.call('/api/member/signup', applicant)
  const proof = await newCaptcha()
  // Breaks each of these inside: the database reports the failing row.
  for (const table of [
    'identity.member',
    'identity.session',
    'cashier.request',
    'identity.staff_session',
    'audit.entry',
  ])
    await server.ownerPool.query(`ALTER TABLE ${table} ADD CONSTRAINT hostile CHECK (false) NOT VALID`)
  const second = { ...signUpBody(), ...proof, memPass: 'Secret7sign!', memPassCheck: 'Secret7sign!' }
  const broken = [
    await guest.call('/api/member/signup', second),
    await server.client().logIn(own.memId, PASSWORD, CAPTCHA),
    await own.call('/api/cash/out', { amount: 10_000, cashOutPass: WITHDRAWAL_PASSWORD, requestKey: 'hostile-key' }),
  ]
  for (const { status, data } of broken) {
    expect(status, JSON.stringify(data)).toBe(500)
    expect(Object.keys(data)).toEqual(['requestId'])
  }
  await server.moveClock(20 * 60_000)
  expect((await clerk.logIn()).status).toBe(500)
  expect((await clerk.ask('POST', `/admin/api/members/${own.memberId}/lock`, { reason: 'hostile' })).status).toBe(500)
  for (const table of [
    'identity.member',
    'identity.session',
    'cashier.request',
    'identity.staff_session',
    'audit.entry',
  ])
    await server.ownerPool.query(`ALTER TABLE ${table} DROP CONSTRAINT hostile`)
  await server.moveClock(0)

  const log = server.logged.join('')
  expect(log).toContain('call failed')
  const secrets = [
    PASSWORD,
    STAFF_PASSWORD,
    'Secret7sign!',
    '$argon2id',
    `"${WITHDRAWAL_PASSWORD}"`,
    own.token,
    own.socketKey,
    clerk.cookie.split('=')[1] ?? '',
    clerk.account.totpSecret,
    '987650123456',
    '01098761234',
    second.bankacc,
    second.memPhone,
    second.memNick,
    server.config.SECRET_KEY.toString('base64'),
  ]
  for (const secret of secrets) expect(log.includes(secret), secret).toBe(false)
})
