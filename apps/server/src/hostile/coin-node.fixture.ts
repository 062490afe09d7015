import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Asked = { id: number; method: string; params: unknown[] }
const word = (n: number): string => `0x${n.toString(16).padStart(64, '0')}`
const blockAt = (number: number) => ({
  number: `0x${number.toString(16)}`,
  hash: word(number),
  timestamp: '0x6b0a37d4',
})

const answers: Record<string, (params: unknown[]) => unknown> = {
  eth_chainId: () => '0x38',
  eth_call: () => word(6),
  eth_getBlockByNumber: ([which]) => blockAt(which === 'latest' ? 100 : Number(which)),
  eth_getLogs: () => [],
  eth_getTransactionReceipt: ([transactionHash]) => ({
    ...{ transactionHash, blockHash: word(1), blockNumber: '0x1', status: '0x0', logs: [] },
  }),
}

/** A chain of a hundred blocks where every transaction failed in the first one. It knows nothing of wallets, so nothing is sent. */
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
