import { z } from 'zod'
import {
  coinDepositStates,
  coinHeldReasons,
  coinNetwork,
  coinOut,
  coinPaymentKinds,
  coinPaymentStates,
  coinRateOut,
} from '../../coin.ts'
import { currencies } from '../../currency.ts'
import { defineAdminCall } from '../../define-admin-call.ts'
import { staffReason } from '../../fields.ts'
import { idInPath } from '../../id-in-path.ts'
import { sumOut } from '../../money.ts'
import { adminPlace, adminRowsOf } from '../../paging.ts'
import { decideRequest, waitingRequest } from '../../two-staff.ts'

const none = z.object({})

/** State of the chain, of the rate and of the wallets. Amounts are those of the whole installation where `isShared`, for all its sites use one chain. */
export const coinOverview = defineAdminCall({
  method: 'GET',
  path: '/admin/api/coin',
  permission: 'coin.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    /** Null: no chain is set up, and all else is empty. */
    network: coinNetwork.nullable(),
    /** The newest block seen, and up to which one transfers were read. */
    head: z.object({ number: z.number().int(), at: z.string(), readTo: z.number().int() }).nullable(),
    /** When the chain last answered, and why it does not now. */
    reachedAt: z.string().nullable(),
    failure: z.string().nullable(),
    rate: z.object({ currency: z.enum(currencies), rate: coinRateOut, at: z.string(), source: z.string() }).nullable(),
    /** On the chain at its newest block; null where it was not asked yet. */
    wallets: z
      .object({
        addresses: z.number().int(),
        atAddresses: coinOut.nullable(),
        hotAddress: z.string(),
        hot: coinOut.nullable(),
        /** The network's own coin, by which transactions are paid, with decimals. */
        hotGas: z.string().nullable(),
        at: z.string().nullable(),
      })
      .nullable(),
    /** What the ledger says is there, of all sites. */
    custody: coinOut,
    /** What the operator brought to the wallets, less what it took from them, by the chain. */
    own: coinOut,
    /** Transfers that were read and are not in the ledger yet, and payments that left and are not yet: what may explain a difference. */
    arriving: coinOut,
    leaving: coinOut,
    counts: z.object({
      seen: z.number().int(),
      held: z.number().int(),
      queued: z.number().int(),
      sent: z.number().int(),
      failed: z.number().int(),
    }),
  }),
  refusals: [],
})

const member = { memberId: z.number().int(), memId: z.string(), memNick: z.string() }

export const adminCoinDeposit = z.object({
  coinIdx: z.number().int(),
  ...member,
  amount: coinOut,
  rate: coinRateOut.nullable(),
  /** What it was credited as; of a held one what it would be, at its frozen rate. */
  cash: sumOut.nullable(),
  state: z.enum(coinDepositStates),
  heldFor: z.enum(coinHeldReasons).nullable(),
  confirmations: z.number().int(),
  from: z.string(),
  to: z.string(),
  txHash: z.string(),
  block: z.number().int(),
  seenAt: z.string(),
  endedAt: z.string().nullable(),
  /** The cash request that it was credited by. */
  cashIdx: z.number().int().nullable(),
  /** Its return, where one of the staff asked for it. */
  waiting: waitingRequest(z.object({ address: z.string() })).nullable(),
  /** Its credit, where that takes two of the staff and one asked for it. */
  crediting: waitingRequest(z.object({ amount: coinOut, cash: sumOut })).nullable(),
})
export type AdminCoinDeposit = z.output<typeof adminCoinDeposit>

export const adminCoinDeposits = defineAdminCall({
  method: 'GET',
  path: '/admin/api/coin/deposits',
  permission: 'coin.read',
  params: none,
  query: adminPlace.extend({
    state: z.enum(['open', ...coinDepositStates, 'all']).default('open'),
    memberId: z.coerce.number().int().optional(),
  }),
  body: none,
  data: adminRowsOf(adminCoinDeposit),
  refusals: [],
})

const ofDeposit = z.object({ coinIdx: idInPath })

/**
 * A held deposit goes to the member after all. `isAsked`: it comes to more than one of the staff pays alone, and now waits for another. STAFF_MEMBER_PROTECTED: what protects the member still
 * forbids it.
 */
export const coinCredit = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/deposits/:coinIdx/credit',
  permission: 'coin.decide',
  params: ofDeposit,
  query: none,
  body: z.object({ reason: staffReason }),
  data: z.object({ isAsked: z.boolean() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_MEMBER_PROTECTED', 'STAFF_CONFLICT'],
})
export const coinCreditConfirm = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/credit-requests/:requestId/confirm',
  permission: 'coin.decide',
  params: z.object({ requestId: idInPath }),
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_ALREADY_HANDLED', 'STAFF_FORBIDDEN', 'STAFF_MEMBER_PROTECTED', 'STAFF_CONFLICT'],
})
export const coinCreditDrop = decideRequest('/admin/api/coin/credit-requests/:requestId/drop', 'coin.decide')

