import type { AdminCall } from '@maru/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Guest, Staff } from '../../platform/context.ts'
import type { ServedAdminCall } from '../../platform/http/serve.ts'
import { testServer } from '../../testing/context.ts'
import { addBank, addMember, addStaff } from '../../testing/people.ts'
import { serveStaffAccountAdd } from './calls/admin/add-staff.ts'
import { serveStaffOwnPassword } from './calls/admin/own-password.ts'
import { serveStaffAccountResetPassword } from './calls/admin/reset-staff-password.ts'
import { serveStaffLogin } from './calls/admin/staff-login.ts'
import { serveLogin } from './calls/guest/log-in.ts'
import { serveSignup } from './calls/guest/sign-up.ts'
import { serveMemberUpdate } from './calls/member/update-secrets.ts'
import { createCaptcha } from './captcha.service.ts'
import { totpCode } from './index.ts'
import { signUpForm } from './sign-up.fixture.ts'

const beforeHashing = vi.hoisted(() => vi.fn(async (): Promise<unknown> => undefined))
vi.mock(import('./password.ts'), async (original) => {
  const real = await original()
  return {
    hashPassword: async (password) => beforeHashing().then(() => real.hashPassword(password)),
    isPassword: async (password, hash) => beforeHashing().then(() => real.isPassword(password, hash)),
    pretendPassword: async (password) => beforeHashing().then(() => real.pretendPassword(password)),
  }
})

const server = await testServer({ env: { CAPTCHA_ANSWER: '1234' } })
const guest: Guest = { kind: 'guest' }
const password = 'river!stone4'
const memPass = 'Nori7pass!'
await addBank(server, 'D01')
const memberId = await addMember(server, { memId: 'moonlit9', password })
const clerk = await addStaff(server, { loginId: 'jiyun', password })
const { staffId: headId } = await addStaff(server, { loginId: 'head', password })
const head: Staff = {
  kind: 'staff',
  staffId: headId,
  name: 'head',
  role: 'superadmin',
  permissions: [],
  siteIds: [1],
  sessionId: 1,
}

const waiting: number[] = []
beforeEach(() => {
  waiting.length = 0
  beforeHashing.mockImplementation(async () => waiting.push(await server.waitingTransactions()))
})

const login = async (typed: { memId: string; memPass: string }) => {
  const { captchaId } = await server.guest((ctx) => createCaptcha(ctx))
  return server.call(serveLogin, guest, { ...typed, captcha: '1234', captchaId })
}
const office = (served: ServedAdminCall<AdminCall>, who: Staff | Guest, body: object, params: object = {}) => {
  const run = served.inSteps ? server.contexts.reading : server.contexts.inContext
  const reply = { setSession: () => {}, clearSession: () => {} }
  return run<Staff | Guest, unknown>({ who, siteId: 1 }, (ctx) =>
    served.handle(ctx, { params, query: {}, body }, reply, server.contexts),
  )
}
const staffLogin = (typed: string, loginId = 'jiyun') =>
  office(serveStaffLogin, guest, {
    loginId,
    password: typed,
    totp: totpCode(clerk.totpSecret, server.clock.now()),
  })
const signUp = async () => {
  const { captchaId } = await server.guest((ctx) => createCaptcha(ctx))
  return server.call(serveSignup, guest, { ...signUpForm, captchaId, captcha: '1234', memId: 'Moonlit10' })
}

test.each([
  ['a login', () => login({ memId: 'moonlit9', memPass: password })],
  ['a login with a wrong password', () => login({ memId: 'moonlit9', memPass }).catch(() => {})],
  ['a login of nobody', () => login({ memId: 'nobody77', memPass }).catch(() => {})],
  ['a sign-up', signUp],
  [
    'a new password',
    () =>
      server.call(serveMemberUpdate, memberId, {
        what: 'password',
        currentPass: password,
        memPass,
        memPassCheck: memPass,
      }),
  ],
  ['a login of staff', () => staffLogin(password)],
  ['a wrong login of staff', () => staffLogin(memPass).catch(() => {})],
  ['a login of staff that nobody is', () => staffLogin(password, 'nobody77').catch(() => {})],
  [
    'a new staff account',
    () =>
      office(serveStaffAccountAdd, head, {
        loginId: 'haru',
        name: 'Haru',
        role: 'cashier',
        password: 'Harbour-light-9',
        siteIds: [1],
      }),
  ],
  [
    'a new password of staff',
    () => office(serveStaffAccountResetPassword, head, { password: 'Harbour-light-9' }, { staffId: clerk.staffId }),
  ],
  [
    "a change of one's own password of staff",
    () =>
      office(serveStaffOwnPassword, head, {
        currentPassword: password,
        totp: '000000',
        password: 'Lantern-boat-7',
      }).catch(() => {}),
  ],
])('no transaction is open while %s hashes a password', async (_what, act) => {
  await act()
  expect(waiting.length).toBeGreaterThan(0)
  expect(new Set(waiting)).toEqual(new Set([0]))
})
