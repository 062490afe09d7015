import { afterAll, beforeAll, expect, test } from 'vitest'
import { ChainUnreachable } from './chain.ts'
import { startFakeNode } from './fake-node.fixture.ts'
import { AnswerTooLarge, NodeRefused, openRpc } from './rpc.ts'

let node: Awaited<ReturnType<typeof startFakeNode>>
beforeAll(async () => {
  node = await startFakeNode()
})
afterAll(() => node.stop())
const rpc = (timeoutMs = 5_000, mostBytes?: number) => openRpc(node.url, timeoutMs, mostBytes)
const failureOf = (asking: Promise<unknown>): Promise<Error> =>
  asking.then(
    () => new Error('it did not fail'),
    (error: Error) => error,
  )

test('each answer is matched by its number, in whatever order they come', async () => {
  node.say(({ method }) => `to ${method}`)
  expect(await rpc().ask('a')).toBe('to a')
  expect(await rpc().askAll(['a', 'b', 'c'].map((method) => ({ method, params: [] })))).toEqual([
    'to a',
    'to b',
    'to c',
  ])
  expect(await rpc().askAll([])).toEqual([])
})

test('fifty questions go at once, and fewer to a node that takes fewer', async () => {
  const sizes: number[] = []
  let most = 1_000
  node.handle((body, answer) => {
    const all = Array.isArray(body) ? body : [body]
    sizes.push(all.length)
    const isTooMany = all.length > most
    if (isTooMany) answer.statusCode = 413
    const result = all.map(({ id, params }) => ({ id, result: params[0] }))
    answer.end(
      isTooMany
        ? '{"error":{"code":-32600,"message":"too many"}}'
        : JSON.stringify(Array.isArray(body) ? result : result[0]),
    )
  })
  const questions = Array.from({ length: 120 }, (_, at) => ({ method: 'a', params: [at] }))
  const asking = rpc()
  expect(await asking.askAll(questions)).toEqual(questions.map(({ params }) => params[0]))
  expect(sizes).toEqual([50, 50, 20])
  most = 20
  sizes.length = 0
  expect(await asking.askAll(questions)).toHaveLength(120)
  expect(sizes.slice(0, 4)).toEqual([50, 25, 12, 12])
  most = 1
  expect(await asking.askAll(questions.slice(0, 3))).toEqual([0, 1, 2])
})

test.each<[string, (answer: import('node:http').ServerResponse) => void, string]>([
  ['a page instead of JSON', (answer) => answer.end('<html>'), 'no JSON for a'],
  ['nothing', (answer) => answer.end(), 'no JSON for a'],
  ['no object', (answer) => answer.end('null'), 'no answer for a'],
  ['no result', (answer) => answer.end('{"id":0}'), 'no result for a'],
  ['503', (answer) => answer.writeHead(503).end('busy'), 'HTTP 503 for a'],
  ['429', (answer) => answer.writeHead(429).end('slow down'), 'HTTP 429 for a'],
  [
    'a limit',
    (answer) => answer.end('{"id":0,"error":{"code":-32005,"message":"limit"}}'),
    'the node limits a (-32005)',
  ],
  ['a redirect', (answer) => answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'no connection for a'],
  [
    'an end in the middle',
    (answer) => answer.writeHead(200, { 'content-length': 50 }).write('{', () => answer.destroy()),
    'no connection',
  ],
  [
    'an error',
    (answer) => answer.writeHead(400).end('{"id":0,"error":{"code":-1,"message":"of key-of-the-operator"}}'),
    'the node refused a (-1)',
  ],
])('%s is a failure that says what was asked, and not where', async (_, say, message) => {
  node.handle((_body, answer) => say(answer))
  const failure = await failureOf(rpc().ask('a'))
  expect(failure).toBeInstanceOf(ChainUnreachable)
  expect(failure.message).toContain(message)
  expect(`${failure.stack} ${failure.message} ${String(failure.cause)}`).not.toContain('key-of-the-operator')
  expect(failure.message).not.toContain(`${node.port}`)
})

test('a node that is silent, or not there, is unreachable', async () => {
  node.handle(() => {})
  expect((await failureOf(rpc(50).ask('a'))).message).toBe('no answer in time for a')
  const { message } = await failureOf(openRpc('http://127.0.0.1:1/key-of-the-operator', 5_000).ask('a'))
  expect(message).toMatch(/^no connection( \(ECONNREFUSED\))? for a$/)
})

test('an answer without end is cut', async () => {
  node.handle((_, answer) => {
    answer.write('{"id":0,"result":"')
    const more = () => answer.write('x'.repeat(100_000), () => answer.destroyed || more())
    more()
  })
  expect(await failureOf(rpc(5_000, 1_000_000).ask('a'))).toBeInstanceOf(AnswerTooLarge)
})

test('what the node said is there for deciding, and not in the message', async () => {
  node.say(() => ({ error: { code: -32_000, message: 'nonce too low' } }))
  const failure = (await failureOf(rpc().ask('a'))) as NodeRefused
  expect(failure).toBeInstanceOf(NodeRefused)
  expect([failure.code, failure.said, failure.message]).toEqual([
    -32_000,
    'nonce too low',
    'the node refused a (-32000)',
  ])
})

test('a password in the address goes into the header', async () => {
  let header: string | undefined
  node.handle((_, answer, request) => {
    header = request.headers.authorization
    answer.end('{"id":0,"result":1}')
  })
  await openRpc(`http://us%40er:pass@127.0.0.1:${node.port}/`, 5_000).ask('a')
  expect(header).toBe(`Basic ${Buffer.from('us@er:pass').toString('base64')}`)
  expect(() => openRpc('ftp://node.example/key-of-the-operator', 1)).toThrow('must be http or https')
})
