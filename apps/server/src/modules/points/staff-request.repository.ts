import type { Ctx } from '../../platform/context.ts'

export type StaffRequest = {
  requestId: number
  memberId: number
  way: 'give' | 'take'
  amount: number
  note: string
  reason: string
  status: 'waiting' | 'done' | 'dropped'
  askedBy: number
  askedAt: Date
}
const COLUMNS = `request_id AS "requestId", member_id AS "memberId", way, amount, note, reason, status, asked_by AS "askedBy", asked_at AS "askedAt"`

type New = Omit<StaffRequest, 'requestId' | 'askedAt'> & { requestKey: string }

/** Undefined where this key of the same staff is known. */
export const insertRequest = async (ctx: Ctx, request: New): Promise<StaffRequest | undefined> => {
  const { memberId, way, amount, note, reason, status, askedBy, requestKey } = request
  const isDone = status === 'done'
  const rows = await ctx.db.query<StaffRequest>(
    `INSERT INTO points.staff_request (site_id, request_key, member_id, way, amount, note, reason, status, asked_by, asked_at, decided_by, decided_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
    [
      ctx.siteId,
      requestKey,
      memberId,
      way,
      amount,
      note,
      reason,
      status,
      askedBy,
      ctx.now,
      isDone ? askedBy : null,
      isDone ? ctx.now : null,
    ],
  )
  return rows[0]
}

export const findRequestByKey = async (
  ctx: Ctx,
  askedBy: number,
  requestKey: string,
): Promise<StaffRequest | undefined> => {
  const rows = await ctx.db.query<StaffRequest>(
    `SELECT ${COLUMNS} FROM points.staff_request WHERE site_id = $1 AND asked_by = $2 AND request_key = $3`,
    [ctx.siteId, askedBy, requestKey],
  )
  return rows[0]
}

/** Locked: of two who decide it at once the second sees what the first made of it. */
export const lockRequest = async (ctx: Ctx, requestId: number): Promise<StaffRequest | undefined> => {
  const rows = await ctx.db.query<StaffRequest>(
    `SELECT ${COLUMNS} FROM points.staff_request WHERE site_id = $1 AND request_id = $2 FOR UPDATE`,
    [ctx.siteId, requestId],
  )
  return rows[0]
}

export const endRequest = (ctx: Ctx, requestId: number, status: 'done' | 'dropped', staffId: number) =>
  ctx.db.query(
    `UPDATE points.staff_request SET status = $3, decided_by = $4, decided_at = $5 WHERE site_id = $1 AND request_id = $2`,
    [ctx.siteId, requestId, status, staffId, ctx.now],
  )

/** The oldest first. */
export const findWaiting = (ctx: Ctx, most: number): Promise<StaffRequest[]> =>
  ctx.db.query<StaffRequest>(
    `SELECT ${COLUMNS} FROM points.staff_request WHERE site_id = $1 AND status = 'waiting' ORDER BY request_id LIMIT $2`,
    [ctx.siteId, most],
  )
