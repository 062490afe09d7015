import type { lookup } from 'node:dns'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { reachOf } from './networks.rules.ts'
import { lookupWithin, postWithin } from './request.ts'

const live = reachOf({ MARU_MODE: 'licensed', VENDOR_NETWORKS: undefined })
const demo = reachOf({ MARU_MODE: 'demo', VENDOR_NETWORKS: undefined })
const sending = () => ({
  headers: { 'content-type': 'application/json' },
  body: '{}',
  signal: AbortSignal.timeout(5_000),
  mostBytes: 1_000,
})

const asked: string[] = []
const http = Fastify()
http.post('/moved', async (_request, reply) => reply.redirect('/secret'))
http.post('/silent', () => new Promise(() => {}))
http.post('/halfway', (_request, reply) => {
  reply.hijack()
  reply.raw.writeHead(200).write('{')
})
http.all('/secret', async (request) => {
  asked.push(request.url)
  return { ok: true }
})
await http.listen({ port: 0, host: '127.0.0.1' })
const { port } = http.server.address() as AddressInfo
afterAll(() => {
  http.server.closeAllConnections()
  return http.close()
})

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.1',
  '192.168.0.1',
  '100.64.0.1',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fd12::1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '2002:a00:1::1',
  '224.0.0.1',
  '255.255.255.255',
  'no address',
])('%s is not reached', (address) => expect(live(address)).toBe(false))

test.each(['93.184.216.34', '172.32.0.1', '2606:4700::1111', '64:ff9b::808:808'])('%s is', (address) =>
  expect(live(address)).toBe(true),
)

test('a network that is not public is opened by the setting, data of a cloud by none', () => {
  const opened = reachOf({ MARU_MODE: 'licensed', VENDOR_NETWORKS: '10.2.0.0/16,linklocal' })
  expect(['10.2.0.9', '10.3.0.9', '127.0.0.1', '169.254.169.254', 'fe80::1'].map(opened)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(['127.0.0.1', '::1', '10.2.0.9', '169.254.169.254'].map(demo)).toEqual([true, true, false, false])
})

test('a name that leads to this machine by now is refused at the connection', async () => {
  const url = new URL(`http://localhost:${port}/secret`)
  await expect(postWithin(url, live, sending())).rejects.toThrow(/is no public address/)
  for (const address of [
    `http://127.0.0.1:${port}/secret`,
    `http://[::1]:${port}/secret`,
    `http://2130706433:${port}/secret`,
  ])
    await expect(postWithin(new URL(address), live, sending())).rejects.toThrow(/is no public address/)
  expect(asked).toEqual([])
  expect(await postWithin(url, demo, sending())).toEqual({ status: 200, text: '{"ok":true}' })
})

test('of a name with several addresses each must be open', async () => {
  const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])) as unknown as typeof lookup
  for (const all of [true, false]) {
    const error = await new Promise((done) => lookupWithin(live, resolve)('two.example', { all }, done))
    expect(error).toMatchObject({ message: '10.0.0.1 is no public address' })
  }
})

test('a redirect is not followed', async () => {
  asked.length = 0
  const { status } = await postWithin(new URL(`http://localhost:${port}/moved`), demo, sending())
  expect(status).toBe(302)
  expect(asked).toEqual([])
})

test('who answers too much is let go', async () => {
  const url = new URL(`http://localhost:${port}/secret`)
  expect((await postWithin(url, demo, { ...sending(), mostBytes: 3 })).text).toBeUndefined()
})

test.each(['silent', 'halfway'])('who is %s when the time is over is let go', async (path) => {
  const url = new URL(`http://localhost:${port}/${path}`)
  await expect(postWithin(url, demo, { ...sending(), signal: AbortSignal.timeout(50) })).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})
