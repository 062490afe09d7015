import { setTimeout as sleep } from 'node:timers/promises'
import type { HDKey } from '@scure/bip32'
import { privateKeyToAccount } from 'viem/accounts'
import { keccak256 } from 'viem/utils'
import type { Address, Chain, Fees, Hash } from '../chain.ts'
import { NodeRefused, openRpc, type Rpc } from '../rpc.ts'
import { amountOf, hex } from '../shapes.ts'
import { hasPaid } from '../signer.ts'
import { transferData, unitsOfAmount } from '../token.ts'
import { gasWalletOf, type Holding } from './plan.ts'
import { privateKeyOf } from './sweep-keys.ts'

export type SweepOptions = {
  chain: Chain
  rpcUrl: string
  timeoutMs: number
  /** With its private keys. */
  parent: HDKey
  holdings: readonly Holding[]
  to: Address
  print: (line: string) => void
  pollMs?: number
  waitMs?: number
}
type Sent = { holding: Holding; hash: Hash }
type Transaction = { to: Address; value?: bigint; data?: `0x${string}` }

/** The sweep cannot begin; nothing was sent. */
export class SweepRefused extends Error {}

const POLL_MS = 2_000
const WAIT_MS = 600_000
/** So many addresses are paid the gas for, and emptied, at a time: what stops in the middle has left little on the way. */
const AT_ONCE = 20
/** Above what the node reckons: the state of the token may change until then. */
const half = (gas: bigint): bigint => gas + gas / 2n
const MOST_GAS = 2_000_000n

/**
 * Moves what the holdings have to one address, and pays for what gas they lack. Answers how many were not moved. May be stopped and begun again at any moment: the number of a
 * transaction is the sender's next one, so what is under way and what is sent anew cannot both happen.
 */
export const sweep = async (options: SweepOptions): Promise<number> => {
  const { chain, print } = options
  const rpc = openRpc(options.rpcUrl, options.timeoutMs)
  const fees = await chain.fees()
  const needs = await gasNeeds(options, rpc, fees)
  await requireGas(options, rpc, fees, needs)
  const holdings = options.holdings.filter(({ index }) => needs.has(index))
  let left = options.holdings.length - holdings.length
  for (let at = 0; at < holdings.length; at += AT_ONCE) {
    const some = holdings.slice(at, at + AT_ONCE)
    await fund(options, rpc, fees, some, needs)
    const sent: Sent[] = []
    for (const holding of some) {
      const hash = await empty(options, fees, holding, needs.get(holding.index)?.limit ?? 0n)
      if (hash) sent.push({ holding, hash })
      else left++
    }
    for (const { holding, hash } of sent) {
      const receipt = await receiptOf(options, hash)
      const isMoved = receipt && hasPaid(receipt, { from: holding.address, to: options.to, amount: holding.amount })
      if (!isMoved) left++
      print(
        `${holding.address}  ${isMoved ? 'moved' : receipt ? 'FAILED on the chain' : 'still waits: run this again later'}  ${hash}`,
      )
    }
  }
  return left
}

type Need = { limit: bigint; lacks: bigint }

/** Without those that the token lets move nothing, as an address that its issuer froze. */
const gasNeeds = async (options: SweepOptions, rpc: Rpc, { maxFee }: Fees): Promise<Map<number, Need>> => {
  const { chain, holdings, to, print } = options
  const needs = new Map<number, Need>()
  for (const { index, address, amount } of holdings) {
    const data = transferData(to, unitsOfAmount(amount, chain.decimals))
    const limit = await estimate(rpc, address, { to: chain.token, data }).catch((error) => {
      if (error instanceof NodeRefused) return null
      throw error
    })
    if (limit === null) {
      print(`${address}  the token refuses to move what it holds`)
      continue
    }
    const lacks = limit * maxFee - (await chain.gas(address))
    needs.set(index, { limit, lacks: lacks > 0n ? lacks : 0n })
  }
  return needs
}

