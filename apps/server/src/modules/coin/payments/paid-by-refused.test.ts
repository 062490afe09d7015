import { ChainUnreachable, createSigner, type Hash } from '@maru/coin-chain'
import { afterEach, expect, test } from 'vitest'
import { CONFIRMATIONS, USDT } from '../coin.fixture.ts'
import { restoredDesk } from './paid-by.fixture.ts'

const desk = await restoredDesk()
const { demo, rows, wallet, leave, name, withChain } = desk
const { chain } = wallet
const SUM = 5 * USDT
const deep = () => demo.mine(CONFIRMATIONS)

/** Nothing was asked for, nothing was paid, and the books agree. */
afterEach(async () => {
  expect(await rows(`SELECT 1 FROM approvals.request WHERE kind = 'coin.paid-by'`)).toEqual([])
  expect(await rows('SELECT 1 FROM coin.own_move WHERE payment_id IS NOT NULL')).toEqual([])
  await desk.follow()
  expect(await desk.unexplained()).toBe(0)
  await desk.agrees()
})

const refused = async (txHash: Hash, why: string, by = wallet, paying = desk.paying(SUM)) => {
  const { paymentId } = await paying
  expect(await name(paymentId, txHash, undefined, by)).toBe(`STAFF_COIN_UNPAID ${why}`)
  expect(await desk.payment(paymentId)).toMatchObject({ state: 'queued' })
  expect(await desk.drop(paymentId)).toBe('done')
}

test('a transaction to another address pays nothing', async () => {
  const txHash = await leave(desk.newAddress(), SUM)
  await deep()
  await refused(txHash, 'address')
})

test('a transaction of one micro-USDT less or more pays nothing', async () => {
  for (const amount of [SUM - 1, SUM + 1]) {
    const paying = await desk.paying(SUM)
    const txHash = await leave(paying.address, amount)
    await deep()
    await refused(txHash, 'amount', wallet, Promise.resolve(paying))
  }
})

test('a transaction of somebody else pays nothing, of the right sum to the right address', async () => {
  const paying = await desk.paying(SUM)
  const { chainId, token, demoKey } = demo
  const other = createSigner({ key: demoKey, chainId, token, decimals: chain.decimals })
  const txHash = await leave(paying.address, SUM, other)
  await deep()
  expect(await desk.at(paying.address)).toBe(SUM)
  await refused(txHash, 'sender', wallet, Promise.resolve(paying))
})

test('a transaction that was reverted pays nothing', async () => {
  const paying = await desk.paying(SUM)
  const txHash = await leave(paying.address, 1_000_000_000 * USDT)
  await deep()
  expect(await chain.receipt(txHash)).toMatchObject({ hasSucceeded: false })
  await refused(txHash, 'reverted', wallet, Promise.resolve(paying))
})

test('a transaction that is in no block, or less deep than the confirmations, pays nothing yet', async () => {
  const paying = await desk.paying(SUM)
  await refused(`0x${'cd'.repeat(32)}`, 'missing')
  const txHash = await leave(paying.address, SUM)
  await demo.mine(CONFIRMATIONS - 2)
  expect(await name(paying.paymentId, txHash)).toBe('STAFF_COIN_UNPAID shallow')
  await refused(txHash, 'shallow', wallet, Promise.resolve(paying))
})

test('a transaction from before the payment was decided pays nothing, for it paid something else', async () => {
  const address = desk.newAddress()
  const txHash = await leave(address, SUM)
  await deep()
  const paying = await desk.paying(SUM, address)
  const earlier = withChain({
    receipt: async (hash) => {
      const found = await chain.receipt(hash)
      if (!found || hash !== txHash) return found
      const block = { ...found.block, at: new Date(found.block.at.getTime() - 3_600_000) }
      return { ...found, block, transfers: found.transfers.map((one) => ({ ...one, block })) }
    },
  })
  await refused(txHash, 'before', earlier, Promise.resolve(paying))
})

test('a transaction that was signed here is followed by itself, and pays no other payment', async () => {
  const paid = await desk.paying(SUM)
  await desk.settle()
  const { state, tx_hash: txHash } = await desk.payment(paid.paymentId)
  expect(state).toBe('paid')
  await refused(txHash, 'used', wallet, desk.paying(SUM, paid.address))
})

test('what left before the hot wallet was known is in no book, and pays nothing', async () => {
  const paying = await desk.paying(SUM)
  const txHash = await leave(paying.address, SUM)
  await deep()
  const [{ opened_block: opened }] = await rows('SELECT opened_block FROM coin.wallet')
  await rows('UPDATE coin.wallet SET opened_block = $1', (await chain.head()).number)
  await refused(txHash, 'sender', wallet, Promise.resolve(paying))
  await rows('UPDATE coin.wallet SET opened_block = $1', opened)
})

test('where the node does not answer, contradicts itself, or is of another chain, nothing is paid', async () => {
  const paying = await desk.paying(SUM)
  const txHash = await leave(paying.address, SUM)
  await deep()
  const silent = () => Promise.reject(new ChainUnreachable('no answer'))
  const nodes = [
    withChain({ receipt: silent }),
    withChain({ head: silent }),
    withChain({ transfers: silent }),
    withChain({ transfers: async () => [] }),
    withChain({ chainId: chain.chainId + 1 }),
  ]
  for (const node of nodes)
    expect(await name(paying.paymentId, txHash, undefined, node)).toBe('STAFF_COIN_UNPAID unsure')
  expect(await desk.drop(paying.paymentId)).toBe('done')
})
