import { ChainUnreachable } from '@maru/coin-chain'
import { beforeEach, expect, test } from 'vitest'
import { otherClerk } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { CONFIRMATIONS, payingDesk } from './payments.fixture.ts'

const server = await testServer()
const desk = await payingDesk(server)
const { demo, wallet, withChain, settle, paidOnce } = desk

beforeEach(() => demo.setAutomine(true))

const rows = async (sql: string, ...values: unknown[]) => (await server.ownerPool.query(sql, values)).rows
const minedPlusOne = async (address: `0x${string}`) => (await wallet.chain.minedNonce(address)) + 1
/** Holds everything back, and says that it is gone. */
const lying = withChain({
  send: async () => 'sent',
  receipt: async () => null,
  knows: async () => false,
  minedNonce: minedPlusOne,
})
/** One that a node held back, and called its number lost. */
const heldBack = async () => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round(withChain({ send: async () => 'sent' }))
  for (let n = 0; n < CONFIRMATIONS + 2; n++) {
    await desk.round(lying)
    await demo.mine(1)
  }
  const { payment_id: paymentId, nonce } = await desk.payment(payment.cashIdx)
  const [attempt] = await desk.attempts(payment.cashIdx)
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'failed', failure: 'number-lost' })
  return { ...payment, paymentId, nonce, raw: attempt?.raw }
}
/** One whose number another transaction of the wallet has, as deep as it takes. */
const lost = async (by = withChain({})) => {
  await demo.setAutomine(false)
  const payment = await desk.paying(5_000_000)
  await desk.round(withChain({ send: async () => 'refused' }))
  const { payment_id: paymentId, nonce } = await desk.payment(payment.cashIdx)
  await demo.setAutomine(true)
  const foreign = await desk.sendForeign(desk.newAddress(), 1_000_000, nonce)
  await demo.mine(1)
  for (let n = 0; n < CONFIRMATIONS + 1; n++) {
    await desk.round(by)
    await demo.mine(1)
  }
  expect(await desk.payment(payment.cashIdx)).toMatchObject({ state: 'failed', failure: 'number-lost' })
  return { ...payment, paymentId, nonce, foreign }
}
const userOf = async (nonce: number) => (await rows('SELECT * FROM coin.number_used WHERE nonce = $1', nonce))[0]

test('a payment that a node held back is neither paid again nor given up while its transaction can be mined', async () => {
  const payment = await heldBack()
  const { paymentId } = payment
  const before = await desk.payment(payment.cashIdx)
  for (const act of [desk.retry, (id: number) => desk.drop(id)])
    expect(await act(paymentId)).toBe('STAFF_COIN_OPEN unused')
  await wallet.chain.send(payment.raw)
  for (const act of [desk.retry, (id: number) => desk.drop(id)])
    expect(await act(paymentId)).toBe('STAFF_COIN_OPEN waiting')
  await demo.mine(1)
  expect(await desk.retry(paymentId)).toBe('STAFF_COIN_OPEN in-block')
  expect(await desk.payment(payment.cashIdx)).toEqual(before)
  await demo.setAutomine(true)
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(1)
})

test('a node that lies on can hide what was signed, and make up nothing that had its number', async () => {
  const payment = await heldBack()
  const { paymentId } = payment
  expect(await desk.retry(paymentId, lying)).toBe('STAFF_COIN_OPEN unproved')
  expect(await desk.drop(paymentId, 'lost', lying)).toBe('STAFF_COIN_OPEN unproved')
  const decide = (state: string) =>
    server.ownerPool.query(`UPDATE coin.payment SET state = $2, sender = NULL, nonce = NULL WHERE payment_id = $1`, [
      paymentId,
      state,
    ])
  await expect(decide('queued')).rejects.toThrow('what had the number')
  await wallet.chain.send(payment.raw)
  await demo.setAutomine(true)
  await demo.mine(1)
  await settle()
  await paidOnce(payment)
})

test.each([
  ['says nothing', { head: () => Promise.reject(new ChainUnreachable('no answer')) }],
  ['says nothing of a receipt', { receipt: () => Promise.reject(new ChainUnreachable('no answer')) }],
  ['says nothing of its pool', { knows: () => Promise.reject(new ChainUnreachable('no answer')) }],
  [
    'shows what was not signed',
    { numberUser: () => Promise.reject(new ChainUnreachable('made up')), block: async () => null },
  ],
])('where the node %s, nothing is decided', async (_, changes) => {
  const { paymentId, cashIdx } = await lost()
  expect(await desk.retry(paymentId, withChain(changes))).toBe('STAFF_COIN_OPEN unsure')
  expect(await desk.drop(paymentId, 'lost', withChain(changes))).toBe('STAFF_COIN_OPEN unsure')
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'failed' })
  expect(await desk.drop(paymentId)).toBe('done')
})

