import { gameCodesCall, launchGame, type SiteConfig } from '@maru/contract'
import { toWireAmount } from '@maru/vendor-wallet'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { operating } from '../../operate.ts'
import { runningServer } from '../../testing/running-server.ts'
import type { StaffClient } from '../../testing/staff-client.ts'
import { listing } from './games.fixture.ts'
import { moving, newKey, outsideVendor, pemOf } from './outside-vendor.fixture.ts'
import { switchVendor } from './vendor-registry.service.ts'

const server = await runningServer()
const vendor = await outsideVendor()
const wallet = `${server.url}/vendor/v1/${vendor.code}`
let staff: StaffClient

const path = (rest = '') => `/admin/api/vendors/${vendor.code}${rest}`
const shown = async () => (await staff.ask('GET', path())).json
/** Answers when this process knows of it; another one does within a second. */
const sent = async (method: string, to: string, body: object) => {
  const answer = await staff.ask(method, to, body)
  await server.settled()
  return answer
}
const change = async (changes: object) =>
  sent('PUT', path(), { ...vendor.terms(), version: (await shown()).version, ...changes })
const switched = (isOn: boolean) => sent('POST', path('/switch'), { isOn })
const launch = async (member: Awaited<ReturnType<typeof server.member>>, gameKey = 'reef') => {
  const answer = await member.call(launchGame.path, {
    vendorKey: vendor.code,
    gameKey,
    gameType: 'slot',
    device: 'desktop',
  })
  return { ...answer, player: vendor.launches.at(-1) as { user: string; token: string } }
}
/** The vendor's games are asked for after the change, by itself. */
const listed = (games: number) =>
  vi.waitFor(async () => {
    const { rows } = (await staff.ask('GET', '/admin/api/vendors')).json
    expect(rows).toContainEqual(expect.objectContaining({ vendorCode: vendor.code, games }))
  }, 5_000)

beforeAll(async () => {
  staff = await server.staff('superadmin', [1, 2])
  const added = await sent('POST', '/admin/api/vendors', { vendorCode: vendor.code, ...vendor.terms() })
  expect(added).toMatchObject({ status: 200 })
  vendor.operatorKey = (await shown()).ourPublicKey
  await listed(2)
})

test('a vendor registered by staff is played without a restart: launch, bet, win, rollback, and the pages may frame it', async () => {
  const member = await server.member({ cash: 10_000 })
  const { resultCode, data, player } = await launch(member)
  expect([resultCode, data]).toMatchObject(['0', { gameurl: `${vendor.url}/play`, opensNewWindow: false }])
  const bet = moving(player, 1_000)
  expect(await vendor.call(wallet, 'bet', bet)).toMatchObject({ status: 'RS_OK', balance: toWireAmount(9_000) })
  const win = moving(player, 2_500, {
    round: bet.round,
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
  })
  expect(await vendor.call(wallet, 'win', win)).toMatchObject({ status: 'RS_OK', balance: toWireAmount(11_500) })
  const lost = moving(player, 500)
  await vendor.call(wallet, 'bet', lost)
  const {
    currency: _,
    amount: __,
    ...undo
  } = moving(player, 0, { round: lost.round, reference_transaction_uuid: lost.transaction_uuid })
  expect(await vendor.call(wallet, 'rollback', undo)).toMatchObject({ status: 'RS_OK', balance: toWireAmount(11_500) })
  const page = await fetch(server.url)
  expect(page.headers.get('content-security-policy')).toContain(
    `frame-src ${new URL(server.config.STUDIO_URL).origin} ${vendor.url}`,
  )
  expect(((await (await fetch(`${server.url}/config.json`)).json()) as SiteConfig).frameOrigins).toContain(vendor.url)
})

test.each(['localhost', 'naru.localhost'])('a vendor’s pages are never those of our own site at %s', async (host) => {
  const frameOrigins = [`http://${host}:${server.config.PORT}`]
  expect(await change({ frameOrigins })).toMatchObject({
    status: 400,
    json: { detail: { fields: expect.arrayContaining([{ field: 'frameOrigins.0', problem: 'ours' }]) } },
  })
})

