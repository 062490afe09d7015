import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { trustedProxies } from './client-address.ts'
import { limitConnections, listenerOptions, readBeforeRefusing } from './listener.ts'

const open: Socket[] = []
const http = Fastify(listenerOptions({ headersMs: 150, requestMs: 300, lookEveryMs: 30 }))
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await http.close()
})
http.post('/slow', async () => {
  await sleep(700)
  return 'done'
})
await http.listen({ port: 0 })
const { port } = http.server.address() as AddressInfo

/** What is received until the server hangs up. */
const send = async (text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  open.push(socket)
  let received = ''
  socket.on('data', (bytes) => {
    received += bytes
  })
  socket.on('error', () => {})
  await once(socket, 'close')
  return received
}
const head = 'POST /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\n'

test('a head or a body that never comes whole is let go, a handler that takes its time is not', async () => {
  const received = await Promise.all([
    send('POST /slow HT'),
    send(head),
    send(`${head}content-length: 10\r\n\r\nhalf`),
    send(`${head}content-length: 0\r\n\r\n`),
  ])
  for (const half of received.slice(0, 3)) expect(half).toMatch(/^(HTTP\/1\.1 408 |$)/)
  expect(received[3]).toMatch(/^HTTP\/1\.1 200 [\s\S]*done$/)
})

test('a body of 10 MB, of a length that is said or not, is refused by an answer before its sender loses the connection', async () => {
  const small = Fastify({ ...listenerOptions(), bodyLimit: 1_000 })
  readBeforeRefusing(small)
  small.post('/', async () => 'taken')
  const url = await small.listen({ port: 0 })
  const body = Buffer.alloc(10 * 1024 * 1024, 'x')
  const sent = (headers: Record<string, string | number>) =>
    new Promise((resolve) => {
      const came: (number | string | undefined)[] = []
      const asking = request(url, { method: 'POST', headers: { 'content-type': 'text/plain', ...headers } })
      asking.on('response', (answer) => came.push(answer.resume().statusCode))
      asking.on('error', (error: NodeJS.ErrnoException) => came.push(error.code))
      asking.on('close', () => resolve(came))
      asking.end(body)
    })
  expect([await sent({ 'content-length': body.length }), await sent({})]).toEqual([[413], [413]])
  await small.close()
})

test('the listeners of the product have such limits', () => {
  const { server } = Fastify(listenerOptions())
  expect(server.headersTimeout).toBeGreaterThan(0)
  expect(server.requestTimeout).toBeGreaterThan(0)
  expect(Math.max(server.headersTimeout, server.requestTimeout)).toBeLessThanOrEqual(20_000)
})

test('one address holds so many connections, a trusted proxy as many as it likes, and what is closed counts no more', async () => {
  for (const [trust, passing] of [
    [undefined, 2],
    ['loopback', 4],
  ] as const) {
    const limited = Fastify()
    limitConnections(limited.server, trustedProxies(trust), 0.002)
    await limited.listen({ port: 0 })
    const at = (limited.server.address() as AddressInfo).port
    const knock = async (): Promise<Socket> => {
      const socket = connect(at, '127.0.0.1')
      socket.on('error', () => {})
      open.push(socket)
      await once(socket, 'connect')
      return socket
    }
    const sockets = [await knock(), await knock(), await knock(), await knock()]
    const isOpen = () => sockets.filter((socket) => !socket.readableEnded && !socket.destroyed).length
    for (const socket of sockets) socket.resume()
    await expect.poll(isOpen).toBe(passing)
    for (const socket of sockets) socket.destroy()
    await sleep(50)
    const again = (await knock()).resume()
    await sleep(50)
    expect(again.readableEnded || again.destroyed).toBe(false)
    again.destroy()
    await limited.close()
  }
})
