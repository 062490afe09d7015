import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { balancesOf, houseBalances, verify } from '../ledger/index.ts'
import { setSiteOption } from '../site/index.ts'
import { servePointChange } from './calls/member/convert-points.ts'
import { entriesOf, give } from './points.fixture.ts'

const server = await testServer()
const change = (memberId: number, amount: number, requestKey: string = randomUUID()) =>
  server.call<{ converted: number; cash: number; pointAmt: number; cashAmt: number }>(servePointChange, memberId, {
    amount,
    requestKey,
  })
const balances = (memberId: number) => server.system((ctx) => balancesOf(ctx, memberId))
const holding = async (amount: number): Promise<number> => {
  const memberId = await addMember(server)
  await give(server, memberId, amount)
  return memberId
}

test('points become as many won, which the house pays for, and the list says so', async () => {
  const memberId = await holding(5_500)
  expect(await change(memberId, 3_000)).toEqual({ converted: 3_000, cash: 3_000, pointAmt: 2_500, cashAmt: 3_000 })
  expect(await balances(memberId)).toMatchObject({ points: 2_500, cash: 3_000 })
  const [newest] = await entriesOf(server, memberId)
  expect(newest).toMatchObject({
    kind: 'converted',
    amount: 3_000,
    way: -1,
    balanceAfter: 2_500,
    detail: { cash: 3_000 },
  })
  const houses = await server.system(houseBalances)
  expect(houses.find(({ house }) => house === 'promotion')?.balance).toBe(-3_000)
})

test('P001: an amount is needed', async () => {
  const memberId = await holding(5_000)
  expect(await codeOf(change(memberId, 0))).toBe('P001')
  expect(await codeOf(change(memberId, -1_000))).toBe('P001')
})

test('P002: no more than is held', async () => {
  expect(await codeOf(change(await holding(5_000), 6_000))).toBe('P002')
})

test('P003: no less than the minimum of the site', async () => {
  const memberId = await holding(5_000)
  expect(await codeOf(change(memberId, 999))).toBe('P003')
  expect(await codeOf(change(memberId, 1_000))).toBe('done')
  await server.system((ctx) => setSiteOption(ctx, 'minimumPointConversion', 2_000))
  expect(await codeOf(change(memberId, 1_000))).toBe('P003')
  await server.system((ctx) => setSiteOption(ctx, 'minimumPointConversion', 1_000))
})

test('P004: in the unit of the site', async () => {
  expect(await codeOf(change(await holding(5_000), 1_500))).toBe('P004')
})

test('P009: no more often than the site allows on a day in Seoul', async () => {
  const memberId = await holding(9_000)
  for (let n = 0; n < 3; n++) await change(memberId, 1_000)
  expect(await codeOf(change(memberId, 1_000))).toBe('P009')
  server.clock.advance(24 * 3_600_000)
  expect(await codeOf(change(memberId, 1_000))).toBe('done')
})

test('the same request again answers the first outcome and moves nothing; its key with another amount is refused', async () => {
  const memberId = await holding(4_000)
  const key = randomUUID()
  const first = await change(memberId, 2_000, key)
  await give(server, memberId, 1_000)
  expect(await change(memberId, 2_000, key)).toEqual(first)
  expect(await balances(memberId)).toMatchObject({ points: 3_000, cash: 2_000 })
  expect(await codeOf(change(memberId, 1_000, key))).toBe('K409')
})

test('of 200 conversions of one balance at once exactly one succeeds', async () => {
  const memberId = await holding(7_000)
  const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(change(memberId, 7_000))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 'P002']))
  expect(await balances(memberId)).toMatchObject({ points: 0, cash: 7_000 })
  expect((await entriesOf(server, memberId)).map(({ kind }) => kind)).toEqual(['converted', 'event'])
  expect(await server.system(verify)).toEqual([])
})

test('of 200 requests with one key at once all answer the one conversion', async () => {
  const memberId = await holding(9_000)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 200 }, () => change(memberId, 2_000, key)))
  expect(new Set(answers.map(({ cashAmt }) => cashAmt))).toEqual(new Set([2_000]))
  expect(await balances(memberId)).toMatchObject({ points: 7_000, cash: 2_000 })
})
