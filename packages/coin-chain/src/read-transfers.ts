import { type Address, type Block, ChainUnreachable, type Transfer } from './chain.ts'
import { AnswerTooLarge, NodeRefused, type Rpc } from './rpc.ts'
import { blockOf, hex, listOf, timeOf, unusable } from './shapes.ts'
import { TRANSFER_TOPIC, type TransferLog, transferLogOf, transferOf } from './token.ts'

export const MOST_BLOCKS = 2_000
const MOST_LOGS = 100_000

/** Reads transfers in as few questions as the node answers: many limit blocks or logs of one. */
export const readTransfers = (rpc: Rpc, token: Address, decimals: number) => {
  let span = MOST_BLOCKS
  return async (from: number, to: number): Promise<Transfer[]> => {
    if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && from <= to && to - from < MOST_BLOCKS))
      throw new RangeError(`blocks ${from} to ${to} cannot be read at once`)
    const found: Transfer[] = []
    for (let at = from; at <= to; ) {
      const end = Math.min(to, at + span - 1)
      try {
        found.push(...(await readSome(rpc, token, decimals, at, end)))
        at = end + 1
        span = Math.min(MOST_BLOCKS, span * 2)
      } catch (error) {
        if (at === end || !(error instanceof NodeRefused || error instanceof AnswerTooLarge)) throw error
        span = Math.ceil((end - at + 1) / 2)
      }
    }
    return found
  }
}

const readSome = async (rpc: Rpc, token: Address, decimals: number, from: number, to: number): Promise<Transfer[]> => {
  // Asked together: of several nodes behind one address, one that has not come so far would know of no logs, and say so.
  const [logs, last] = await rpc.askAll([
    {
      method: 'eth_getLogs',
      params: [{ address: token, fromBlock: hex(from), toBlock: hex(to), topics: [TRANSFER_TOPIC] }],
    },
    { method: 'eth_getBlockByNumber', params: [hex(to), false] },
  ])
  if (last === null) throw new ChainUnreachable(`the node has not come to block ${to}`)
  const end = blockOf(last)
  if (end.number !== to) throw unusable('another block than was asked for')
  const read = listOf(logs, MOST_LOGS, 'logs').flatMap((log) => transferLogOf(log, token, decimals) ?? [])
  for (const { number } of read) if (number < from || number > to) throw unusable('a log of another block')
  const blocks = await blocksOf(rpc, read, end)
  return read
    .toSorted((a, b) => a.number - b.number || a.logIndex - b.logIndex)
    .map((log) => {
      const block = blocks.get(log.number)
      if (block?.hash !== log.hash) throw new ChainUnreachable('the chain changed meanwhile')
      return transferOf(log, block)
    })
}

/** Those of the logs. Newer nodes say the time with each log; for others the blocks are asked for. */
const blocksOf = async (rpc: Rpc, logs: readonly TransferLog[], end: Block): Promise<Map<number, Block>> => {
  const blocks = new Map([[end.number, end]])
  const unknown = new Set<number>()
  for (const { number, hash, timestamp } of logs) {
    if (blocks.has(number)) continue
    if (timestamp === undefined || timestamp === null) unknown.add(number)
    else blocks.set(number, { number, hash, at: timeOf(timestamp) })
  }
  const asked = [...unknown].map((number) => ({ method: 'eth_getBlockByNumber', params: [hex(number), false] }))
  for (const answer of await rpc.askAll(asked)) {
    if (answer === null) throw new ChainUnreachable('the chain changed meanwhile')
    const block = blockOf(answer)
    blocks.set(block.number, block)
  }
  return blocks
}
