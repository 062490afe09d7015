import { beforeEach, expect, test } from 'vitest'
import { listen } from '../../platform/events/events.ts'
import { testServer } from '../../testing/context.ts'
import { addBank, addSecondSite } from '../../testing/people.ts'
import { shownPopups } from './content.service.ts'
import {
  bannerContent,
  changeContent,
  createContent,
  listContent,
  popupContent,
  removeContent,
} from './content-desk.service.ts'
import {
  gameGroupNames,
  listBanks,
  maintenanceNow,
  setSiteOption,
  shownBanners,
  siteByAuthorization,
  siteByHost,
  siteOptions,
} from './index.ts'
import { changeMaintenance, siteCheck } from './maintenance.service.ts'
import { originAt } from './site.service.ts'
import { announceDue } from './watch.service.ts'

const delivered: { siteId: number; isNow: boolean }[] = []
const offered = { first: 0, daily: 0 }
const server = await testServer({
  observers: { depositOffers: [{ offers: async () => offered }] },
  listeners: [
    listen('site.maintenance-changed', async (_, { isNow }, siteId) => {
      delivered.push({ siteId, isNow })
    }),
  ],
})
const minute = 60_000
const at = (offsetMs: number) => new Date(server.clock.now().getTime() + offsetMs)
const texts = (word: string) => ({ ko: `${word} 하나`, en: `${word} one`, vn: `${word} một` })

await addSecondSite(server)
beforeEach(async () => {
  await server.ownerPool.query(
    'TRUNCATE site.banner, site.popup; UPDATE site.maintenance SET start_at = NULL, end_at = NULL, is_announced = false',
  )
  delivered.length = 0
})

const plan = (fromMs: number, untilMs: number, siteId = 1) =>
  server.staff(
    (ctx) => changeMaintenance(ctx, { startAt: at(fromMs), endAt: at(untilMs), reason: texts('점검') }),
    {},
    siteId,
  )
const isClosed = (siteId = 1) => server.guest((ctx) => maintenanceNow(ctx), siteId)
const announced = async () => {
  await announceDue(server.contexts)
  await server.contexts.drained()
  return delivered.splice(0)
}

test('a site is found by its authorization and by its host name; an unknown host gets the first site', async () => {
  const read = <T>(fn: Parameters<typeof server.guest<T>>[0]) => server.guest(fn, 0)
  expect(await read((ctx) => siteByAuthorization(ctx, 'test-authorization-of-site-1'))).toMatchObject({
    siteId: 1,
    theme: 'maru',
  })
  expect(await read((ctx) => siteByAuthorization(ctx, 'test-authorization-of-site-2'))).toMatchObject({
    siteId: 2,
    theme: 'naru',
  })
  for (const forged of ['', 'test-authorization-of-site-3'])
    expect(await read((ctx) => siteByAuthorization(ctx, forged))).toBeUndefined()
  expect(await read((ctx) => siteByHost(ctx, 'NARU.localhost:8160'))).toMatchObject({ siteId: 2 })
  expect(await read((ctx) => siteByHost(ctx, '192.0.2.7:8160'))).toMatchObject({ siteId: 1 })
})

test.each([
  ['http://localhost:8080', 'localhost', 'http://localhost:8080'],
  ['http://localhost:8080', 'naru.localhost', 'http://naru.localhost:8080'],
  ['https://play.example', 'naru.example', 'https://naru.example'],
  ['https://play.example:8443', 'naru.example', 'https://naru.example:8443'],
  // Nobody has said the first site's host yet.
  ['https://play.example', 'localhost', 'https://play.example'],
])('behind %s the site of host %s is at %s', (publicUrl, host, origin) => {
  expect(originAt(publicUrl, host)).toBe(origin)
})

test('the deposit account of the demo is held by the site that shows it', async () => {
  for (const [siteId, holder] of [
    [1, 'Maru'],
    [2, 'Naru'],
  ] as const)
    expect((await server.guest(siteOptions, siteId)).depositAccount).toMatchObject({ bankCode: 'D01', holder })
})

test('an option holds for its site, and one that does not fit is refused or passed over', async () => {
  await server.system((ctx) => setSiteOption(ctx, 'cashUnit', 1_000), 2)
  expect(await server.guest((ctx) => siteOptions(ctx), 2)).toMatchObject({ cashUnit: 1_000 })
  expect(await server.guest((ctx) => siteOptions(ctx))).toMatchObject({ cashUnit: 10_000, joinRecommanderId: 'N' })
  await expect(server.system((ctx) => setSiteOption(ctx, 'cashUnit', 0))).rejects.toThrow()
  await server.pool.query("INSERT INTO site.option VALUES (1, 'closedFrom', '\"25:00\"'), (1, 'unheardOf', '1')")
  expect(await server.guest((ctx) => siteOptions(ctx))).toMatchObject({ closedFrom: '23:30' })
})

test('maintenance begins and ends to the instant, at its own site, and each is announced once', async () => {
  await plan(10 * minute, 20 * minute)
  expect([await isClosed(), await announced()]).toEqual([false, []])
  server.clock.advance(10 * minute - 1)
  expect(await isClosed()).toBe(false)
  server.clock.advance(1)
  expect([await isClosed(), await isClosed(2)]).toEqual([true, false])
  expect(await announced()).toEqual([{ siteId: 1, isNow: true }])
  expect(await announced()).toEqual([])
  server.clock.advance(10 * minute)
  expect([await isClosed(), await announced()]).toEqual([false, [{ siteId: 1, isNow: false }]])
})

test('however many processes watch, a begin is announced once', async () => {
  await plan(minute, 20 * minute)
  server.clock.advance(minute)
  await Promise.all([1, 2, 3, 4].map(() => announceDue(server.contexts)))
  await server.contexts.drained()
  expect(delivered).toEqual([{ siteId: 1, isNow: true }])
})

