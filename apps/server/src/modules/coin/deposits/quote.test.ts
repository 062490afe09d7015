import { randomUUID } from 'node:crypto'
import { cashForCoin, microUsdt } from '@maru/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import { offerBonus } from '../../promotions/terms.fixture.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { makeQuote } from './quote.service.ts'

const MINUTE_MS = 60_000
const coin = await coinDesk()
const { server } = coin
await offerBonus(server, 'first')
const later = (minutes: number) => server.clock.set(new Date(Date.now() + minutes * MINUTE_MS).toISOString())
/** What the source says from now on. */
const rateIs = (rate: number) =>
  server.ownerPool.query(
    `INSERT INTO coin.rate (currency, rate, source, at, confirmed_at) VALUES ('KRW', $1, 'test', $2, $2)`,
    [rate, server.clock.now()],
  )
beforeEach(async () => {
  later(0)
  await rateIs(1_400_000)
})
afterEach(() => coin.agrees())
const rates = async (memberId: number) => (await coin.deposits(memberId)).map(({ rate }) => rate)

test('a rate has the spread of the site off it', async () => {
  const { memberId } = await coin.member()
  expect(await coin.page(memberId)).toMatchObject({ rate: 1_393_000, isDelayed: false, isDemo: true, quote: null })
})

test('a quote holds for one transfer, the next one has the rate of its moment', async () => {
  const { memberId, address } = await coin.member()
  const quote = await coin.quote(memberId, 50 * USDT)
  expect(quote).toMatchObject({ rate: 1_393_000, cash: cashForCoin(microUsdt(50 * USDT), 1_393_000) })
  expect(await coin.page(memberId)).toMatchObject({ quote })
  await rateIs(1_300_000)
  await coin.send(address, 50 * USDT)
  await coin.send(address, 50 * USDT)
  await coin.follow()
  expect(await rates(memberId)).toEqual([1_393_000, 1_293_500])
  expect(await coin.page(memberId)).toMatchObject({ quote: null })
  await coin.deepen()
  expect(await coin.cash(memberId)).toBe(69_650 + 64_675)
})

test('two transfers of one block use a quote once, also when two processes see them', async () => {
  const { memberId, address } = await coin.member()
  await coin.quote(memberId, 50 * USDT)
  await rateIs(1_300_000)
  await coin.demo.setAutomine(false)
  await coin.demo.send(address, 50 * USDT)
  await coin.demo.send(address, 40 * USDT)
  await coin.demo.setAutomine(true)
  await coin.demo.mine(1)
  await Promise.all([coin.follow(), coin.follow()])
  expect((await rates(memberId)).sort()).toEqual([1_293_500, 1_393_000])
})

test('a transfer of more than the quote, or too late, or before it, has the rate of its moment', async () => {
  const [large, late, early] = [await coin.member(), await coin.member(), await coin.member()]
  await coin.quote(large.memberId, 50 * USDT)
  later(-17)
  await rateIs(1_400_000)
  await coin.quote(late.memberId, 50 * USDT)
  later(0)
  await rateIs(1_400_000)
  await coin.send(early.address, 50 * USDT)
  later(5)
  await rateIs(1_400_000)
  await coin.quote(early.memberId, 50 * USDT)
  later(0)
  await rateIs(1_300_000)
  await coin.send(large.address, 50 * USDT + 1)
  await coin.send(late.address, 50 * USDT)
  await coin.follow()
  expect(await coin.page(late.memberId)).toMatchObject({ quote: null })
  for (const { memberId } of [large, late, early]) expect(await rates(memberId)).toEqual([1_293_500])
})

test('a transfer that is seen after the end of a quote, and was in a block before it, has its rate', async () => {
  const { memberId, address } = await coin.member()
  await coin.quote(memberId, 50 * USDT)
  await coin.send(address, 50 * USDT)
  later(20)
  await rateIs(1_300_000)
  await coin.follow()
  expect(await rates(memberId)).toEqual([1_393_000])
})

