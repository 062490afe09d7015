import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { address, coinSettings, hotWallet, PAID, PAYS } from './coin-steps.fixture.ts'

type Asked = { id: number; method: string; params: unknown[] }
/** keccak-256 of `Transfer(address,address,uint256)`. */
const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const word = (n: number): string => `0x${n.toString(16).padStart(64, '0')}`
const blockAt = (number: number) => ({
  number: `0x${number.toString(16)}`,
  hash: word(number),
  timestamp: '0x6b0a37d4',
})

const wordOf = (of: string): string => `0x${of.slice(2).toLowerCase().padStart(64, '0')}`
const isPaid = (hash: unknown): boolean => String(hash).startsWith(PAID)
const paid = new Set<unknown>()
const transfer = (transactionHash: unknown, place: number) => ({
  ...{ address: coinSettings.COIN_TOKEN, data: word(PAYS), blockNumber: '0x1', blockHash: word(1), transactionHash },
  topics: [TRANSFER_TOPIC, wordOf(hotWallet), wordOf(address)],
  logIndex: `0x${place.toString(16)}`,
})

const answers: Record<string, (params: unknown[]) => unknown> = {
  eth_chainId: () => '0x38',
  eth_call: () => word(6),
  eth_getBlockByNumber: ([which]) => blockAt(which === 'latest' ? 100 : Number(which)),
  eth_getLogs: () => [...paid].map(transfer),
  eth_getTransactionReceipt: ([transactionHash]) => {
    if (isPaid(transactionHash)) paid.add(transactionHash)
    const logs = isPaid(transactionHash) ? [transfer(transactionHash, 0)] : []
    return { ...{ transactionHash, blockHash: word(1), blockNumber: '0x1', logs }, status: logs.length ? '0x1' : '0x0' }
  },
}

/** A chain of a hundred blocks where every transaction is in the first one and failed, but for those whose hash says that they paid. It knows nothing of wallets, so nothing is sent. */
export const startCoinNode = async (): Promise<string> => {
  const node = createServer(async (request, reply) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const answer = ({ id, method, params }: Asked) => {
      const say = answers[method]
      return { jsonrpc: '2.0', id, ...(say ? { result: say(params) } : { error: { code: -32_601, message: 'none' } }) }
    }
    const asked: Asked | Asked[] = JSON.parse(text)
    reply.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)))
  })
  node.listen(0, '127.0.0.1')
  await once(node, 'listening')
  afterAll(() => {
    node.closeAllConnections()
    node.close()
  })
  return `http://127.0.0.1:${(node.address() as AddressInfo).port}`
}
