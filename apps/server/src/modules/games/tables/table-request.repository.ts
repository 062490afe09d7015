import type { DeskTable } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type TableRequest = {
  requestId: string
  vendorCode: string
  gameCode: string
  round: number
  kind: 'void' | 'result'
  reason: string | null
  /** What was typed, of a result. */
  dealt: DeskTable['waiting'][number]['dealt']
  requestedBy: number
  requestedAt: Date
  confirmedBy: number | null
}

const COLUMNS = `request_id AS "requestId", vendor_code AS "vendorCode", game_code AS "gameCode", round::float8 AS round, kind, reason, dealt,
  requested_by AS "requestedBy", requested_at AS "requestedAt", confirmed_by AS "confirmedBy"`

/** False where it stands already, or the round has a void that waits. */
export const insertRequest = async (
  ctx: Ctx,
  request: Omit<TableRequest, 'requestedAt' | 'confirmedBy'>,
): Promise<boolean> => {
  const { requestId, vendorCode, gameCode, round, kind, reason, dealt, requestedBy } = request
  const rows = await ctx.db.query(
    `INSERT INTO games.table_request (request_id, vendor_code, game_code, round, kind, reason, requested_by, requested_at, dealt)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING request_id`,
    [requestId, vendorCode, gameCode, round, kind, reason, requestedBy, ctx.now, dealt && JSON.stringify(dealt)],
  )
  return rows.length > 0
}

/** Of one table; locked until the transaction ends. */
export const lockRequest = async (
  ctx: Ctx,
  { vendorKey, gameKey }: { vendorKey: string; gameKey: string },
  requestId: string,
): Promise<TableRequest | undefined> =>
  (
    await ctx.db.query<TableRequest>(
      `SELECT ${COLUMNS} FROM games.table_request WHERE request_id = $1 AND vendor_code = $2 AND game_code = $3 FOR UPDATE`,
      [requestId, vendorKey, gameKey],
    )
  )[0]

export const isRequest = async (ctx: Ctx, requestId: string): Promise<boolean> =>
  (await ctx.db.query('SELECT FROM games.table_request WHERE request_id = $1', [requestId])).length > 0

export const setConfirmed = (ctx: Ctx, requestId: string, staffId: number): Promise<unknown> =>
  ctx.db.query('UPDATE games.table_request SET confirmed_by = $2, confirmed_at = $3 WHERE request_id = $1', [
    requestId,
    staffId,
    ctx.now,
  ])

export const deleteRequest = (ctx: Ctx, requestId: string): Promise<unknown> =>
  ctx.db.query('DELETE FROM games.table_request WHERE request_id = $1', [requestId])

/** What nobody has confirmed, of rounds that run; of several results of a round the one that was typed last. */
export const readOpenRequests = (ctx: Ctx): Promise<TableRequest[]> =>
  ctx.db.query<TableRequest>(
    `SELECT ${COLUMNS} FROM games.table_request r WHERE confirmed_at IS NULL AND EXISTS (SELECT FROM games.live_table t
       WHERE t.vendor_code = r.vendor_code AND t.game_code = r.game_code AND r.round >= (t.tile ->> 'round')::bigint)
       AND NOT EXISTS (SELECT FROM games.table_request n WHERE n.vendor_code = r.vendor_code AND n.game_code = r.game_code AND n.round = r.round
         AND n.kind = 'result' AND r.kind = 'result' AND (n.requested_at, n.request_id) > (r.requested_at, r.request_id))
     ORDER BY requested_at DESC LIMIT 200`,
  )
