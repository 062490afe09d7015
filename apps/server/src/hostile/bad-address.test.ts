import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { open } from '../platform/http/envelope.ts'
import { runningServer } from '../testing/running-server.ts'

const server = await runningServer()
const ask = (base: string, path: string, method: string) => fetch(`${base}${path}`, { method, redirect: 'manual' })
const broken = ['%E0%A4%A', '%', 'cash/%FF%FE', 'member/%C0%AF?q=%']

test.each(broken)('a call whose address cannot be decoded (%s) is refused in the envelope', async (path) => {
  for (const method of ['POST', 'GET']) {
    const answer = await ask(server.url, `/api/${path}`, method)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const said = open(server.sites[1].key, await answer.json(), JSON.parse)
    expect(said).toMatchObject({ resultCode: 'E400', resultMessage: expect.stringMatching(/./), data: { fields: [] } })
  }
})

test.each(broken)('one of the back office (%s) is refused as its calls are', async (path) => {
  for (const method of ['POST', 'GET', 'PUT']) {
    const answer = await ask(server.adminUrl, `/admin/api/${path}`, method)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'STAFF_INVALID', detail: { fields: [] } }])
  }
})

test('a page leads where every unknown one does; what is no page is refused', async () => {
  for (const base of [server.url, server.adminUrl])
    expect((await ask(base, '/%E0%A4%A', 'GET')).headers.get('location')).toBe('/')
  expect((await ask(server.url, '/vendor/%E0%A4%A', 'GET')).status).toBe(400)
  expect((await ask(server.url, '/%E0%A4%A', 'POST')).status).toBe(400)
})

test('what reaches no route has the headers of all answers, and no answer names the framework', async () => {
  const answers = [
    await ask(server.url, '/%E0%A4%A', 'GET'),
    await ask(server.url, '/api/%', 'POST'),
    await ask(server.adminUrl, '/%E0%A4%A', 'POST'),
    await ask(server.partnerUrl, '/%', 'GET'),
    await fetch(`${server.adminUrl}/nothing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    }),
    await ask(server.url, '/nothing.js', 'GET'),
  ]
  for (const answer of answers) {
    expect(answer.headers.get('x-content-type-options'), answer.url).toBe('nosniff')
    expect(answer.headers.get('content-security-policy'), answer.url).toContain("frame-ancestors 'none'")
    expect(await answer.text(), answer.url).not.toMatch(/FST_|statusCode|Fastify/)
    if (answer.status !== 302) expect(answer.headers.get('content-type'), answer.url).toContain('charset=utf-8')
  }
})

test('a request with two hosts is refused on both ports, the same one twice as well: a proxy might believe the other', async () => {
  const answerTo = async (base: string, ...hosts: string[]): Promise<string> => {
    const { hostname, port } = new URL(base)
    const socket = connect(Number(port), hostname)
    socket.write(`GET /health HTTP/1.1\r\n${hosts.map((line) => `${line}\r\n`).join('')}Connection: close\r\n\r\n`)
    return (await text(socket)).split('\r\n')[0] as string
  }
  for (const base of [server.url, server.adminUrl]) {
    expect(await answerTo(base, 'Host: maru.localhost')).toContain(' 200 ')
    expect(await answerTo(base, 'Host: maru.localhost', 'hOST: naru.localhost')).toContain(' 400 ')
    expect(await answerTo(base, 'Host: maru.localhost', 'Host: maru.localhost')).toContain(' 400 ')
  }
})
