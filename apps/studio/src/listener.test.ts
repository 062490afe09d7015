import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { startTestStudio } from '../dev/test-studio.ts'
import { addressOf, limitConnections, listenerOptions, proxyList } from './listener.ts'

const open: Socket[] = []
afterAll(() => {
  for (const socket of open) socket.destroy()
})
const knock = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
/** Whether the server answers on it. */
const isServed = async (socket: Socket): Promise<boolean> => {
  socket.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n')
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
}

it('lets one address hold so many connections, a proxy any number, and what is closed counts no more', async () => {
  for (const [proxies, served] of [
    ['', [true, true, false]],
    ['10.0.0.0/8,loopback', [true, true, true]],
  ] as const) {
    const http = Fastify()
    limitConnections(http.server, proxyList(proxies), 2)
    await http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = http.server.address() as AddressInfo
    const sockets = [await knock(port), await knock(port), await knock(port)]
    expect(await Promise.all(sockets.map(isServed))).toEqual(served)
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => isServed(await knock(port))).toBe(true)
    for (const socket of open.splice(0)) socket.destroy()
    await http.close()
  }
})

it('lets go of a head or a body that never comes whole', async () => {
  const http = Fastify(listenerOptions({ headersMs: 100, requestMs: 200, lookEveryMs: 20 }))
  http.post('/', async () => 'done')
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  for (const half of ['POST / HT', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf']) {
    const socket = await knock(port)
    socket.write(half)
    socket.resume()
    await once(socket, 'close')
  }
  await http.close()
})

it('is what the studio listens with', async () => {
  const studio = await startTestStudio(undefined as never)
  const { server } = studio.app
  expect(Math.max(server.headersTimeout, server.requestTimeout)).toBeLessThanOrEqual(20_000)
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.keepAliveTimeout).toBe(65_000)
  expect(server.maxConnections).toBeGreaterThan(0)
  expect(server.listenerCount('connection')).toBeGreaterThan(1)
  await studio.close()
})

it('a request comes from whom the last proxy in front names, and from no address that its sender wrote', () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    addressOf(
      { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as never,
      proxyList('10.0.0.0/8'),
    )
  expect(from('::ffff:203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(from('10.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(from('::ffff:10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7')
  expect(from('10.0.0.1', 'nonsense')).toBe('10.0.0.1')
  expect(from('10.0.0.1')).toBe('10.0.0.1')
})

it('says nothing of the inside to what reaches no route, with the headers of every answer', async () => {
  const { app } = await startTestStudio(undefined as never)
  for (const url of ['/nothing', '/%E0%A4%A', '/assets/../nothing']) {
    const answer = await app.inject({ url })
    expect(answer.headers['x-content-type-options'], url).toBe('nosniff')
    expect(answer.headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    expect(answer.headers['content-type'], url).toContain('charset=utf-8')
    expect(Object.keys(answer.json()), url).toEqual(['error'])
  }
  await app.close()
})
