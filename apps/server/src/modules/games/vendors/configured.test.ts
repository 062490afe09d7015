import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Config } from '../../../config.ts'
import type { Ctx } from '../../../platform/context.ts'
import { testServer } from '../../../testing/context.ts'
import { addSecondSite } from '../../../testing/people.ts'
import { valkyrieFile } from '../adapters/valkyrie/valkyrie.fixture.ts'
import { seedConfigured } from './configured.ts'
import { studio } from './studio.ts'
import { valkyrieVendors } from './valkyrie.ts'
import { callVendor } from './vendor-client.ts'

const server = await testServer()
await addSecondSite(server)
const { config } = server.contexts

const withValkyrie = async (url: string): Promise<Partial<Config>> => {
  const path = await valkyrieFile()
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), url }))
  return { VALKYRIE_FILE: path }
}
const started = (changes: Partial<Config>) =>
  server.system((ctx) => seedConfigured({ ...ctx, config: { ...config, ...changes } } as Ctx))

test('a vendor of the configuration may stand in the operator’s own network', async () => {
  for (const address of ['http://10.0.0.7:8082', 'http://localhost:9', 'http://[fd12::1]'])
    await expect(started({ STUDIO_URL: address, ...(await withValkyrie(address)) })).resolves.toBeUndefined()
})

test.each([
  [config.PUBLIC_URL, /address of a member site or of the back office/],
  [config.ADMIN_URL.replace('localhost', 'localhost.'), /address of a member site or of the back office/],
  [`http://127.0.0.1:${config.ADMIN_PORT}`, /address of a member site or of the back office/],
  [`http://0x7f.1:${config.PORT}`, /address of a member site or of the back office/],
  ['http://169.254.169.254', /secrets/],
  ['http://metadata.google.internal', /secrets/],
])('the server does not start with a vendor of the configuration at %s', async (address, message) => {
  await expect(started({ STUDIO_URL: address })).rejects.toThrow(message)
  await expect(started({ STUDIO_URL: address })).rejects.toThrow(/^STUDIO_URL/)
  await expect(started(await withValkyrie(`${address}/operator`))).rejects.toThrow(/^url in VALKYRIE_FILE/)
})

test('one that leads to a cloud’s secrets only later is not connected to', async () => {
  const changed = { ...config, STUDIO_URL: 'http://169.254.169.254', ...(await withValkyrie('http://169.254.169.254')) }
  const [provider] = valkyrieVendors(changed)
  const launch = {
    user: 'somebody',
    token: 'a token of somebody',
    game_code: 'koi',
    currency: 'KRW',
    lang: 'ko',
  } as never
  for (const vendor of [studio, provider as typeof studio])
    expect(await callVendor(changed, vendor, 'gameUrl', launch)).toEqual({
      ok: false,
      why: 'refused',
      detail: '169.254.169.254 is no public address',
    })
})
