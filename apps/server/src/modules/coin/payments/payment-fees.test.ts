import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { payingDesk } from './payments.fixture.ts'

const GWEI = 1_000_000_000n
const MOST = 100n * GWEI
const server = await testServer()
const desk = await payingDesk(server)
const { demo, withChain, settle, paidOnce, notices } = desk

beforeEach(() => demo.setAutomine(true))

/** The wallet where the chain asks for so much. */
const asking = (maxFee: bigint) => ({
  ...withChain({ fees: async () => ({ maxFee, priorityFee: GWEI }) }),
  mostFee: MOST,
})
const highest = async (cashIdx: number): Promise<bigint> =>
  (await desk.attempts(cashIdx)).reduce((most, { max_fee: fee }) => (BigInt(fee) > most ? BigInt(fee) : most), 0n)

test('while the chain asks for more than a payment may offer nothing is signed, and it goes out by itself when the fee falls', async () => {
  const payments = [await desk.paying(5_000_000), await desk.paying(6_000_000)]
  const [first] = payments
  for (let n = 0; n < 3; n++) await desk.round(asking(MOST + 1n))
  expect(await desk.payment(first?.cashIdx ?? 0)).toMatchObject({ state: 'queued', failure: 'too-dear', nonce: null })
  expect(await notices('coin-lacks')).toMatchObject([{ site_id: 0, detail: { what: 'too-dear', amount: 5_000_000 } }])
  await desk.round(asking(MOST))
  expect(await notices('coin-lacks')).toEqual([])
  for (const { cashIdx } of payments) {
    expect(await desk.payment(cashIdx)).toMatchObject({ state: 'sent', failure: null })
    expect(await highest(cashIdx)).toBe(MOST)
  }
  await settle()
  for (const payment of payments) await paidOnce(payment)
})

test('what is under way is never signed again above the limit, staff see why it waits, and the limit changes nothing about its number', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round(asking(60n * GWEI))
  for (let n = 0; n < 6; n++) {
    server.clock.advance(200_000)
    await desk.round(asking(60n * GWEI + BigInt(n) * 20n * GWEI))
  }
  expect(await highest(payment.cashIdx)).toBeLessThanOrEqual(MOST)
  const attempts = await desk.attempts(payment.cashIdx)
  expect(attempts.length).toBeGreaterThan(1)
  expect(new Set(attempts.map(({ nonce }) => nonce)).size).toBe(1)
  server.clock.advance(20_000)
  await desk.round(asking(MOST + 1n))
  await desk.round(asking(MOST + 1n))
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'sent', failure: 'too-dear' })
  expect(await notices('coin-lacks')).toMatchObject([{ detail: { what: 'too-dear', amount: 5_000_000 } }])
  await desk.round(asking(MOST))
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'sent', failure: null })
  await desk.round(asking(MOST))
  expect(await notices('coin-lacks')).toEqual([])
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
})
