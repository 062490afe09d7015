import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect, ends, hello, helloOfLogin, openFor, raw, start, subscribe } from './stomp-server.fixture.ts'

test('a frame that is too large is answered with an error and the code for it', async () => {
  const { url } = await start()
  for (const bytes of [8_200, 9_000, 1_000_000])
    for (const begins of ['SEND\n\n', 'x']) {
      const socket = new WebSocket(url, 'v12.stomp')
      ends.push(() => socket.terminate())
      let received = ''
      socket.on('open', () => socket.send(hello))
      socket.on('message', (text) => {
        received += text
        if (received.endsWith('server:maru\n\n\0')) socket.send(`${begins}${'x'.repeat(bytes)}`)
      })
      const code = await new Promise((done) => socket.on('close', done))
      if (begins === 'SEND\n\n' || bytes > 8_192) expect(received, `${bytes}`).toMatch(/ERROR\nmessage:a frame/)
      if (begins === 'SEND\n\n') expect(code).toBe(1009)
    }
})

test('a frame without an end, in however many messages, is answered with one ERROR and nothing after it', async () => {
  const { url } = await start()
  const endless = Array.from({ length: 12 }, (_, n) => `${n === 0 ? 'SEND\n\n' : ''}${'x'.repeat(1_000)}`)
  for (const says of [
    [hello, ...endless],
    [hello, endless.join('')],
    endless,
    [hello, 'SEND\ncontent-length:9000\n\n'],
    [hello, 'SEND\n\n\0', ...endless],
    [hello, 'nonsense', ...endless],
  ]) {
    const received = await raw(url, says)
    expect(received.match(/ERROR/g)).toHaveLength(1)
    expect(received.indexOf('\0', received.indexOf('ERROR'))).toBe(received.length - 1)
  }
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
  let fastReceived = 0
  const fast = await connect(url)
  await new Promise<void>((done) => {
    fast.watchForReceipt('f', () => done())
    fast.subscribe('/topic/member/mine', () => fastReceived++, { receipt: 'f' })
  })
  const body = 'x'.repeat(32 * 1024)
  for (let i = 0; i < 2000 && topics.readers('/topic/member/mine') === 2; i++) {
    topics.publish('/topic/member/mine', body)
    await new Promise((next) => setImmediate(next))
  }
  expect(topics.readers('/topic/member/mine')).toBe(1)
  topics.publish('/topic/member/mine', 'last')
  await expect.poll(() => fastReceived).toBeGreaterThan(1)
})

test('who sends frames, empty lines or pings without end gets an ERROR and is cut off, and thirty topics twice are none of that', async () => {
  const { url, topics } = await start()
  const page = Array.from({ length: 30 }, (_, n) => subscribe(n))
  const leaving = page.map((_, n) => `UNSUBSCRIBE\nid:${n}\n\n\0`)
  const another = page.map((_, n) => subscribe(`a${n}`))
  expect(await raw(url, [hello, ...page, ...leaving, ...another], 'receipt-id:ra29')).toContain('receipt-id:ra29')
  const storm = Array.from({ length: 200 }, (_, n) => `${subscribe(`s${n}`)}UNSUBSCRIBE\nid:s${n}\n\n\0`)
  const together = [0, 40, 80].map((from) => storm.slice(from, from + 40).join(''))
  for (const says of [
    [hello, ...storm],
    [hello, ...together],
    [hello, ...Array(300).fill('\n')],
  ])
    expect(await raw(url, says)).toContain('ERROR\nmessage:too many frames')
  const pinging = new WebSocket(url, 'v12.stomp')
  ends.push(() => pinging.terminate())
  let received = ''
  pinging.on('message', (text) => {
    received += text
  })
  // One after the other, or the WebSocket library ends it by itself.
  pinging.on('open', () => pinging.ping())
  pinging.on('pong', () => pinging.ping())
  await new Promise((done) => pinging.on('close', done))
  expect(received).toContain('ERROR\nmessage:too many frames')
  await expect.poll(() => topics.readers('/topic/many/s1')).toBe(0)
})

test('who comes back too often is answered when to try again', async () => {
  const { url } = await start({ upgrades: { perSecond: 0.001, burst: 2 } })
  for (const _ of [1, 2]) await raw(url, [hello], 'CONNECTED')
  const refused = await new Promise<{ status?: number | undefined; after?: string | undefined }>((done) => {
    new WebSocket(url, 'v12.stomp')
      .on('unexpected-response', (request, { statusCode, headers }) => {
        request.destroy()
        done({ status: statusCode, after: headers['retry-after'] })
      })
      .on('error', () => {})
  })
  expect(refused.status).toBe(429)
  expect(Number(refused.after)).toBeGreaterThan(0)
})

test('all sockets of a login share one budget of frames, also one after the other, and other logins have their own', async () => {
  openFor(60_000)
  const { url } = await start({ frames: { perSecond: 0.1, burst: 20 } })
  const part = Array.from({ length: 8 }, (_, n) => subscribe(n))
  for (const _socket of [1, 2])
    expect(await raw(url, [helloOfLogin, ...part], 'receipt-id:r7')).toContain('receipt-id:r7')
  expect(await raw(url, [helloOfLogin, ...part])).toContain('ERROR\nmessage:too many frames')
  // A connection of its own fills no budget.
  expect(await raw(url, [helloOfLogin, ...part])).toContain('ERROR\nmessage:too many frames')
  expect(await raw(url, [hello, ...part], 'receipt-id:r7')).toContain('receipt-id:r7')
})
