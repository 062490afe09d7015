import { randomUUID } from 'node:crypto'
import type { Ctx } from '../../../platform/context.ts'
import { lockMember } from '../session.repository.ts'
import { endAtVendor } from '../session.service.ts'
import { askTransfer, orderOf, playerAt } from './ask-transfer.service.ts'
import { bookResult } from './book-result.service.ts'
import { beginTransfer, finishTransfer } from './finish-transfer.service.ts'
import { portOf } from './ports.ts'
import { findSent, type Transfer } from './transfer.repository.ts'
import {
  BUSY_FOR_MS,
  isUnderWay,
  type LeaveReason,
  OPEN_ROUND,
  ROUND_WAIT_MS,
  SENT_FOR_MS,
  waitAfter,
} from './transfer.rules.ts'
import type { TransferReply } from './transfer-port.ts'
import {
  emptyPurse,
  findPurse,
  leavePurse,
  noteTheirs,
  releasePurse,
  takePurse,
  type VendorPurse,
} from './vendor-purse.repository.ts'

/**
 * `nothing`: no money is at a vendor. `unknown`: it is not known what became of a transfer. `busy`: it is being brought back already. `unanswered`: the vendor does not answer. `open-round`: it
 * says that a round is open. `refused`: it does not give it back, for another reason. Of all but the first two the money follows by itself.
 */
export type TakenBack =
  | { is: 'returned'; amount: number }
  | { is: 'nothing' | 'unknown' | 'busy' | 'unanswered' | 'open-round' | 'refused' }

/** In steps. Brings back all that the member has at a vendor, and ends its game there. Without a reason: only what is to be brought back already. */
export const takeBack = async (ctx: Ctx, memberId: number, reason?: LeaveReason): Promise<TakenBack> => {
  const sent = await findSent(ctx, memberId)
  if (sent && isUnderWay(sent, ctx.now)) return { is: 'busy' }
  // Nothing else can be done before it is known, so it is asked now, whenever it is due.
  if (sent && (await askTransfer(ctx, sent)).status === 'sent') return { is: 'unknown' }
  const taken = await ctx.inOwnTransaction((own) => take(own, memberId, reason))
  if (!('purse' in taken)) return taken
  const { purse } = taken
  const port = portOf(ctx.config, purse.vendorCode)
  const there = await port.balance(await playerAt(ctx, purse))
  if (there.is === 'unclear') return release(ctx, purse, waitAfter(purse.tries), there.detail, 'unanswered')
  if (there.openRounds > 0) return release(ctx, purse, ROUND_WAIT_MS, OPEN_ROUND, 'open-round')
  const transfer = await ctx.inOwnTransaction((own) => begin(own, purse, there.amount))
  if (transfer === 'busy') return { is: 'busy' }
  if (transfer === 'empty') return { is: 'returned', amount: 0 }
  const reply = await port.debit(await orderOf(ctx, transfer))
  await ctx.inOwnTransaction((own) => finishTransfer(own, transfer, reply))
  return takenBy(reply, transfer)
}

/** The purse, for who has it alone from now on. */
const take = async (
  ctx: Ctx,
  memberId: number,
  reason: LeaveReason | undefined,
): Promise<{ purse: VendorPurse } | Exclude<TakenBack, { is: 'returned' }>> => {
  await lockMember(ctx, memberId)
  if (await findSent(ctx, memberId)) return { is: 'unknown' }
  if (reason) await leavePurse(ctx, memberId, reason)
  const purse = await findPurse(ctx, memberId)
  if (purse?.status !== 'leaving') return { is: 'nothing' }
  if (purse.busyUntil && purse.busyUntil > ctx.now) return { is: 'busy' }
  await endAtVendor(ctx, memberId, purse.vendorCode)
  const busyUntil = new Date(ctx.now.getTime() + BUSY_FOR_MS)
  await takePurse(ctx, purse, busyUntil)
  return { purse: { ...purse, busyUntil } }
}

/** Books what was won or lost, and takes what is there on its way. `busy`: it took too long, and another one has it by now. */
const begin = async (ctx: Ctx, taken: VendorPurse, there: number): Promise<Transfer | 'empty' | 'busy'> => {
  const { memberId, vendorCode, currency } = taken
  await lockMember(ctx, memberId)
  const purse = await findPurse(ctx, memberId)
  if (purse?.vendorCode !== vendorCode || purse.busyUntil?.getTime() !== taken.busyUntil?.getTime()) return 'busy'
  if (await findSent(ctx, memberId)) return 'busy'
  const transferUuid = randomUUID()
  await noteTheirs(ctx, memberId, vendorCode, there)
  await bookResult(ctx, purse, there, transferUuid)
  if (there > 0) {
    const dueAt = new Date(ctx.now.getTime() + SENT_FOR_MS)
    return beginTransfer(ctx, { memberId, vendorCode, transferUuid, direction: 'out', amount: there, currency }, dueAt)
  }
  await emptyPurse(ctx, memberId, vendorCode)
  return 'empty'
}

const release = async (
  ctx: Ctx,
  purse: VendorPurse,
  afterMs: number,
  problem: string,
  is: 'unanswered' | 'open-round',
): Promise<TakenBack> => {
  await ctx.inOwnTransaction((own) => releasePurse(own, purse, new Date(own.now.getTime() + afterMs), problem))
  return { is }
}

const takenBy = (reply: TransferReply, { amount }: Transfer): TakenBack => {
  if (reply.is === 'done') return { is: 'returned', amount }
  if (reply.is === 'unclear') return { is: 'unknown' }
  // A bet or a payout came between the two calls.
  return { is: reply.reason === 'open-round' || reply.reason === 'not-enough-money' ? 'open-round' : 'refused' }
}
