import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as ws from 'ws'
import { BadFrame, parseFrames, textMessage, writeFrame } from './stomp-frame.ts'

// Not in its types: what its clients read with.
type Reading = new (options: object) => NodeJS.WritableStream
const { Receiver } = ws as unknown as { Receiver: Reading }

test('a frame that is written is read back, whatever its headers hold', () => {
  const header = fc.string({ minLength: 1, maxLength: 20 }).filter((s) => !s.includes('\0'))
  const frame = fc.record({
    command: fc.constantFrom('MESSAGE', 'SUBSCRIBE', 'RECEIPT', 'ERROR'),
    headers: fc.dictionary(
      header.filter((name) => name !== 'content-length' && name !== '__proto__'),
      fc.string({ maxLength: 20 }).filter((s) => !s.includes('\0')),
      { maxKeys: 5 },
    ),
    body: fc.string().filter((s) => !s.includes('\0')),
  })
  fc.assert(
    fc.property(frame, (sent) => {
      const [read] = parseFrames(writeFrame(sent))
      expect(read).toEqual({ ...sent, headers: Object.assign(Object.create(null), sent.headers) })
    }),
  )
})

test('heart-beats between frames are no frames, and several frames come in one message', () => {
  expect(parseFrames('\n')).toEqual([])
  expect(parseFrames('\r\n\nUNSUBSCRIBE\nid:0\n\n\0\n\nDISCONNECT\n\n\0\n').map((f) => f.command)).toEqual([
    'UNSUBSCRIBE',
    'DISCONNECT',
  ])
})

test('the first of a repeated header counts', () => {
  expect(parseFrames('SUBSCRIBE\nid:1\nid:2\n\n\0')[0]?.headers.id).toBe('1')
})

test('content-length is in bytes and lets the body hold NUL', () => {
  expect(parseFrames('SEND\ncontent-length:5\n\n한\0x\0')[0]?.body).toBe('한\0x')
})

test('CONNECT is not unescaped, all else is', () => {
  expect(parseFrames('CONNECT\npasscode:a\\b\n\n\0')[0]?.headers.passcode).toBe('a\\b')
  expect(parseFrames('SUBSCRIBE\nid:a\\cb\n\n\0')[0]?.headers.id).toBe('a:b')
})

test('what is no frame is refused', () => {
  for (const text of [
    'SUBSCRIBE',
    'SUBSCRIBE\nid\n\n\0',
    'SUBSCRIBE\nid:1\n\nno end',
    'SEND\nid:a\\tb\n\n\0',
    'SEND\ncontent-length:99\n\nx\0',
    `SEND\n${'a:1\n'.repeat(30)}\n\0`,
  ])
    expect(() => parseFrames(text)).toThrow(BadFrame)
})

test('a text message says its own length in bytes, at every size of the head', async () => {
  for (const characters of [0, 1, 125, 126, 65_535, 65_536, 70_000]) {
    const heard = await hearAsClient(textMessage('x'.repeat(characters)))
    expect(heard).toBe('x'.repeat(characters))
  }
  expect(await hearAsClient(textMessage('원화 ₩'))).toBe('원화 ₩')
})

/** What a WebSocket client makes of bytes that a server sent. */
const hearAsClient = (bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false })
    receiver.on('message', (message: Buffer) => resolve(String(message)))
    receiver.on('error', reject)
    receiver.write(bytes)
  })
