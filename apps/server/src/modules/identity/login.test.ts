import { beforeEach, expect, test } from 'vitest'
import type { Guest, Member } from '../../platform/context.ts'
import { listen } from '../../platform/events/events.ts'
import { testServer } from '../../testing/context.ts'
import { addMember, addSecondSite } from '../../testing/people.ts'
import { createCaptcha } from './captcha.service.ts'
import { authenticateMember } from './index.ts'
import { logIn } from './login.service.ts'
import { endSessions } from './session.service.ts'
import { tidyJob } from './tidy.job.ts'
import { updateMemberSecrets } from './update.service.ts'

const ended: { memberId: number; socketKey: string; reason: string }[] = []
const server = await testServer({
  env: { CAPTCHA_ANSWER: '1234' },
  listeners: [listen('identity.session-ended', async (_, payload) => void ended.push(payload))],
})
const password = 'river!stone4'
const minute = 60_000
let memberId = 0

await addSecondSite(server)
beforeEach(async () => {
  await server.ownerPool.query(
    'TRUNCATE identity.member, identity.session, identity.session_token, identity.login_guard, identity.login_place CASCADE',
  )
  memberId = await addMember(server, { memId: 'moonlit9', password, memPhone: '01023456789', bankacc: '123456789012' })
  ended.length = 0
})

const guest: Guest = { kind: 'guest' }
const asGuest = <T>(fn: Parameters<typeof server.contexts.inContext<Guest, T>>[1], ip = '203.0.113.9', siteId = 1) =>
  server.contexts.inContext<Guest, T>({ who: guest, siteId, ip, userAgent: 'test browser' }, fn)
const newCaptcha = async () => (await asGuest((ctx) => createCaptcha(ctx))).captchaId

type Try = { memId?: string; memPass?: string; captcha?: string; captchaId?: string; ip?: string; siteId?: number }
const attempt = async ({ ip, siteId, ...typed }: Try = {}) => {
  const captchaId = typed.captchaId ?? (await newCaptcha())
  const body = { memId: 'moonlit9', memPass: password, captcha: '1234', work: 1, deviceKey: '', ...typed, captchaId }
  return asGuest((ctx) => logIn(ctx, body), ip, siteId)
}
const codeOf = (typed: Try = {}): Promise<string> =>
  attempt(typed).then(
    () => '0',
    (error: { code?: string }) => error.code ?? String(error),
  )
const whoIs = (token: string, siteId = 1) => server.guest((ctx) => authenticateMember(ctx, token), siteId)
const memberBehind = async (token: string): Promise<Member> => {
  const found = await whoIs(token)
  if (typeof found === 'string') throw new Error(found)
  return found
}

test('who knows id, password and captcha comes in, in any letter case of the id', async () => {
  const answer = await attempt({ memId: ' MoonLit9 ' })
  expect(answer).toMatchObject({
    member: { memId: 'moonlit9', cashAmt: 0, pointAmt: 0, isPartnerMember: 'N', bankaccMasked: '********9012' },
    msgInfo: { newMsg: 0 },
    expiresAt: server.clock.now().getTime() + 120 * minute,
  })
  expect(await whoIs(answer.token)).toMatchObject({ memberId, socketKey: answer.socketKey, tier: 'NORMAL' })
})

test('a partner, who opens no game, is shown no reality check that is due', async () => {
  await server.ownerPool.query(`UPDATE identity.member SET reality_due_at = now()`)
  const due = async () => (await attempt()).member.realityDueAt
  expect(await due()).toEqual(expect.any(String))
  await server.ownerPool.query(`UPDATE identity.member SET tier = 'PTN_4'`)
  expect(await due()).toBeNull()
})

test('a wrong captcha, id or password gets the same answer', async () => {
  const answers = await Promise.all(
    [
      { captcha: '4321' },
      { memId: 'nobody99' },
      { memPass: 'river!stone5' },
      { memId: "' OR 1=1 --" },
      { memPass: '' },
    ].map((typed) => attempt(typed).catch((error) => ({ code: error.code, detail: error.detail, text: error.text }))),
  )
  for (const answer of answers) expect(answer).toEqual({ code: 'LX02', detail: {}, text: undefined })
})

test('a captcha works once, for three minutes and at its own site', async () => {
  const used = await newCaptcha()
  expect(await codeOf({ captchaId: used, captcha: '1111' })).toBe('LX02')
  expect(await codeOf({ captchaId: used })).toBe('LX02')
  const old = await newCaptcha()
  server.clock.advance(3 * minute)
  expect(await codeOf({ captchaId: old })).toBe('LX02')
  expect(await codeOf({ captchaId: await newCaptcha(), siteId: 2 })).toBe('LX02')
  expect(await codeOf({ captchaId: 'x'.repeat(64) })).toBe('LX02')
  expect(await codeOf()).toBe('0')
})

test.each([
  ['pending', 'U120'],
  ['rejected', 'U001'],
  ['locked', 'B1002'],
] as const)('that a member is %s is disclosed only to who knows the password', async (status, code) => {
  await addMember(server, { memId: 'waiting1', status, password })
  expect(await codeOf({ memId: 'waiting1', memPass: 'wrong1wrong' })).toBe('LX02')
  expect(await codeOf({ memId: 'waiting1' })).toBe(code)
})

test('a suspended member may log in', async () => {
  await addMember(server, { memId: 'suspend1', status: 'suspended', password })
  expect(await codeOf({ memId: 'suspend1' })).toBe('0')
})

test('after five failures in thirty minutes the account waits fifteen, with the answer that failures get', async () => {
  for (let no = 0; no < 5; no++) expect(await codeOf({ memPass: 'wrong1wrong' })).toBe('LX02')
  expect(await codeOf()).toBe('LX02')
  server.clock.advance(15 * minute - 1)
  expect(await codeOf()).toBe('LX02')
  server.clock.advance(1)
  expect(await codeOf()).toBe('0')
})

