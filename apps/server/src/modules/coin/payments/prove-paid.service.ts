import { ChainUnreachable, type Hash } from '@maru/coin-chain'
import type { CoinUnpaidWhy } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { type PlacedTransfer, placed } from '../reader/found-transfer.rules.ts'
import { findOurs } from '../wallets/own-move.repository.ts'
import type { HotWallet } from './hot-wallet.ts'
import { firstQueuedAt, isHashUsed } from './paid-by.repository.ts'
import { payingTransfer } from './paid-by.rules.ts'
import type { PaymentRow } from './payment.repository.ts'
import { depthOf } from './payment.rules.ts'

export const unpaid = (why: CoinUnpaidWhy): StaffRefusal => new StaffRefusal('STAFF_COIN_UNPAID', { why })

/** The transfer by which a transaction paid a payment, as the chain has it deep enough. In steps, for the chain is asked. STAFF_COIN_UNPAID: it did not. */
export const provePaid = async (
  ctx: Ctx,
  payment: PaymentRow,
  txHash: Hash,
  walletOf: () => Promise<HotWallet>,
): Promise<PlacedTransfer> => {
  if (await isHashUsed(ctx, payment.chainId, txHash)) throw unpaid('used')
  const found = await prove(ctx, payment, txHash, walletOf).catch((error: unknown) => {
    if (error instanceof ChainUnreachable) return 'unsure' as const
    throw error
  })
  if (typeof found === 'string') throw unpaid(found)
  return found
}

const prove = async (
  ctx: Ctx,
  payment: PaymentRow,
  txHash: Hash,
  walletOf: () => Promise<HotWallet>,
): Promise<PlacedTransfer | CoinUnpaidWhy> => {
  const { chain, confirmations } = await walletOf()
  const { chainId, address, amount } = payment
  if (chain.chainId !== chainId) return 'unsure'
  const receipt = await chain.receipt(txHash)
  if (!receipt) return 'missing'
  if (!receipt.hasSucceeded) return 'reverted'
  const transfers = placed(receipt.transfers)
  const senders = [...new Set(transfers.map(({ from }) => from))]
  const { wallets } =
    senders.length === 0 ? { wallets: new Map<string, number>() } : await findOurs(ctx, chainId, senders)
  // What left up to the block of a wallet's opening is missing from what it held then, and in no book.
  const isOurs = ({ from, block }: PlacedTransfer): boolean => block.number > (wallets.get(from) ?? block.number)
  const since = await firstQueuedAt(ctx, payment)
  const found = payingTransfer(transfers, isOurs, { address, amount, since })
  if (typeof found === 'string') return found
  const { number, hash } = found.block
  const head = await chain.head()
  if (depthOf(number, head.number) < confirmations) return 'shallow'
  // A second way to the same: what the block itself says was moved.
  const logged = placed(await chain.transfers(number, number)).some(
    (one) =>
      one.txHash === found.txHash && one.place === found.place && one.block.hash === hash && one.amount === amount,
  )
  return logged ? found : 'unsure'
}
