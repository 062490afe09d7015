import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Address } from './chain.ts'
import { connectChain } from './connect.ts'
import { type Say, startFakeNode } from './fake-node.fixture.ts'
import { TRANSFER_TOPIC } from './token.ts'

const TOKEN: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const OTHER: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const word = (n: number | bigint) => `0x${n.toString(16).padStart(64, '0')}`
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const hashAt = (number: number) => word(0xabc000 + number)
const blockAt = (number: number) => ({
  number: `0x${number.toString(16)}`,
  hash: hashAt(number),
  timestamp: '0x6b0a37d4',
})
const TX = word(77)
const logAt = (number: number, changes: object = {}) => ({
  address: TOKEN.toLowerCase(),
  topics: [TRANSFER_TOPIC, topic(OTHER), topic(TOKEN)],
  data: word(5_000_000),
  blockNumber: `0x${number.toString(16)}`,
  blockHash: hashAt(number),
  transactionHash: TX,
  logIndex: '0x0',
  ...changes,
})

let node: Awaited<ReturnType<typeof startFakeNode>>
beforeAll(async () => {
  node = await startFakeNode()
})
afterAll(() => node.stop())

const honest =
  (decimals: number, say: Say): Say =>
  (asked) => {
    if (asked.method === 'eth_chainId') return '0x38'
    if (asked.method === 'eth_call' && JSON.stringify(asked.params).includes('313ce567')) return word(decimals)
    if (
      asked.method === 'eth_getBlockByNumber' &&
      typeof asked.params[0] === 'string' &&
      asked.params[0] !== 'latest'
    ) {
      const said = say(asked)
      return said === undefined ? blockAt(Number(asked.params[0])) : said
    }
    return say(asked)
  }
const connect = (say: Say, decimals = 6) => {
  node.say(honest(decimals, say))
  return connectChain({ rpcUrl: node.url, chainId: 56, token: TOKEN, timeoutMs: 5_000 })
}
const withLogs = (...logs: object[]) => connect(({ method }) => (method === 'eth_getLogs' ? logs : undefined))

test('blocks that logs do not say the time of are asked for', async () => {
  const chain = await withLogs(logAt(4), logAt(5, { blockTimestamp: '0x1' }), logAt(6))
  const found = await chain.transfers(4, 9)
  expect(found.map(({ block }) => block.at.toISOString())).toEqual([
    '2026-11-28T02:09:24.000Z',
    '1970-01-01T00:00:01.000Z',
    '2026-11-28T02:09:24.000Z',
  ])
})

test('a transfer of another contract, of another kind, of nothing or of too much is none', async () => {
  const chain = await withLogs(
    logAt(4, { address: OTHER }),
    logAt(4, { removed: true }),
    logAt(4, { topics: [word(1)] }),
    logAt(4, { data: word(0) }),
    logAt(4, { data: word(2n ** 255n) }),
    logAt(4, { logIndex: '0x7' }),
  )
  expect((await chain.transfers(4, 4)).map(({ logIndex, amount }) => [logIndex, amount])).toEqual([[7, 5_000_000]])
})

test('more decimals than six are cut', async () => {
  const say: Say = ({ method }) =>
    method === 'eth_getLogs'
      ? [logAt(4, { data: word(1_999_999_999_999n) }), logAt(4, { data: word(999_999_999_999n) })]
      : undefined
  const chain = await connect(say, 18)
  expect((await chain.transfers(4, 4)).map(({ amount }) => amount)).toEqual([1])
  for (const decimals of [5, 19, 255]) await expect(connect(say, decimals)).rejects.toThrow(`${decimals} decimals`)
})

