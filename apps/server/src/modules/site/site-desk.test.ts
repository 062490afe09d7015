import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addSecondSite } from '../../testing/people.ts'
import { changeOption, listOptions, resetOption } from './option-desk.service.ts'
import { allSites } from './site.service.ts'
import { addSite, banksOfSite, changeSite, putBank } from './site-desk.service.ts'

const key = () => randomBytes(32).toString('base64')
const server = await testServer({
  env: {
    MARU_MODE: 'licensed',
    PUBLIC_URL: 'https://maru.example',
    ADMIN_URL: 'https://staff.maru.example',
    STUDIO_URL: 'https://games.maru.example',
    WIRE_KEY: key(),
    SECRET_KEY: key(),
    LICENCE_AUTHORITY: 'MGA',
    LICENCE_NUMBER: 'B2C/1/2026',
    PERMITTED_COUNTRIES: 'KR',
    MINIMUM_AGE: '19',
  },
})
await addSecondSite(server)

const names = { ko: '가람은행', en: 'Garam Bank', vn: 'Ngân hàng Garam' }
const fieldsOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    ({ code, detail }) => detail?.fields?.map(({ field }: { field: string }) => field).join(', ') ?? code,
  )
const set = (name: string, value: unknown, siteId = 1) =>
  fieldsOf(server.staff((ctx) => changeOption(ctx, name, value), {}, siteId))
const optionOf = async (name: string, siteId = 1) =>
  (await server.staff(listOptions, {}, siteId)).find((option) => option.name === name)

test('an option is taken when it fits, for its own site, and says whether anybody set it', async () => {
  expect(await optionOf('withdrawalWaitMinutes')).toMatchObject({ value: 10, isStandard: true })
  expect(await set('withdrawalWaitMinutes', 25)).toBe('done')
  expect(await optionOf('withdrawalWaitMinutes')).toMatchObject({ value: 25, isStandard: false })
  expect(await optionOf('withdrawalWaitMinutes', 2)).toMatchObject({ value: 10, isStandard: true })
  await server.staff((ctx) => resetOption(ctx, 'withdrawalWaitMinutes'))
  expect(await optionOf('withdrawalWaitMinutes')).toMatchObject({ value: 10, isStandard: true })
})

test('a value that does not fit, or contradicts another, is refused with the option named', async () => {
  expect(await set('noSuch', 1)).toBe('noSuch')
  expect(await set('cashUnit', 0)).toBe('cashUnit')
  expect(await set('closedFrom', '25:00')).toBe('closedFrom')
  expect(await set('depositAccount', { bankCode: 'D01', account: 'abc', holder: 'M' })).toBe('depositAccount.account')
  expect(await set('minimumDeposit', 6_000_000)).toBe('minimumDeposit')
  expect(await set('maximumWithdrawalByLevel', [5_000])).toBe('minimumWithdrawal')
})

test('with a licence there is no deposit account until somebody gives one, at a bank that is on', async () => {
  const account = { bankCode: 'D01', account: '110-222-333444', holder: 'Maru' }
  expect(await optionOf('depositAccount')).toMatchObject({ value: null })
  expect(await set('depositAccount', account)).toBe('depositAccount.bankCode')
  await server.staff((ctx) => putBank(ctx, { bankCode: 'D01', names, isOn: true }))
  expect(await set('depositAccount', account)).toBe('done')
  expect(await fieldsOf(server.staff((ctx) => putBank(ctx, { bankCode: 'D01', names, isOn: false })))).toBe('isOn')
})

test('a bank has a name in every language, and a new one stands last', async () => {
  const put = (bankCode: string, changes = {}) =>
    fieldsOf(server.staff((ctx) => putBank(ctx, { bankCode, names: { ...names, ...changes }, isOn: true })))
  expect(await put('Z 1')).toBe('bankCode')
  expect(await put('Z1', { vn: '' })).toBe('names.vn')
  expect(await put('Z1')).toBe('done')
  expect(await put('A1')).toBe('done')
  expect(await put('Z1', { en: 'Other Bank' })).toBe('done')
  expect((await server.staff(banksOfSite)).map((bank) => [bank.bankCode, bank.names.en])).toEqual([
    ['D01', 'Garam Bank'],
    ['Z1', 'Other Bank'],
    ['A1', 'Garam Bank'],
  ])
})

test('a site is renamed and moved, but not onto the host of another', async () => {
  const change = (changes: object) => fieldsOf(server.staff((ctx) => changeSite(ctx, changes)))
  expect(await change({ name: 'Hanbit', host: 'www.hanbit.example' })).toBe('done')
  expect(await change({ host: 'NARU.localhost' })).toBe('host')
  expect(await change({ host: 'naru.localhost' })).toBe('host')
  expect(await change({ name: '', theme: 'dark' })).toBe('name, theme')
  expect((await server.staff((ctx) => allSites(ctx, true)))[0]).toMatchObject({
    name: 'Hanbit',
    host: 'www.hanbit.example',
    origin: 'https://www.hanbit.example',
  })
  expect(await change({ host: 'staff.maru.example' })).toBe('host')
})

test('a further site has keys of its own; of two added at once with one host one is refused', async () => {
  const add = (host: string) => server.staff((ctx) => addSite(ctx, { name: 'Third', theme: 'maru', host }))
  const results = await Promise.all([1, 2].map(() => fieldsOf(add('third.example'))))
  expect(results.filter((result) => result === 'done')).toHaveLength(1)
  const sites = await server.staff((ctx) => allSites(ctx, true))
  expect(new Set(sites.map((site) => site.wireKey)).size).toBe(3)
  expect(await fieldsOf(add('third.example'))).toBe('host')
  const wrong = { name: 'Fourth', theme: 'maru', host: 'fourth.example', currency: 'DOGE' as 'EUR' } as const
  expect(await fieldsOf(server.staff((ctx) => addSite(ctx, wrong)))).toBe('currency')
})

test('every change is in the audit log with what it was before', async () => {
  const { rows } = await server.ownerPool.query(
    "SELECT before, after FROM audit.entry WHERE action = 'site.option' AND after ? 'withdrawalWaitMinutes' ORDER BY entry_id",
  )
  expect(rows).toEqual([
    { before: { withdrawalWaitMinutes: 10 }, after: { withdrawalWaitMinutes: 25 } },
    { before: { withdrawalWaitMinutes: 25 }, after: { withdrawalWaitMinutes: 10 } },
  ])
})
