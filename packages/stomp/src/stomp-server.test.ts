import type { IMessage } from '@stomp/stompjs'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect, expiresIn, hello, raw, start, subscribe } from './stomp-server.fixture.ts'

test('a subscriber with the official client receives its topic, with a receipt for the subscription', async () => {
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
  const { url, topics } = await start({ heartbeatMs: 500 })
  const beats = { sent: 0, received: 0 }
  const debug = (line: string): void => {
    if (line === '>>> PING') beats.sent++
    if (line === '<<< PONG') beats.received++
  }
  const client = await connect(url, { heartbeatMs: 500, debug })
  await new Promise<void>((done) => {
    client.watchForReceipt('r', () => done())
    client.subscribe('/topic/member/mine', () => {}, { receipt: 'r' })
  })
  // Silence ends a session after two intervals.
  await expect.poll(() => Math.min(beats.sent, beats.received)).toBeGreaterThan(2)
  expect(client.connected).toBe(true)
  expect(topics.readers('/topic/member/mine')).toBe(1)
})

test('a peer that promised heart-beats and fell silent is cut off', async () => {
  const { url } = await start()
  const received = await raw(url, ['CONNECT\naccept-version:1.2\nhost:x\npasscode:good\nheart-beat:60,0\n\n\0'])
  expect(received).toContain('CONNECTED')
})

test('a wrong token gets an ERROR and is cut off', async () => {
  const { url } = await start()
  await expect(connect(url, { passcode: 'bad' })).rejects.toThrow('not authorised')
})

test("somebody else's topic is refused with an error", async () => {
  const { url, topics } = await start()
  expect(await raw(url, [hello, 'SUBSCRIBE\nid:0\ndestination:/topic/member/other\nreceipt:7\n\n\0'])).toMatch(
    /ERROR\nmessage:not authorised\nreceipt-id:7/,
  )
  expect(topics.readers('/topic/member/other')).toBe(0)
})

test('frames out of order, unknown or broken end the session with an error', async () => {
  const { url } = await start()
  for (const says of [
    ['SUBSCRIBE\nid:0\ndestination:/x\n\n\0'],
    [hello, 'SEND\ndestination:/topic/member/mine\n\nhi\0'],
    [hello, 'nonsense'],
    [hello, 'UNSUBSCRIBE\nid:5\n\n\0'],
    [hello, subscribe(1), subscribe(1)],
    [hello, 'SUBSCRIBE\nid:0\ndestination:/topic/member/mine\nack:client\n\n\0'],
  ])
    expect(await raw(url, says), says.join()).toContain('ERROR\n')
})

test('of versions the refusal names the one that is spoken; blanks between them do no harm', async () => {
  const { url } = await start()
  const refused = await raw(url, ['CONNECT\naccept-version:1.0,1.1\n\n\0'])
  expect(refused).toMatch(/^ERROR\nversion:1\.2\n/)
  expect(refused).toContain('Supported protocol versions are 1.2\0')
  expect(await raw(url, ['CONNECT\nhost:x\n\n\0'])).toMatch(/^ERROR\nversion:1\.2\n/)
  expect(await raw(url, [hello.replace('1.2', '1.0, 1.1 , 1.2')], 'CONNECTED')).toContain('version:1.2')
})

test('a frame may be split over messages, several may share one, and they may be binary', async () => {
  const { url } = await start()
  const pieces = [hello.slice(0, 9), hello.slice(9, 20), `${hello.slice(20)}\n${subscribe(1)}${subscribe(2)}`]
  const receipts = /RECEIPT\nreceipt-id:r1\n\n\0RECEIPT\nreceipt-id:r2/
  expect(await raw(url, pieces, 'receipt-id:r2')).toMatch(receipts)
  expect(await raw(url, pieces.map(Buffer.from), 'receipt-id:r2')).toMatch(receipts)
})

test('a message of an error can be read', async () => {
  const { url } = await start()
  expect(await raw(url, [hello, 'SUBSCRIBE\nid:a\\tb\n\n\0'])).toContain(
    String.raw`message:a header holds \\t\c only \\r, \\n, \\c and \\\\ are escapes`,
  )
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

test('when the process stops its peers are sent away with the code for it, and new ones elsewhere', async () => {
  const { url, close } = await start()
  const socket = new WebSocket(url, 'v12.stomp')
  const code = new Promise((done) => socket.on('close', done))
  await new Promise((done) => {
    socket.on('open', () => socket.send(hello))
    socket.on('message', done)
  })
  const closed = close()
  expect(await code).toBe(1001)
  expect(await raw(url, [hello])).toContain('503')
  await closed
})