test.each([
  ['of a block that was not asked for', logAt(9)],
  ['without a hash', logAt(4, { transactionHash: '0x12' })],
  ['with a sum that is none', logAt(4, { data: '0x5' })],
  ['with a sender that is none', logAt(4, { topics: [TRANSFER_TOPIC, word(2n ** 200n), topic(TOKEN)] })],
  ['with a topic too few', logAt(4, { topics: [TRANSFER_TOPIC, topic(OTHER)] })],
  ['with a place that is none', logAt(4, { logIndex: '-0x1' })],
  ['that is a number', 7 as unknown as object],
])('a log %s makes the answer unusable', async (_, log) => {
  const chain = await withLogs(log)
  await expect(chain.transfers(4, 4)).rejects.toThrow('unusable')
})

test('a log of a block that is no longer on the chain is not given', async () => {
  const chain = await withLogs(logAt(4, { blockHash: word(1) }))
  await expect(chain.transfers(4, 8)).rejects.toThrow('the chain changed meanwhile')
})

test('a node that lags does not say that there is nothing', async () => {
  const chain = await connect(({ method }) => (method === 'eth_getLogs' ? [] : null))
  await expect(chain.transfers(4, 8)).rejects.toThrow('has not come to block 8')
})

test('a node that limits what is asked at once is asked for less, and all is read once', async () => {
  const spans: number[] = []
  const chain = await connect(({ method, params }) => {
    if (method !== 'eth_getLogs') return undefined
    const { fromBlock, toBlock } = params[0] as { fromBlock: string; toBlock: string }
    const [from, to] = [Number(fromBlock), Number(toBlock)]
    spans.push(to - from + 1)
    if (to - from >= 300) return { error: { code: -32_005, message: 'query returned more than 10000 results' } }
    return Array.from({ length: to - from + 1 }, (_, at) => logAt(from + at, { blockTimestamp: '0x1' }))
  })
  const found = await chain.transfers(1, 2_000)
  expect(found.map(({ block }) => block.number)).toEqual(Array.from({ length: 2_000 }, (_, at) => at + 1))
  expect(spans.slice(0, 4)).toEqual([2_000, 1_000, 500, 250])
})

test('an answer about another block or transaction is unusable', async () => {
  const chain = await connect(({ method }) => {
    if (method === 'eth_getBlockByNumber') return blockAt(1)
    return { transactionHash: word(1), blockHash: hashAt(1), blockNumber: '0x1', status: '0x1', logs: [] }
  })
  await expect(chain.block(2)).rejects.toThrow('another block')
  await expect(chain.receipt(word(2) as `0x${string}`)).rejects.toThrow('another receipt')
})

test('a receipt counts only what the token itself logged in that transaction', async () => {
  const receipt = (logs: object[]) => ({
    transactionHash: TX,
    blockHash: hashAt(3),
    blockNumber: '0x3',
    status: '0x1',
    logs,
  })
  const chainOf = (...logs: object[]) =>
    connect(({ method }) => (method === 'eth_getTransactionReceipt' ? receipt(logs) : undefined))
  expect(
    (await (await chainOf(logAt(3), logAt(3, { address: OTHER }))).receipt(TX as `0x${string}`))?.transfers,
  ).toHaveLength(1)
  const foreign = await chainOf(logAt(3, { transactionHash: word(5) }))
  await expect(foreign.receipt(TX as `0x${string}`)).rejects.toThrow('log of another transaction')
})

test('balances and fees beyond all reason are not believed', async () => {
  const chain = await connect(({ method }) => {
    if (method === 'eth_call') return word(2n ** 100n)
    if (method === 'eth_feeHistory') return { baseFeePerGas: ['0x1', word(10n ** 15n)], reward: [['0xffffffffffffff']] }
    return '0x1'
  })
  await expect(chain.balances([TOKEN])).rejects.toThrow('unusable')
  expect(await chain.fees()).toEqual({ maxFee: 1_000_000_000_000n, priorityFee: 200_000_000_000n })
})

test('an account that a contract acts for is no contract', async () => {
  const codes: Record<string, string> = { [TOKEN]: '0x6001', [OTHER]: `0xef0100${'ab'.repeat(20)}` }
  const chain = await connect(({ params }) => codes[params[0] as string])
  expect([await chain.isContract(TOKEN), await chain.isContract(OTHER)]).toEqual([true, false])
})
