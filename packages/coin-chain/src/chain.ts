import type { NumberUser, UsedNumber } from './number-user.ts'

/** An address of the network, with its checksum (EIP-55). */
export type Address = `0x${string}`
/** A hash of 32 bytes in small letters. */
export type Hash = `0x${string}`

/** A block as the chain has it now. `at` is the time that it says of itself. */
export type Block = { number: number; hash: Hash; at: Date }

/** A transfer of the token that happened. `amount`: whole micro-USDT, cut where the token has more decimals; never 0. */
export type Transfer = { txHash: Hash; logIndex: number; block: Block; from: Address; to: Address; amount: number }

/** What became of a transaction that is in a block. `transfers`: those of the token. */
export type Receipt = { block: Block; hasSucceeded: boolean; transfers: Transfer[] }

/** Wei a unit of gas, of EIP-1559. */
export type Fees = { maxFee: bigint; priorityFee: bigint }

/**
 * `sent`: the network has it, or had it already. `nonce-used`: another transaction of that number is in a block. `no-gas`: the sender cannot pay for it. `refused`: the node says why in its log, and takes
 * it perhaps later (too cheap to take another's place, the pool is full).
 */
export type SendAnswer = 'sent' | 'nonce-used' | 'no-gas' | 'refused'

/** The node does not answer, or not as a node does. Its message has no address of the node. */
export class ChainUnreachable extends Error {}

/** A chain that carries the token, as one node sees it now. Every call may throw ChainUnreachable; what is asked for by number may be on another branch a moment later. */
export type Chain = {
  chainId: number
  token: Address
  /** Of the token: what a signer needs to know of it. */
  decimals: number
  head(): Promise<Block>
  /** Null: the chain has not come so far. */
  block(number: number): Promise<Block | null>
  /** All transfers of the token in the blocks from … to, both included, in their order. At most 2,000 blocks at once. */
  transfers(from: number, to: number): Promise<Transfer[]>
  /** Null: in no block. */
  receipt(txHash: Hash): Promise<Receipt | null>
  /** Micro-USDT at each address, at the newest block. */
  balances(addresses: readonly Address[]): Promise<number[]>
  /** The network's own coin, in wei. */
  gas(address: Address): Promise<bigint>
  /** How many transactions of the address are in blocks: the number of its next one, where none waits. */
  minedNonce(address: Address): Promise<number>
  /** Whether the node has a transaction, in a block or waiting for one. */
  knows(txHash: Hash): Promise<boolean>
  /** Which transaction used a number of an address, in the blocks after … upTo. Null: none, or the node does not show it. */
  numberUser(used: UsedNumber): Promise<NumberUser | null>
  fees(): Promise<Fees>
  isContract(address: Address): Promise<boolean>
  send(raw: Hash): Promise<SendAnswer>
}

/** What moves so much of the token. The hash is that of the signed transaction, so it is known before it is sent. */
export type Payment = { to: Address; amount: number; nonce: number; fees: Fees }
export type Signed = { raw: Hash; hash: Hash }

/** Holds the key of the hot wallet; nothing else sees it. */
export type Signer = {
  address: Address
  sign(payment: Payment): Promise<Signed>
}
