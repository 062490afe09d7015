import type { PageOption, SiteOptionValue } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type OptionRequest = {
  requestId: number
  name: PageOption
  afterVersion: number
  value: SiteOptionValue
  isStandard: boolean
  reason: string
  status: 'waiting' | 'done' | 'dropped'
  askedBy: number
  staffName: string
  askedAt: Date
}
const COLUMNS = `request_id AS "requestId", name, after_version AS "afterVersion", value, is_standard AS "isStandard", reason, status,
  asked_by AS "askedBy", staff_name AS "staffName", asked_at AS "askedAt"`

type New = Omit<OptionRequest, 'requestId' | 'status' | 'askedAt'>

/** Undefined where another change of the same option waits. */
export const insertOptionRequest = async (ctx: Ctx, request: New): Promise<number | undefined> => {
  const [row] = await ctx.db.query<{ id: number }>(
    `INSERT INTO site.option_request (site_id, name, after_version, value, is_standard, reason, status, asked_by, staff_name, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9) ON CONFLICT DO NOTHING RETURNING request_id AS id`,
    [
      ctx.siteId,
      request.name,
      request.afterVersion,
      JSON.stringify(request.value),
      request.isStandard,
      request.reason,
      request.askedBy,
      request.staffName,
      ctx.now,
    ],
  )
  return row?.id
}

/** Locked: of two who decide it at once the second sees what the first made of it. */
export const lockOptionRequest = async (ctx: Ctx, requestId: number): Promise<OptionRequest | undefined> =>
  (
    await ctx.db.query<OptionRequest>(
      `SELECT ${COLUMNS} FROM site.option_request WHERE site_id = $1 AND request_id = $2 FOR UPDATE`,
      [ctx.siteId, requestId],
    )
  )[0]

export const endOptionRequest = (ctx: Ctx, requestId: number, status: 'done' | 'dropped', staffId: number) =>
  ctx.db.query(
    `UPDATE site.option_request SET status = $3, decided_by = $4, decided_at = $5 WHERE site_id = $1 AND request_id = $2`,
    [ctx.siteId, requestId, status, staffId, ctx.now],
  )

/** The oldest first; one of each option at most. */
export const findWaitingOptions = (ctx: Ctx): Promise<OptionRequest[]> =>
  ctx.db.query<OptionRequest>(
    `SELECT ${COLUMNS} FROM site.option_request WHERE site_id = $1 AND status = 'waiting' ORDER BY request_id`,
    [ctx.siteId],
  )
