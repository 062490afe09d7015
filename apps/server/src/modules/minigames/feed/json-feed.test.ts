import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Draw, problemOfDraw } from '@maru/draws'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { readFeed } from './json-feed.rules.ts'
import { jsonFeed } from './json-feed.ts'

const { config } = await testServer()
const signal = () => AbortSignal.timeout(5_000)
const powerball = { date: '2026-11-23', round: 214, balls: [3, 12, 25, 1, 9], powerball: 4 }
const read = (said: unknown) => readFeed(JSON.stringify(said))

const http = Fastify()
http.get('/results', async () => [powerball])
http.get('/moved', async (_request, reply) => reply.redirect('/results'))
http.get('/large', async () => 'x'.repeat(1_000_001))
await http.listen({ port: 0, host: '127.0.0.1' })
const { port } = http.server.address() as AddressInfo
afterAll(() => http.close())

test('a result is one of the day and number in Seoul; number 288 is drawn at 00:00 of the day after', () => {
  expect(read(powerball)).toEqual([
    { drawAt: new Date('2026-11-23T08:50:00Z'), draw: { numbers: [3, 12, 25, 1, 9], powerBall: 4 } },
  ])
  expect(read({ ...powerball, round: 288 })[0]?.drawAt).toEqual(new Date('2026-11-23T15:00:00Z'))
})

test('one, several, or several under a name are read, and numbers that are written as texts', () => {
  const texts = { date: '2026-11-23', round: '214', balls: ['03', '12', '25', '01', '09'], powerball: '4' }
  for (const said of [texts, [powerball], { results: [texts] }]) expect(read(said)).toEqual(read(powerball))
  const kino = Array.from({ length: 22 }, (_, i) => 70 - i)
  expect(read({ date: '2026-11-23', round: 1, numbers: kino })[0]?.draw).toEqual({ numbers: kino, powerBall: null })
})

const pages = ['../README.md', '../../../../../../docs/guides/run-mini-games.md']
test.each(pages)('the results that %s shows are read, and can be results', (file) => {
  const page = readFileSync(join(import.meta.dirname, file), 'utf8')
  const [ball, kino] = readFeed(/```json(?: feed)?\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
  expect([problemOfDraw('powerball', ball?.draw as Draw), problemOfDraw('speedkino', kino?.draw as Draw)]).toEqual([
    undefined,
    undefined,
  ])
})

test.each([
  {},
  'x',
  [[powerball]],
  { ...powerball, date: '2026-11-31' },
  { ...powerball, round: 289 },
  { ...powerball, round: 0 },
  { ...powerball, balls: ['three'] },
  { ...powerball, numbers: [1] },
  { ...powerball, balls: undefined },
  { ...powerball, balls: [1e12] },
])('%j is no feed', (said) => expect(() => read(said)).toThrow())

test('of a feed that is wrong throughout only the first fault is said, at once', () => {
  const wrong = { ...powerball, balls: Array(100).fill('x') }
  expect(() => read(Array(1_000).fill(wrong))).toThrow(/^result 1 of the feed: .{1,100}$/)
  expect(() => read(Array(1_001).fill(powerball))).toThrow('more than 1000 results')
})

test('a file is read from the folder for feeds, and from nowhere else', async () => {
  mkdirSync(join(config.DATA_DIR, 'feeds'))
  writeFileSync(join(config.DATA_DIR, 'feeds', 'powerball.json'), JSON.stringify([powerball]))
  writeFileSync(join(config.DATA_DIR, 'secret.json'), JSON.stringify([powerball]))
  expect(await jsonFeed(config, 'file:powerball.json').read('powerball', signal())).toHaveLength(1)
  for (const address of [
    'file:../secret.json',
    'file:///etc/passwd',
    'file:missing.json',
    'ftp://a.example/x',
    'x',
    '',
  ])
    await expect(jsonFeed(config, address).read('powerball', signal())).rejects.toThrow()
})

test('an address is fetched where the server may reach it; a redirect is not followed, and no endless answer read', async () => {
  const feed = (path: string, changed = config) =>
    jsonFeed(changed, `http://127.0.0.1:${port}${path}`).read('powerball', signal())
  expect(await feed('/results')).toHaveLength(1)
  await expect(feed('/moved')).rejects.toThrow('HTTP 302')
  await expect(feed('/missing')).rejects.toThrow('HTTP 404')
  await expect(feed('/large')).rejects.toThrow('more than')
  await expect(feed('/results', { ...config, MARU_MODE: 'licensed' })).rejects.toThrow('is no public address')
  await expect(jsonFeed(config, 'http://169.254.169.254/results').read('powerball', signal())).rejects.toThrow(
    'no public',
  )
})
