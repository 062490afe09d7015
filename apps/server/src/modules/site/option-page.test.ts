import { type PageOption, pageOptions, type SiteOptionValue } from '@maru/contract'
import { expect, test } from 'vitest'
import { runningServer } from '../../testing/running-server.ts'
import { memberClient } from '../../testing/wire-client.ts'
import { siteOptionList } from './option.rules.ts'
import { optionsAbout } from './option-about.rules.ts'
import { changeOption } from './option-desk.service.ts'

const server = await runningServer()
const boss = await server.staff('superadmin', [1, 2])
const other = await server.staff('superadmin', [1])
const set = (
  by: typeof boss,
  name: PageOption,
  after: number,
  value: SiteOptionValue,
  more: { isStandard?: boolean; siteId?: number } = {},
) =>
  by.ask(
    'PUT',
    '/admin/api/site-options',
    { name, after, value, isStandard: more.isStandard ?? false, reason: 'as agreed' },
    more.siteId ? { headers: { 'x-site-id': String(more.siteId) } } : {},
  )
const rowOf = async (name: PageOption) =>
  (await boss.ask('GET', '/admin/api/site-options')).json.rows.find((row: { name: string }) => row.name === name)
const historyOf = async (name: PageOption) =>
  (await boss.ask('GET', `/admin/api/site-options/history?name=${name}`)).json.rows

test('of two who change an option at once the second is told, and nothing of theirs is in force', async () => {
  const answers = await Promise.all([set(boss, 'messageDays', 0, 40), set(other, 'messageDays', 0, 50)])
  expect(answers.map(({ json }) => json.code ?? json.version).toSorted()).toEqual([1, 'STAFF_CONFLICT'])
  const won = answers[0]?.status === 200 ? 40 : 50
  expect(await rowOf('messageDays')).toMatchObject({ value: won, standard: 30, isStandard: false, version: 1 })
})

test('a change says who, when and why, and what held before can be put back', async () => {
  await set(boss, 'withdrawalWaitMinutes', 0, 25)
  await set(boss, 'withdrawalWaitMinutes', 1, 30)
  const [newest, first] = await historyOf('withdrawalWaitMinutes')
  expect(newest).toMatchObject({
    version: 2,
    before: 25,
    after: 30,
    reason: 'as agreed',
    staffName: boss.account.loginId,
  })
  expect((await set(boss, 'withdrawalWaitMinutes', 2, first.after)).status).toBe(200)
  expect(await rowOf('withdrawalWaitMinutes')).toMatchObject({ value: 25, version: 3 })
  expect((await set(boss, 'withdrawalWaitMinutes', 3, null, { isStandard: true })).status).toBe(200)
  expect(await rowOf('withdrawalWaitMinutes')).toMatchObject({ value: 10, isStandard: true, version: 4 })
})

test('a change holds at once in every process, without a start of any', async () => {
  const second = await server.another()
  const member = await server.member()
  const limits = async (url: string) => {
    const client = memberClient(url, server.sites[1])
    return (await client.call('/api/cash/limits', {}, { token: member.token })).data.maximumDeposit
  }
  expect(await limits(second.url)).toBe(5_000_000)
  expect((await set(boss, 'maximumDepositByLevel', 0, [7_000_000])).status).toBe(200)
  expect(await limits(second.url)).toBe(7_000_000)
  expect(await limits(server.url)).toBe(7_000_000)
})

test('a deposit account is no option of the page: a single person could lead the members’ money away', async () => {
  expect(pageOptions).not.toContain('depositAccount')
  const answer = await set(boss, 'depositAccount' as PageOption, 0, 'x')
  expect(answer.json.code).toBe('STAFF_INVALID')
})

