import { z } from 'zod'
import { wireAmount } from './wallet-calls.ts'

/** Calls of the operator to a vendor that keeps a purse for each player: docs/guides/connect-a-transfer-vendor.md. */

const player = {
  operator_id: z.union([z.string().min(1), z.int()]),
  user: z.string().min(4).max(64),
  /** The member site. */
  sub_partner_id: z.string().min(1).max(64),
  currency: z.string().regex(/^[A-Z]{3,4}$/),
}
const transfer = { ...player, transfer_uuid: z.guid(), amount: wireAmount }

/** Why a vendor refuses. `open-round`: money is still in a round. `not-enough-money`: less is there than was asked for. */
export const TRANSFER_REFUSALS = [
  'open-round',
  'not-enough-money',
  'unknown-player',
  'disabled',
  'never-executed',
  'other',
] as const
export type TransferRefusal = (typeof TRANSFER_REFUSALS)[number]

const outcome = {
  transfer_uuid: z.guid(),
  status: z.enum(['done', 'refused']),
  reason: z.enum(TRANSFER_REFUSALS).optional(),
  currency: player.currency,
  amount: wireAmount,
}

export const transferCreditRequest = z.object(transfer)
export const transferDebitRequest = z.object(transfer)
export const transferAnswer = z.object(outcome)

export const transferStatusRequest = z.object({ ...transfer, kind: z.enum(['credit', 'debit']) })
export const transferStatusAnswer = z.object({ ...outcome, kind: z.enum(['credit', 'debit']) })

export const transferBalanceRequest = z.object(player)
/** `open_rounds`: rounds of this player that hold money. While there is one, no money can be taken back. */
export const transferBalanceAnswer = z.object({
  currency: player.currency,
  balance: wireAmount,
  open_rounds: z.int().nonnegative(),
})
