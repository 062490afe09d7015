import { ChainUnreachable } from '@maru/coin-chain'
import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { demo, wallet, withChain, settle, paidOnce } = desk

beforeEach(() => demo.setAutomine(true))

test('a node that does not answer costs time and nothing else', async () => {
  const payment = await desk.paying(5_000_000)
  const gone = () => Promise.reject(new ChainUnreachable('no answer'))
  await expect(desk.round(withChain({ head: gone }))).rejects.toThrow(ChainUnreachable)
  await expect(desk.round(withChain({ send: gone }))).rejects.toThrow(ChainUnreachable)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'signed' })
  const { nonce } = await desk.payment(payment.cashIdx)
  await settle()
  expect((await desk.payment(payment.cashIdx)).nonce).toBe(nonce)
  await paidOnce(payment)
})

test('a node whose answer is lost after it took the transaction gets the same one again', async () => {
  const payment = await desk.paying(5_000_000)
  const late = withChain({
    send: async (raw) => {
      await wallet.chain.send(raw)
      throw new ChainUnreachable('too late')
    },
  })
  await expect(desk.round(late)).rejects.toThrow(ChainUnreachable)
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
})

test('two senders at once give one number and one transaction', async () => {
  const payments = [await desk.paying(5_000_000), await desk.paying(6_000_000), await desk.paying(7_000_000)]
  for (let n = 0; n < 8; n++) {
    await Promise.all([desk.round(), desk.round(), desk.round()])
    await demo.mine(1)
  }
  for (const payment of payments) {
    await paidOnce(payment)
    expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
  }
})

test('a payment that is under way is neither tried again nor given up', async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round()
  const { payment_id: paymentId } = await desk.payment(payment.cashIdx)
  expect(await desk.retry(paymentId)).toBe('STAFF_STATUS_ORDER')
  expect(await desk.drop(paymentId, 'no')).toBe('STAFF_STATUS_ORDER')
  expect(await desk.retry(999_999)).toBe('STAFF_NOT_FOUND')
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
})

test('a node that knows no receipts does not make a payment lose its number, for the blocks have its transfer', async () => {
  const payment = await desk.paying(5_000_000)
  await desk.round()
  const blind = withChain({ receipt: async () => null })
  for (let n = 0; n < 8; n++) {
    await desk.round(blind)
    await demo.mine(1)
  }
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'sent' })
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
})

test('a node that calls a payment failed whose transfer is in the block is not believed', async () => {
  const payment = await desk.paying(5_000_000)
  await desk.round()
  await demo.mine(CONFIRMATIONS)
  const lying = withChain({
    receipt: async (hash) => {
      const receipt = await wallet.chain.receipt(hash)
      return receipt && { ...receipt, hasSucceeded: false, transfers: [] }
    },
  })
  await desk.round(lying)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'sent' })
  await server.ownerPool.query(`DELETE FROM platform.notice WHERE kind = 'coin-failed'`)
  await settle()
  await paidOnce(payment)
})

test('one payment that fails holds up no other', async () => {
  const [first, second] = [await desk.paying(5_000_000), await desk.paying(6_000_000)]
  await desk.round()
  const { tx_hash: broken } = (await desk.attempts(first.cashIdx))[0] ?? {}
  const failing = withChain({
    receipt: (hash) => (hash === broken ? Promise.reject(new TypeError('unexpected')) : wallet.chain.receipt(hash)),
  })
  for (let n = 0; n < CONFIRMATIONS + 2; n++) {
    await desk.round(failing)
    await demo.mine(1)
  }
  await paidOnce(second)
  await settle()
  await paidOnce(first)
})
