import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { CALLS_PATH, MOST_BYTES_OF_CALLS, MOST_OF_CALL } from '../call-lines.ts'
import { INTERNAL_SECRET_HEADER } from '../engine-shapes.ts'
import { serveEngineCalls } from './listener.ts'

const SECRET = 'a'.repeat(64)
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const wait = { timeout: 30_000 }
const noActor = () => undefined
const listener = serveEngineCalls(SECRET, noActor, silent)
let port = 0
const sockets: WebSocket[] = []
beforeAll(async () => {
  port = await listener.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => {
  for (const socket of sockets) socket.terminate()
  return listener.close()
})

const open = (headers: Record<string, string>, path = CALLS_PATH, at = port): WebSocket => {
  const socket = new WebSocket(`ws://127.0.0.1:${at}${path}`, { headers })
  sockets.push(socket)
  return socket
}
const connect = async (at = port) => {
  const socket = open({ [INTERNAL_SECRET_HEADER]: SECRET }, CALLS_PATH, at)
  const answers: string[] = []
  let closed: number | undefined
  socket.on('message', (message) => answers.push(...String(message).split('\n')))
  socket.on('close', (code) => {
    closed = code
  })
  socket.on('error', () => {})
  await once(socket, 'open')
  return { send: (text: string | Buffer) => socket.send(text), answers, closed: () => closed }
}

test.each([
  ['without a secret', {}],
  ['with another secret', { [INTERNAL_SECRET_HEADER]: 'b'.repeat(64) }],
  ['with a part of it', { [INTERNAL_SECRET_HEADER]: SECRET.slice(1) }],
])('nobody connects %s', async (_, headers) => {
  const [error] = (await once(open(headers), 'error')) as [Error]
  expect(error.message).toContain('401')
})

test('elsewhere there is nothing', async () => {
  const [error] = (await once(open({ [INTERNAL_SECRET_HEADER]: SECRET }, '/other'), 'error')) as [Error]
  expect(error.message).toContain('404')
  const answer = await fetch(`http://127.0.0.1:${port}${CALLS_PATH}`, { headers: { [INTERNAL_SECRET_HEADER]: SECRET } })
  expect(answer.status).toBe(404)
})

test('each call of a message is answered by its number: none of that name, not the leader, too long', async () => {
  const { send, answers } = await connect()
  send(
    [
      '1 sic-bo-1 nothing {}',
      '2 sic-bo-1 constructor {}',
      '3 sic-bo-1 shown {"asked":{}}',
      `4 sic-bo-1 shown ${'x'.repeat(MOST_OF_CALL)}`,
    ].join('\n'),
  )
  send('5 no-such-table place {"asked":{}}')
  await vi.waitFor(() => expect(answers).toHaveLength(5), wait)
  expect(answers.map((line) => line.slice(0, 5)).sort()).toEqual(['1 404', '2 404', '3 409', '4 413', '5 409'])
})

test.each(['garbage', '', '1 sic-bo-1 shown', '{"call":"shown"}', 'x'.repeat(MOST_OF_CALL + 1)])(
  'what is no call ends its connection and no other: %s',
  async (said) => {
    const [hostile, other] = [await connect(), await connect()]
    hostile.send(said)
    await vi.waitFor(() => expect(hostile.closed()).toBe(1008), wait)
    other.send('1 sic-bo-1 shown {"asked":{}}')
    await vi.waitFor(() => expect(other.answers).toHaveLength(1), wait)
  },
)

test('bytes that are no text, and a message that is too large, end the connection', async () => {
  const [binary, large] = [await connect(), await connect()]
  binary.send(Buffer.from([0, 255, 254, 1]))
  large.send('x'.repeat(MOST_BYTES_OF_CALLS + 1))
  await vi.waitFor(() => expect(binary.closed()).toBe(1008), wait)
  await vi.waitFor(() => expect(large.closed()).toBe(1009), wait)
})

test('who stops ends its connections, and takes no new ones', async () => {
  const stopping = serveEngineCalls(SECRET, noActor, silent)
  const at = await stopping.listen({ host: '127.0.0.1', port: 0 })
  const { closed } = await connect(at)
  await stopping.close()
  await vi.waitFor(() => expect(closed()).toBe(1001), wait)
  const [error] = (await once(open({ [INTERNAL_SECRET_HEADER]: SECRET }, CALLS_PATH, at), 'error')) as [Error]
  expect(error.message).toContain('ECONNREFUSED')
})

test('who stops does not wait for a side that stands still', async () => {
  const stopping = serveEngineCalls(SECRET, noActor, silent)
  const at = await stopping.listen({ host: '127.0.0.1', port: 0 })
  const socket = open({ [INTERNAL_SECRET_HEADER]: SECRET }, CALLS_PATH, at)
  await once(socket, 'open')
  // Reads nothing, the goodbye neither.
  socket.pause()
  await stopping.close()
})