test('its games stand in a place of their own, under its name in the language that is read', async () => {
  const listedInKorean = async () =>
    (await server.client().call(gameCodesCall.path, { groupCode: 'slot', code: '' }, { headers: { 'x-lang': 'ko' } }))
      .data.list
  await expect
    .poll(listedInKorean, { timeout: 5_000 })
    .toContainEqual(
      expect.objectContaining({ vendorKey: vendor.code, codeName: '바깥 게임즈', isOwn: false, games: 1 }),
    )
})

test('two keys are valid while it changes its key, and the old one no more when it was taken out', async () => {
  const next = newKey()
  const { player } = await launch(await server.member({ cash: 10_000 }))
  const ask = async (key = vendor.keys.privateKey) =>
    (await vendor.call(wallet, 'bet', moving(player, 100), key)).status
  expect(await ask(next.privateKey)).toBe('RS_ERROR_INVALID_SIGNATURE')
  await change({ publicKeys: [pemOf(vendor.keys.publicKey), pemOf(next.publicKey)] })
  expect([await ask(), await ask(next.privateKey)]).toEqual(['RS_OK', 'RS_OK'])
  await change({ publicKeys: [pemOf(next.publicKey)] })
  expect([await ask(), await ask(next.privateKey)]).toEqual(['RS_ERROR_INVALID_SIGNATURE', 'RS_OK'])
  await change({})
})

test('switched off it takes no launch and no bet, and what was begun still ends; switched on, its games come back', async () => {
  const member = await server.member({ cash: 10_000 })
  const { player } = await launch(member)
  const bet = moving(player, 1_000)
  await vendor.call(wallet, 'bet', bet)
  await switched(false)
  expect(await vendor.call(wallet, 'bet', moving(player, 1_000))).toMatchObject({ status: 'RS_ERROR_INVALID_GAME' })
  const win = moving(player, 3_000, {
    round: bet.round,
    reference_transaction_uuid: bet.transaction_uuid,
    round_closed: true,
  })
  expect(await vendor.call(wallet, 'win', win)).toMatchObject({ status: 'RS_OK', balance: toWireAmount(12_000) })
  const { user, token, request_uuid } = win
  expect((await vendor.call(wallet, 'userInfo', { user, request_uuid })).status).toBe('RS_OK')
  expect((await vendor.call(wallet, 'balance', { user, token, request_uuid })).balance).toBe(toWireAmount(12_000))
  expect((await launch(member)).resultCode).toBe('B0092')
  expect((await fetch(server.url)).headers.get('content-security-policy')).not.toContain(vendor.url)
  await switched(true)
  await listed(2)
  expect((await launch(member)).resultCode).toBe('0')
})

test('a change by a command, in a process of its own, reaches the server within moments', async () => {
  const csp = async () => (await fetch(server.url)).headers.get('content-security-policy')
  const command = (isOn: boolean) =>
    operating(server.config, 'script/vendor by test', (operate) =>
      operate(1, (ctx) => switchVendor(ctx, vendor.code, isOn)),
    )
  await command(false)
  await vi.waitFor(async () => expect(await csp()).not.toContain(vendor.url), 5_000)
  await command(true)
  await listed(2)
})

describe('terms', () => {
  test.each(['studio', 'outsider'])('with the code %s, which is taken, are refused', async (vendorCode) => {
    const { status, json } = await staff.ask('POST', '/admin/api/vendors', { ...vendor.terms(), vendorCode })
    expect([status, json.detail]).toEqual([400, { fields: [{ field: 'vendorCode', problem: 'taken' }] }])
  })

  test('that somebody else changed meanwhile are not overwritten', async () => {
    const { version } = await shown()
    const put = (changes: object) => staff.ask('PUT', path(), { ...vendor.terms(changes), version })
    const statuses = (await Promise.all([put({ requestsPerSecond: 900 }), put({ requestsPerSecond: 800 })])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409])
    await change({})
  })
})