test('staff close the site at once and open it again, with both in the audit log', async () => {
  expect(await plan(0, 30 * minute)).toMatchObject({ isNow: true })
  expect(await isClosed()).toBe(true)
  expect(await server.guest((ctx) => siteCheck({ ...ctx, language: 'en' }))).toMatchObject({
    isNow: true,
    siteCheckInfo: { reason: '점검 one' },
  })
  await server.staff((ctx) => changeMaintenance(ctx, undefined))
  expect(await isClosed()).toBe(false)
  await server.contexts.drained()
  expect(delivered).toEqual([
    { siteId: 1, isNow: true },
    { siteId: 1, isNow: false },
  ])
  const { rows } = await server.pool.query(
    "SELECT before, after FROM audit.entry WHERE action = 'site.maintenance' ORDER BY entry_id DESC LIMIT 1",
  )
  expect(rows[0]).toMatchObject({ before: { isNow: true }, after: { isNow: false, startDate: null } })
})

test('a window that ends before it begins, or is over already, is refused', async () => {
  for (const [from, until] of [
    [minute, 0],
    [minute, minute],
    [-2 * minute, -minute],
  ] as const)
    await expect(plan(from, until)).rejects.toMatchObject({ code: 'STAFF_INVALID' })
})

const banner = (changes: object = {}) => ({
  kind: 'plain' as const,
  title: texts('<b>배너</b>'),
  text: texts('글'),
  link: null,
  isOn: true,
  ord: 1,
  showFrom: null,
  showUntil: null,
  ...changes,
})
const create = (changes: object = {}, siteId = 1) =>
  server.staff((ctx) => createContent(ctx, bannerContent, banner(changes)), {}, siteId)
const shown = async (siteId = 1) => (await server.guest((ctx) => shownBanners(ctx), siteId)).map((one) => one.bannerIdx)

test('a banner is shown while it is on and in its period, in order, with its text as typed', async () => {
  const second = await create({ ord: 2 })
  const first = await create()
  await create({ isOn: false })
  const timed = await create({ ord: 3, showFrom: at(minute).toISOString(), showUntil: at(2 * minute).toISOString() })
  expect(await shown()).toEqual([first, second])
  expect((await server.guest((ctx) => shownBanners(ctx)))[0]).toMatchObject({
    title: '<b>배너</b> 하나',
    percent: null,
  })
  server.clock.advance(minute)
  expect(await shown()).toEqual([first, second, timed])
  server.clock.advance(minute)
  expect(await shown()).toEqual([first, second])
  expect(await shown(2)).toEqual([])
})

test('a bonus banner is shown only while that bonus is offered', async () => {
  const id = await create({ kind: 'first-deposit' })
  expect(await shown()).toEqual([])
  offered.first = 20
  expect(await server.guest((ctx) => shownBanners(ctx))).toMatchObject([{ bannerIdx: id, percent: 20 }])
  offered.first = 0
})

test('staff change and delete what is of their site only, and the log keeps what was', async () => {
  const id = await create()
  const elsewhere = { siteIds: [2] }
  const acts = [
    () => server.staff((ctx) => changeContent(ctx, bannerContent, id, banner()), elsewhere, 2),
    () => server.staff((ctx) => removeContent(ctx, bannerContent, id), elsewhere, 2),
    () =>
      server.staff((ctx) =>
        changeContent(ctx, popupContent, id, { ...banner(), audience: 'login' as const, picture: null }),
      ),
  ]
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  await server.staff((ctx) => changeContent(ctx, bannerContent, id, banner({ ord: 9 })))
  expect(await server.staff((ctx) => listContent(ctx, bannerContent))).toMatchObject([{ id, kind: 'plain', ord: 9 }])
  await server.staff((ctx) => removeContent(ctx, bannerContent, id))
  expect(await shown()).toEqual([])
  const { rows } = await server.pool.query(
    'SELECT action, before FROM audit.entry WHERE target = $1 ORDER BY entry_id',
    [`banner:${id}`],
  )
  expect(rows.map((row) => row.action)).toEqual(['site.banner-create', 'site.banner-change', 'site.banner-delete'])
  expect(rows[2].before).toMatchObject({ ord: 9 })
})

test('popups are shown to their audience', async () => {
  const popup = (audience: 'everybody' | 'login') =>
    server.staff((ctx) => createContent(ctx, popupContent, { ...banner(), audience, picture: null }))
  const [everybody, login] = [await popup('everybody'), await popup('login')]
  expect((await server.guest((ctx) => shownPopups(ctx, 'everybody'))).map((one) => one.bannerIdx)).toEqual([everybody])
  expect((await server.guest((ctx) => shownPopups(ctx, 'login'))).map((one) => one.bannerIdx)).toEqual([login])
})

test('a period that ends before it begins is refused with its field', async () => {
  await expect(create({ showFrom: at(minute).toISOString(), showUntil: at(0).toISOString() })).rejects.toMatchObject({
    code: 'STAFF_INVALID',
    detail: { fields: [{ field: 'showUntil' }] },
  })
})

test('banks and game groups are named in the reader’s language', async () => {
  await addBank(server)
  expect(await server.guest((ctx) => listBanks({ ...ctx, language: 'vn' }))).toEqual([
    { bankCode: 'D01', bankNameKr: '가람은행', bankName: 'Ngân hàng Garam' },
  ])
  const groups = await server.guest((ctx) => gameGroupNames(ctx))
  expect(groups.find(({ group }) => group === 'hc-casino')?.names).toEqual({
    ko: '호텔 카지노',
    en: 'Hotel casino',
    vn: 'Casino khách sạn',
  })
})
