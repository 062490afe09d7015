import { gameCodesCall, launchGame } from '@maru/contract'
import { beforeAll, expect, test } from 'vitest'
import { runningServer } from '../../testing/running-server.ts'
import type { StaffClient } from '../../testing/staff-client.ts'
import { CODE, PAM_KEY, PROVIDER, valkyrieFile } from './adapters/valkyrie/valkyrie.fixture.ts'
import { vendorByCode } from './vendors/list.ts'

// The studio and the providers of VALKYRIE_FILE: rows of the registry that the server makes at its start.
const server = await runningServer({ VALKYRIE_FILE: await valkyrieFile(), RATE_LIMIT_SCALE: '1' })
let staff: StaffClient
beforeAll(async () => {
  staff = await server.staff('superadmin', [1, 2])
})

const shown = async (code: string) => (await staff.ask('GET', `/admin/api/vendors/${code}`)).json
const sent = async (method: string, path: string, body: object) => {
  const answer = await staff.ask(method, `/admin/api/vendors/${path}`, body)
  await server.settled()
  return answer
}
const change = async (code: string, changes: object) => {
  const { terms, version } = await shown(code)
  return sent('PUT', code, { ...terms, version, ...changes })
}
const csp = async () => (await fetch(server.url)).headers.get('content-security-policy')

test('stand in the registry with what the configuration says of them', async () => {
  const { rows } = (await staff.ask('GET', '/admin/api/vendors')).json
  expect(rows).toMatchObject([
    { vendorCode: 'beside', kind: 'valkyrie', isEnabled: true },
    { vendorCode: CODE, kind: 'valkyrie', name: PROVIDER, address: 'http://localhost:9' },
    { vendorCode: 'studio', kind: 'studio', wallet: 'seamless', address: server.config.STUDIO_URL },
    { vendorCode: 'studio-purse', kind: 'studio', wallet: 'transfer', address: `${server.config.STUDIO_URL}/purse` },
  ])
  expect((await shown('beside')).terms).toMatchObject({ playsBeside: true, publicKeys: [], canReplay: false })
})

test('the studio has its hotel tables in the hotel casino, also once the registry says its groups', () => {
  expect(vendorByCode(server.config, 'studio')?.groups).toEqual({
    slot: 'slot',
    'live-casino': 'casino',
    'hotel-live-casino': 'hc-casino',
  })
})

test('the studio takes another name without a restart, and keeps its address, key and replays', async () => {
  const before = await shown('studio')
  const names = { ko: '새 공방', en: 'New Studio', vn: 'Xưởng mới' }
  const changes = { names, address: 'https://elsewhere.example', canReplay: false }
  expect((await change('studio', changes)).status).toBe(200)
  const after = await shown('studio')
  expect(after.terms).toEqual({ ...before.terms, names })
  expect(after.fingerprints).toEqual(before.fingerprints)
  expect(after.fingerprints).toHaveLength(1)
  const { data } = await server.client().call(gameCodesCall.path, { groupCode: 'slot', code: '' })
  expect(JSON.stringify(data.list)).not.toContain('elsewhere')
  const { rows } = (await staff.ask('GET', '/admin/api/audit?page=1&size=5&target=vendor:studio')).json
  expect(rows[0]).toMatchObject({ action: 'vendors.change', after: { names } })
  expect(Object.keys(rows[0].after)).toEqual(['names'])
})

test('the studio is switched off and on, and its games with it', async () => {
  const member = await server.member({ cash: 1_000 })
  const game = { vendorKey: 'studio', gameKey: 'moonlit-koi', gameType: '', device: 'desktop' }
  const launch = async () => (await member.call(launchGame.path, game)).resultCode
  // Nobody listens at its address here.
  expect(await launch()).toBe('9999')
  expect((await sent('POST', 'studio/switch', { isOn: false })).status).toBe(200)
  expect((await shown('studio')).isEnabled).toBe(false)
  expect(await launch()).toBe('B0092')
  await sent('POST', 'studio/switch', { isOn: true })
  expect((await shown('studio')).isEnabled).toBe(true)
  expect(await csp()).toContain(new URL(server.config.STUDIO_URL).origin)
})

test('a provider of Valkyrie gets frame origins and a rate, which hold at once', async () => {
  const origin = 'https://tables.example'
  expect(await csp()).not.toContain(origin)
  expect((await change(CODE, { frameOrigins: [origin], requestsPerSecond: 1 })).status).toBe(200)
  expect(await csp()).toContain(origin)
  const ask = async () =>
    (
      await fetch(`${server.url}/vendor/pam/v1/players/session?provider=${PROVIDER}`, {
        headers: { authorization: `Bearer ${PAM_KEY}`, 'x-correlation-id': 'test' },
      })
    ).status
  const statuses = [await ask(), await ask(), await ask(), await ask(), await ask()]
  expect(statuses).toContain(429)
  expect((await change(CODE, { frameOrigins: ['https://tables.example/path'] })).json.detail).toEqual({
    fields: [{ field: 'frameOrigins.0', problem: 'not-origin' }],
  })
})

test('nobody registers a vendor without a key', async () => {
  const { terms } = await shown('studio')
  const outside = { ...terms, address: 'https://games.example', vendorCode: 'outside' }
  expect((await staff.ask('POST', '/admin/api/vendors', outside)).json.detail).toEqual({
    fields: [{ field: 'publicKeys.0', problem: 'no-key' }],
  })
})
