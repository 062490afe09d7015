import Fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { atPointer, documentSource } from './document.source.ts'
import { depositRate, rateOfPrice } from './rate.rules.ts'
import { rateIn } from './rate.service.ts'
import { readRates } from './read-rates.clock.ts'
import { simulatedSource } from './simulated.source.ts'
import { tidyRatesJob } from './tidy-rates.job.ts'

let said: string = ''
let status = 200
const http = Fastify()
http.get('/price', async (_request, reply) => reply.code(status).type('application/json').send(said))
const address = await http.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => http.close())

const server = await testServer({
  env: {
    COIN_RPC_URL: 'http://127.0.0.1:1',
    COIN_CHAIN_ID: '31337',
    COIN_TOKEN: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    COIN_NETWORK: 'Test chain',
    COIN_XPUB:
      'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    COIN_HOT_KEY: '11'.repeat(32),
    COIN_RATE_URL: `${address}/price`,
    COIN_RATE_POINTER: '/tether/krw',
    COIN_RATE_CURRENCY: 'KRW',
  },
})
const demo = await testServer()
const known = async (of = server) => (await of.system((ctx) => rateIn(ctx, 'KRW')))?.rate
const notices = async () =>
  (await server.ownerPool.query(`SELECT site_id, subject, detail FROM platform.notice WHERE kind = 'coin-rate'`)).rows
const says = async (price: unknown) => {
  said = JSON.stringify({ tether: { krw: price } })
  await readRates(server.contexts)
  return known()
}
beforeEach(async () => {
  await server.ownerPool.query('DELETE FROM coin.rate')
  status = 200
})

test.each([
  ['1391.25', 'KRW', 1_391_250],
  ['1391', 'KRW', 1_391_000],
  ['1391.2599999999', 'KRW', 1_391_259],
  ['0.92', 'EUR', 920_000_000],
  ['1.000300001', 'USD', 1_000_300_001],
  ['1', 'KRW', 1_000],
  ['0.999', 'KRW', undefined],
  ['0', 'KRW', undefined],
  ['-1391', 'KRW', undefined],
  ['1e3', 'KRW', undefined],
  ['1,391', 'KRW', undefined],
  [' 1391', 'KRW', undefined],
  ['', 'KRW', undefined],
  ['Infinity', 'KRW', undefined],
  ['99999999999999', 'KRW', undefined],
] as const)("a price of '%s' in %s is the rate %s", (price, currency, rate) =>
  expect(rateOfPrice(price, currency)).toBe(rate),
)

test('a spread is cut to the thousandth, against the member', () => {
  expect(depositRate(1_391_259, 50)).toBe(1_384_302)
  expect(depositRate(1_391_259, 0)).toBe(1_391_259)
  expect(depositRate(1_000_300_001, 2_000)).toBe(800_240_000)
})

test.each([
  ['', { a: 1 }],
  ['/a', 1],
  ['/b', undefined],
  ['/a/toString', undefined],
  ['/__proto__', undefined],
])('the place %j of a document', (pointer, found) => expect(atPointer({ a: 1 }, pointer)).toEqual(found))

test('names with strokes and lists are found', () => {
  expect(atPointer({ 'a/b': { '~': [5, 6] } }, '/a~1b/~0/1')).toBe(6)
})

test('a price is taken from its place in the document, and is none after five minutes', async () => {
  expect(await says(1391.25)).toBe(1_391_250)
  expect(await says('1400.5')).toBe(1_400_500)
  server.clock.set(new Date(server.clock.now().getTime() + 5 * 60_000).toISOString())
  expect(await known()).toBeUndefined()
})

test('what is no price, no answer or too much is not taken, and what was known stays', async () => {
  expect(await says(1_390)).toBe(1_390_000)
  for (const wrong of [null, true, {}, '', 'x', -5, 1e21, 1e-9]) expect(await says(wrong)).toBe(1_390_000)
  said = '{"tether": {"krw": 1'
  await readRates(server.contexts)
  status = 500
  expect(await says(1_395)).toBe(1_390_000)
  status = 200
  said = JSON.stringify({ tether: { krw: 1_395 }, more: 'x'.repeat(300_000) })
  await readRates(server.contexts)
  expect(await known()).toBe(1_390_000)
  await expect(documentSource.read(server.contexts)).rejects.toThrow(/too much/)
})

test('a jump to less than half or more than double is not taken and is a notice, until one is taken', async () => {
  await says(1_400)
  expect(await says(2_801)).toBe(1_400_000)
  const [notice] = await notices()
  expect(notice).toMatchObject({ site_id: 0, subject: 'KRW', detail: { rate: 2_801_000, last: 1_400_000 } })
  server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString())
  expect(await says(699)).toBe(1_400_000)
  expect(await notices()).toMatchObject([{ detail: { rate: 699_000, since: notice.detail.since } }])
  expect(await says(2_800)).toBe(2_800_000)
  expect(await notices()).toEqual([])
})

test('a day after the last rate no jump is judged', async () => {
  await says(1_400)
  server.clock.set(new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString())
  expect(await says(3_000)).toBe(3_000_000)
})

test('the same price again is no new row, and rows that nothing was reckoned by go after a week', async () => {
  const count = async () => Number((await server.ownerPool.query('SELECT count(*) FROM coin.rate')).rows[0].count)
  await says(1_400)
  await says(1_400)
  expect(await count()).toBe(1)
  await says(1_401)
  expect(await count()).toBe(2)
  server.clock.set(new Date(server.clock.now().getTime() + 8 * 24 * 3_600_000).toISOString())
  await server.ownerPool.query(
    `INSERT INTO coin.quote (site_id, member_id, amount, rate, rate_id, spread, bonus, request_key, made_at, valid_until)
     SELECT 1, 1, 1, 1, rate_id, 0, 'none', 'key', now(), now() FROM coin.rate WHERE rate = 1400000`,
  )
  await says(1_402)
  await says(1_403)
  await server.system((ctx) => tidyRatesJob.run(ctx, {}))
  const { rows } = await server.ownerPool.query('SELECT rate FROM coin.rate ORDER BY rate')
  expect(rows.map(({ rate }) => Number(rate))).toEqual([1_400_000, 1_402_000, 1_403_000])
  await expect(server.ownerPool.query('DELETE FROM coin.rate WHERE rate = 1400000')).rejects.toThrow(/is in use/)
  await server.ownerPool.query('DELETE FROM coin.quote')
})

test('in the demo a rate moves slowly around what it is in the world', async () => {
  await readRates(demo.contexts)
  const first = (await known(demo)) ?? 0
  expect(Math.abs(first / 1_390_000 - 1)).toBeLessThan(0.005)
  let last = first
  for (let minute = 0; minute < 300; minute++) {
    demo.clock.set(new Date(demo.clock.now().getTime() + 60_000).toISOString())
    const [{ rate } = { rate: 0 }] = await simulatedSource.read(demo.contexts)
    expect(Math.abs(rate / 1_390_000 - 1)).toBeLessThan(0.005)
    expect(Math.abs(rate / last - 1)).toBeLessThan(0.001)
    last = rate
  }
  expect(last).not.toBe(first)
})
