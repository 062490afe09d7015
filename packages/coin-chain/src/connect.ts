import { getAddress, keccak256 } from 'viem/utils'
import { type Address, type Block, type Chain, ChainUnreachable, type Hash, type Receipt } from './chain.ts'
import { feesOf, median } from './fees.ts'
import { findNumberUser } from './number-user.ts'
import { readTransfers } from './read-transfers.ts'
import { NodeRefused, openRpc, type Rpc } from './rpc.ts'
import { answerOfRefusal } from './send-answer.ts'
import { amountOf, blockOf, hashOf, hex, listOf, numberOf, objectOf, unusable, wordOf } from './shapes.ts'
import {
  areDecimalsKnown,
  balanceData,
  decimalsData,
  MOST_DECIMALS,
  microOfUnits,
  transferLogOf,
  transferOf,
} from './token.ts'

export type ChainOptions = { rpcUrl: string; chainId: number; token: Address; timeoutMs: number }

/** The node is of another chain, or the token is none: nothing that it says is for us. */
export class WrongChain extends ChainUnreachable {}

const MOST_LOGS_OF_RECEIPT = 50_000
const FEE_BLOCKS = 5
const MIDDLE = 50
/** Code of an account that a contract acts for (EIP-7702): somebody holds its key. */
const DELEGATED = /^0xef0100[0-9a-f]{40}$/i

/** Throws WrongChain where the node or the token is not what the options say. */
export const connectChain = async ({ rpcUrl, chainId, token, timeoutMs }: ChainOptions): Promise<Chain> => {
  const rpc = openRpc(rpcUrl, timeoutMs)
  const address = getAddress(token)
  const decimals = await checkedDecimals(rpc, chainId, address)

  const block = async (number: number): Promise<Block | null> => {
    const found = await rpc.ask('eth_getBlockByNumber', hex(number), false)
    if (found === null) return null
    const read = blockOf(found)
    if (read.number !== number) throw unusable('another block than was asked for')
    return read
  }

  const receipt = async (txHash: Hash): Promise<Receipt | null> => {
    const found = await rpc.ask('eth_getTransactionReceipt', txHash)
    if (found === null) return null
    const { transactionHash, blockHash, blockNumber, status, logs } = objectOf(found, 'receipt')
    // Of one that still waits.
    if (blockHash === null || blockNumber === null) return null
    if (hashOf(transactionHash, 'hash of a receipt') !== txHash.toLowerCase()) throw unusable('another receipt')
    const of = await block(numberOf(blockNumber, 'number of a block'))
    if (of?.hash !== hashOf(blockHash, 'hash of a block')) throw new ChainUnreachable('the chain changed meanwhile')
    return {
      block: of,
      hasSucceeded: numberOf(status, 'status of a receipt', 1) === 1,
      transfers: listOf(logs, MOST_LOGS_OF_RECEIPT, 'logs of a receipt').flatMap((log) => {
        const read = transferLogOf(log, address, decimals)
        if (!read) return []
        if (read.txHash !== txHash.toLowerCase() || read.hash !== of.hash) throw unusable('log of another transaction')
        return [transferOf(read, of)]
      }),
    }
  }

  return {
    chainId,
    token: address,
    decimals,
    block,
    receipt,
    head: async () => blockOf(await rpc.ask('eth_getBlockByNumber', 'latest', false)),
    transfers: readTransfers(rpc, address, decimals),
    balances: async (addresses) => {
      const asked = addresses.map((owner) => ({
        method: 'eth_call',
        params: [{ to: address, data: balanceData(owner) }, 'latest'],
      }))
      return (await rpc.askAll(asked)).map((answer) => {
        const micro = microOfUnits(wordOf(answer, 'balance'), decimals)
        if (micro > BigInt(Number.MAX_SAFE_INTEGER)) throw unusable('balance')
        return Number(micro)
      })
    },
    gas: async (owner) => amountOf(await rpc.ask('eth_getBalance', owner, 'latest'), 'balance'),
    minedNonce: async (owner) => numberOf(await rpc.ask('eth_getTransactionCount', owner, 'latest'), 'nonce'),
    knows: async (txHash) => {
      const found = await rpc.ask('eth_getTransactionByHash', txHash)
      if (found === null) return false
      if (hashOf(objectOf(found, 'transaction').hash, 'hash of a transaction') !== txHash.toLowerCase())
        throw unusable('another transaction')
      return true
    },
    numberUser: findNumberUser(rpc),
    fees: () => askFees(rpc),
    isContract: async (owner) => {
      const code = await rpc.ask('eth_getCode', owner, 'latest')
      if (typeof code !== 'string' || !/^0x([0-9a-f]{2})*$/i.test(code)) throw unusable('code')
      return code !== '0x' && !DELEGATED.test(code)
    },
    send: async (raw) => {
      const hash = keccak256(raw)
      try {
        if (hashOf(await rpc.ask('eth_sendRawTransaction', raw), 'hash of a transaction') !== hash)
          throw unusable('hash of a transaction')
        return 'sent'
      } catch (error) {
        if (!(error instanceof NodeRefused)) throw error
        const answer = answerOfRefusal(error)
        // The number may have been used by this very transaction.
        return answer === 'nonce-used' && (await receipt(hash)) ? 'sent' : answer
      }
    },
  }
}

const checkedDecimals = async (rpc: Rpc, chainId: number, token: Address): Promise<number> => {
  const is = numberOf(await rpc.ask('eth_chainId'), 'number of the chain')
  if (is !== chainId) throw new WrongChain(`the node is of chain ${is}, not of ${chainId}`)
  const answer = await rpc.ask('eth_call', { to: token, data: decimalsData() }, 'latest').catch((error) => {
    if (error instanceof NodeRefused) return '0x'
    throw error
  })
  if (answer === '0x') throw new WrongChain(`there is no token at ${token}`)
  const decimals = Number(wordOf(answer, 'decimals of the token'))
  if (!areDecimalsKnown(decimals))
    throw new WrongChain(`the token at ${token} has ${decimals} decimals: 6 to ${MOST_DECIMALS} can be used`)
  return decimals
}

const askFees = async (rpc: Rpc) => {
  const history = objectOf(await rpc.ask('eth_feeHistory', hex(FEE_BLOCKS), 'latest', [MIDDLE]), 'history of fees')
  const bases = listOf(history.baseFeePerGas, FEE_BLOCKS + 1, 'base fees').map((fee) => amountOf(fee, 'base fee'))
  const next = bases.at(-1)
  if (next === undefined) throw unusable('base fees')
  const paid = listOf(history.reward ?? [], FEE_BLOCKS, 'tips').map((of) =>
    amountOf(listOf(of, 1, 'tips of a block')[0], 'tip'),
  )
  // Not every node knows the call.
  const suggested = await rpc.ask('eth_maxPriorityFeePerGas').catch((error) => {
    if (error instanceof NodeRefused) return '0x0'
    throw error
  })
  return feesOf(next, [amountOf(suggested, 'tip'), median(paid) ?? 0n])
}
