import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as ws from 'ws'
import { BadFrame, FrameReader, FrameTooLarge, maximumFrameBytes, textMessage, writeFrame } from './stomp-frame.ts'

const parseFrames = (text: string) => new FrameReader().read(Buffer.from(text))

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

test('a frame comes whole however it is cut into messages, several in one among them', () => {
  const text =
    'CONNECT\r\naccept-version:1.2\r\n\r\n\0\n\nSEND\ncontent-length:5\n\n한\0x\0SUBSCRIBE\nid:원화\n\n\0\r\n'
  const whole = parseFrames(text)
  expect(whole.map(({ command }) => command)).toEqual(['CONNECT', 'SEND', 'SUBSCRIBE'])
  const cuts = fc.array(fc.integer({ min: 0, max: Buffer.byteLength(text) }), { maxLength: 8 })
  fc.assert(
    fc.property(cuts, (places) => {
      const bytes = Buffer.from(text)
      const ends = [...places, bytes.length].toSorted((a, b) => a - b)
      const reader = new FrameReader()
      const read = ends.flatMap((end, n) => reader.read(bytes.subarray(ends[n - 1] ?? 0, end)))
      expect(read).toEqual(whole)
    }),
  )
})

test('what is no frame is refused, and the message says what is wrong with it', () => {
  for (const [text, message] of [
    ['nonsense', /command in capital letters/],
    ['SUBSCRIBE\nid\n\n\0', /header has no name/],
    ['SEND\nid:a\\tb\n\n\0', /a header holds \\t/],
    ['SEND\ncontent-length:1\n\nxyz\0', /content-length does not fit/],
    ['SEND\ncontent-length:-1\n\nx\0', /content-length is no number/],
    [`SEND\n${'a:1\n'.repeat(30)}\n\0`, /more than 20 headers/],
  ] as const)
    expect(() => parseFrames(text), text).toThrow(message)
  expect(() => new FrameReader().read(Buffer.from([65, 10, 10, 0xff, 0]))).toThrow(/not UTF-8/)
  expect(() => parseFrames('nonsense')).toThrow(BadFrame)
})

test('a frame that is too large is refused before it is whole', () => {
  for (const text of [
    `SEND\n\n${'x'.repeat(maximumFrameBytes)}\0`,
    `SEND\n\n${'x'.repeat(maximumFrameBytes)}`,
    `SEND\ncontent-length:${maximumFrameBytes + 1}\n\n`,
    'A'.repeat(maximumFrameBytes + 1),
  ])
    expect(() => parseFrames(text), text.slice(0, 40)).toThrow(FrameTooLarge)
  const reader = new FrameReader()
  const part = Buffer.from(`SEND\n\n${'x'.repeat(5_000)}`)
  expect(reader.read(part)).toEqual([])
  expect(() => reader.read(part)).toThrow(FrameTooLarge)
})

test('a text message says its own length in bytes, at every size of the head', async () => {
  for (const characters of [0, 1, 125, 126, 65_535, 65_536, 70_000]) {
    const received = await readAsClient(textMessage('x'.repeat(characters)))
    expect(received).toBe('x'.repeat(characters))
  }
  expect(await readAsClient(textMessage('원화 ₩'))).toBe('원화 ₩')
})

/** What a WebSocket client makes of bytes that a server sent. */
const readAsClient = (bytes: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver({ isServer: false })
    receiver.on('message', (message: Buffer) => resolve(String(message)))
    receiver.on('error', reject)
    receiver.write(bytes)
  })
