import { moneyOf } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { clearNotice } from '../../../platform/notices/notices.ts'
import { memberPurse, post } from '../../ledger/index.ts'
import { lockMember } from '../session.repository.ts'
import {
  endTransfer,
  insertTransfer,
  type NewTransfer,
  postponeTransfer,
  type Transfer,
} from './transfer.repository.ts'
import { landsIn, waitAfter } from './transfer.rules.ts'
import type { TransferReply } from './transfer-port.ts'
import { addToPurse, emptyPurse, releasePurse } from './vendor-purse.repository.ts'

/** Takes the money out of where it is, before the vendor is asked. In the caller's transaction, which holds the member. */
export const beginTransfer = async (ctx: Ctx, transfer: NewTransfer, dueAt: Date): Promise<Transfer> => {
  const { memberId, vendorCode, direction, amount, currency } = transfer
  const begun = await insertTransfer(ctx, transfer, dueAt)
  await post(ctx, {
    kind: 'transfer-begun',
    currency,
    from: memberPurse(memberId, direction === 'in' ? 'cash' : 'in-game'),
    to: memberPurse(memberId, 'transfer-pending'),
    amount: moneyOf(currency, amount),
    key: `transfer:${begun.transferUuid}:begun`,
    reference: `transfer:${begun.transferId}`,
  })
  if (direction === 'out') await addToPurse(ctx, memberId, vendorCode, -amount)
  return begun
}

/** Writes what the vendor said of it, in one transaction of the context. Whatever was written before stays: it is asked by several, and once is enough. */
export const finishTransfer = async (ctx: Ctx, transfer: Transfer, reply: TransferReply): Promise<void> => {
  await lockMember(ctx, transfer.memberId)
  if (reply.is === 'unclear') {
    const dueAt = new Date(ctx.now.getTime() + waitAfter(transfer.tries))
    return postponeTransfer(ctx, transfer.transferId, dueAt, reply.detail)
  }
  const problem = reply.is === 'refused' ? reply.reason : null
  const ended = await endTransfer(ctx, transfer.transferId, reply.is, problem)
  if (!ended) return
  await land(ctx, ended, reply)
  if (ended.noticedAt) await clearNotice(ctx.db, 'transfer-unclear', String(ended.transferId))
}

const land = async (
  ctx: Ctx,
  { memberId, vendorCode, direction, amount, currency, transferId, transferUuid, tries }: Transfer,
  reply: Exclude<TransferReply, { is: 'unclear' }>,
): Promise<void> => {
  const to = landsIn(direction, reply)
  await post(ctx, {
    kind: reply.is === 'done' ? 'transfer-done' : 'transfer-refused',
    currency,
    from: memberPurse(memberId, 'transfer-pending'),
    to: memberPurse(memberId, to),
    amount: moneyOf(currency, amount),
    key: `transfer:${transferUuid}:ended`,
    reference: `transfer:${transferId}`,
  })
  if (to === 'in-game') await addToPurse(ctx, memberId, vendorCode, amount)
  // Nothing arrived, or all came back.
  else await emptyPurse(ctx, memberId, vendorCode)
  if (direction === 'out' && reply.is === 'refused')
    await releasePurse(ctx, { memberId, vendorCode }, new Date(ctx.now.getTime() + waitAfter(tries)), reply.reason)
}
