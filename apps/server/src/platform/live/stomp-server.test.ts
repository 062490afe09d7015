import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, type IMessage } from '@stomp/stompjs'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { serveLive } from './stomp-server.ts'
import { Topics } from './topics.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const expiresIn = { ms: 60_000 }
const start = async (overrides: Parameters<typeof serveLive>[2] = {}) => {
  const http: Server = createServer()
  const topics = new Topics()
  const close = serveLive(
    http,
    {
      path: '/live',
      topics,
      mayConnectFrom: (request) => request.headers.origin !== 'https://evil.example',
      authenticate: () => async (headers) =>
        headers.passcode === 'good'
          ? {
              expiresAt: new Date(Date.now() + expiresIn.ms),
              maySubscribe: (d) => d === '/topic/member/mine',
            }
          : null,
    },
    { heartbeatMs: 50, ...overrides },
  )
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  ends.push(() => new Promise((done) => http.close(done)), close)
  return { topics, url: `ws://127.0.0.1:${(http.address() as AddressInfo).port}/live` }
}

const connect = (url: string, passcode = 'good'): Promise<Client> =>
  new Promise((done, fail) => {
    const client = new Client({
      brokerURL: url,
      connectHeaders: { login: 'site', passcode },
      heartbeatIncoming: 60,
      heartbeatOutgoing: 60,
      reconnectDelay: 0,
      webSocketFactory: () => new WebSocket(url, 'v12.stomp') as never,
    })
    client.onConnect = () => done(client)
    client.onStompError = (frame) => fail(new Error(frame.headers.message))
    ends.push(() => client.deactivate({ force: true }))
    client.activate()
  })

/** A peer that says exactly what a test wants, and answers with all it heard until the socket closed or `until` was heard. */
const raw = (url: string, says: string[], until?: string, options = {}): Promise<string> =>
  new Promise((done) => {
    const socket = new WebSocket(url, 'v12.stomp', options)
    let heard = ''
    ends.push(() => socket.terminate())
    socket.on('open', () => {
      for (const text of says) socket.send(text)
    })
    socket.on('message', (text) => {
      heard += text
      if (until && heard.includes(until)) done(heard)
    })
    socket.on('close', () => done(heard))
    socket.on('error', (error) => done(`error ${error.message}`))
  })
const hello = 'CONNECT\naccept-version:1.2\nhost:x\npasscode:good\n\n\0'

test('a subscriber with the official client hears its topic, with a receipt for the subscription', async () => {
  const { url, topics } = await start()
  const client = await connect(url)
  const received = await new Promise<IMessage>((done) => {
    client.watchForReceipt('r1', () => topics.publish('/topic/member/mine', '{"cmd":"CASH"}'))
    client.subscribe('/topic/member/mine', done, { receipt: 'r1' })
  })
  expect(received.body).toBe('{"cmd":"CASH"}')
  expect(received.headers.destination).toBe('/topic/member/mine')
})

test('heart-beats keep a session alive past their interval, both ways', async () => {
  const { url, topics } = await start()
  const client = await connect(url)
  await new Promise<void>((done) => {
    client.watchForReceipt('r', () => done())
    client.subscribe('/topic/member/mine', () => {}, { receipt: 'r' })
  })
  await new Promise((wait) => setTimeout(wait, 400))
  expect(client.connected).toBe(true)
  expect(topics.readers('/topic/member/mine')).toBe(1)
})

test('a peer that promised heart-beats and fell silent is cut off', async () => {
  const { url } = await start()
  const heard = await raw(url, ['CONNECT\naccept-version:1.2\nhost:x\npasscode:good\nheart-beat:60,0\n\n\0'])
  expect(heard).toContain('CONNECTED')
})

test('a wrong token is told so and cut off', async () => {
  const { url } = await start()
  await expect(connect(url, 'bad')).rejects.toThrow('not authorised')
})

test("somebody else's topic is refused with an error", async () => {
  const { url, topics } = await start()
  expect(await raw(url, [hello, 'SUBSCRIBE\nid:0\ndestination:/topic/member/other\nreceipt:7\n\n\0'])).toMatch(
    /ERROR\nmessage:not authorised\nreceipt-id:7/,
  )
  expect(topics.readers('/topic/member/other')).toBe(0)
})

test('frames out of order, unknown, binary, too large or broken end the session with an error', async () => {
  const { url } = await start()
  for (const says of [
    ['SUBSCRIBE\nid:0\ndestination:/x\n\n\0'],
    [hello, 'SEND\ndestination:/topic/member/mine\n\nhi\0'],
    [hello, 'nonsense'],
    ['CONNECT\naccept-version:1.0\n\n\0'],
    [hello, 'UNSUBSCRIBE\nid:5\n\n\0'],
  ])
    expect(await raw(url, says), says.join()).toContain('ERROR\n')
  expect(await raw(url, [hello, `SEND\n\n${'x'.repeat(9000)}\0`])).not.toContain('MESSAGE')
})

test('a socket that never says CONNECT is closed', async () => {
  const { url } = await start({ connectTimeoutMs: 60 })
  expect(await raw(url, ['\n'])).toContain('ERROR\nmessage:CONNECT expected')
})

test('a session ends when its token runs out', async () => {
  expiresIn.ms = 100
  const { url } = await start()
  expect(await raw(url, [hello])).toContain('ERROR\nmessage:session has run out')
  expiresIn.ms = 60_000
})

test('a page of another origin may not connect, nor one address hold too many sessions', async () => {
  const { url } = await start({ sessionsPerAddress: 1 })
  expect(await raw(url, [hello], undefined, { origin: 'https://evil.example' })).toContain('403')
  await raw(url, [hello], 'CONNECTED')
  expect(await raw(url, [hello])).toContain('429')
})

test('a reader too slow to take its messages is cut off, and the others go on', async () => {
  const { url, topics } = await start({ maximumQueuedBytes: 64 * 1024 })
  const slow = new WebSocket(url, 'v12.stomp')
  ends.push(() => slow.terminate())
  await new Promise<void>((done) => {
    slow.on('open', () => slow.send(hello))
    slow.on('message', (text) => {
      if (String(text).startsWith('CONNECTED'))
        slow.send('SUBSCRIBE\nid:0\ndestination:/topic/member/mine\nreceipt:1\n\n\0')
      if (String(text).startsWith('RECEIPT')) done()
    })
  })
  ;(slow as unknown as { _socket: { pause(): void } })._socket.pause()
  let fastHeard = 0
  const fast = await connect(url)
  await new Promise<void>((done) => {
    fast.watchForReceipt('f', () => done())
    fast.subscribe('/topic/member/mine', () => fastHeard++, { receipt: 'f' })
  })
  const body = 'x'.repeat(32 * 1024)
  for (let i = 0; i < 2000 && topics.readers('/topic/member/mine') === 2; i++) {
    topics.publish('/topic/member/mine', body)
    await new Promise((next) => setImmediate(next))
  }
  expect(topics.readers('/topic/member/mine')).toBe(1)
  topics.publish('/topic/member/mine', 'last')
  await expect.poll(() => fastHeard).toBeGreaterThan(1)
})