test('failures older than thirty minutes are forgotten, and a right password forgets the others', async () => {
  for (let no = 0; no < 4; no++) await codeOf({ memPass: 'wrong1wrong' })
  server.clock.advance(30 * minute)
  for (let no = 0; no < 4; no++) await codeOf({ memPass: 'wrong1wrong' })
  expect(await codeOf()).toBe('0')
  for (let no = 0; no < 4; no++) await codeOf({ memPass: 'wrong1wrong' })
  expect(await codeOf()).toBe('0')
})

test('an id that nobody has waits like any other', async () => {
  for (let no = 0; no < 5; no++) await codeOf({ memId: 'nobody99', memPass: 'wrong1wrong' })
  await addMember(server, { memId: 'nobody99', password })
  expect(await codeOf({ memId: 'NOBODY99' })).toBe('LX02')
})

test('an address that fails at many accounts is held back, and another is not', async () => {
  for (let no = 0; no < 40; no++) await codeOf({ captcha: '1111', captchaId: 'none' })
  expect(await codeOf()).toBe('E429')
  server.clock.advance(5 * minute)
  await expect(attempt()).rejects.toMatchObject({ code: 'E429', retryAfterS: 10 * 60 })
  expect(await codeOf({ ip: '198.51.100.7' })).toBe('0')
})

test('a second login ends the first, whose token is answered so', async () => {
  const first = await attempt()
  const second = await attempt()
  await server.contexts.drained()
  expect(await whoIs(first.token)).toBe('replaced')
  expect(await whoIs(second.token)).toMatchObject({ memberId })
  expect(ended).toEqual([{ memberId, socketKey: first.socketKey, reason: 'replaced' }])
})

test('of five logins at once exactly one session stays open', async () => {
  const logins = await Promise.all([1, 2, 3, 4, 5].map(() => attempt()))
  const states = await Promise.all(logins.map(({ token }) => whoIs(token)))
  expect(states.filter((state) => state === 'replaced')).toHaveLength(4)
  expect(states.filter((state) => typeof state !== 'string')).toHaveLength(1)
})

test('a token is unknown at another site, when forged and when it is no token at all', async () => {
  const { token } = await attempt()
  expect(await whoIs(token, 2)).toBe('unknown')
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const forged of [changed, '', 'x', 'é'.repeat(43), `${token}A`]) expect(await whoIs(forged)).toBe('unknown')
})

test('after logging out the token has run out', async () => {
  const { token } = await attempt()
  await server.member(memberId, (ctx) => endSessions(ctx, memberId, 'logout'))
  expect(await whoIs(token)).toBe('expired')
})

test('no token is stored', async () => {
  const { token } = await attempt()
  const { rows } = await server.pool.query('SELECT t::text AS text FROM identity.session_token t')
  expect(rows.map((row) => row.text).join()).not.toContain(Buffer.from(token).toString('hex'))
  expect(rows.map((row) => row.text).join()).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
})

test('tidying takes away what is long over and nothing else', async () => {
  const old = await attempt()
  server.clock.advance(92 * 24 * 60 * minute)
  const open = await attempt()
  const unused = await newCaptcha()
  await server.system((ctx) => tidyJob.run(ctx, {}), 0)
  expect(await whoIs(old.token)).toBe('unknown')
  expect(await whoIs(open.token)).toMatchObject({ memberId })
  expect(await codeOf({ captchaId: unused })).toBe('0')
})

test('a new password needs the current one, keeps this session and ends what else is open', async () => {
  const { token } = await attempt()
  const member = await memberBehind(token)
  const change = (changes: object) =>
    server.member(member, (ctx) =>
      updateMemberSecrets(ctx, {
        what: 'password',
        currentPass: password,
        memPass: 'cliff$birch8',
        memPassCheck: 'cliff$birch8',
        ...changes,
      }),
    )
  await expect(change({ currentPass: 'wrong1wrong' })).rejects.toMatchObject({ code: 'LX02' })
  await expect(change({ memPass: 'password1' })).rejects.toMatchObject({
    code: 'U102',
    detail: {
      fields: [
        { field: 'memPass', problem: 'U102' },
        { field: 'memPassCheck', problem: 'U102' },
      ],
    },
  })
  await change({})
  expect(await whoIs(token)).toMatchObject({ memberId })
  expect(await codeOf()).toBe('LX02')
  expect(await codeOf({ memPass: 'cliff$birch8' })).toBe('0')
})

test('guessing the current password with a borrowed session is counted like a login', async () => {
  const member = await memberBehind((await attempt()).token)
  const change = (currentPass: string) =>
    server
      .member(member, (ctx) =>
        updateMemberSecrets(ctx, { what: 'cashOutPass', currentPass, cashOutPass: '9182', cashOutPassCheck: '9182' }),
      )
      .catch((error) => error.code)
  for (let no = 0; no < 5; no++) expect(await change('wrong1wrong')).toBe('LX02')
  expect(await change(password)).toBe('LX02')
})

test('who waits for approval is shown until when the call is due and how to be reached, and nothing with a wrong password', async () => {
  await addMember(server, { memId: 'waiting2', memPhone: '01055556666', status: 'pending', password })
  const refused = await attempt({ memId: 'waiting2' }).catch((error) => error)
  expect(refused.detail).toEqual({
    callBy: server.clock.now().getTime() + 20 * minute,
    memPhone: '01055556666',
    callFrom: '02-000-1900',
  })
  expect(await attempt({ memId: 'waiting2', memPass: 'wrong1wrong' }).catch((error) => error.detail)).toEqual({})
})
