import { encodeFunctionData } from 'viem/utils'
import type { Address, Block, Transfer } from './chain.ts'
import { addressOf, addressOfWord, hashOf, numberOf, objectOf, unusable, wordOf } from './shapes.ts'

/** keccak-256 of `Transfer(address,address,uint256)`. */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const MICRO_DECIMALS = 6
export const MOST_DECIMALS = 18

/** USDT of some chains returns nothing from `transfer`, of others true: nothing is read of it. */
const abi = [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs: [],
  },
  {
    type: 'function',
    name: 'balanceOf',
    stateMutability: 'view',
    inputs: [{ name: 'owner', type: 'address' }],
    outputs: [{ name: '', type: 'uint256' }],
  },
  {
    type: 'function',
    name: 'decimals',
    stateMutability: 'view',
    inputs: [],
    outputs: [{ name: '', type: 'uint8' }],
  },
] as const

export const transferData = (to: Address, units: bigint) =>
  encodeFunctionData({ abi, functionName: 'transfer', args: [to, units] })
export const balanceData = (owner: Address) => encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] })
export const decimalsData = () => encodeFunctionData({ abi, functionName: 'decimals' })

export const areDecimalsKnown = (decimals: number): boolean =>
  Number.isInteger(decimals) && decimals >= MICRO_DECIMALS && decimals <= MOST_DECIMALS
const unitsOfMicro = (decimals: number): bigint => 10n ** BigInt(decimals - MICRO_DECIMALS)
/** Of the token's own smallest units; what is less than a micro-USDT is cut. */
export const microOfUnits = (units: bigint, decimals: number): bigint => units / unitsOfMicro(decimals)
export const unitsOfAmount = (amount: number, decimals: number): bigint => BigInt(amount) * unitsOfMicro(decimals)

export type TransferLog = { txHash: Transfer['txHash']; logIndex: number; number: number; hash: Block['hash'] } & Pick<
  Transfer,
  'from' | 'to' | 'amount'
> & { timestamp: unknown }

/**
 * A log of the token; null: it is no transfer, or none of a whole micro-USDT. One of more than numbers hold (nine billion USDT) is none either: it must not stop the reading
 * of all others.
 */
export const transferLogOf = (value: unknown, token: Address, decimals: number): TransferLog | null => {
  const log = objectOf(value, 'log')
  if (addressOf(log.address, 'address of a log') !== token || log.removed === true) return null
  const topics = log.topics
  if (!Array.isArray(topics)) throw unusable('topics of a log')
  if (topics[0] !== TRANSFER_TOPIC) return null
  if (topics.length !== 3) throw unusable('topics of a transfer')
  const amount = microOfUnits(wordOf(log.data, 'sum of a transfer'), decimals)
  const read = {
    txHash: hashOf(log.transactionHash, 'hash of a transaction'),
    logIndex: numberOf(log.logIndex, 'place of a log', 2_147_483_647),
    number: numberOf(log.blockNumber, 'number of a block'),
    hash: hashOf(log.blockHash, 'hash of a block'),
    from: addressOfWord(topics[1], 'sender of a transfer'),
    to: addressOfWord(topics[2], 'receiver of a transfer'),
    timestamp: log.blockTimestamp,
  }
  return amount === 0n || amount > BigInt(Number.MAX_SAFE_INTEGER) ? null : { ...read, amount: Number(amount) }
}

export const transferOf = ({ txHash, logIndex, from, to, amount }: TransferLog, block: Block): Transfer => ({
  txHash,
  logIndex,
  block,
  from,
  to,
  amount,
})
