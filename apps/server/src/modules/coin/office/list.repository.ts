import type { Hash } from '@maru/coin-chain'
import type { CoinDepositState, CoinPaymentState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { DEPOSIT_COLUMNS, type DepositRow } from '../deposits/deposit.repository.ts'
import { PAYMENT_COLUMNS, type PaymentRow } from '../payments/payment.repository.ts'

export type DepositFilter = { state: CoinDepositState | 'open' | 'all'; memberId?: number | undefined }
export type PaymentFilter = { state: CoinPaymentState | 'open' | 'all'; memberId?: number | undefined }

const openDeposits: CoinDepositState[] = ['seen', 'held', 'returning']
const openPayments: CoinPaymentState[] = ['queued', 'signed', 'sent', 'failed']

/** Open ones oldest first, for who came first is served first; the others newest first; both behind `before`. */
const page = async <Row>(
  ctx: Ctx,
  table: { columns: string; from: string; id: string; open: readonly string[] },
  { state, memberId }: { state: string; memberId?: number | undefined },
  limit: number,
  before: number | undefined,
): Promise<Row[]> => {
  const isQueue = state === 'open'
  const values: unknown[] = [ctx.siteId, limit]
  const nth = (value: unknown): string => `$${values.push(value)}`
  const states = isQueue ? table.open : [state]
  const where = [
    'site_id = $1',
    ...(state === 'all' ? [] : [`state = ANY (${nth(states)}::text[])`]),
    ...(memberId === undefined ? [] : [`member_id = ${nth(memberId)}`]),
    ...(before === undefined ? [] : [`${table.id} ${isQueue ? '>' : '<'} ${nth(before)}`]),
  ]
  return (await ctx.db.query(
    `SELECT ${table.columns} FROM ${table.from} WHERE ${where.join(' AND ')} ORDER BY ${table.id} ${isQueue ? 'ASC' : 'DESC'} LIMIT $2`,
    values,
  )) as Row[]
}

export const findDeposits = (
  ctx: Ctx,
  filter: DepositFilter,
  limit: number,
  before: number | undefined,
): Promise<DepositRow[]> =>
  page(
    ctx,
    { columns: DEPOSIT_COLUMNS, from: 'coin.deposit', id: 'deposit_id', open: openDeposits },
    filter,
    limit,
    before,
  )

export type ListedPayment = PaymentRow & { newestHash: Hash | null }

/** `newestHash`: of its newest transaction, which may be in no block. */
export const findPayments = (
  ctx: Ctx,
  filter: PaymentFilter,
  limit: number,
  before: number | undefined,
): Promise<ListedPayment[]> => {
  const newest = `(SELECT a.tx_hash FROM coin.attempt a WHERE a.chain_id = payment.chain_id AND a.sender = payment.sender AND a.nonce = payment.nonce
    ORDER BY a.attempt DESC LIMIT 1) AS "newestHash"`
  const table = { columns: `${PAYMENT_COLUMNS}, ${newest}`, from: 'coin.payment', id: 'payment_id', open: openPayments }
  return page(ctx, table, filter, limit, before)
}
