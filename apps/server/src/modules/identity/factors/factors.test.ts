import { expect, test } from 'vitest'
import { CAPTCHA, PASSWORD, runningServer, WITHDRAWAL_PASSWORD } from '../../../testing/running-server.ts'
import { siteById } from '../../site/index.ts'
import { totpCode } from '../totp.ts'
import { createAuthenticator } from './authenticator.fixture.ts'

const server = await runningServer()
const origin = await server.system(async (ctx) => (await siteById(ctx, 1)).origin)
type Person = Awaited<ReturnType<typeof server.member>>

const codeOf = (secret: string, ahead = 0): string => totpCode(secret, new Date(server.now().getTime() + ahead))
const setUp = async (member: Person) => {
  const { secret } = (await member.call('/api/member/totp/begin', { currentPass: PASSWORD })).data
  const { data } = await member.call('/api/member/totp/confirm', { code: codeOf(secret) })
  return { secret, recoveryCodes: data.recoveryCodes }
}
const logIn = async (memId: string, code = ''): Promise<string> => {
  const client = server.client()
  const { captchaId } = (await client.call('/api/captcha')).data
  return (await client.call('/api/member/login', { memId, memPass: PASSWORD, captchaId, captcha: CAPTCHA, code }))
    .resultCode
}
const addKey = async (member: Person, device = createAuthenticator(origin)) => {
  const { options } = (await member.call('/api/passkey/addOptions', { currentPass: PASSWORD })).data
  const answer = await member.call('/api/passkey/add', {
    name: '내 전화기',
    credential: device.create(options.challenge),
  })
  return { device, ...answer }
}
const challenge = async () => (await server.client().call('/api/passkey/loginOptions')).data.options.challenge
const byKey = async (credential: object) =>
  (await server.client().call('/api/passkey/login', { credential })).resultCode

test('a login asks for a code once the application is confirmed; each code and recovery code is good once', async () => {
  const member = await server.member()
  await member.call('/api/member/totp/begin', { currentPass: PASSWORD })
  expect(await logIn(member.memId)).toBe('0')
  const again = await server.member()
  const { secret, recoveryCodes } = await setUp(again)
  expect(recoveryCodes).toHaveLength(10)
  // 112 bits and more need no slow hash: ASVS 6.5.2.
  for (const one of recoveryCodes) expect(one.replaceAll('-', '').length * Math.log2(31)).toBeGreaterThan(112)
  expect(await logIn(again.memId)).toBe('LX03')
  // The code that confirmed it is used up.
  expect(await logIn(again.memId, codeOf(secret))).toBe('LX04')
  expect(await logIn(again.memId, codeOf(secret, 30_000))).toBe('0')
  expect(await logIn(again.memId, codeOf(secret, 30_000))).toBe('LX04')
  expect(await logIn(again.memId, recoveryCodes[0]?.toUpperCase())).toBe('0')
  expect(await logIn(again.memId, recoveryCodes[0])).toBe('LX04')
  expect(await logIn(again.memId, recoveryCodes[1])).toBe('0')
})

test('an application that is set up is taken away with the password alone, and not replaced', async () => {
  const member = await server.member()
  await setUp(member)
  expect((await member.call('/api/member/totp/begin', { currentPass: PASSWORD })).resultCode).toBe('LX06')
  expect((await member.call('/api/member/totp/remove', { currentPass: 'Wrong7pass!' })).resultCode).toBe('LX02')
  expect((await member.call('/api/member/totp/remove', { currentPass: PASSWORD })).resultCode).toBe('0')
  expect((await member.call('/api/member/security')).data.totp).toBeNull()
  expect(await logIn(member.memId)).toBe('0')
})

test('five wrong codes in a row make the account wait, so that nobody tries them all', async () => {
  const member = await server.member({ cash: 50_000 })
  const { secret, recoveryCodes } = await setUp(member)
  const guard = (code: string) => member.call('/api/member/totp/guard', { guardsWithdrawals: true, code })
  for (let n = 0; n < 6; n++) expect((await guard('000000')).resultCode).toBe('LX04')
  expect((await guard(codeOf(secret, 30_000))).resultCode).toBe('LX04')
  expect((await guard(recoveryCodes[0] ?? '')).resultCode).toBe('LX04')
})

test('a withdrawal asks for a code where the member chose so', async () => {
  const member = await server.member({ cash: 50_000, withdrawalPassword: WITHDRAWAL_PASSWORD })
  const { recoveryCodes } = await setUp(member)
  const out = (code: string) =>
    member.call('/api/cash/out', {
      amount: 10_000,
      cashOutPass: WITHDRAWAL_PASSWORD,
      code,
      requestKey: crypto.randomUUID(),
    })
  expect(
    (await member.call('/api/member/totp/guard', { guardsWithdrawals: true, code: recoveryCodes[0] })).resultCode,
  ).toBe('0')
  expect((await out('')).resultCode).toBe('C217')
  expect((await out('000000')).resultCode).toBe('C217')
  expect((await out(recoveryCodes[1] ?? '')).resultCode).toBe('0')
})