const estimate = async (rpc: Rpc, from: Address, transaction: Transaction): Promise<bigint> => {
  const { value = 0n, ...rest } = transaction
  const gas = amountOf(await rpc.ask('eth_estimateGas', { from, ...rest, value: hex(value) }, 'latest'), 'gas')
  if (gas > MOST_GAS) throw new SweepRefused(`the node reckons ${gas} of gas for one transfer: that cannot be right`)
  return half(gas)
}

const requireGas = async (
  { chain, parent }: SweepOptions,
  rpc: Rpc,
  { maxFee }: Fees,
  needs: Map<number, Need>,
): Promise<void> => {
  const lacking = [...needs.values()].filter(({ lacks }) => lacks > 0n)
  if (lacking.length === 0) return
  const { address } = gasWalletOf(parent.publicExtendedKey)
  const one = await estimate(rpc, address, { to: address })
  const needed = lacking.reduce((sum, { lacks }) => sum + lacks, 0n) + BigInt(lacking.length) * one * maxFee
  const has = await chain.gas(address)
  if (has < needed)
    throw new SweepRefused(
      `the gas wallet ${address} has ${coinText(has)} and needs ${coinText(needed)}: send it the difference, and run this again`,
    )
}

/** One after another, each with the next number, and all in blocks before an address is emptied. */
const fund = async (
  options: SweepOptions,
  rpc: Rpc,
  fees: Fees,
  holdings: readonly Holding[],
  needs: Map<number, Need>,
): Promise<void> => {
  const { chain, parent, print } = options
  const wallet = gasWalletOf(parent.publicExtendedKey)
  let nonce = await chain.minedNonce(wallet.address)
  const hashes: Hash[] = []
  for (const { index, address } of holdings) {
    const value = needs.get(index)?.lacks ?? 0n
    if (value === 0n) continue
    const gas = await estimate(rpc, wallet.address, { to: address, value })
    const hash = await send(options, wallet.index, { to: address, value }, { nonce, gas, fees })
    if (!hash)
      throw new SweepRefused(
        `the node did not take the gas for ${address}: an earlier run may be under way, so run this again later`,
      )
    hashes.push(hash)
    nonce++
  }
  for (const hash of hashes) {
    const receipt = await receiptOf(options, hash)
    if (!receipt?.hasSucceeded) throw new SweepRefused(`gas did not arrive by ${hash}: run this again later`)
  }
  if (hashes.length > 0) print(`gas for ${hashes.length} addresses`)
}

const empty = async (options: SweepOptions, fees: Fees, { index, address, amount }: Holding, gas: bigint) => {
  const { chain, to, print } = options
  const data = transferData(to, unitsOfAmount(amount, chain.decimals))
  const nonce = await chain.minedNonce(address)
  const hash = await send(options, index, { to: chain.token, data }, { nonce, gas, fees })
  if (!hash) print(`${address}  not taken by the node: an earlier run may be under way, so run this again later`)
  return hash
}

type Terms = { nonce: number; gas: bigint; fees: Fees }

/** Null: the node did not take it. */
const send = async (
  { chain, parent }: SweepOptions,
  index: number,
  transaction: Transaction,
  { nonce, gas, fees }: Terms,
): Promise<Hash | null> => {
  const account = privateKeyToAccount(privateKeyOf(parent, index))
  const raw = await account.signTransaction({
    ...transaction,
    type: 'eip1559',
    chainId: chain.chainId,
    nonce,
    gas,
    maxFeePerGas: fees.maxFee,
    maxPriorityFeePerGas: fees.priorityFee,
  })
  return (await chain.send(raw)) === 'sent' ? keccak256(raw) : null
}

const receiptOf = async ({ chain, pollMs = POLL_MS, waitMs = WAIT_MS }: SweepOptions, hash: Hash) => {
  for (const until = Date.now() + waitMs; ; await sleep(pollMs)) {
    const receipt = await chain.receipt(hash)
    if (receipt || Date.now() > until) return receipt
  }
}

/** Of the network, with six places. */
const coinText = (wei: bigint): string => {
  const millionths = (wei + 999_999_999_999n) / 1_000_000_000_000n
  return `${millionths / 1_000_000n}.${`${millionths % 1_000_000n}`.padStart(6, '0')}`
}
