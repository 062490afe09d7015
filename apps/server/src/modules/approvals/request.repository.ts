import type { Ctx } from '../../platform/context.ts'

export type Request<Wanted> = {
  requestId: number
  /** Of which thing; '' where the site has but one. */
  subject: string
  /** The version that was read by who asked. */
  after: number
  wanted: Wanted
  reason: string
  status: 'waiting' | 'done' | 'dropped'
  askedBy: number
  staffName: string
  askedAt: Date
}
const COLUMNS = `request_id AS "requestId", subject, after_version AS after, wanted, reason, status, asked_by AS "askedBy",
  staff_name AS "staffName", asked_at AS "askedAt"`

/** After so long it is as if nobody had asked; so it is where the account of who asked was switched off. `$1`: the instant before which it is too long ago. */
const HOLDS = `status = 'waiting' AND asked_at > $1 AND NOT EXISTS (SELECT FROM identity.staff_off_view o WHERE o.staff_id = asked_by)`
const HOLD_MS = 7 * 24 * 3_600_000
const oldest = (ctx: Ctx): Date => new Date(ctx.now.getTime() - HOLD_MS)

type New<Wanted> = Omit<Request<Wanted>, 'requestId' | 'status' | 'askedAt'>

/** Undefined where another change of the same thing waits. */
export const insertRequest = async <Wanted>(
  ctx: Ctx,
  kind: string,
  { subject, after, wanted, reason, askedBy, staffName }: New<Wanted>,
): Promise<number | undefined> => {
  await ctx.db.query(
    `UPDATE approvals.request SET status = 'dropped', decided_at = $5 WHERE site_id = $2 AND kind = $3 AND subject = $4 AND status = 'waiting' AND NOT (${HOLDS})`,
    [oldest(ctx), ctx.siteId, kind, subject, ctx.now],
  )
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9) ON CONFLICT DO NOTHING RETURNING request_id AS id`,
    [ctx.siteId, kind, subject, after, JSON.stringify(wanted), reason, askedBy, staffName, ctx.now],
  )
  return row?.id
}

/** Locked: of two who decide it at once the second sees what the first made of it. */
export const lockRequest = async <Wanted>(
  ctx: Ctx,
  kind: string,
  requestId: number,
): Promise<(Request<Wanted> & { holds: boolean }) | undefined> =>
  (
    await ctx.db.query<Request<Wanted> & { holds: boolean }>(
      `SELECT ${COLUMNS}, ${HOLDS} AS holds FROM approvals.request WHERE site_id = $2 AND kind = $3 AND request_id = $4 FOR UPDATE`,
      [oldest(ctx), ctx.siteId, kind, requestId],
    )
  )[0]

export const endRequest = (ctx: Ctx, requestId: number, status: 'done' | 'dropped', staffId: number) =>
  ctx.db.query(
    `UPDATE approvals.request SET status = $3, decided_by = $4, decided_at = $5 WHERE site_id = $1 AND request_id = $2`,
    [ctx.siteId, requestId, status, staffId, ctx.now],
  )

/** The oldest first. */
export const findWaiting = <Wanted>(ctx: Ctx, kind: string, most: number): Promise<Request<Wanted>[]> =>
  ctx.db.query<Request<Wanted>>(
    `SELECT ${COLUMNS} FROM approvals.request WHERE site_id = $2 AND kind = $3 AND ${HOLDS} ORDER BY request_id LIMIT $4`,
    [oldest(ctx), ctx.siteId, kind, most],
  )
