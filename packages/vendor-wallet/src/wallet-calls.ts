import { z } from 'zod'
import { betTexts } from './bet-text.ts'
import { RS_STATUSES, type RsStatus } from './status.ts'

/** Calls of the vendor to the operator: POST `/vendor/v1/{vendorCode}{path}`, signed by the vendor. */

/** As `parseExactly` reads it: a bigint where a number could not hold it. */
export const wireAmount = z.union([z.int().nonnegative(), z.bigint().nonnegative()])
const amount = wireAmount
const uuid = z.guid()
const user = z.string().min(4).max(64)
const token = z.string().min(10).max(255)
const gameCode = z.string().min(1).max(64)
const currency = z.string().regex(/^[A-Z]{3,4}$/)
const round = z.string().min(1).max(64)
const meta = z.record(z.string(), z.unknown()).optional()

const base = { user, request_uuid: uuid }

const transaction = {
  ...base,
  token,
  /** Idempotency key: the same id with the same content answers the first outcome, with other content an error. */
  transaction_uuid: uuid,
  supplier_transaction_id: z.string().max(64).optional(),
  /** The player's name at the vendor, when it differs. */
  supplier_user: z.string().max(64).nullish(),
  round,
  /** True on the last transaction of a round. */
  round_closed: z.boolean(),
  game_code: gameCode,
  currency,
  amount,
  /** True for a stake that costs the player nothing; `amount` is then 0. */
  is_free: z.boolean().optional(),
  reward_uuid: uuid.nullish(),
  /** What was bet on, for the history: by keys of the game's texts, and in the vendor's own words where no text is known. */
  bet_texts: betTexts.nullish(),
  bet: z.string().max(255).nullish(),
  meta,
}

export const userInfoRequest = z.object(base)
export const balanceRequest = z.object({ ...base, token, game_code: gameCode.optional() })
export const betRequest = z.object(transaction)
export const winRequest = z.object({ ...transaction, reference_transaction_uuid: uuid })
export const rollbackRequest = z.object({
  ...base,
  token,
  transaction_uuid: uuid,
  supplier_user: z.string().max(64).nullish(),
  reference_transaction_uuid: uuid,
  round,
  round_closed: z.boolean(),
  game_code: gameCode,
  meta,
})

const failed = RS_STATUSES.filter((status) => status !== 'RS_OK') as [FailedStatus, ...FailedStatus[]]
type FailedStatus = Exclude<RsStatus, 'RS_OK'>

/** Failures carry what is known; `RS_ERROR_NOT_ENOUGH_MONEY` always carries the balance. */
const failure = z.object({
  status: z.enum(failed),
  request_uuid: uuid.optional(),
  user: user.optional(),
  currency: currency.optional(),
  balance: amount.optional(),
})

export const balanceAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('RS_OK'), user, request_uuid: uuid, currency, balance: amount }),
  failure,
])

export const userInfoAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('RS_OK'),
    user,
    request_uuid: uuid,
    country: z.string().length(2).optional(),
    sub_partner_id: z.string().optional(),
    currency: currency.optional(),
    registration_date: z.string().optional(),
  }),
  failure,
])

/** The five operations: path below the vendor's prefix, request, answer. */
export const WALLET_CALLS = {
  userInfo: { path: '/user/info', request: userInfoRequest, answer: userInfoAnswer },
  balance: { path: '/user/balance', request: balanceRequest, answer: balanceAnswer },
  bet: { path: '/transaction/bet', request: betRequest, answer: balanceAnswer },
  win: { path: '/transaction/win', request: winRequest, answer: balanceAnswer },
  rollback: { path: '/transaction/rollback', request: rollbackRequest, answer: balanceAnswer },
} as const

export type WalletCallName = keyof typeof WALLET_CALLS
export type WalletRequest<N extends WalletCallName> = z.infer<(typeof WALLET_CALLS)[N]['request']>
export type WalletAnswer<N extends WalletCallName> = z.infer<(typeof WALLET_CALLS)[N]['answer']>

export type UserInfoRequest = WalletRequest<'userInfo'>
export type BalanceRequest = WalletRequest<'balance'>
export type BetRequest = WalletRequest<'bet'>
export type WinRequest = WalletRequest<'win'>
export type RollbackRequest = WalletRequest<'rollback'>
export type BalanceAnswer = WalletAnswer<'balance'>
export type UserInfoAnswer = WalletAnswer<'userInfo'>

/** Path of an operation at the operator, e.g. `/vendor/v1/studio/transaction/bet`. */
export function walletPath(vendorCode: string, call: WalletCallName): string {
  return `/vendor/v1/${vendorCode}${WALLET_CALLS[call].path}`
}

/** Which status a body that did not parse deserves: a missing field is syntax, a present but wrong one is types. */
export function statusOfParseFailure(
  body: unknown,
  error: z.ZodError,
): 'RS_ERROR_WRONG_SYNTAX' | 'RS_ERROR_WRONG_TYPES' {
  const fields: Record<string, unknown> = body && typeof body === 'object' ? { ...body } : {}
  const missing = error.issues.some(({ path }) => path.length === 0 || fields[String(path[0])] === undefined)
  return missing ? 'RS_ERROR_WRONG_SYNTAX' : 'RS_ERROR_WRONG_TYPES'
}
