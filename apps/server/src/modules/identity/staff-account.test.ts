import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addSecondSite } from '../../testing/people.ts'
import {
  addStaffAccount,
  changeStaffAccount,
  lockStaffAccount,
  type NewStaffAccount,
  resetStaffPassword,
  resetStaffTotp,
  staffAccounts,
  unlockStaffAccount,
} from './staff-account.service.ts'

const server = await testServer()
await addSecondSite(server)

const PASSWORD = 'River#stone58'
const account = (changes: Partial<NewStaffAccount> = {}): NewStaffAccount => ({
  loginId: 'mina',
  name: 'Mina',
  role: 'cashier',
  password: PASSWORD,
  siteIds: [1],
  ...changes,
})
const add = async (changes: Partial<NewStaffAccount>) => {
  await server.system((ctx) => addStaffAccount(ctx, account(changes)))
  return idOf(changes.loginId ?? 'mina')
}
const idOf = async (loginId: string): Promise<number> =>
  (await server.system(staffAccounts)).find((one) => one.loginId === loginId)?.staffId ?? 0
const refusalOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    ({ code, detail }) =>
      (detail?.fields ?? [{ field: code, problem: detail?.why }])
        .map(({ field, problem }: { field: string; problem?: string }) => [field, problem].filter(Boolean).join(' '))
        .join(', '),
  )

test('everything that is wrong with an account is named at once', async () => {
  const refused = (changes: Partial<NewStaffAccount>) =>
    refusalOf(server.system((ctx) => addStaffAccount(ctx, account(changes))))
  expect(await refused({ loginId: 'a b', name: ' ', role: 'king', siteIds: [], password: 'short' })).toBe(
    'loginId shape, name shape, role unknown, siteIds none, password length',
  )
  expect(await refused({ siteIds: [1, 9] })).toBe('siteIds unknown')
  expect(await refused({ password: 'onlyletterswithoutend' })).toBe('password plain')
  expect(await refused({ password: 'password12345' })).toBe('password common')
  expect(await refused({ password: 'xx-MINA-77-yy' })).toBe('password has-id')
  await add({ loginId: 'twice' })
  expect(await refused({ loginId: 'TWICE' })).toBe('loginId taken')
})

test('an authenticator calls the account by the name of its own site', async () => {
  const seedFor = (loginId: string, siteIds: number[]) =>
    server.system((ctx) => addStaffAccount(ctx, account({ loginId, siteIds })))
  expect((await seedFor('narubound', [2])).address).toMatch(/^otpauth:\/\/totp\/Naru:narubound\?.*issuer=Naru/)
  expect((await seedFor('widely', [2, 1])).address).toContain('issuer=Maru')
  const staffId = await idOf('narubound')
  expect((await server.system((ctx) => resetStaffTotp(ctx, staffId))).address).toContain('issuer=Naru')
})

test('of two who add the same id at once one succeeds, and the other gets a refusal', async () => {
  const results = await Promise.all(
    [1, 2].map(() => refusalOf(server.system((ctx) => addStaffAccount(ctx, account({ loginId: 'racer' }))))),
  )
  expect(results.toSorted()).toEqual(['done', 'loginId taken'])
})

test('the last superadmin can be neither locked nor given another role, also by two at once', async () => {
  const [first, second] = [
    await add({ loginId: 'head1', role: 'superadmin' }),
    await add({ loginId: 'head2', role: 'superadmin' }),
  ]
  const results = await Promise.all([
    refusalOf(server.staff((ctx) => lockStaffAccount(ctx, second), { staffId: first })),
    refusalOf(server.staff((ctx) => changeStaffAccount(ctx, first, { role: 'cashier' }), { staffId: second })),
  ])
  expect(results.toSorted()).toEqual(['STAFF_CONFLICT last', 'done'])
  const left = (await server.system(staffAccounts)).filter((one) => one.role === 'superadmin' && one.isActive)
  expect(left).toHaveLength(1)
  await server.system((ctx) => unlockStaffAccount(ctx, second))
  await server.system((ctx) => changeStaffAccount(ctx, first, { role: 'superadmin' }))
})

test('nobody locks the own account', async () => {
  const self = await idOf('head1')
  expect(await refusalOf(server.staff((ctx) => lockStaffAccount(ctx, self), { staffId: self }))).toBe(
    'STAFF_CONFLICT self',
  )
})

test('who serves one site sees and changes accounts of that site only, and gives no other site away', async () => {
  const [own, other, both] = [
    await add({ loginId: 'narrow' }),
    await add({ loginId: 'elsewhere', siteIds: [2] }),
    await add({ loginId: 'both', siteIds: [1, 2] }),
  ]
  const narrow = { staffId: 900, siteIds: [1] }
  const seen = (await server.staff(staffAccounts, narrow)).map((one) => one.loginId)
  expect(seen).toContain('both')
  expect(seen).not.toContain('elsewhere')
  const locking = (staffId: number) => refusalOf(server.staff((ctx) => lockStaffAccount(ctx, staffId), narrow))
  expect(await locking(other)).toBe('STAFF_NOT_FOUND')
  expect(await locking(both)).toBe('STAFF_FORBIDDEN')
  expect(await refusalOf(server.staff((ctx) => changeStaffAccount(ctx, own, { siteIds: [1, 2] }), narrow))).toBe(
    'STAFF_FORBIDDEN',
  )
  expect(
    await refusalOf(server.staff((ctx) => addStaffAccount(ctx, account({ loginId: 'spy', siteIds: [2] })), narrow)),
  ).toBe('STAFF_FORBIDDEN')
  expect(await locking(own)).toBe('done')
})

test('a new password or seed ends the sessions of the account, and neither is in the audit log', async () => {
  const staffId = await add({ loginId: 'keeper' })
  await server.ownerPool.query(
    `INSERT INTO identity.staff_session (staff_id, token_hash, created_at, last_seen_at, expires_at, ip, user_agent)
     SELECT $1, decode(md5(n::text), 'hex'), now(), now(), now() + interval '1 hour', '', '' FROM generate_series(1, 2) n`,
    [staffId],
  )
  const { secret } = await server.system((ctx) => resetStaffTotp(ctx, staffId))
  await server.system((ctx) => resetStaffPassword(ctx, staffId, 'Harbour-light-9'))
  const { rows } = await server.ownerPool.query(
    'SELECT count(*)::int4 AS open FROM identity.staff_session WHERE staff_id = $1 AND ended_at IS NULL',
    [staffId],
  )
  expect(rows).toEqual([{ open: 0 }])
  const audit = await server.ownerPool.query("SELECT string_agg(e::text, ' ') AS text FROM audit.entry e")
  for (const hidden of [secret, PASSWORD, 'Harbour-light-9']) expect(audit.rows[0].text).not.toContain(hidden)
  expect(audit.rows[0].text).toContain('system: test')
})
