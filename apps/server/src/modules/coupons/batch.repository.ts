import type { CouponBatchState, CouponKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { byteStrings } from '../../platform/db/index.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Texts } from '../site/index.ts'

export type NewBatch = {
  kind: CouponKind
  bonusCode: string
  amount: number
  count: number
  titles: Texts
  expiresAt: Date
  isOncePerMember: boolean
  reason: string
}
export type Batch = NewBatch & {
  batchId: number
  state: CouponBatchState
  askedBy: number
  askedAt: Date
  confirmedBy: number | null
  held: number
  used: number
}

const COLUMNS = `batch_id AS "batchId", kind, bonus_code AS "bonusCode", amount, count, titles, expires_at AS "expiresAt", is_once_per_member AS "isOncePerMember",
  state, reason, asked_by AS "askedBy", asked_at AS "askedAt", confirmed_by AS "confirmedBy", held, used`

type Asked = { requestKey: string; state: 'waiting' | 'ready'; askedBy: number }

/** Undefined where this key of the same staff is known. */
export const insertBatch = async (ctx: Ctx, batch: NewBatch & Asked): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO coupons.batch (site_id, request_key, kind, bonus_code, amount, count, titles, expires_at, is_once_per_member, state, needs_two, reason, asked_by, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT DO NOTHING RETURNING batch_id AS id`,
    [
      ctx.siteId,
      batch.requestKey,
      batch.kind,
      batch.bonusCode,
      batch.amount,
      batch.count,
      JSON.stringify(batch.titles),
      batch.expiresAt,
      batch.isOncePerMember,
      batch.state,
      batch.state === 'waiting',
      batch.reason,
      batch.askedBy,
      ctx.now,
    ],
  )
  return row?.id
}

/** Until the transaction ends no other batch of the same staff is counted. */
export const lockMaker = (ctx: Ctx, staffId: number) =>
  ctx.db.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 1400))', [`${ctx.siteId}:${staffId}`])

/** What one of the staff made since then without a second, by kind; what was dropped is worth nothing. */
export const sumsMadeAlone = (
  ctx: Ctx,
  askedBy: number,
  since: Date,
): Promise<{ kind: CouponKind; amount: number }[]> =>
  ctx.db.query(
    `SELECT kind, sum(amount * count)::bigint AS amount FROM coupons.batch
     WHERE site_id = $1 AND asked_by = $2 AND asked_at >= $3 AND NOT needs_two AND state <> 'dropped' GROUP BY kind`,
    [ctx.siteId, askedBy, since],
  )

export const findBatchByKey = async (ctx: Ctx, askedBy: number, requestKey: string): Promise<Batch | undefined> =>
  (
    await ctx.db.query<Batch>(
      `SELECT ${COLUMNS} FROM coupons.batch WHERE site_id = $1 AND asked_by = $2 AND request_key = $3`,
      [ctx.siteId, askedBy, requestKey],
    )
  )[0]

export const findBatch = async (ctx: Ctx, batchId: number): Promise<Batch | undefined> =>
  (
    await ctx.db.query<Batch>(`SELECT ${COLUMNS} FROM coupons.batch WHERE site_id = $1 AND batch_id = $2`, [
      ctx.siteId,
      batchId,
    ])
  )[0]

/** Locked until the transaction ends. */
export const lockBatch = async (ctx: Ctx, batchId: number): Promise<Batch | undefined> =>
  (
    await ctx.db.query<Batch>(`SELECT ${COLUMNS} FROM coupons.batch WHERE site_id = $1 AND batch_id = $2 FOR UPDATE`, [
      ctx.siteId,
      batchId,
    ])
  )[0]

/** The newest first, behind `before`. */
export const findBatches = (ctx: Ctx, limit: number, before: number | undefined): Promise<Batch[]> =>
  ctx.db.query<Batch>(
    `SELECT ${COLUMNS} FROM coupons.batch WHERE site_id = $1 AND ($3::bigint IS NULL OR batch_id < $3) ORDER BY batch_id DESC LIMIT $2`,
    [ctx.siteId, limit, before ?? null],
  )

/** How many of each batch test accounts used; a batch that is missing: none. */
export const countUsedByTests = async (ctx: Ctx, batchIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await ctx.db.query<{ id: number; n: number }>(
    `SELECT c.batch_id AS id, count(*) AS n FROM identity.test_member_view t
     JOIN coupons.coupon c ON c.site_id = t.site_id AND c.member_id = t.member_id AND c.state = 'used'
     WHERE t.site_id = $1 AND c.batch_id = ANY($2::bigint[]) GROUP BY c.batch_id`,
    [ctx.siteId, batchIds],
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

export const saveBatchState = (ctx: Ctx, batchId: number, state: CouponBatchState) =>
  ctx.db.query('UPDATE coupons.batch SET state = $3 WHERE site_id = $1 AND batch_id = $2', [ctx.siteId, batchId, state])

export const saveConfirmed = (ctx: Ctx, batchId: number, staffId: number) =>
  ctx.db.query(
    `UPDATE coupons.batch SET state = 'ready', confirmed_by = $3, confirmed_at = $4 WHERE site_id = $1 AND batch_id = $2`,
    [ctx.siteId, batchId, staffId, ctx.now],
  )

/** What changed of a batch's counts, in the transaction in which it did. */
export const addToBatch = (ctx: Ctx, batchId: number, { held = 0, used = 0 }: { held?: number; used?: number }) =>
  ctx.db.query('UPDATE coupons.batch SET held = held + $3, used = used + $4 WHERE site_id = $1 AND batch_id = $2', [
    ctx.siteId,
    batchId,
    held,
    used,
  ])

/** 80 random bits need neither salt nor a slow function. */
export const hashOfCode = (code: string): Buffer => sha256(code)

/** By serial number, from 1. */
export const insertCoupons = (
  ctx: Ctx,
  { batchId, expiresAt, isOncePerMember }: Pick<Batch, 'batchId' | 'expiresAt' | 'isOncePerMember'>,
  codes: readonly string[],
) =>
  ctx.db.query(
    `INSERT INTO coupons.coupon (site_id, batch_id, serial, code_hash, is_once_per_member, expires_at)
     SELECT $1, $2, n.serial, n.code_hash, $4, $5 FROM unnest($3::bytea[]) WITH ORDINALITY AS n (code_hash, serial)`,
    [ctx.siteId, batchId, byteStrings(codes, hashOfCode), isOncePerMember, expiresAt],
  )