test('what had the number is deep enough first, and noted down with its block', async () => {
  const payment = await lost(withChain({ numberUser: async () => null }))
  const { paymentId, nonce, foreign } = payment
  expect(await desk.retry(paymentId, { ...wallet, confirmations: 50 })).toBe('STAFF_COIN_OPEN shallow')
  expect(await userOf(nonce)).toMatchObject({ tx_hash: foreign })
  // What is known is asked for no more, though the node has no history.
  expect(await desk.retry(paymentId, withChain({ numberUser: async () => null }))).toBe('done')
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(payment.cashIdx)).toHaveLength(2)
})

test('what had the number is noted down as soon as the number is lost, and is nothing once its block has gone', async () => {
  const { paymentId, nonce, foreign } = await lost()
  const noHistory = withChain({ numberUser: async () => null })
  expect(await userOf(nonce)).toMatchObject({ tx_hash: foreign })
  const { block } = await userOf(nonce)
  await server.ownerPool.query(`UPDATE coin.number_used SET block_hash = '0x' WHERE nonce = $1`, [nonce])
  expect(await desk.retry(paymentId, noHistory)).toBe('STAFF_COIN_OPEN unproved')
  expect(await desk.retry(paymentId)).toBe('done')
  expect((await userOf(nonce)).block).toBe(block)
  await settle()
})

test('two of the staff who decide at once decide once', async () => {
  const [first, second] = [await lost(), await lost()]
  const retried = await Promise.all([desk.retry(first.paymentId), desk.retry(first.paymentId, wallet, otherClerk)])
  expect(retried.toSorted()).toEqual(['STAFF_STATUS_ORDER', 'done'])
  const decided = await Promise.all([desk.retry(second.paymentId), desk.drop(second.paymentId)])
  expect(decided).toContain('done')
  const actions = await rows(`SELECT action FROM audit.entry WHERE target = $1`, `payment:${first.paymentId}`)
  expect(actions).toEqual([{ action: 'coin.retry' }])
  await settle()
  await paidOnce(first)
  expect(await desk.problems()).toEqual([])
})

test('where the other transaction leaves the chain before a new number is given, the payment goes on by its old one', async () => {
  const payment = await lost()
  const { paymentId, nonce, cashIdx } = payment
  expect(await desk.retry(paymentId)).toBe('done')
  await demo.setAutomine(false)
  await demo.reorg(CONFIRMATIONS + 3)
  await desk.round()
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'signed', nonce })
  await demo.setAutomine(true)
  server.clock.advance(20_000)
  await settle()
  await paidOnce(payment)
  expect(await desk.attempts(cashIdx)).toHaveLength(1)
})

test('a withdrawal whose first payment was given up is not paid by a second one while the first may be mined again', async () => {
  const payment = await lost()
  const { paymentId, cashIdx, address } = payment
  expect(await desk.drop(paymentId)).toBe('done')
  const [signed] = await rows('SELECT raw FROM coin.attempt ORDER BY signed_at DESC, nonce DESC LIMIT 1')
  await demo.setAutomine(false)
  await demo.reorg(CONFIRMATIONS + 3)
  await desk.pay(cashIdx)
  await desk.round()
  expect(await desk.payment(cashIdx)).toMatchObject({ state: 'queued', failure: 'refused', nonce: null })
  expect(await desk.notices('coin-failed')).toMatchObject([{ detail: { amount: 5_000_000 } }])
  const { payment_id: second } = await desk.payment(cashIdx)
  expect(await desk.drop(second)).toBe('STAFF_COIN_OPEN unused')
  await wallet.chain.send(signed.raw)
  await demo.mine(CONFIRMATIONS + 2)
  await desk.round()
  expect(await desk.drop(second)).toBe('STAFF_COIN_OPEN in-block')
  expect(await desk.at(address)).toBe(5_000_000)
  await server.ownerPool.query(`DELETE FROM platform.notice WHERE kind = 'coin-failed'`)
})
