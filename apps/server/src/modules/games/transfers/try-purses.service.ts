import { randomBytes, randomUUID } from 'node:crypto'
import { unitsIn } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { siteCurrency } from '../../site/index.ts'
import type { Vendor } from '../vendors/vendor.ts'
import { signedTransfers } from './signed-transfers.ts'
import type { TransferReply } from './transfer-port.ts'

/**
 * Asks a vendor that keeps purses as for a player whom nobody knows. No money of ours moves: the question for its status has forbidden the one credit, and a vendor that takes it nevertheless
 * doubles money one day. Answers the calls that were tried, and throws what is wrong with one.
 */
export const tryPurses = async (ctx: Ctx, vendor: Vendor): Promise<string> => {
  const port = signedTransfers(ctx.config, vendor)
  const currency = await siteCurrency(ctx)
  const player = { siteId: ctx.siteId, playerId: randomBytes(12).toString('hex'), currency }
  const order = { ...player, transferUuid: randomUUID(), amount: unitsIn(currency, 1) }
  const balance = await port.balance(player)
  if (balance.is === 'unclear') throw new Error(`balance: ${balance.detail}`)
  if (balance.amount !== 0 || balance.openRounds !== 0) throw new Error('balance: not 0 for a player without a purse')
  assertForbidden('status', await port.status({ ...order, direction: 'in' }))
  assertForbidden('credit after its status', await port.credit(order))
  assertForbidden('status again', await port.status({ ...order, direction: 'in' }))
  return 'balance, status, credit'
}

const assertForbidden = (call: string, reply: TransferReply): void => {
  if (reply.is === 'refused' && reply.reason === 'never-executed') return
  const found = reply.is === 'unclear' ? reply.detail : reply.is === 'done' ? 'done' : `refused, ${reply.reason}`
  throw new Error(`${call}: ${found}, not refused with never-executed`)
}
