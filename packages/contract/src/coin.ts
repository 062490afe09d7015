import { z } from 'zod'
import { coinOfWorth, worthOfCoin } from './coin-sum.ts'
import { type Cash, cashOf, type MicroUsdt, microUsdt } from './money.ts'

/** Thousandths of a ledger unit of the site's currency for one whole USDT: 1,391.25 won are 1,391,250. */
export type CoinRate = number

/** What so much USDT is worth at a rate, cut to the ledger unit. */
export const cashForCoin = (amount: MicroUsdt, rate: CoinRate): Cash => cashOf(worthOfCoin(amount, rate))
/** How much USDT so much cash buys at a rate, cut to the micro-USDT. */
export const coinForCash = (amount: Cash, rate: CoinRate): MicroUsdt => microUsdt(coinOfWorth(amount, rate))

export const coinOut = z.custom<MicroUsdt>((n) => Number.isSafeInteger(n))
export const coinRateOut = z.number().int().positive()

/**
 * `seen`: in a block, not deep enough. `held`: deep enough, and not credited: staff decide. `returning`, `returned`: on its way back, and there. `gone`: its block
 * left the chain before it was deep enough.
 */
export const coinDepositStates = ['seen', 'credited', 'held', 'returning', 'returned', 'gone'] as const
export type CoinDepositState = (typeof coinDepositStates)[number]

/** Why a deposit is held. `limit`, `paused`: what protects the member. `barred`: the member may not deposit. */
export const coinHeldReasons = ['below-minimum', 'above-maximum', 'limit', 'paused', 'barred', 'off'] as const
export type CoinHeldReason = (typeof coinHeldReasons)[number]

/**
 * `queued`: waits for its turn or for money. `signed`: made, perhaps not sent. `sent`: handed to the network. `paid`: deep enough. `failed`: the network
 * executed it without moving anything. `dropped`: staff ended it, nothing was moved.
 */
export const coinPaymentStates = ['queued', 'signed', 'sent', 'paid', 'failed', 'dropped'] as const
export type CoinPaymentState = (typeof coinPaymentStates)[number]
export const coinPaymentKinds = ['withdrawal', 'return'] as const
export type CoinPaymentKind = (typeof coinPaymentKinds)[number]

/**
 * Why something that was signed for a payment may still be mined, or was. `in-block`: it is in a block. `waiting`: the node has it. `unused`: nothing has its number. `shallow`: what has it is not
 * deep enough. `unproved`: the node does not show what has it. `unsure`: the node does not answer, or contradicts itself.
 */
export const coinOpenWhys = ['in-block', 'waiting', 'unused', 'shallow', 'unproved', 'unsure'] as const
export type CoinOpenWhy = (typeof coinOpenWhys)[number]

/**
 * Why a transaction did not pay a payment. `missing`: it is in no block. `reverted`: it moved nothing. `sender`: the hot wallet sent nothing by it. `address`, `amount`: it went elsewhere, or was not exactly that sum.
 * `before`: it is older than the payment. `used`: another payment has it, or it was signed here and is followed. `shallow`: not deep enough. `unsure`: the node does not answer, or contradicts itself.
 */
export const coinUnpaidWhys = [
  ...(['missing', 'reverted', 'sender', 'address', 'amount'] as const),
  ...(['before', 'used', 'shallow', 'unsure'] as const),
] as const
export type CoinUnpaidWhy = (typeof coinUnpaidWhys)[number]

/** Of a transaction. */
export const coinHash = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^0x[0-9a-f]{64}$/)

/** What a member reads of a withdrawal by coin. */
export const coinWithdrawalStates = ['applied', 'waiting', 'sending', 'completed', 'cancelled', 'rejected'] as const
export type CoinWithdrawalState = (typeof coinWithdrawalStates)[number]

/** The chain that coin comes and goes by. */
export const coinNetwork = z.object({
  name: z.string(),
  chainId: z.number().int(),
  symbol: z.literal('USDT'),
  /** Address of the token's contract. */
  token: z.string(),
  /** Blocks, its own included, that a transfer must be under. */
  confirmations: z.number().int(),
  /** Where a transaction can be looked at, with `{hash}` in its place. */
  transactionUrl: z.string().nullable(),
})
export type CoinNetwork = z.output<typeof coinNetwork>

/** Terms of a cash request that comes or goes by coin, frozen when it was made. */
export const coinTerms = z.object({
  /** What is sent: of a withdrawal without the fee. */
  amount: coinOut,
  rate: coinRateOut,
  /** What the member pays for the network. */
  fee: coinOut,
  /** Where a withdrawal goes. */
  address: z.string().nullable(),
})
export type CoinTerms = z.output<typeof coinTerms>

/** Body of `GET /api/coin?symbol=USDT`, in the clear: what one USDT is worth in the site's currency, before the site's spread. */
export type CoinPrice = {
  resultCode: string
  resultMessage: string
  data: { symbol: 'USDT'; currency: string; rate: CoinRate; at: string } | null
}