test('the bounds that staff read are those of the server', () => {
  for (const name of pageOptions) {
    const { schema } = siteOptionList[name]
    const { kind, least, most } = optionsAbout[name]
    const takes = (value: number) => {
      const lists = { sums: 6, 'level-sums': 1, 'tier-sums': 5 }
      const typed = kind in lists ? Array(lists[kind as keyof typeof lists]).fill(value) : value
      return schema.safeParse(kind === 'text' ? 'x'.repeat(value) : typed).success
    }
    if (least !== undefined) expect([takes(least), takes(least - 1)], name).toEqual([true, false])
    if (most !== undefined) expect([takes(most), takes(most + 1)], name).toEqual([true, false])
  }
})

const decide = (by: typeof boss, requestId: number, act: 'confirm' | 'drop' = 'confirm') =>
  by.ask('POST', `/admin/api/site-option-requests/${requestId}/${act}`)
const requests = async (by = boss) => (await by.ask('GET', '/admin/api/site-options')).json.requests

test('nobody raises alone what one of the staff gives away alone: it waits for another', async () => {
  const raises = [
    ['pointsForTwoStaff', 100_001],
    ['pointsForTwoStaff', 0],
    ['handBonusAlone', 50_001],
    ['couponsAlone', 300_001],
  ] as const
  for (const [name, value] of raises) {
    const { json } = await set(boss, name, 0, value)
    expect(json, name).toEqual({ version: 0, requestId: expect.any(Number) })
    expect(await rowOf(name)).toMatchObject({ isStandard: true, version: 0 })
    expect((await set(other, name, 0, value)).json.code).toBe('STAFF_CONFLICT')
    expect((await decide(boss, json.requestId)).json.code).toBe('STAFF_FORBIDDEN')
    expect((await decide(boss, json.requestId, 'drop')).status).toBe(200)
    expect((await decide(other, json.requestId)).json.code).toBe('STAFF_ALREADY_HANDLED')
  }
  expect((await set(boss, 'handBonusAlone', 0, -1)).json.code).toBe('STAFF_INVALID')
  expect(await requests()).toEqual([])
})

test('a lower sum holds at once, and the default above it waits as any other', async () => {
  expect((await set(boss, 'handBonusAlone', 0, 30_000)).json).toEqual({ version: 1, requestId: null })
  const { json } = await set(boss, 'handBonusAlone', 1, null, { isStandard: true })
  expect(await requests(other)).toMatchObject([{ name: 'handBonusAlone', value: 50_000, isOwn: false }])
  const answers = await Promise.all([1, 2, 3].map(() => decide(other, json.requestId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await rowOf('handBonusAlone')).toMatchObject({ value: 50_000, isStandard: true, version: 2 })
  const [newest] = await historyOf('handBonusAlone')
  expect(newest.staffName).toBe(`${boss.account.loginId}, ${other.account.loginId}`)
})

test('what was asked for before the option changed is not confirmed', async () => {
  const { json } = await set(boss, 'couponsAlone', 0, 400_000)
  expect((await set(other, 'couponsAlone', 0, 200_000)).json.version).toBe(1)
  expect((await decide(other, json.requestId)).json.code).toBe('STAFF_CONFLICT')
  expect((await decide(other, json.requestId, 'drop')).status).toBe(200)
  expect(await rowOf('couponsAlone')).toMatchObject({ value: 200_000, version: 1 })
})

const waitingForLock = async (): Promise<void> => {
  const { rows } = await server.ownerPool.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  )
  if (rows.length === 0) return waitingForLock()
}

test('who raises a sum while another lowers it is compared with the lower one, and waits', async () => {
  const [lowered, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lowering = server.system(async (ctx) => {
    await changeOption(ctx, 'couponsAlone', 100_000)
    lowered.resolve()
    await asked.promise
  })
  await lowered.promise
  const raise = set(other, 'couponsAlone', 2, 150_000)
  await waitingForLock()
  asked.resolve()
  await lowering
  expect((await raise).json).toEqual({ version: 2, requestId: expect.any(Number) })
  expect(await rowOf('couponsAlone')).toMatchObject({ value: 100_000, version: 2 })
})