test('a passkey logs in without password and code; one challenge is answered once', async () => {
  const member = await server.member()
  await setUp(member)
  const { device, data } = await addKey(member)
  expect((await member.call('/api/member/security')).data.passkeys).toMatchObject([
    { passkeyId: data.passkeyId, name: '내 전화기', lastUsedAt: null },
  ])
  const credential = device.get(await challenge())
  expect(await byKey(credential)).toBe('0')
  expect(await byKey(credential)).toBe('LX05')
  expect(await byKey(device.get(await challenge()))).toBe('0')
})

test('a passkey is refused in one way, whatever is wrong with it', async () => {
  const member = await server.member()
  const { device, data } = await addKey(member)
  const stranger = createAuthenticator(origin)
  expect(await byKey(stranger.get(await challenge()))).toBe('LX05')
  // Of another origin, with a challenge that nobody gave, or with one that was given to add a passkey.
  expect(await byKey(device.get(await challenge(), 'https://elsewhere.example'))).toBe('LX05')
  expect(await byKey(device.get(Buffer.alloc(32).toString('base64url')))).toBe('LX05')
  const { options } = (await member.call('/api/passkey/addOptions', { currentPass: PASSWORD })).data
  expect(await byKey(device.get(options.challenge))).toBe('LX05')
  // Kept by its authenticator for somebody else.
  const kept = device.get(await challenge())
  const userHandle = Buffer.from('1:999999').toString('base64url')
  expect(await byKey({ ...kept, response: { ...kept.response, userHandle } })).toBe('LX05')
  // Too late.
  const old = await challenge()
  await server.moveClock(6 * 60_000)
  expect(await byKey(device.get(old))).toBe('LX05')
  await server.moveClock(0)
  expect(
    (await member.call('/api/passkey/remove', { passkeyId: data.passkeyId, currentPass: 'Wrong7pass!' })).resultCode,
  ).toBe('LX02')
  expect(
    (await member.call('/api/passkey/remove', { passkeyId: data.passkeyId, currentPass: PASSWORD })).resultCode,
  ).toBe('0')
  expect(await byKey(device.get(await challenge()))).toBe('LX05')
})

test('a passkey whose authenticator does not verify its holder is not added, nor somebody else’s renamed or removed', async () => {
  const [member, other] = [await server.member(), await server.member()]
  expect((await addKey(member, createAuthenticator(origin, { isVerified: false }))).resultCode).toBe('LX05')
  const { data } = await addKey(member)
  expect((await other.call('/api/passkey/rename', { passkeyId: data.passkeyId, name: 'mine' })).resultCode).toBe('N404')
  expect(
    (await other.call('/api/passkey/remove', { passkeyId: data.passkeyId, currentPass: PASSWORD })).resultCode,
  ).toBe('N404')
})

test('staff take the factors away with a reason; the sessions end, and withdrawals wait for a day', async () => {
  const member = await server.member({ cash: 50_000, withdrawalPassword: WITHDRAWAL_PASSWORD })
  await setUp(member)
  const { device } = await addKey(member)
  const staff = await server.staff('support')
  const reset = () =>
    staff.ask('POST', `/admin/api/members/${member.memberId}/reset-factors`, { reason: 'lost the phone' })
  expect((await reset()).status).toBe(200)
  expect((await reset()).status).toBe(409)
  expect((await member.call('/api/member/security')).resultCode).toBe('TK001')
  expect(await byKey(device.get(await challenge()))).toBe('LX05')
  expect((await member.logIn(member.memId, PASSWORD, CAPTCHA)).resultCode).toBe('0')
  const out = () =>
    member.call('/api/cash/out', { amount: 10_000, cashOutPass: WITHDRAWAL_PASSWORD, requestKey: crypto.randomUUID() })
  expect((await out()).resultCode).toBe('C218')
})

test('a wrong code or password of a known member is a security event that says which, at the login and after it', async () => {
  const member = await server.member({ cash: 100_000 })
  await setUp(member)
  await logIn(member.memId, '000000')
  await member.call('/api/member/totp/guard', { guardsWithdrawals: true, code: '000000' })
  await member.call('/api/member/totp/remove', { currentPass: 'Wrong7pass!' })
  await member.call('/api/cash/out', { amount: 50_000, cashOutPass: '0001', requestKey: crypto.randomUUID() })
  const seen = async () => {
    const { rows } = await server.pool.query(
      'SELECT kind, detail FROM platform.security_event_view WHERE subject = $1 ORDER BY 1, 2',
      [`member:${member.memberId}`],
    )
    return rows.map(({ kind, detail }) => `${kind}: ${detail}`)
  }
  await expect
    .poll(seen, { timeout: 5_000 })
    .toEqual([
      'member-login-failed: code',
      'member-proof-failed: code',
      'member-proof-failed: password',
      'member-proof-failed: withdrawal password',
    ])
})
