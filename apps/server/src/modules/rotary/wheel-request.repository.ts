import type { WheelTerms } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type WheelRequest = {
  requestId: number
  afterVersion: number
  terms: WheelTerms
  reason: string
  status: 'waiting' | 'done' | 'dropped'
  askedBy: number
  askedAt: Date
}
const COLUMNS = `request_id AS "requestId", after_version AS "afterVersion", terms, reason, status, asked_by AS "askedBy", asked_at AS "askedAt"`

type New = Pick<WheelRequest, 'afterVersion' | 'terms' | 'reason' | 'askedBy'>

/** Undefined where another wheel of the site waits. */
export const insertWheelRequest = async (
  ctx: Ctx,
  { afterVersion, terms, reason, askedBy }: New,
): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO rotary.wheel_request (site_id, after_version, terms, reason, status, asked_by, asked_at)
     VALUES ($1, $2, $3, $4, 'waiting', $5, $6) ON CONFLICT DO NOTHING RETURNING request_id AS id`,
    [ctx.siteId, afterVersion, JSON.stringify(terms), reason, askedBy, ctx.now],
  )
  return row?.id
}

/** Locked: of two who decide it at once the second sees what the first made of it. */
export const lockWheelRequest = async (ctx: Ctx, requestId: number): Promise<WheelRequest | undefined> =>
  (
    await ctx.db.query<WheelRequest>(
      `SELECT ${COLUMNS} FROM rotary.wheel_request WHERE site_id = $1 AND request_id = $2 FOR UPDATE`,
      [ctx.siteId, requestId],
    )
  )[0]

export const endWheelRequest = (ctx: Ctx, requestId: number, status: 'done' | 'dropped', staffId: number) =>
  ctx.db.query(
    `UPDATE rotary.wheel_request SET status = $3, decided_by = $4, decided_at = $5 WHERE site_id = $1 AND request_id = $2`,
    [ctx.siteId, requestId, status, staffId, ctx.now],
  )

/** One at most. */
export const findWaitingWheels = (ctx: Ctx): Promise<WheelRequest[]> =>
  ctx.db.query<WheelRequest>(`SELECT ${COLUMNS} FROM rotary.wheel_request WHERE site_id = $1 AND status = 'waiting'`, [
    ctx.siteId,
  ])
