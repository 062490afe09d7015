import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { demo, wallet, settle, paidOnce, notices, setBalance } = desk

beforeEach(() => demo.setAutomine(true))

test('what the network executed without moving anything failed: staff try again, by another number, or give it up', async () => {
  const held = await desk.hot()
  await demo.setAutomine(false)
  const [payment, other] = [await desk.paying(5_000_000), await desk.paying(6_000_000)]
  await desk.round()
  await setBalance(0)
  await demo.mine(CONFIRMATIONS)
  await desk.round()
  await setBalance(held)
  for (const { cashIdx } of [payment, other]) {
    expect(await desk.payment(cashIdx)).toMatchObject({ state: 'failed', failure: 'reverted' })
    expect(await desk.status(cashIdx)).toEqual({ status: 2, is_paying: true })
    expect(await codeOf(desk.desk.reject(cashIdx))).toBe('STAFF_STATUS_ORDER')
  }
  expect(await notices('coin-failed')).toMatchObject([
    { detail: { amount: 5_000_000 } },
    { detail: { amount: 6_000_000 } },
  ])
  const { payment_id: first, nonce } = await desk.payment(payment.cashIdx)
  const { payment_id: second } = await desk.payment(other.cashIdx)
  expect(await desk.retry(first)).toBe('done')
  expect(await desk.drop(second, 'does not work')).toBe('done')
  expect(await desk.retry(second)).toBe('STAFF_STATUS_ORDER')
  expect(await notices('coin-failed')).toEqual([])
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
  expect((await desk.payment(payment.cashIdx)).nonce).toBeGreaterThan(nonce)
  expect(await desk.payment(other.cashIdx)).toMatchObject({ state: 'dropped' })
  expect(await desk.at(other.address)).toBe(0)
  // It waits in hand as before, and may be paid anew or rejected.
  await desk.pay(other.cashIdx)
  expect(await codeOf(desk.desk.reject(other.cashIdx))).toBe('STAFF_STATUS_ORDER')
  await settle()
  await paidOnce(other)
})

test('without enough USDT payments wait in their order, staff get one notice, and it goes when the wallet is filled', async () => {
  const held = await desk.hot()
  await setBalance(5_500_000)
  const [large, small] = [await desk.paying(6_000_000), await desk.paying(2_000_000)]
  await settle(2)
  expect(await desk.payment(large.cashIdx)).toMatchObject({ state: 'queued', failure: 'no-coin' })
  expect(await desk.payment(small.cashIdx)).toMatchObject({ state: 'queued' })
  expect(await notices('coin-lacks')).toMatchObject([{ site_id: 0, detail: { what: 'no-coin', amount: 6_000_000 } }])
  await setBalance(held)
  await settle()
  expect(await notices('coin-lacks')).toEqual([])
  for (const payment of [large, small]) await paidOnce(payment)
})

test('what is under way is not spent twice', async () => {
  const held = await desk.hot()
  await setBalance(9_000_000)
  await demo.setAutomine(false)
  const [first, second] = [await desk.paying(6_000_000), await desk.paying(5_000_000)]
  await desk.round()
  await desk.round()
  expect(await desk.payment(first.cashIdx)).toMatchObject({ state: 'sent' })
  expect(await desk.payment(second.cashIdx)).toMatchObject({ state: 'queued', failure: 'no-coin' })
  await demo.setAutomine(true)
  await settle()
  await paidOnce(first)
  await setBalance(held)
  await settle()
  await paidOnce(second)
})

test('without gas payments wait, too', async () => {
  const gas = await wallet.chain.gas(wallet.signer.address)
  await desk.ask('anvil_setBalance', wallet.signer.address, '0x1')
  const payment = await desk.paying(6_000_000)
  await settle(2)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'queued', failure: 'no-gas' })
  expect(await notices('coin-lacks')).toMatchObject([{ detail: { what: 'no-gas' } }])
  await desk.ask('anvil_setBalance', wallet.signer.address, `0x${gas.toString(16)}`)
  await settle()
  await paidOnce(payment)
  expect(await notices('coin-lacks')).toEqual([])
})
