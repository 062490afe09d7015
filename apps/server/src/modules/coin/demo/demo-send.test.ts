import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { listOwnCoin } from '../own/own-list.service.ts'
import { sendFromDemo } from './demo-send.service.ts'

const coin = await coinDesk()
const { server } = coin
afterEach(() => coin.agrees())
const send = (memberId: number, amount: number, requestKey: string = randomUUID()) =>
  server.inSteps(memberId, (ctx) => sendFromDemo(ctx, { amount, requestKey }))
const list = (memberId: number, page = 1) =>
  server.member(memberId, (ctx) => listOwnCoin(ctx, { page, cashType: 'deposit' }))

test('what the demo sends comes as from any wallet, and the same request sends it once', async () => {
  const { memberId } = await coin.member()
  const requestKey = randomUUID()
  const [one, two] = await Promise.all([send(memberId, 25 * USDT, requestKey), send(memberId, 25 * USDT, requestKey)])
  expect(two).toEqual(one)
  await coin.mined(one.txHash)
  await coin.follow()
  expect(await list(memberId)).toMatchObject({
    list: [
      {
        amount: 25 * USDT,
        txHash: one.txHash,
        confirmations: 1,
        endedAt: null,
        movement: { cashType: 'deposit', state: 'seen', heldFor: null },
      },
    ],
    pageInfo: { tatal_list_count: 1 },
  })
  await coin.deepen(5)
  expect(await send(memberId, 25 * USDT, requestKey)).toEqual(one)
  await coin.deepen()
  const [row] = (await list(memberId)).list
  expect(row).toMatchObject({ confirmations: 3, cash: await coin.cash(memberId), movement: { state: 'credited' } })
  expect(await coin.deposits(memberId)).toHaveLength(1)
  expect(await codeOf(send(memberId, 26 * USDT, requestKey))).toBe('K409')
})

test('several that send at once, while no block is made, do not take the place of one another', async () => {
  const members = await Promise.all([1, 2, 3, 4].map(() => coin.member()))
  await coin.demo.setAutomine(false)
  await Promise.all(members.map(({ memberId }) => send(memberId, 12 * USDT)))
  await coin.demo.setAutomine(true)
  await coin.demo.mine(1)
  await coin.follow()
  for (const { memberId } of members) expect(await coin.deposits(memberId)).toMatchObject([{ amount: 12 * USDT }])
})

test.each([
  [0, 'C142'],
  [-1, 'C142'],
  [5_000 * USDT + 1, 'C101'],
  [5_000 * USDT, 'done'],
])('%d micro-USDT are answered %s', async (amount, code) => {
  const { memberId } = await coin.member()
  expect(await codeOf(send(memberId, amount))).toBe(code)
})

test('a list shows what is held and why, page by page, and nobody else’s', async () => {
  const { memberId, address } = await coin.member()
  for (let n = 0; n < 11; n++) await coin.send(address, USDT + n + 1)
  await coin.deepen()
  const { list: first, pageInfo } = await list(memberId)
  expect(first.map(({ amount }) => amount)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => USDT + n))
  expect(first[0]).toMatchObject({ movement: { state: 'held', heldFor: 'below-minimum' } })
  expect(pageInfo.tatal_list_count).toBe(11)
  expect((await list(memberId, 2)).list.map(({ amount }) => amount)).toEqual([USDT + 1])
  expect((await list(memberId, 999_999)).list).toEqual([])
  expect((await list((await coin.member()).memberId)).list).toEqual([])
})

test('a member has one address for ever, also when it is asked for twice at once, and each another', async () => {
  const memberId = await coin.desk.member()
  const pages = await Promise.all([coin.page(memberId), coin.page(memberId), coin.page(memberId)])
  expect(new Set(pages.map(({ address }) => address)).size).toBe(1)
  expect((await coin.page(memberId)).address).toBe(pages[0]?.address)
  expect((await coin.member()).address).not.toBe(pages[0]?.address)
  await expect(
    server.pool.query('UPDATE coin.address SET member_id = member_id + 1 WHERE member_id = $1', [memberId]),
  ).rejects.toThrow(/permission denied/)
})

test('C140: without its key nothing is sent', async () => {
  const other = await testServer()
  const sent = { amount: USDT, requestKey: randomUUID() }
  expect(await codeOf(other.inSteps(1, (ctx) => sendFromDemo(ctx, sent)))).toBe('C140')
})
