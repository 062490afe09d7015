import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'

const server = await testServer()
const desk = await payingDesk(server)
await desk.demo.mine(20)

test('a payment whose block left the chain after it had ended is sent again, and later ones go on', async () => {
  const first = await desk.paying(6_000_000)
  await desk.settle(6)
  await desk.paidOnce(first)
  await desk.demo.reorg(CONFIRMATIONS + 6)
  expect(await desk.at(first.address)).toBe(0)
  const second = await desk.paying(7_000_000)
  await desk.settle(14)
  await desk.paidOnce(first)
  await desk.paidOnce(second)
})

test('it is sent again also where nothing else is under way', async () => {
  const only = await desk.paying(8_000_000)
  await desk.settle(6)
  await desk.demo.reorg(CONFIRMATIONS + 6)
  expect(await desk.at(only.address)).toBe(0)
  await desk.settle(3)
  await desk.paidOnce(only)
})

test('one that had failed and leaves the chain with its block may succeed after all: it is paid by that, and not tried again', async () => {
  const held = await desk.hot()
  await desk.demo.setAutomine(false)
  const payment = await desk.paying(9_000_000)
  await desk.round()
  await desk.setBalance(0)
  await desk.demo.mine(CONFIRMATIONS)
  await desk.round()
  const { payment_id: paymentId } = await desk.payment(payment.cashIdx)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'failed', failure: 'reverted' })
  await desk.demo.reorg(CONFIRMATIONS)
  await desk.setBalance(held)
  expect(await desk.retry(paymentId)).toBe('STAFF_COIN_OPEN unused')
  await desk.round()
  expect(await desk.retry(paymentId)).toBe('STAFF_COIN_OPEN waiting')
  await desk.demo.mine(1)
  expect(await desk.retry(paymentId)).toBe('STAFF_COIN_OPEN in-block')
  await desk.demo.setAutomine(true)
  await desk.settle(6)
  await desk.paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
  expect(await desk.notices('coin-failed')).toEqual([])
})
