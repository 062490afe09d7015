import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { depositAddress } from './address.ts'
import type { Chain, Hash } from './chain.ts'
import { connectChain } from './connect.ts'
import { type DemoChain, startTestChain } from './demo/demo-chain.ts'
import { type Say, startFakeNode } from './fake-node.fixture.ts'
import { createSigner } from './signer.ts'

const fees = { maxFee: 50_000_000_000n, priorityFee: 1_000_000_000n }
let demo: DemoChain
let chain: Chain
let node: Awaited<ReturnType<typeof startFakeNode>>
let changes: Partial<Record<string, (answer: unknown, params: unknown[]) => unknown>> = {}
let asked: string[] = []

/** The chain by way of a node that changes what it says. */
beforeAll(async () => {
  demo = await startTestChain()
  node = await startFakeNode()
  node.handle(async (body, answer) => {
    const questions = Array.isArray(body) ? body : [body]
    const said = await Promise.all(
      questions.map(async (one) => {
        asked.push(one.method)
        const real = await fetch(demo.rpcUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...one, jsonrpc: '2.0' }),
        })
        const answered = (await real.json()) as { result?: unknown }
        const change = changes[one.method]
        if (!change) return answered
        const changed = change(answered.result, one.params)
        return typeof changed === 'object' && changed !== null && 'error' in changed
          ? { jsonrpc: '2.0', id: one.id, ...changed }
          : { jsonrpc: '2.0', id: one.id, result: changed }
      }),
    )
    answer.end(JSON.stringify(Array.isArray(body) ? said : said[0]))
  })
  const { chainId, token } = demo
  chain = await connectChain({ rpcUrl: node.url, chainId, token, timeoutMs: 10_000 })
})
afterAll(async () => {
  await node.stop()
  await demo.stop()
})

const pay = async () => {
  const { address, sign } = createSigner({ ...demo, key: demo.hotKey, decimals: 6 })
  const nonce = await chain.minedNonce(address)
  const to = depositAddress(demo.xpub, nonce)
  return { sender: address, nonce, ...(await sign({ to, amount: 1_000, nonce, fees })) }
}
const mined = async (hash: Hash) => {
  while (!(await chain.receipt(hash))) await sleep(2)
}
/** One that used its number some blocks ago. */
const used = async () => {
  changes = {}
  const after = (await chain.head()).number
  await demo.mine(5)
  const { hash, raw, ...of } = await pay()
  await chain.send(raw)
  await mined(hash)
  const { number } = await chain.head()
  await demo.mine(9)
  asked = []
  return { hash, number, after, upTo: number + 7, ...of }
}
const noHistory: Say = () => ({ error: { code: -32_000, message: 'missing trie node' } })

test('what used a number is found by its block, whatever else is in between', async () => {
  const { hash, number, ...of } = await used()
  expect(await chain.numberUser(of)).toMatchObject({ txHash: hash, block: { number } })
  expect(asked.filter((method) => method === 'eth_getBlockByNumber')).toHaveLength(1)
  expect(await chain.numberUser({ ...of, nonce: of.nonce + 1 })).toBeNull()
  expect(await chain.numberUser({ ...of, upTo: number - 1 })).toBeNull()
})

test('a node that has no history is asked for the blocks themselves', async () => {
  const { hash, ...of } = await used()
  changes = { eth_getTransactionCount: noHistory as never }
  expect(await chain.numberUser(of)).toMatchObject({ txHash: hash })
  expect(await chain.numberUser({ ...of, after: of.upTo - 2 })).toBeNull()
})

test('one that says of any block what is now is found out, and asked for the blocks', async () => {
  const { hash, ...of } = await used()
  changes = { eth_getTransactionCount: () => '0xffff' }
  expect(await chain.numberUser(of)).toMatchObject({ txHash: hash })
})

test.each([
  ['of another sum', { value: '0x1' }],
  ['of another number that is called this one', { nonce: undefined }],
  ['of another hash', { hash: `0x${'5'.repeat(64)}` }],
  ['with a signature of somebody else', { r: `0x${'5'.repeat(64)}` }],
])('a transaction %s is made up, and not believed', async (_, wrong) => {
  const { hash, number, ...of } = await used()
  const other = await used()
  changes = {
    eth_getTransactionCount: noHistory as never,
    eth_getBlockByNumber: (block, [, isWhole]) => {
      const { transactions, ...head } = block as { transactions: { hash: string; nonce: string }[] }
      if (isWhole !== true) return block
      const changed = transactions.map((one) => ({
        ...one,
        ...wrong,
        ...('nonce' in wrong ? { nonce: `0x${of.nonce.toString(16)}` } : {}),
      }))
      return { ...head, transactions: changed }
    },
  }
  const asking = 'nonce' in wrong ? { ...of, after: other.number - 1, upTo: other.number } : of
  await expect(chain.numberUser(asking)).rejects.toThrow('did not sign')
  expect(hash).not.toBe(other.hash)
})

test('a node knows what waits and what is in a block, and nothing else', async () => {
  changes = {}
  await demo.setAutomine(false)
  const { hash, raw } = await pay()
  expect(await chain.knows(hash)).toBe(false)
  await chain.send(raw)
  expect(await chain.knows(hash)).toBe(true)
  await demo.setAutomine(true)
  await demo.mine(1)
  expect(await chain.knows(hash)).toBe(true)
  changes = { eth_getTransactionByHash: (found) => ({ ...(found as object), hash: `0x${'6'.repeat(64)}` }) }
  await expect(chain.knows(hash)).rejects.toThrow('another transaction')
})
