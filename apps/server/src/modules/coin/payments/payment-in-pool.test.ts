import { beforeEach, expect, test } from 'vitest'
import { clerk } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'
import { dropPayment, retryPayment } from './retry.service.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { demo, wallet, withChain, settle, paidOnce } = desk

beforeEach(() => demo.setAutomine(true))

test('what is in no block for three minutes is signed again with the same number and a higher fee, and either may be mined', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round()
  server.clock.advance(179_000)
  await desk.round()
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
  server.clock.advance(2_000)
  await desk.round()
  await desk.round()
  const attempts = await desk.attempts(payment.cashIdx)
  expect(attempts).toHaveLength(2)
  expect(attempts[0]?.nonce).toBe(attempts[1]?.nonce)
  expect(BigInt(attempts[1]?.max_fee ?? 0) * 4n).toBeGreaterThanOrEqual(BigInt(attempts[0]?.max_fee ?? 0) * 5n)
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
  expect((await desk.payment(payment.cashIdx)).tx_hash).toBe(attempts[1]?.tx_hash)
})

test('a miner may take the cheaper one after all', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round()
  server.clock.advance(200_000)
  // The network never sees the dearer one.
  await desk.round(withChain({ send: async () => 'refused' }))
  const attempts = await desk.attempts(payment.cashIdx)
  expect(attempts).toHaveLength(2)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ failure: 'refused' })
  await demo.setAutomine(true)
  await demo.mine(1)
  await settle()
  await paidOnce(payment)
  expect((await desk.payment(payment.cashIdx)).tx_hash).toBe(attempts[0]?.tx_hash)
})

test('fees are not raised without end', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  for (let n = 0; n < 15; n++) {
    await desk.round()
    server.clock.advance(200_000)
  }
  expect((await desk.attempts(payment.cashIdx)).length).toBeLessThan(10)
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
})

test('what the pool dropped is sent again', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round()
  const [attempt] = await desk.attempts(payment.cashIdx)
  await demo.drop(attempt?.tx_hash)
  server.clock.advance(16_000)
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
})

test('a payment whose block leaves the chain is sent again, the same one', async () => {
  const payment = await desk.paying(5_000_000)
  await desk.round()
  await demo.mine(1)
  await desk.round()
  const mined = await desk.payment(payment.cashIdx)
  expect(mined.tx_hash).not.toBeNull()
  await demo.setAutomine(false)
  await demo.reorg(2)
  expect(await desk.at(payment.address)).toBe(0)
  await desk.round()
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'sent', tx_hash: null, nonce: mined.nonce })
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
})

test('a payment whose number another transaction of the wallet had fails when that is deep enough, and gets no new number by itself', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round(withChain({ send: async () => 'refused' }))
  const { nonce, payment_id: paymentId } = await desk.payment(payment.cashIdx)
  await demo.setAutomine(true)
  await desk.sendForeign(desk.newAddress(), 1_000_000, nonce)
  await desk.round()
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ nonce, state: 'signed' })
  await demo.mine(CONFIRMATIONS - 2)
  await desk.round()
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ nonce, state: 'signed' })
  await settle()
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ nonce, state: 'failed', failure: 'number-lost' })
  expect(await desk.at(payment.address)).toBe(0)
  expect(await desk.notices('coin-failed')).toMatchObject([{ detail: { amount: 5_000_000 } }])
  await server.staff((ctx) => retryPayment(ctx, paymentId), clerk)
  expect(await desk.notices('coin-failed')).toEqual([])
  await settle()
  await paidOnce(payment)
  expect((await desk.payment(payment.cashIdx)).nonce).toBe(nonce + 1)
})

test('a payment whose number another transaction had can be given up, and waits in hand again', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round(withChain({ send: async () => 'refused' }))
  const { nonce, payment_id: paymentId } = await desk.payment(payment.cashIdx)
  await demo.setAutomine(true)
  await desk.sendForeign(desk.newAddress(), 1_000_000, nonce)
  await settle()
  await server.staff((ctx) => dropPayment(ctx, paymentId, 'sent by hand'), clerk)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'dropped' })
  expect(await desk.status(payment.cashIdx)).toEqual({ status: 2, is_paying: false })
  expect(await desk.problems()).toEqual([])
})

test('a node that holds a payment back and says that its number is gone has it paid once', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  const lying = withChain({
    send: async () => 'sent',
    receipt: async () => null,
    minedNonce: async (address) => (await wallet.chain.minedNonce(address)) + 1,
  })
  await desk.round(withChain({ send: async () => 'sent' }))
  for (let n = 0; n < CONFIRMATIONS + 2; n++) {
    await desk.round(lying)
    await demo.mine(1)
  }
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'failed', failure: 'number-lost' })
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
  const [attempt] = await desk.attempts(payment.cashIdx)
  await wallet.chain.send(attempt?.raw)
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
  expect(await desk.notices('coin-failed')).toEqual([])
})

test('where the other transaction leaves the chain again, the number stays', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round(withChain({ send: async () => 'refused' }))
  const { nonce } = await desk.payment(payment.cashIdx)
  await demo.setAutomine(true)
  const foreign = desk.newAddress()
  await desk.sendForeign(foreign, 1_000_000, nonce)
  await desk.round()
  expect((await desk.payment(payment.cashIdx)).passed_block).not.toBeNull()
  await demo.setAutomine(false)
  await demo.reorg(1)
  await desk.round()
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
  expect(await desk.at(foreign)).toBe(0)
  expect((await desk.payment(payment.cashIdx)).nonce).toBe(nonce)
})
