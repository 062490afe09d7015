import type { DepositAccountTerms } from '@maru/contract'
import { beforeAll, expect, test } from 'vitest'
import type { Staff } from '../../../platform/context.ts'
import { cashDesk, clerk as cashier, codeOf, otherClerk as otherCashier } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { addBank, addMember } from '../../../testing/people.ts'
import { depositAccount } from '../purse.service.ts'
import {
  askForAccount,
  confirmAccount,
  dropAccount,
  listDepositAccounts,
  switchAccountOff,
} from './account-desk.service.ts'

const server = await testServer()
const desk = cashDesk(server)
const permissions = ['accounts.read', 'accounts.manage'] as const
const clerk = { ...cashier, permissions: [...permissions] }
const otherClerk = { ...otherCashier, permissions: [...permissions] }

const terms = (account: string, more: Partial<DepositAccountTerms> = {}): DepositAccountTerms => ({
  bankCode: 'D01',
  account,
  holder: '마루',
  note: '',
  levelFrom: 1,
  levelTo: 15,
  mostPerDay: 0,
  isOn: true,
  ...more,
})
const ask = (wanted: DepositAccountTerms, accountId: number | null = null, after = 0) =>
  server.staff((ctx) => askForAccount(ctx, { accountId, after, wanted, reason: 'as agreed' }), clerk)
const confirm = (requestId: number, by: Partial<Staff> = otherClerk) =>
  server.staff((ctx) => confirmAccount(ctx, requestId), by)
const list = (by: Parameters<typeof server.staff>[1] = clerk) => server.staff(listDepositAccounts, by)
const accountOf = (memberId: number, amount = 0) => server.member(memberId, (ctx) => depositAccount(ctx, amount))
const idOf = async (account: string): Promise<number> =>
  (await list()).rows.find((row) => row.account === account)?.accountId ?? 0
/** An account that two of the staff agreed on, when nobody else has any. */
const only = async (...wanted: DepositAccountTerms[]) => {
  await server.ownerPool.query('UPDATE cashier.deposit_account SET is_on = false')
  for (const each of wanted) await confirm((await ask(each)).requestId)
}

beforeAll(() => addBank(server))

test('without any account members see that of the site’s option', async () => {
  expect(await accountOf(await addMember(server))).toMatchObject({ account: '000-1900-000-2026' })
})

test('an account is there when another of the staff confirmed it, and not before', async () => {
  const memberId = await addMember(server)
  const { requestId } = await ask(terms('100-200-300001'))
  expect(await accountOf(memberId)).toMatchObject({ account: '000-1900-000-2026' })
  expect(await codeOf(confirm(requestId, clerk))).toBe('STAFF_FORBIDDEN')
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(confirm(requestId))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(await accountOf(memberId)).toMatchObject({ account: '100-200-300001', holder: '마루' })
  expect((await list()).rows).toHaveLength(1)
})

test('a change asked for what has changed since, dropped, of a closed bank or a taken number is refused', async () => {
  const accountId = await idOf('100-200-300001')
  expect(await codeOf(ask(terms('100-200-300001'), accountId, 7))).toBe('STAFF_CONFLICT')
  const { requestId } = await ask(terms('100-200-399999'), accountId, 1)
  expect(await codeOf(ask(terms('100-200-388888'), accountId, 1))).toBe('STAFF_CONFLICT')
  await server.staff((ctx) => switchAccountOff(ctx, accountId, 'as agreed'), clerk)
  expect(await codeOf(confirm(requestId))).toBe('STAFF_CONFLICT')
  await server.staff((ctx) => dropAccount(ctx, requestId), clerk)
  expect(await codeOf(confirm(requestId))).toBe('STAFF_ALREADY_HANDLED')
  expect(await codeOf(ask(terms('100-200-300009', { bankCode: 'D99' })))).toBe('STAFF_INVALID')
  expect(await codeOf(ask(terms('100-200-300009', { levelFrom: 5, levelTo: 4 })))).toBe('STAFF_INVALID')
  expect(await codeOf(confirm((await ask(terms('100-200-300001'))).requestId))).toBe('STAFF_INVALID')
})

test('accounts of a level are given in turn, evenly also to members who ask at once, and a member keeps his', async () => {
  await only(
    terms('200-000-000001'),
    terms('200-000-000002'),
    terms('200-000-000003'),
    terms('9-000-000', { levelFrom: 9 }),
  )
  const members = await Promise.all(Array.from({ length: 30 }, () => addMember(server)))
  const first = await Promise.all(members.map((memberId) => accountOf(memberId)))
  const counts = Map.groupBy(first, ({ account }) => account)
  expect([...counts.values()].map((each) => each.length)).toEqual([10, 10, 10])
  expect(await Promise.all(members.map((memberId) => accountOf(memberId)))).toEqual(first)
  const twice = await addMember(server)
  const seen = await Promise.all(Array.from({ length: 6 }, () => accountOf(twice)))
  expect(new Set(seen.map(({ account }) => account)).size).toBe(1)
  const high = await addMember(server, { level: 9 })
  await only(terms('9-000-001', { levelFrom: 9 }))
  expect(await accountOf(high)).toMatchObject({ account: '9-000-001' })
  expect(await codeOf(accountOf(twice))).toBe('C130')
})

test('requests at once do not pass the day’s maximum of an account; the rest are shown another', async () => {
  await only(terms('300-000-000001', { mostPerDay: 50_000 }))
  const members = await Promise.all(Array.from({ length: 8 }, () => addMember(server)))
  await Promise.all(members.map((memberId) => accountOf(memberId)))
  const codes = await Promise.all(members.map((memberId) => codeOf(desk.deposit(memberId, 20_000))))
  expect(codes.toSorted()).toEqual([...Array(6).fill('C130'), 'done', 'done'])
  const row = (await list()).rows.find(({ account }) => account === '300-000-000001')
  expect(row?.today).toBe(40_000)
  const late = members[codes.indexOf('C130')] ?? 0
  await confirm((await ask(terms('300-000-000002'))).requestId)
  expect(await codeOf(desk.deposit(late, 20_000))).toBe('C134')
  expect(await accountOf(late, 20_000)).toMatchObject({ account: '300-000-000002' })
  expect(await codeOf(desk.deposit(late, 20_000))).toBe('done')
  server.clock.advance(24 * 3_600_000)
  expect((await list()).rows.find(({ account }) => account === '300-000-000001')?.today).toBe(0)
})

test('no deposit is asked for to an account that was switched off after it was shown', async () => {
  await only(terms('400-000-000001'))
  const memberId = await addMember(server)
  await accountOf(memberId)
  const accountId = await idOf('400-000-000001')
  await server.staff((ctx) => switchAccountOff(ctx, accountId, 'frozen'), clerk)
  expect(await codeOf(desk.deposit(memberId))).toBe('C130')
})

test('who may not change accounts, and who reads the log, sees the last four digits', async () => {
  await only(terms('500-100-200345', { note: 'main' }))
  const shown = (await list({ ...clerk, permissions: ['accounts.read'] })).rows.at(-1)
  expect(shown).toMatchObject({ account: '***-***-**0345', isOn: true })
  const { rows } = await server.ownerPool.query("SELECT after::text FROM audit.entry WHERE action LIKE 'accounts.%'")
  expect(rows.length).toBeGreaterThan(0)
  for (const { after } of rows) expect(after).not.toMatch(/\d{3}-\d{3}-\d{6}/)
})
