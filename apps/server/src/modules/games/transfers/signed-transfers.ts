import { type CashCurrency, ledgerDigits } from '@maru/contract'
import {
  AmountError,
  fromWireAmount,
  type OperatorAnswer,
  type TransferRefusal,
  toWireAmount,
  type WireAmount,
} from '@maru/vendor-wallet'
import type { Config } from '../../../config.ts'
import type { Vendor } from '../vendors/vendor.ts'
import { callVendor, OPERATOR_ID, type VendorReply } from '../vendors/vendor-client.ts'
import type { PlayerAtVendor, TransferOrder, TransferPort, TransferReply } from './transfer-port.ts'

/** Vendors that speak the protocol of docs/guides/connect-a-transfer-vendor.md. */
export const signedTransfers = (config: Config, vendor: Vendor, timeoutMs?: number): TransferPort => ({
  async credit(order) {
    return replyTo(order, await callVendor(config, vendor, 'transferCredit', wireOrder(order), timeoutMs))
  },
  async debit(order) {
    return replyTo(order, await callVendor(config, vendor, 'transferDebit', wireOrder(order), timeoutMs))
  },
  async status({ direction, ...order }) {
    const kind = direction === 'in' ? ('credit' as const) : ('debit' as const)
    const reply = await callVendor(config, vendor, 'transferStatus', { ...wireOrder(order), kind }, timeoutMs)
    if (reply.ok && reply.answer.kind !== kind) return { is: 'unclear', detail: `answers about a ${reply.answer.kind}` }
    return replyTo(order, reply)
  },
  async balance(player) {
    const reply = await callVendor(config, vendor, 'transferBalance', wirePlayer(player), timeoutMs)
    if (!reply.ok) return { is: 'unclear', detail: reply.detail }
    const { currency, balance, open_rounds } = reply.answer
    if (currency !== player.currency) return { is: 'unclear', detail: `answers in ${currency}` }
    const amount = unitsOf(balance, player.currency)
    if (amount === undefined) return { is: 'unclear', detail: 'a balance that the currency cannot hold' }
    return { is: 'known', amount, openRounds: open_rounds }
  },
})

const wirePlayer = ({ siteId, playerId, currency }: PlayerAtVendor) => ({
  operator_id: OPERATOR_ID,
  user: playerId,
  sub_partner_id: String(siteId),
  currency,
})

const wireOrder = (order: TransferOrder) => ({
  ...wirePlayer(order),
  transfer_uuid: order.transferUuid,
  amount: toWireAmount(order.amount, ledgerDigits[order.currency]),
})

type Outcome = Pick<OperatorAnswer<'transferCredit'>, 'transfer_uuid' | 'status' | 'currency' | 'amount'> & {
  reason?: TransferRefusal | undefined
}

const replyTo = (
  order: TransferOrder,
  reply: VendorReply<'transferCredit'> | VendorReply<'transferDebit'> | VendorReply<'transferStatus'>,
): TransferReply => {
  if (!reply.ok) return { is: 'unclear', detail: reply.detail }
  const answer: Outcome = reply.answer
  if (answer.transfer_uuid.toLowerCase() !== order.transferUuid)
    return { is: 'unclear', detail: 'answers about another transfer' }
  if (answer.currency !== order.currency || unitsOf(answer.amount, order.currency) !== order.amount)
    return {
      is: 'unclear',
      detail: `answers ${answer.amount} ${answer.currency} for ${order.amount} ${order.currency}`,
    }
  return answer.status === 'done' ? { is: 'done' } : { is: 'refused', reason: answer.reason ?? 'other' }
}

const unitsOf = (wire: WireAmount, currency: CashCurrency): number | undefined => {
  try {
    return fromWireAmount(wire, ledgerDigits[currency])
  } catch (error) {
    if (error instanceof AmountError) return undefined
    throw error
  }
}
