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
  expect(read(powerball).results).toEqual([
    { drawAt: new Date('2026-11-23T08:50:00Z'), draw: { numbers: [3, 12, 25, 1, 9], powerBall: 4 } },
  ])
  expect(read({ ...powerball, round: 288 }).results[0]?.drawAt).toEqual(new Date('2026-11-23T15:00:00Z'))
})

test('one, several, or several under a name are read, and numbers that are written as texts', () => {
  const texts = { date: '2026-11-23', round: '214', balls: ['03', '12', '25', '01', '09'], powerball: '4' }
  for (const said of [texts, [powerball], { results: [texts] }]) expect(read(said)).toEqual(read(powerball))
  const kino = Array.from({ length: 22 }, (_, i) => 70 - i)
  expect(read({ date: '2026-11-23', round: 1, numbers: kino }).results[0]?.draw).toEqual({
    numbers: kino,
    powerBall: null,
  })
})

const pages = ['../README.md', '../../../../../../docs/guides/run-mini-games.md']
test.each(pages)('the results that %s shows are read, and can be results', (file) => {
  const page = readFileSync(join(import.meta.dirname, file), 'utf8')
  const [ball, kino] = readFeed(/```json(?: feed)?\n([\s\S]*?)```/.exec(page)?.[1] ?? '').results
  expect([problemOfDraw('powerball', ball?.draw as Draw), problemOfDraw('speedkino', kino?.draw as Draw)]).toEqual([
    undefined,
    undefined,
  ])
})

test.each([
  {},
  'x',
  [[powerball]],
  { ...powerball, balls: undefined, powerball: undefined, round: 289 },
  { error: 'down' },
])('%j is no feed', (said) => expect(() => read(said)).toThrow())

const fine = { date: '2026-11-23', round: 214 }
test.each([
  [{ balls: ['three'] }, fine],
  [{ balls: [1e12] }, fine],
  [{ numbers: [1] }, fine],
  [{ balls: undefined }, fine],
  [{ date: '2026-11-31' }, { date: null, round: 214 }],
  [{ round: 289 }, { date: '2026-11-23', round: null }],
  [
    { date: '23.11.2026', round: '2 14' },
    { date: null, round: null },
  ],
])(
  'a row of a result that is wrong by %j is set aside with what is known of its round, and the others are read',
  (wrong, of) => {
    const { results, faults } = read([
      { ...powerball, round: 213 },
      { ...powerball, ...wrong },
    ])
    expect(results).toHaveLength(1)
    expect(faults).toEqual([expect.objectContaining({ row: 2, of })])
  },
)

test.each([
  ['x', { problem: 'row', field: null, value: null }],
  [
    { ...powerball, date: undefined },
    { problem: 'missing', field: 'date', value: null },
  ],
  [
    { ...powerball, date: '23.11.2026' },
    { problem: 'date', field: 'date', value: '"23.11.2026"' },
  ],
  [
    { ...powerball, round: 289 },
    { problem: 'round', field: 'round', value: '289' },
  ],
  [
    { ...powerball, balls: [3, 'x', 25, 1, 9] },
    { problem: 'numbers', field: 'balls', value: '"x"' },
  ],
  [
    { ...powerball, powerball: 'y'.repeat(100) },
    { problem: 'numbers', field: 'powerball', value: `"${'y'.repeat(39)}` },
  ],
  [
    { ...powerball, numbers: [1] },
    { problem: 'result', field: null, value: null },
  ],
])('what is wrong with %j is stored as a key with its values', (wrong, why) => {
  expect(read([powerball, wrong]).faults).toMatchObject([{ why }])
})

test('a row that says no result is of no round', () => {
  for (const none of ['x', null, {}, { note: 'no results today' }, { ...fine, round: 0 }])
    expect(read([powerball, none])).toMatchObject({ results: [{}], faults: [{ row: 2, of: undefined }] })
})

test('a round that is only announced is no fault', () => {
  const announced = [fine, { ...fine, balls: [], powerball: null }, { ...fine, numbers: '' }]
  expect(read(announced)).toEqual({ results: [], faults: [] })
})

test('what is stored of a row that is wrong is short, and text', () => {
  const [fault] = read([powerball, { ...powerball, balls: ['x'.repeat(300), '\u{1f3b1}'.repeat(300)] }]).faults
  expect(fault?.text.length).toBeLessThanOrEqual(200)
  const [cut] = read([
    powerball,
    { numbers: `x${'\u{1f3b1}'.repeat(300)}` },
    { numbers: `${'\u{1f3b1}'.repeat(300)}` },
  ]).faults
  expect(cut?.text.isWellFormed()).toBe(true)
})

test('a feed with more than twenty wrong rows is unreadable; only the first fault is said, at once', () => {
  const wrong = { ...powerball, balls: Array(100).fill('x') }
  expect(read([powerball, ...Array(20).fill(wrong)]).faults).toHaveLength(20)
  expect(() => read(Array(1_000).fill(wrong))).toThrow(/^result 1 of the feed: .{1,100}$/)
  expect(() => read(Array(1_001).fill(powerball))).toThrow('more than 1000 results')
  expect(() => readFeed('<html>')).toThrow('no JSON')
})

test('a file is read from the folder for feeds, and from nowhere else', async () => {
  mkdirSync(join(config.DATA_DIR, 'feeds'))
  writeFileSync(join(config.DATA_DIR, 'feeds', 'powerball.json'), JSON.stringify([powerball]))
  writeFileSync(join(config.DATA_DIR, 'secret.json'), JSON.stringify([powerball]))
  expect((await jsonFeed(config, 'file:powerball.json').read('powerball', signal())).results).toHaveLength(1)
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
  expect((await feed('/results')).results).toHaveLength(1)
  await expect(feed('/moved')).rejects.toThrow('HTTP 302')
  await expect(feed('/missing')).rejects.toThrow('HTTP 404')
  await expect(feed('/large')).rejects.toThrow('more than')
  await expect(feed('/results', { ...config, MARU_MODE: 'licensed' })).rejects.toThrow('is no public address')
  await expect(jsonFeed(config, 'http://169.254.169.254/results').read('powerball', signal())).rejects.toThrow(
    'no public',
  )
})