test('every change stands in the audit log with what differs, keys by their fingerprints; nothing changed is no entry', async () => {
  await change({})
  await change({ names: { ko: '새 이름', en: 'New name', vn: 'Tên mới' } })
  await change({})
  const { rows } = (await staff.ask('GET', `/admin/api/audit?page=1&size=50&target=vendor:${vendor.code}`)).json
  expect(rows.slice(0, 2)).toMatchObject([
    { action: 'vendors.change', before: { names: { en: 'New name' } }, after: { names: { en: 'Outsider Games' } } },
    { action: 'vendors.change', before: { names: { en: 'Outsider Games' } }, after: { names: { en: 'New name' } } },
  ])
  expect(rows.at(-1)).toMatchObject({
    action: 'vendors.add',
    after: { fingerprints: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
  })
  expect(JSON.stringify(rows)).not.toContain('BEGIN PUBLIC KEY')
})

describe('a test of the connection', () => {
  const tested = async (): Promise<Record<string, string>> =>
    Object.fromEntries(
      (await staff.ask('POST', path('/test'), {})).json.steps.map(
        ({ step, state }: { step: string; state: string }) => [step, state],
      ),
    )
  const all = (state: string) => ({ connection: state, answer: state, list: state, games: state, frames: state })

  const rawList = (begin: string): string => JSON.stringify([listing('reef')]).replace('{', begin)

  test('shows every step that went well', async () => {
    expect(await tested()).toEqual({ key: 'ok', address: 'ok', ...all('ok') })
  })
  test.each([
    ['an answer that is no', () => Object.assign(vendor, { status: 500 }), { answer: 'failed' }],
    [
      'a signature that it does not take',
      () => Object.assign(vendor, { operatorKey: pemOf(newKey().publicKey) }),
      { answer: 'failed' },
    ],
    [
      'a list of another shape',
      () => Object.assign(vendor, { listed: [{ game_code: 'x' }] }),
      { answer: 'ok', list: 'failed' },
    ],
    ['a key given twice', () => Object.assign(vendor, { listed: rawList('{"name":"x",') }), { answer: 'failed' }],
    [
      'a limit that is no plain whole number',
      () => Object.assign(vendor, { listed: rawList('{').replace(/"max":\d+/, '"max":1e12') }),
      { answer: 'ok', list: 'failed' },
    ],
    [
      'a list without a game for us',
      () => Object.assign(vendor, { listed: [] }),
      { answer: 'ok', list: 'ok', games: 'failed' },
    ],
  ])('names the step that %s stops', async (_what, spoil, expected) => {
    const { status, operatorKey, listed: list } = vendor
    spoil()
    expect(await tested()).toEqual({ key: 'ok', address: 'ok', ...all('skipped'), connection: 'ok', ...expected })
    Object.assign(vendor, { status, operatorKey, listed: list })
  })
  test('names the step where nobody listens', async () => {
    await change({ address: 'http://127.0.0.1:9' })
    expect(await tested()).toEqual({ key: 'ok', address: 'ok', ...all('skipped'), connection: 'failed' })
    await change({})
  })
})

test('staff see, even after an unreadable answer, how often each call was answered how, and the last of them', async () => {
  const { player } = await launch(await server.member({ cash: 100 }))
  const bet = moving(player, 5_000)
  const refused = { answer: 'RS_ERROR_NOT_ENOUGH_MONEY', detail: `HTTP 200 ${bet.request_uuid}` }
  expect((await vendor.call(wallet, 'bet', bet)).status).toBe(refused.answer)
  await vi.waitFor(async () => {
    const { calls } = await shown()
    expect(calls).toContainEqual(expect.objectContaining({ direction: 'in', call: 'bet', times: 1, ...refused }))
    expect(calls).toContainEqual(expect.objectContaining({ direction: 'out', call: 'gameUrl', answer: 'ok' }))
  }, 5_000)
})
