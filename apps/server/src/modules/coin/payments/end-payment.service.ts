import type { Block, Hash, Receipt } from '@maru/coin-chain'
import { microUsdt } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { completePaying, releasePaying } from '../../cashier/index.ts'
import { house, post } from '../../ledger/index.ts'
import { endReturn } from '../deposits/held.service.ts'
import type { PlacedTransfer } from '../reader/found-transfer.rules.ts'
import { findAttempts, lockNumbers } from './number.repository.ts'
import type { GivenNumber } from './number-used.repository.ts'
import { isHashUsed, savePaidBy, takeMove } from './paid-by.repository.ts'
import {
  lockNumbered,
  lockPayment,
  type NumberedPayment,
  type PaymentRow,
  saveDropped,
  saveEnd,
  saveInBlock,
  saveNumberLost,
  saveQueuedAgain,
  saveSigned,
} from './payment.repository.ts'
import { clearFailedNotice, raiseFailedNotice } from './payment-notice.ts'
import { unpaid } from './prove-paid.service.ts'

type Mined = { txHash: Hash; receipt: Receipt }

/** Deep enough: it left custody, and what it was for is done. In one transaction, and once, whoever else does the same. */
export const endPaid = async (ctx: Ctx, payment: NumberedPayment, { txHash, receipt }: Mined): Promise<void> => {
  const locked = await lockNumbered(ctx, payment)
  if (!locked) return
  await saveEnd(ctx, locked.paymentId, 'paid', txHash, receipt.block.number)
  await bookPaid(ctx, locked)
}

/** By a transaction that was not signed here, which is no move of the operator's own any more. Locked by the caller, and queued or failed. */
export const endPaidBy = async (ctx: Ctx, payment: PaymentRow, transfer: PlacedTransfer): Promise<void> => {
  const isUsed = await isHashUsed(ctx, payment.chainId, transfer.txHash)
  if (isUsed || !(await takeMove(ctx, payment, transfer))) throw unpaid('used')
  await savePaidBy(ctx, payment.paymentId, transfer)
  await bookPaid(ctx, payment)
  await clearFailedNotice(ctx, payment)
}

const bookPaid = async (ctx: Ctx, { paymentId, amount, requestId, depositId }: PaymentRow): Promise<void> => {
  await post(ctx, {
    kind: 'coin-sent',
    currency: 'USDT',
    from: house('coin-custody'),
    to: house('coin-outside'),
    amount: microUsdt(amount),
    key: `coin-payment:${paymentId}`,
    reference: `coin-payment:${paymentId}`,
  })
  if (requestId !== null) await completePaying(ctx, requestId)
  if (depositId !== null) await endReturn(ctx, depositId, 'returned')
}

/** Deep enough, and it moved nothing: what shares its number never can. Staff decide. */
export const endFailed = async (ctx: Ctx, payment: NumberedPayment, { txHash, receipt }: Mined): Promise<void> => {
  const locked = await lockNumbered(ctx, payment)
  if (!locked) return
  await saveEnd(ctx, locked.paymentId, 'failed', txHash, receipt.block.number)
  await raiseFailedNotice(ctx, locked)
}

/** Another transaction than any of its own (`attempts` of them were looked at) had its number, so deep that it stays, as the node says. Staff decide: a node that lies may have held one back. */
export const loseNumber = async (
  ctx: Ctx,
  payment: NumberedPayment,
  passed: Block,
  attempts: number,
): Promise<void> => {
  await lockNumbers(ctx, payment)
  const locked = await lockNumbered(ctx, payment)
  if (!locked || locked.passedBlock !== passed.number || locked.passedHash !== passed.hash || locked.txHash !== null)
    return
  if ((await findAttempts(ctx, locked)).length !== attempts) return
  await saveNumberLost(ctx, locked.paymentId)
  await raiseFailedNotice(ctx, locked)
}

/** One of its transactions is in a block after all, and staff have not decided yet: it is followed again. */
export const findInBlockAgain = async (
  ctx: Ctx,
  payment: NumberedPayment,
  { txHash, receipt }: Mined,
): Promise<void> => {
  const locked = await lockPayment(ctx, payment.paymentId)
  if (locked?.state !== 'failed' || locked.sender !== payment.sender || locked.nonce !== payment.nonce) return
  await saveInBlock(ctx, locked.paymentId, txHash, receipt.block.number)
  await clearFailedNotice(ctx, locked)
}

/** One that waits for another number has one that is still open: it goes on by that. Locked by the caller. */
export const takeNumberBack = (ctx: Ctx, payment: PaymentRow, { sender, nonce }: GivenNumber): Promise<unknown> =>
  saveSigned(ctx, payment.paymentId, sender, nonce)

/** A failed one that staff try again. Locked by the caller. */
export const queueAgain = async (ctx: Ctx, payment: PaymentRow): Promise<void> => {
  await saveQueuedAgain(ctx, payment.paymentId)
  await clearFailedNotice(ctx, payment)
}

/** Given up: the withdrawal waits in hand again, the deposit is held again. Locked by the caller, and queued or failed. */
export const giveUp = async (ctx: Ctx, payment: PaymentRow): Promise<void> => {
  await saveDropped(ctx, payment.paymentId)
  if (payment.requestId !== null) await releasePaying(ctx, payment.requestId)
  if (payment.depositId !== null) await endReturn(ctx, payment.depositId, 'dropped')
  await clearFailedNotice(ctx, payment)
}
