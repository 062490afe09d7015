import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import type { Brand } from './branded-files.ts'
import { brandedFiles } from './branded-files.ts'
import { serveSite } from './site-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'maru-documents-'))
mkdirSync(join(folder, 'documents'))
const put = (name: string, text: string) => writeFileSync(join(folder, 'documents', name), text)
put('page.html', '<title>{{siteName}}</title><meta content="{{siteName}}"><a href="{{siteOrigin}}/">{{siteName}}</a>')
put('manifest.json', '{"name":"{{siteName}}","short_name":"{{siteName}}"}')

const hosts: Record<string, Brand> = {
  'maru.example': { name: 'Maru', origin: 'https://maru.example', currency: 'KRW' },
  'naru.example': { name: '<b>"A&B\'\\$&', origin: 'https://naru.example', currency: 'KRW' },
}
const brandOf = (host: string): Brand => hosts[host] as Brand
const http = Fastify()
const send = brandedFiles(join(folder, 'documents'))
http.get('/manifest', (request, reply) =>
  send(request, reply.type('application/manifest+json'), 'manifest.json', brandOf(request.hostname)),
)
http.get('/other', (request, reply) => send(request, reply, 'other.html', brandOf(request.hostname)))
await serveSite(
  http,
  {
    folder,
    frameOrigins: () => [],
    hasInlineStyles: false,
    notPages: [],
    documentOf: async (request) => ({ file: 'page.html', brand: brandOf(request.hostname) }),
  },
  false,
)
afterAll(async () => {
  await http.close()
  rmSync(folder, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { host: 'naru.example', ...headers } })

describe('a document in the name of its site', () => {
  const escaped = '&lt;b&gt;&quot;A&amp;B&#39;\\$&amp;'

  test('carries that name escaped wherever it stands, and never that of another', async () => {
    expect((await get('/')).body).toBe(
      `<title>${escaped}</title><meta content="${escaped}"><a href="https://naru.example/">${escaped}</a>`,
    )
    expect((await get('/some/page')).body).toContain(`<title>${escaped}</title>`)
    const other = await get('/', { host: 'maru.example' })
    expect(other.body).toBe('<title>Maru</title><meta content="Maru"><a href="https://maru.example/">Maru</a>')
    expect((await get('/')).body).toContain(escaped)
  })

  test('comes packed as the browser accepts it', async () => {
    const plain = (await get('/')).rawPayload
    const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain)
    const zipped = await get('/', { 'accept-encoding': 'gzip, br;q=0' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain)
    expect((await get('/', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
    expect(brotli.headers.vary).toContain('accept-encoding')
  })

  test('is not sent again to whoever has it, and is after the name changed', async () => {
    const tag = String((await get('/')).headers.etag)
    expect(await get('/', { 'if-none-match': tag })).toMatchObject({ statusCode: 304, body: '' })
    const before = hosts['naru.example'] as Brand
    hosts['naru.example'] = { ...before, name: 'Sori' }
    const changed = await get('/', { 'if-none-match': tag })
    hosts['naru.example'] = before
    expect(changed).toMatchObject({ statusCode: 200 })
    expect(changed.body).toContain('<title>Sori</title>')
  })

  test('is read again when the site was built again, and stays while a build is under way', async () => {
    put('other.html', '<title>{{siteName}}, first</title>')
    const read = async () => (await http.inject({ url: '/other', headers: { host: 'maru.example' } })).body
    expect(await read()).toBe('<title>Maru, first</title>')
    rmSync(join(folder, 'documents/other.html'))
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await read()).toBe('<title>Maru, first</title>')
    put('other.html', '<title>{{siteName}}, second</title>')
    await expect.poll(read, { timeout: 5_000 }).toBe('<title>Maru, second</title>')
  })

  test('is never sent without its name', async () => {
    for (const path of ['/documents/page.html', '/documents/manifest.json', '//documents/page.html'])
      expect((await get(path)).body).not.toContain('{{')
  })

  test('may load its manifest from its own origin alone', async () => {
    expect((await get('/')).headers['content-security-policy']).toContain("manifest-src 'self'")
  })
})

test('a manifest says the very name, whatever letters it has', async () => {
  const name = hosts['naru.example']?.name
  expect((await get('/manifest')).json()).toEqual({ name, short_name: name })
})
