import type { Ctx } from '../../../platform/context.ts'
import { findPlayerId } from '../session.repository.ts'
import { finishTransfer } from './finish-transfer.service.ts'
import { portOf } from './ports.ts'
import { findTransfer, type Transfer } from './transfer.repository.ts'
import type { PlayerAtVendor, TransferOrder } from './transfer-port.ts'

/** Throws where the member was never launched there: then nothing can have been sent. */
export const playerAt = async (
  ctx: Ctx,
  { memberId, vendorCode, currency }: Pick<Transfer, 'memberId' | 'vendorCode' | 'currency'>,
): Promise<PlayerAtVendor> => {
  const playerId = await findPlayerId(ctx, vendorCode, memberId)
  if (playerId === undefined) throw new Error(`member ${memberId} has no id at ${vendorCode}`)
  return { siteId: ctx.siteId, playerId, currency }
}

export const orderOf = async (ctx: Ctx, transfer: Transfer): Promise<TransferOrder> => ({
  ...(await playerAt(ctx, transfer)),
  transferUuid: transfer.transferUuid,
  amount: transfer.amount,
})

/** In steps. Asks the vendor what became of it, and writes it. Answers the transfer as it is then. */
export const askTransfer = async (ctx: Ctx, transfer: Transfer): Promise<Transfer> => {
  const { direction, vendorCode, transferId } = transfer
  const reply = await portOf(ctx.config, vendorCode).status({ ...(await orderOf(ctx, transfer)), direction })
  await ctx.inOwnTransaction((own) => finishTransfer(own, transfer, reply))
  return (await findTransfer(ctx, transferId)) ?? transfer
}
