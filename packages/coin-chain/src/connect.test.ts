import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositAddress } from './address.ts'
import type { Chain, Hash, Receipt } from './chain.ts'
import { connectChain, WrongChain } from './connect.ts'
import { type DemoChain, startTestChain } from './demo/demo-chain.ts'
import { createSigner, hasPaid } from './signer.ts'

const GWEI = 1_000_000_000n
const fees = { maxFee: 50n * GWEI, priorityFee: GWEI }
let demo: DemoChain
let chain: Chain

beforeAll(async () => {
  demo = await startTestChain()
  const { rpcUrl, chainId, token } = demo
  chain = await connectChain({ rpcUrl, chainId, token, timeoutMs: 10_000 })
})
afterAll(() => demo.stop())

const hot = () => createSigner({ ...demo, key: demo.hotKey, decimals: 6 })
/** A block comes a moment after what was sent. */
const mined = async (hash: Hash): Promise<Receipt> => {
  for (;;) {
    const receipt = await chain.receipt(hash)
    if (receipt) return receipt
    await sleep(2)
  }
}
let lastIndex = 0
const freshAddress = () => depositAddress(demo.xpub, lastIndex++)
const pay = async (amount: number, to = freshAddress()) => {
  const { address, sign } = hot()
  const nonce = await chain.minedNonce(address)
  return { from: address, to, amount, ...(await sign({ to, amount, nonce, fees })) }
}

test('transfers are read in their order, with the block that each is in', async () => {
  const { number } = await chain.head()
  const [a, b] = [freshAddress(), freshAddress()]
  await demo.send(a, 5_000_000)
  await demo.setAutomine(false)
  await demo.send(b, 1)
  await demo.send(a, 7)
  await demo.mine(1)
  await demo.setAutomine(true)
  await demo.mine(3)
  const head = await chain.head()
  const found = await chain.transfers(number + 1, head.number)
  expect(found.map(({ to, amount, block }) => [to, amount, block.number - number])).toEqual([
    [a, 5_000_000, 1],
    [b, 1, 2],
    [a, 7, 2],
  ])
  for (const { block } of found) expect(block).toEqual(await chain.block(block.number))
  expect(found[1]?.logIndex).toBeLessThan(found[2]?.logIndex ?? 0)
  expect(await chain.balances([a, b, freshAddress()])).toEqual([5_000_007, 1, 0])
})

test('blocks that the chain has not come to are not read as empty', async () => {
  const { number } = await chain.head()
  expect(await chain.block(number + 1)).toBeNull()
  await expect(chain.transfers(number, number + 5)).rejects.toThrow('has not come to block')
  await expect(chain.transfers(0, 2_000)).rejects.toThrow(RangeError)
})

test('what is signed is paid, by the hash that was known before', async () => {
  const payment = await pay(3_210_000)
  expect(await chain.receipt(payment.hash)).toBeNull()
  expect(await chain.send(payment.raw)).toBe('sent')
  const receipt = await mined(payment.hash)
  expect(hasPaid(receipt, payment)).toBe(true)
  expect(hasPaid(receipt, { ...payment, amount: payment.amount + 1 })).toBe(false)
  expect(hasPaid(receipt, { ...payment, to: freshAddress() })).toBe(false)
  expect(await chain.balances([payment.to])).toEqual([3_210_000])
})

test('the same transaction sent again is sent, waiting or in a block', async () => {
  await demo.setAutomine(false)
  const payment = await pay(1)
  expect(await chain.send(payment.raw)).toBe('sent')
  expect(await chain.send(payment.raw)).toBe('sent')
  await demo.mine(1)
  expect(await chain.send(payment.raw)).toBe('sent')
  await demo.setAutomine(true)
})

test('of one number a chain takes one: the other is refused while it waits, and its number used then', async () => {
  await demo.setAutomine(false)
  const [first, second] = [await pay(1), await pay(2)]
  expect(await chain.send(first.raw)).toBe('sent')
  expect(await chain.send(second.raw)).toBe('refused')
  const { address, sign } = hot()
  const dearer = await sign({
    to: first.to,
    amount: 1,
    nonce: await chain.minedNonce(address),
    fees: { maxFee: 99n * GWEI, priorityFee: 9n * GWEI },
  })
  expect(await chain.send(dearer.raw)).toBe('sent')
  await demo.mine(1)
  await demo.setAutomine(true)
  expect(await chain.receipt(first.hash)).toBeNull()
  expect((await chain.receipt(dearer.hash))?.hasSucceeded).toBe(true)
  expect(await chain.send(second.raw)).toBe('nonce-used')
})

test('a sender without gas is said to have none', async () => {
  const key = `0x${'7'.repeat(64)}`
  const { sign } = createSigner({ ...demo, key, decimals: 6 })
  const { raw } = await sign({ to: freshAddress(), amount: 1, nonce: 0, fees })
  expect(await chain.send(raw)).toBe('no-gas')
})

test('a transfer that the token refuses has a receipt, and has moved nothing', async () => {
  const payment = await pay(9_000_000_000_000)
  expect(await chain.send(payment.raw)).toBe('sent')
  const receipt = await mined(payment.hash)
  expect(receipt).toMatchObject({ hasSucceeded: false, transfers: [] })
  expect(hasPaid(receipt, payment)).toBe(false)
})

test('what was in blocks that left the chain is in none', async () => {
  await demo.mine(1)
  const before = await chain.head()
  const hash = await demo.send(freshAddress(), 44)
  const { number } = await chain.head()
  expect(await chain.receipt(hash)).not.toBeNull()
  await demo.reorg(2)
  expect((await chain.head()).number).toBe(number)
  expect((await chain.block(before.number))?.hash).not.toBe(before.hash)
  expect(await chain.receipt(hash)).toBeNull()
  expect(await chain.transfers(before.number, number)).toEqual([])
})

test('a transaction that waits can be dropped', async () => {
  await demo.setAutomine(false)
  const hash = await demo.send(freshAddress(), 44)
  await demo.drop(hash)
  await demo.mine(1)
  await demo.setAutomine(true)
  expect(await chain.receipt(hash)).toBeNull()
})

test('fees are enough for the next block, and an address with code is a contract', async () => {
  const { address, sign } = hot()
  const signed = await sign({
    to: freshAddress(),
    amount: 1,
    nonce: await chain.minedNonce(address),
    fees: await chain.fees(),
  })
  await chain.send(signed.raw)
  expect((await mined(signed.hash)).hasSucceeded).toBe(true)
  expect(await chain.isContract(demo.token)).toBe(true)
  expect(await chain.isContract(address)).toBe(false)
})

test('a node of another chain, and an address without a token, are refused', async () => {
  const { rpcUrl, chainId, token } = demo
  const at = (options: object) => connectChain({ rpcUrl, chainId, token, timeoutMs: 10_000, ...options })
  await expect(at({ chainId: 1 })).rejects.toThrow(WrongChain)
  await expect(at({ token: freshAddress() })).rejects.toThrow('there is no token at')
})
