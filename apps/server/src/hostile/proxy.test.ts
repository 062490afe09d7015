import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { liveClient } from '../testing/live-client.ts'
import { CAPTCHA, PASSWORD, runningServer } from '../testing/running-server.ts'
import { memberClient } from '../testing/wire-client.ts'

const behind = await runningServer({ TRUST_PROXY: '127.0.0.1', RATE_LIMIT_SCALE: '1' })
const direct = await runningServer({ RATE_LIMIT_SCALE: '1' })

/** A small proxy as operators have them: it appends the address of who calls it, here as `clients` says, and passes everything on. */
const proxyOf = async (target: string): Promise<{ url: string; client: { address: string } }> => {
  const client = { address: '198.51.100.1' }
  const { hostname, port } = new URL(target)
  const headersOf = ({ headers }: IncomingMessage) => {
    const before = headers['x-forwarded-for']
    return { ...headers, 'x-forwarded-for': before ? `${before}, ${client.address}` : client.address }
  }
  const proxy = createServer((incoming, answer) => {
    const options = { hostname, port, method: incoming.method, path: incoming.url, headers: headersOf(incoming) }
    const onward = request(options, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    incoming.pipe(onward)
  })
  proxy.on('upgrade', (incoming, socket) => {
    const onward = request({ hostname, port, path: incoming.url, headers: headersOf(incoming) })
    const head = (reply: IncomingMessage): string =>
      `HTTP/1.1 ${reply.statusCode} x\r\n${reply.rawHeaders.map((text, n) => (n % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')}\r\n`
    onward.on('upgrade', (reply, server) => {
      socket.write(head(reply))
      server.pipe(socket).pipe(server)
      for (const end of [server, socket]) end.on('error', () => socket.destroy())
    })
    onward.on('response', (reply) => socket.end(head(reply)))
    onward.on('error', () => socket.destroy())
    onward.end()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  afterAll(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, client }
}
const trusted = await proxyOf(behind.url)
const stranger = await proxyOf(direct.url)
const office = await proxyOf(behind.adminUrl)
const addressOf = async (server: typeof behind, memberId: number): Promise<string> =>
  (
    await server.ownerPool.query('SELECT ip FROM identity.session WHERE member_id = $1 ORDER BY 1 DESC LIMIT 1', [
      memberId,
    ])
  ).rows[0].ip

test.each([
  ['as it is', '203.0.113.7', undefined, '203.0.113.7'],
  ['forged by the client', '203.0.113.7', '1.2.3.4', '203.0.113.7'],
  ['IPv6', '2001:0DB8::7', undefined, '2001:db8::7'],
  ['behind two proxies', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
])('behind a proxy a login is of the address that it names: %s', async (_what, client, claimed, address) => {
  const own = await behind.member()
  trusted.client.address = client
  const there = memberClient(trusted.url, behind.sites[1])
  const headers: Record<string, string> = { forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' }
  if (claimed !== undefined) headers['x-forwarded-for'] = claimed
  const { data } = await there.call('/api/captcha', {}, { headers })
  await behind.ownerPool.query('DELETE FROM identity.session WHERE member_id = $1', [own.memberId])
  const body = { memId: own.memId, memPass: PASSWORD, captchaId: data.captchaId, captcha: CAPTCHA }
  expect((await there.call('/api/member/login', body, { headers })).resultCode).toBe('0')
  expect(await addressOf(behind, own.memberId)).toBe(address)
})

test('a proxy that nobody trusts is itself the client', async () => {
  const own = await direct.member()
  stranger.client.address = '203.0.113.7'
  await direct.ownerPool.query('DELETE FROM identity.session WHERE member_id = $1', [own.memberId])
  expect((await memberClient(stranger.url, direct.sites[1]).logIn(own.memId, PASSWORD, CAPTCHA)).resultCode).toBe('0')
  expect(await addressOf(direct, own.memberId)).toBe('127.0.0.1')
})

test('members behind one proxy each have their own limit of calls', async () => {
  const there = memberClient(trusted.url, behind.sites[1])
  trusted.client.address = '203.0.113.50'
  for (let n = 0; n < 60; n++) await there.call('/api/captcha')
  expect((await there.call('/api/captcha')).status).toBe(429)
  expect((await there.call('/api/captcha', {}, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(429)
  trusted.client.address = '203.0.113.51'
  expect((await there.call('/api/captcha')).status).toBe(200)
})

test('and their own number of sockets', async () => {
  const upgrade = async (): Promise<number | undefined> => {
    const client = liveClient(`${trusted.url.replace('http', 'ws')}/live`)
    afterAll(() => client.close())
    return client.refused
  }
  trusted.client.address = '203.0.113.60'
  const first = await Promise.all(Array.from({ length: 200 }, upgrade))
  expect(new Set(first)).toEqual(new Set([undefined]))
  expect(await upgrade()).toBe(429)
  trusted.client.address = '203.0.113.61'
  expect(await upgrade()).toBeUndefined()
})

test('figures are for nobody who comes through the proxy', async () => {
  expect((await fetch(`${behind.adminUrl}/metrics`)).status).toBe(200)
  expect((await fetch(`${office.url}/metrics`)).status).toBe(403)
})