/** Asks that a held deposit is sent back to an address, without a rate. Another of the staff confirms it. */
export const coinReturn = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/deposits/:coinIdx/return',
  permission: 'coin.decide',
  params: ofDeposit,
  query: none,
  body: z.object({ address: z.string().trim().max(100), reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_CONFLICT', 'STAFF_INVALID'],
})
export const coinReturnConfirm = decideRequest('/admin/api/coin/return-requests/:requestId/confirm', 'coin.decide')
export const coinReturnDrop = decideRequest('/admin/api/coin/return-requests/:requestId/drop', 'coin.decide')

export const adminCoinPayment = z.object({
  paymentIdx: z.number().int(),
  kind: z.enum(coinPaymentKinds),
  /** The withdrawal, or the deposit that is returned. */
  cashIdx: z.number().int().nullable(),
  coinIdx: z.number().int().nullable(),
  ...member,
  amount: coinOut,
  address: z.string(),
  state: z.enum(coinPaymentStates),
  txHash: z.string().nullable(),
  confirmations: z.number().int(),
  queuedAt: z.string(),
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Why it waits or failed: `no-coin`, `no-gas`: the hot wallet lacks it; `too-dear`: the chain asks for more than a payment may offer; `number-lost`: by what the node says another transaction had its number. */
  failure: z.enum(['no-coin', 'no-gas', 'too-dear', 'refused', 'reverted', 'number-lost']).nullable(),
  /** Which transaction paid it, where one of the staff named one. */
  naming: waitingRequest(z.object({ txHash: z.string() })).nullable(),
})
export type AdminCoinPayment = z.output<typeof adminCoinPayment>

export const adminCoinPayments = defineAdminCall({
  method: 'GET',
  path: '/admin/api/coin/payments',
  permission: 'coin.read',
  params: none,
  query: adminPlace.extend({
    state: z.enum(['open', ...coinPaymentStates, 'all']).default('open'),
    memberId: z.coerce.number().int().optional(),
  }),
  body: none,
  data: adminRowsOf(adminCoinPayment),
  refusals: [],
})

/**
 * A withdrawal by coin that these staff hold is to be paid; it is completed when the network has done it. `isAsked`: the sum takes two of the staff, and now waits
 * for another.
 */
export const coinPay = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/withdrawals/:cashIdx/pay',
  permission: 'coin.decide',
  params: z.object({ cashIdx: idInPath }),
  query: none,
  body: none,
  data: z.object({ isAsked: z.boolean() }),
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_ALREADY_HANDLED', 'STAFF_HELD_BY_OTHER', 'STAFF_CONFLICT'],
})
/** Withdrawals that wait for a second of the staff. */
export const coinPayRequests = defineAdminCall({
  method: 'GET',
  path: '/admin/api/coin/pay-requests',
  permission: 'coin.read',
  params: none,
  query: none,
  body: none,
  data: z.object({
    rows: z.array(
      waitingRequest(
        z.object({ cashIdx: z.number().int(), ...member, cash: sumOut, amount: coinOut, address: z.string() }),
      ),
    ),
  }),
  refusals: [],
})
export const coinPayConfirm = decideRequest('/admin/api/coin/pay-requests/:requestId/confirm', 'coin.decide')
export const coinPayDrop = decideRequest('/admin/api/coin/pay-requests/:requestId/drop', 'coin.decide')

const ofPayment = z.object({ paymentIdx: idInPath })
/**
 * A failed payment is tried again, by a transaction of its own. Everything that was signed for it is looked up on the chain first. STAFF_COIN_OPEN: some of it may still be mined, or was;
 * `why` is one of `coinOpenWhys`.
 */
export const coinPaymentRetry = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/payments/:paymentIdx/retry',
  permission: 'coin.decide',
  params: ofPayment,
  query: none,
  body: none,
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_CONFLICT', 'STAFF_COIN_OPEN'],
})
/** A payment that is queued or failed is given up: the withdrawal waits in hand again and may be rejected, the deposit is held again. STAFF_COIN_OPEN as above. */
export const coinPaymentDrop = defineAdminCall({
  method: 'POST',
  path: '/admin/api/coin/payments/:paymentIdx/drop',
  permission: 'coin.decide',
  params: ofPayment,
  query: none,
  body: z.object({ reason: staffReason }),
  data: none,
  refusals: ['STAFF_NOT_FOUND', 'STAFF_STATUS_ORDER', 'STAFF_CONFLICT', 'STAFF_COIN_OPEN'],
})
