import { type Block, ChainUnreachable, type Hash, type Receipt } from '@maru/coin-chain'
import type { CoinOpenWhy } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { HotWallet } from './hot-wallet.ts'
import { findGivenNumbers, type GivenNumber, saveNumberUser } from './number-used.repository.ts'
import type { PaymentRow } from './payment.repository.ts'
import { depthOf, verdictOf } from './payment.rules.ts'

export type Open = { why: CoinOpenWhy; number: GivenNumber | null }
/** `signed`: of how many numbers and transactions that was found out. */
export type LookedUp = { open: Open | null; signed: string }

/**
 * Looks everything up that was ever signed for what a payment pays. Only where each of its numbers was used, deep enough, by a transaction that moved nothing of it may it be paid by
 * another. In steps: the chain is asked between statements, never within a transaction.
 */
export const lookUpSigned = async (
  ctx: Ctx,
  payment: PaymentRow,
  walletOf: () => Promise<HotWallet>,
): Promise<LookedUp> => {
  const numbers = await findGivenNumbers(ctx, payment)
  const signed = signatureOf(numbers)
  if (numbers.length === 0) return { open: null, signed }
  try {
    const wallet = await walletOf()
    const head = await wallet.chain.head()
    for (const number of numbers) {
      const why = number.chainId === wallet.chain.chainId ? await whyOpen(ctx, wallet, number, head) : 'unsure'
      if (why) return { open: { why, number }, signed }
    }
    return { open: null, signed }
  } catch (error) {
    if (error instanceof ChainUnreachable) return { open: { why: 'unsure', number: null }, signed }
    throw error
  }
}

/** Locked by the caller: whether more was signed since it was looked up. */
export const isMoreSigned = async (ctx: Ctx, payment: PaymentRow, { signed }: LookedUp): Promise<boolean> =>
  signatureOf(await findGivenNumbers(ctx, payment)) !== signed

const signatureOf = (numbers: readonly GivenNumber[]): string =>
  numbers.map(({ sender, nonce, hashes }) => `${sender} ${nonce} ${hashes.length}`).join(', ')

const whyOpen = async (ctx: Ctx, wallet: HotWallet, number: GivenNumber, head: Block): Promise<CoinOpenWhy | null> => {
  const { chain, confirmations } = wallet
  const { sender, nonce, hashes, passedBlock, isLost } = number
  const mined = await minedOf(wallet, hashes)
  if (mined) {
    // One that is followed again comes to its end by that.
    const isSpent = !isLost && hasMovedNothing(wallet, number, mined, head) && !(await isLogged(wallet, mined))
    return isSpent ? null : 'in-block'
  }
  for (const hash of hashes) if (await chain.knows(hash)) return 'waiting'
  if ((await chain.minedNonce(sender)) <= nonce) return 'unused'
  const user = (await knownUser(wallet, number)) ?? (await findUser(ctx, wallet, number, head, passedBlock))
  if (!user) return 'unproved'
  if (hashes.includes(user.txHash)) return 'in-block'
  return depthOf(user.block, head.number) >= confirmations ? null : 'shallow'
}

type Mined = { txHash: Hash; receipt: Receipt }
const minedOf = async ({ chain }: HotWallet, hashes: readonly Hash[]): Promise<Mined | undefined> => {
  for (const txHash of hashes) {
    const receipt = await chain.receipt(txHash)
    if (receipt) return { txHash, receipt }
  }
  return undefined
}

/** It used the number up, deep enough, and moved nothing. */
const hasMovedNothing = (
  { confirmations }: HotWallet,
  { sender, amount }: GivenNumber,
  { receipt }: Mined,
  head: Block,
): boolean =>
  depthOf(receipt.block.number, head.number) >= confirmations && verdictOf(receipt, { sender, amount }) === 'reverted'

/** A second way to the same: what the block itself says was moved. */
const isLogged = async ({ chain }: HotWallet, { txHash, receipt }: Mined): Promise<boolean> => {
  const { number } = receipt.block
  return (await chain.transfers(number, number)).some((one) => one.txHash === txHash)
}

type User = { txHash: Hash; block: number }
/** As it was found before, while its block is on the chain. */
const knownUser = async ({ chain }: HotWallet, { used }: GivenNumber): Promise<User | undefined> => {
  if (!used || (await chain.block(used.block))?.hash !== used.blockHash) return undefined
  return used
}

/**
 * Finds what used a number, and notes it down: a node without history shows it only for a while. `near`: a block at which it had been used, for a node that must be asked block by block.
 */
export const findUser = async (
  ctx: Ctx,
  { chain, confirmations }: HotWallet,
  number: Pick<GivenNumber, 'chainId' | 'sender' | 'nonce' | 'afterBlock'>,
  head: Block,
  near: number | null,
): Promise<User | undefined> => {
  const { sender, nonce, afterBlock } = number
  // A block that took another's place may have a lower number than the one before.
  const after = Math.max(0, afterBlock - confirmations)
  const ends = [...new Set([near ?? head.number, head.number])].filter((upTo) => upTo > after && upTo <= head.number)
  for (const upTo of ends) {
    const found = await chain.numberUser({ sender, nonce, after, upTo })
    if (!found) continue
    await ctx.inOwnTransaction((own) => saveNumberUser(own, number, found), 'repeatable')
    return { txHash: found.txHash, block: found.block.number }
  }
  return undefined
}
