import { type Permission, permissions } from '@maru/contract'
import { adminCalls } from '@maru/contract/catalogue'
import { expect, test } from 'vitest'
import { showFigures } from '../modules/desk/figures.service.ts'
import { showMember } from '../modules/desk/member.service.ts'
import { findForDesk } from '../modules/identity/member-desk.service.ts'
import type { StaffCtx } from '../platform/context.ts'
import { testServer } from '../testing/context.ts'
import { addMember } from '../testing/people.ts'

const server = await testServer()
const memberId = await addMember(server, { memPhone: '01055556666', bankacc: '777000111222' })
const without = (...missing: Permission[]) => ({
  permissions: permissions.filter((permission) => !missing.includes(permission)),
})
const asked = <T>(fn: (ctx: StaffCtx) => Promise<T>, ...missing: Permission[]) => server.staff(fn, without(...missing))

/** Permissions that no call demands as a whole, with an answer in which something is masked without them. */
const masking: Partial<Record<Permission, (ctx: StaffCtx) => Promise<unknown>>> = {
  'members.contact': (ctx) => showMember(ctx, memberId),
}

test.each(permissions)('%s is demanded by a call, or something is masked without it', async (permission) => {
  if (adminCalls.some((call) => call.permission === permission)) return
  const read = masking[permission]
  if (!read) throw new Error(`nothing asks for ${permission}`)
  expect(await asked(read, permission)).not.toEqual(await asked(read))
})

test('without members.contact phone and account are masked wherever they are shown, and found by nobody', async () => {
  const seen = await asked((ctx) => showMember(ctx, memberId), 'members.contact')
  expect(seen).toMatchObject({ memPhone: '***-****-6666', bankacc: '********1222' })
  for (const search of ['01055556666', '777000111222', '1222']) {
    const filter = { search, status: '' as const, before: '', size: 20 }
    expect((await asked((ctx) => findForDesk(ctx, filter))).total, search).toBe(1)
    expect((await asked((ctx) => findForDesk(ctx, filter), 'members.contact')).total, search).toBe(0)
  }
})

test('each figure of the desk needs the permission to read what it sums up', async () => {
  const all = await asked(showFigures)
  expect(Object.values(all)).not.toContain(null)
  const nullsWithout = async (permission: Permission): Promise<string[]> =>
    Object.entries(await asked(showFigures, permission))
      .filter(([, value]) => value === null)
      .map(([name]) => name)
  expect(await nullsWithout('members.read')).toEqual(['online', 'playing'])
  expect(await nullsWithout('cash.read')).toEqual(['depositsToday', 'withdrawalsToday', 'netToday', 'waitingCash'])
  expect(await nullsWithout('ledger.read')).toEqual(['openStake', 'openWagers', 'profitToday', 'trialBalance'])
  expect(await nullsWithout('sign-ups.read')).toEqual(['waitingSignUps'])
})

/** Logging in and out, the own password, and changes of nothing: what a rule would come to, or a list that is asked for with a body. */
const changeNothing = ['/login', '/logout', '/me/password', '/bonus-cost', '/review-rules/try', '/sports/rules/try']
/** What each of the staff sees of itself, and figures that are masked one by one. */
const forAllStaff = ['/me', '/desk']
const demandedBy = (isAsked: (call: (typeof adminCalls)[number]) => boolean) =>
  adminCalls.filter(isAsked).map(({ path, permission }) => ({ path: path.replace('/admin/api', ''), permission }))

test('a call that changes something demands more than to read, or to be staff', () => {
  const changes = demandedBy(({ method }) => method !== 'GET').filter(({ path }) => !changeNothing.includes(path))
  const weak = (permission: string): boolean => /^(public|staff)$|\.read$/.test(permission)
  expect(changes.filter(({ permission }) => weak(permission))).toEqual([])
})

test('a call that reads demands a permission', () => {
  const reads = demandedBy(({ method }) => method === 'GET').filter(({ path }) => !forAllStaff.includes(path))
  expect(reads.filter(({ permission }) => permission === 'public' || permission === 'staff')).toEqual([])
})