test('a quote whose transfer left the chain holds for another, which alone has its bonus if both are found', async () => {
  const { memberId, address } = await coin.member()
  await coin.quote(memberId, 50 * USDT, 'first')
  const { raw } = await coin.signed(address, 40 * USDT)
  await coin.resend(raw)
  await coin.follow()
  expect(await coin.page(memberId)).toMatchObject({ quote: null })
  await coin.demo.reorg(1)
  await coin.demo.mine(1)
  await coin.follow()
  expect(await coin.deposits(memberId)).toMatchObject([{ state: 'gone' }])
  expect(await coin.page(memberId)).toMatchObject({ quote: { amount: 50 * USDT } })
  await rateIs(1_300_000)
  await coin.resend(raw)
  await coin.follow()
  expect(await coin.page(memberId)).toMatchObject({ quote: null })
  await coin.demo.reorg(1)
  await coin.demo.mine(1)
  await coin.follow()
  await coin.send(address, 30 * USDT)
  await coin.follow()
  expect(await rates(memberId)).toEqual([1_393_000, 1_393_000])
  const [gone, taken] = await coin.deposits(memberId)
  expect([gone.quote_id, taken.quote_id]).toEqual([null, expect.any(Number)])
  await coin.deepen()
  expect(await coin.desk.balances(memberId)).toMatchObject({ cash: 41_790, bonus: 8_358 })
})

test('a newer quote takes the place of the one before, and the same key asks for the same one', async () => {
  const { memberId, address } = await coin.member()
  const requestKey = randomUUID()
  const ask = (amount: number) =>
    server.member(memberId, (ctx) => makeQuote(ctx, { amount, bonus: 'none', requestKey }))
  const [one, two] = await Promise.all([ask(50 * USDT), ask(50 * USDT)])
  expect(one).toEqual(two)
  expect(await codeOf(ask(60 * USDT))).toBe('K409')
  await rateIs(1_300_000)
  await coin.quote(memberId, 50 * USDT)
  await coin.send(address, 50 * USDT)
  await coin.follow()
  expect(await rates(memberId)).toEqual([1_293_500])
})

test.each([
  [0, 'C142'],
  [10 * USDT - 1, 'C142'],
  [10 * USDT, 'done'],
  [5_000_000 * USDT, 'C101'],
  [Number.MAX_SAFE_INTEGER, 'C101'],
])('a quote for %d is answered %s', async (amount, code) => {
  const { memberId } = await coin.member()
  expect(await codeOf(coin.quote(memberId, amount))).toBe(code)
})

test('C131, C133, C141: what would pass a limit, a bonus that is not offered, and no known rate', async () => {
  const { memberId } = await coin.member()
  await server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'deposit', period: 'day', amount: 50_000 }))
  expect(await codeOf(coin.quote(memberId, 50 * USDT))).toBe('C131')
  const { memberId: other, address } = await coin.member()
  await coin.send(address, 50 * USDT)
  await coin.deepen()
  expect(await codeOf(coin.quote(other, 50 * USDT, 'first'))).toBe('C133')
  later(6)
  expect(await codeOf(coin.quote(other, 50 * USDT))).toBe('C141')
})

test('the bonus of a quote comes with its deposit', async () => {
  const { memberId, address } = await coin.member()
  await coin.quote(memberId, 50 * USDT, 'first')
  await coin.send(address, 40 * USDT)
  await coin.follow()
  await coin.deepen()
  expect(await coin.desk.balances(memberId)).toMatchObject({ cash: 55_720, bonus: 11_144 })
})

test('of two with the first bonus, one by bank and one by coin, the second brings none', async () => {
  const { memberId, address } = await coin.member()
  await coin.quote(memberId, 50 * USDT, 'first')
  await coin.send(address, 50 * USDT)
  await coin.follow()
  const { cashIdx } = await coin.desk.deposit(memberId, 50_000)
  await coin.desk.wait(cashIdx)
  await coin.desk.approve(cashIdx)
  await coin.deepen()
  expect(await coin.desk.balances(memberId)).toMatchObject({ cash: 50_000 + 69_650, bonus: 0 })
})
