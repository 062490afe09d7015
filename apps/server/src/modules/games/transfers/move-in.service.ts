import { randomUUID } from 'node:crypto'
import type { Ctx, MemberCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockOwnSession, restrictionsOf } from '../../identity/index.ts'
import { lockPurses } from '../../ledger/index.ts'
import { playRooms } from '../../protection/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { lockMember } from '../session.repository.ts'
import { orderOf } from './ask-transfer.service.ts'
import { beginTransfer, finishTransfer } from './finish-transfer.service.ts'
import { portOf } from './ports.ts'
import { findSent, type Transfer } from './transfer.repository.ts'
import { amountToMove, SENT_FOR_MS } from './transfer.rules.ts'
import { findPurse, playFrom } from './vendor-purse.repository.ts'

type MovingIn = { memberId: number; vendorCode: string; gameCode: string; chosen?: number | undefined }

/**
 * In steps. Moves the member's cash to the vendor: all of it, or what was chosen, and no more than its limits of stakes and losses leave. Refuses with F001 where it is not known what became of
 * it, and with G102 where the vendor does not take it; its money is on its way then, or where it was.
 */
export const moveIn = async (ctx: MemberCtx, moving: MovingIn): Promise<void> => {
  const transfer = await ctx.inOwnTransaction((own) => begin(own, moving))
  if (!transfer) return
  const reply = await portOf(ctx.config, moving.vendorCode).credit(await orderOf(ctx, transfer))
  await ctx.inOwnTransaction((own) => finishTransfer(own, transfer, reply))
  if (reply.is === 'unclear') throw new Refusal('F001')
  if (reply.is === 'refused') throw new Refusal('G102')
}

/** Undefined: there is nothing to move. TK001: the login has ended since the game was opened, be it by an exclusion. */
const begin = async (
  ctx: MemberCtx,
  { memberId, vendorCode, gameCode, chosen }: MovingIn,
): Promise<Transfer | undefined> => {
  await lockOwnSession(ctx)
  await lockMember(ctx, memberId)
  if (await findSent(ctx, memberId)) throw new Refusal('F001')
  const purse = await findPurse(ctx, memberId)
  if (purse && purse.vendorCode !== vendorCode) throw new Refusal('B9999')
  if (purse?.status === 'leaving') throw new Refusal('G104')
  const currency = await siteCurrency(ctx)
  const cash = (await lockPurses(ctx, [memberId])).get(memberId)?.cash ?? 0
  // With what is there already: a launch that comes twice, or again after a reload, moves nothing more.
  const wanted = chosen === undefined ? undefined : chosen - (purse?.amount ?? 0)
  const amount = amountToMove({ cash, room: await roomOf(ctx, memberId), chosen: wanted }, currency)
  await playFrom(ctx, { memberId, vendorCode, gameCode, currency })
  if (amount === 0) return undefined
  const dueAt = new Date(ctx.now.getTime() + SENT_FOR_MS)
  const transferUuid = randomUUID()
  return beginTransfer(ctx, { memberId, vendorCode, transferUuid, direction: 'in', amount, currency }, dueAt)
}

/** What the member's own limits leave. */
const roomOf = async (ctx: Ctx, memberId: number): Promise<number> => {
  if (!(await restrictionsOf(ctx, [memberId])).get(memberId)?.hasPlayLimits) return Number.MAX_SAFE_INTEGER
  const room = (await playRooms(ctx, [{ siteId: ctx.siteId, memberId }])).get(memberId)
  return Math.min(room?.stake ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
}
