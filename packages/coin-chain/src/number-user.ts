import { formatTransaction, keccak256, recoverAddress, serializeTransaction } from 'viem/utils'
import { type Address, type Block, ChainUnreachable, type Hash } from './chain.ts'
import { NodeRefused, type Rpc } from './rpc.ts'
import { blockOf, hashOf, hex, listOf, numberOf, objectOf, unusable } from './shapes.ts'

/** A number of an address, and the blocks among which the transaction that used it is looked for. */
export type UsedNumber = { sender: Address; nonce: number; after: number; upTo: number }
/** The transaction that used it, by the chain's own block and the sender's own signature. */
export type NumberUser = { txHash: Hash; block: Block }

/** A node without history is asked for so many whole blocks before the last. */
const MOST_WHOLE_BLOCKS = 128
const MOST_TRANSACTIONS = 100_000

/**
 * Finds which transaction used a number. Null: none did up to the last block, or the node does not show it. A node can leave a transaction out, and cannot make up one: what it
 * shows is believed by the sender's signature.
 */
export const findNumberUser =
  (rpc: Rpc) =>
  async ({ sender, nonce, after, upTo }: UsedNumber): Promise<NumberUser | null> => {
    if (!(after >= 0 && after < upTo)) throw new RangeError(`a number is not looked for in blocks ${after} to ${upTo}`)
    const first = await firstBlock(rpc, { sender, nonce, after, upTo })
    if (first === 'none') return null
    const last = Array.from({ length: Math.min(MOST_WHOLE_BLOCKS, upTo - after) }, (_, n) => upTo - n)
    for (const at of first === 'unknown' ? last : [first, ...last]) {
      const found = await userIn(rpc, at, sender, nonce)
      if (found) return found
    }
    return null
  }

/** The block that used it, by what the node knows of the past. `unknown`: it has no history. Some that have none say what is now instead. */
const firstBlock = async (
  rpc: Rpc,
  { sender, nonce, after, upTo }: UsedNumber,
): Promise<number | 'none' | 'unknown'> => {
  const isUsedAt = async (block: number) =>
    numberOf(await rpc.ask('eth_getTransactionCount', sender, hex(block)), 'nonce') > nonce
  try {
    if (!(await isUsedAt(upTo))) return 'none'
    let [unused, used] = [after, upTo]
    while (used - unused > 1) {
      const middle = Math.floor((unused + used) / 2)
      if (await isUsedAt(middle)) used = middle
      else unused = middle
    }
    return used
  } catch (error) {
    if (!(error instanceof NodeRefused)) throw error
    return 'unknown'
  }
}

const userIn = async (rpc: Rpc, at: number, sender: Address, nonce: number): Promise<NumberUser | undefined> => {
  const answer = await rpc.ask('eth_getBlockByNumber', hex(at), true)
  if (answer === null) throw new ChainUnreachable(`the node has not come to block ${at}`)
  const block = blockOf(answer)
  if (block.number !== at) throw unusable('another block than was asked for')
  const { transactions } = objectOf(answer, 'block')
  const found = listOf(transactions, MOST_TRANSACTIONS, 'transactions of a block').find((each) => {
    const { from, nonce: number } = objectOf(each, 'transaction')
    return String(from).toLowerCase() === sender.toLowerCase() && numberOf(number, 'nonce') === nonce
  })
  return found === undefined ? undefined : { txHash: await signedBy(found, sender), block }
}

/** Its hash, computed from all that is said of it, where the sender has signed just that. */
const signedBy = async (value: unknown, sender: Address): Promise<Hash> => {
  const said = hashOf(objectOf(value, 'transaction').hash, 'hash of a transaction')
  try {
    const { input, r, s, v, yParity, ...rest } = formatTransaction(value as Parameters<typeof formatTransaction>[0])
    const parts = { ...rest, data: input } as Parameters<typeof serializeTransaction>[0]
    const signature = { r, s, v, ...(yParity === undefined ? {} : { yParity }) } as Parameters<
      typeof serializeTransaction
    >[1]
    const hash = keccak256(serializeTransaction(parts, signature))
    const signer = await recoverAddress({
      hash: keccak256(serializeTransaction(parts)),
      signature: signature as { r: Hash; s: Hash; v: bigint },
    })
    if (hash === said && signer.toLowerCase() === sender.toLowerCase()) return hash
  } catch {
    // What cannot be read is not signed.
  }
  throw unusable('a transaction that its sender did not sign')
}
