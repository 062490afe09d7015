import type { Address, Block, Hash } from '@maru/coin-chain'
import type { CoinPaymentKind, CoinPaymentState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type PaymentFailure = 'no-coin' | 'no-gas' | 'too-dear' | 'refused' | 'reverted' | 'number-lost'
export type PaymentRow = {
  siteId: number
  paymentId: number
  kind: CoinPaymentKind
  memberId: number
  requestId: number | null
  depositId: number | null
  chainId: number
  address: Address
  amount: number
  state: CoinPaymentState
  /** Its number among the transactions of a wallet. */
  sender: Address | null
  nonce: number | null
  /** Which of its transactions is in a block. */
  txHash: Hash | null
  block: number | null
  passedBlock: number | null
  passedHash: Hash | null
  queuedAt: Date
  sentAt: Date | null
  resentAt: Date | null
  endedAt: Date | null
  failure: PaymentFailure | null
}
/** One that has a number. */
export type NumberedPayment = PaymentRow & { sender: Address; nonce: number }

export const PAYMENT_COLUMNS = `site_id AS "siteId", payment_id AS "paymentId", kind, member_id AS "memberId", request_id AS "requestId", deposit_id AS "depositId",
  chain_id AS "chainId", address, amount, state, sender, nonce, tx_hash AS "txHash", block, passed_block AS "passedBlock", passed_hash AS "passedHash",
  queued_at AS "queuedAt", sent_at AS "sentAt", resent_at AS "resentAt", ended_at AS "endedAt", failure`

export type NewPayment = {
  memberId: number
  chainId: number
  address: string
  amount: number
} & ({ kind: 'withdrawal'; requestId: number } | { kind: 'return'; depositId: number })

/** Of the context's site. */
export const insertPayment = async (ctx: Ctx, payment: NewPayment): Promise<number> => {
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO coin.payment (site_id, kind, member_id, request_id, deposit_id, chain_id, address, amount, queued_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING payment_id AS id`,
    [
      ctx.siteId,
      payment.kind,
      payment.memberId,
      payment.kind === 'withdrawal' ? payment.requestId : null,
      payment.kind === 'return' ? payment.depositId : null,
      payment.chainId,
      payment.address,
      payment.amount,
      ctx.now,
    ],
  )
  if (!row) throw new Error('a payment was not stored')
  return row.id
}

/** Those that have a number and have not ended, of every site, in the order of their numbers. */
export const findNumbered = (ctx: Ctx, chainId: number): Promise<NumberedPayment[]> =>
  ctx.db.query<NumberedPayment>(
    `SELECT ${PAYMENT_COLUMNS} FROM coin.payment WHERE chain_id = $1 AND state IN ('signed', 'sent')
     ORDER BY sender, nonce`,
    [chainId],
  )

/** Those that failed, by what the node said, and that staff have not decided on. */
export const findFailed = (ctx: Ctx, chainId: number): Promise<NumberedPayment[]> =>
  ctx.db.query<NumberedPayment>(
    `SELECT ${PAYMENT_COLUMNS} FROM coin.payment WHERE chain_id = $1 AND state = 'failed' ORDER BY sender, nonce`,
    [chainId],
  )

/** Those whose end the chain has taken back: it has not come to their numbers again. The lowest number first. */
export const findTakenBack = (
  ctx: Ctx,
  chainId: number,
  sender: Address,
  minedNonce: number,
): Promise<NumberedPayment[]> =>
  ctx.db.query<NumberedPayment>(
    `SELECT ${PAYMENT_COLUMNS} FROM coin.payment WHERE chain_id = $1 AND sender = $2 AND nonce >= $3 AND state IN ('paid', 'failed') ORDER BY nonce`,
    [chainId, sender, minedNonce],
  )

/** Those that wait for a number, of every site: who was first is paid first. */
export const findQueued = (ctx: Ctx, chainId: number, most: number): Promise<PaymentRow[]> =>
  ctx.db.query<PaymentRow>(
    `SELECT ${PAYMENT_COLUMNS} FROM coin.payment WHERE chain_id = $1 AND state = 'queued' ORDER BY payment_id LIMIT $2`,
    [chainId, most],
  )

/** When the last one was paid; null: none was. */
export const lastPaidAt = async (ctx: Ctx, chainId: number): Promise<Date | null> => {
  const [row] = await ctx.db.query<{ at: Date | null }>(
    `SELECT max(ended_at) AS at FROM coin.payment WHERE chain_id = $1 AND state = 'paid'`,
    [chainId],
  )
  return row?.at ?? null
}

export const countQueued = async (ctx: Ctx, chainId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ n: number }>(
    `SELECT count(*) AS n FROM coin.payment WHERE chain_id = $1 AND state = 'queued'`,
    [chainId],
  )
  return row?.n ?? 0
}

export const findPayment = async (ctx: Ctx, paymentId: number): Promise<PaymentRow | undefined> =>
  (
    await ctx.db.query<PaymentRow>(
      `SELECT ${PAYMENT_COLUMNS} FROM coin.payment WHERE site_id = $1 AND payment_id = $2`,
      [ctx.siteId, paymentId],
    )
  )[0]

/** Whoever changes a payment locks it first, and looks again at what it knew. */
export const lockPayment = async (ctx: Ctx, paymentId: number): Promise<PaymentRow | undefined> =>
  (
    await ctx.db.query<PaymentRow>(
      `SELECT ${PAYMENT_COLUMNS} FROM coin.payment WHERE site_id = $1 AND payment_id = $2 FOR UPDATE`,
      [ctx.siteId, paymentId],
    )
  )[0]

/** The same while it has the number that was looked at; undefined: somebody was faster. */
export const lockNumbered = async (
  ctx: Ctx,
  { paymentId, sender, nonce }: NumberedPayment,
): Promise<NumberedPayment | undefined> => {
  const found = await lockPayment(ctx, paymentId)
  const isOpen = found?.state === 'signed' || found?.state === 'sent'
  return isOpen && found.sender === sender && found.nonce === nonce ? (found as NumberedPayment) : undefined
}

const set = (ctx: Ctx, paymentId: number, what: string, values: readonly unknown[] = []) =>
  ctx.db.query(`UPDATE coin.payment SET ${what} WHERE site_id = $1 AND payment_id = $2`, [
    ctx.siteId,
    paymentId,
    ...values,
  ])

export const saveSigned = (ctx: Ctx, paymentId: number, sender: Address, nonce: number) =>
  set(ctx, paymentId, `state = 'signed', sender = $3, nonce = $4, failure = NULL`, [sender, nonce])

/** The network has taken it. Where it waits for a lower fee, it still does. */
export const saveSent = (ctx: Ctx, paymentId: number) =>
  set(
    ctx,
    paymentId,
    `state = 'sent', sent_at = coalesce(sent_at, $3), resent_at = $3, failure = CASE failure WHEN 'too-dear' THEN failure END`,
    [ctx.now],
  )

/** The network did not take it now, or the wallet lacks what it takes. */
export const saveFailure = (ctx: Ctx, paymentId: number, failure: PaymentFailure | null) =>
  set(ctx, paymentId, 'failure = $3', [failure])

/** It is in a block; so the network has it, whoever handed it over. */
export const saveInBlock = (ctx: Ctx, paymentId: number, txHash: Hash, block: number) =>
  set(
    ctx,
    paymentId,
    `state = 'sent', sent_at = coalesce(sent_at, $3), tx_hash = $4, block = $5, passed_block = NULL, passed_hash = NULL, failure = NULL`,
    [ctx.now, txHash, block],
  )

/** Its block left the chain: it is handed over again at once. */
export const saveInNoBlock = (ctx: Ctx, paymentId: number) =>
  set(ctx, paymentId, 'tx_hash = NULL, block = NULL, resent_at = NULL')

/** Null: the chain is not past its number. */
export const savePassed = (ctx: Ctx, paymentId: number, head: Block | null) =>
  set(ctx, paymentId, 'tx_hash = NULL, block = NULL, passed_block = $3, passed_hash = $4', [
    head?.number ?? null,
    head?.hash ?? null,
  ])

export const saveEnd = (ctx: Ctx, paymentId: number, state: 'paid' | 'failed', txHash: Hash, block: number) =>
  set(
    ctx,
    paymentId,
    `state = $3, sent_at = coalesce(sent_at, $4), ended_at = CASE $3 WHEN 'paid' THEN $4::timestamptz END,
     tx_hash = $5, block = $6, failure = CASE $3 WHEN 'failed' THEN 'reverted' END`,
    [state, ctx.now, txHash, block],
  )

/** None of its transactions is in a block, and the chain is past its number. */
export const saveNumberLost = (ctx: Ctx, paymentId: number) =>
  set(ctx, paymentId, `state = 'failed', failure = 'number-lost'`)

/** It waits in its old place for another number. */
export const saveQueuedAgain = (ctx: Ctx, paymentId: number) =>
  set(
    ctx,
    paymentId,
    `state = 'queued', sender = NULL, nonce = NULL, tx_hash = NULL, block = NULL, passed_block = NULL, passed_hash = NULL,
     sent_at = NULL, resent_at = NULL, failure = NULL`,
  )

export const saveDropped = (ctx: Ctx, paymentId: number) =>
  set(ctx, paymentId, `state = 'dropped', ended_at = $3`, [ctx.now])
