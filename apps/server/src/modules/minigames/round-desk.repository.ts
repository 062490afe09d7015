import type { Draw } from '@maru/draws'
import type { Ctx } from '../../platform/context.ts'
import type { GameKey, RoundKey } from './round.rules.ts'

export type RoundRequest = {
  requestId: number
  game: GameKey['game']
  drawAt: Date
  kind: 'cancel' | 'result'
  reason: string
  draw: Draw | null
  requestedBy: number
  requestedAt: Date
}

type Row = {
  request_id: number
  game: GameKey['game']
  draw_at: Date
  kind: 'cancel' | 'result'
  reason: string
  numbers: number[] | null
  power_ball: number | null
  requested_by: number
  requested_at: Date
}

const SELECT = `SELECT request_id, game, draw_at, kind, reason, numbers, power_ball, requested_by, requested_at FROM minigames.round_request`

const requestOf = (row: Row): RoundRequest => ({
  requestId: row.request_id,
  game: row.game,
  drawAt: row.draw_at,
  kind: row.kind,
  reason: row.reason,
  draw: row.numbers && { numbers: row.numbers, powerBall: row.power_ball },
  requestedBy: row.requested_by,
  requestedAt: row.requested_at,
})

/** What waits for a second of the staff at the context's site, oldest first. */
export const openRequests = async (ctx: Ctx): Promise<RoundRequest[]> =>
  (
    await ctx.db.query<Row>(
      `${SELECT} q WHERE site_id = $1 AND confirmed_at IS NULL AND EXISTS (SELECT FROM minigames.round r
         WHERE r.site_id = q.site_id AND r.game = q.game AND r.draw_at = q.draw_at AND (r.is_held OR r.state IN ('open', 'closed')))
       ORDER BY request_id LIMIT 200`,
      [ctx.siteId],
    )
  ).map(requestOf)

/** The round is locked. */
export const openRequestOf = async (ctx: Ctx, key: RoundKey, kind: RoundRequest['kind']) =>
  (
    await ctx.db.query<Row>(
      `${SELECT} WHERE site_id = $1 AND game = $2 AND draw_at = $3 AND kind = $4 AND confirmed_at IS NULL`,
      [key.siteId, key.game, key.drawAt, kind],
    )
  ).map(requestOf)[0]

/** Takes the place of one that waits. Answers its id. */
export const insertRequest = async (
  ctx: Ctx,
  key: RoundKey,
  request: Pick<RoundRequest, 'kind' | 'reason' | 'draw' | 'requestedBy'>,
): Promise<number> => {
  await ctx.db.query(
    'DELETE FROM minigames.round_request WHERE site_id = $1 AND game = $2 AND draw_at = $3 AND kind = $4 AND confirmed_at IS NULL',
    [key.siteId, key.game, key.drawAt, request.kind],
  )
  const [row] = await ctx.db.query<{ request_id: number }>(
    `INSERT INTO minigames.round_request (site_id, game, draw_at, kind, reason, numbers, power_ball, requested_by, requested_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING request_id`,
    [
      key.siteId,
      key.game,
      key.drawAt,
      request.kind,
      request.reason,
      request.draw?.numbers ?? null,
      request.draw?.powerBall ?? null,
      request.requestedBy,
      ctx.now,
    ],
  )
  return row?.request_id ?? 0
}

export const setConfirmed = async (ctx: Ctx, requestId: number, staffId: number): Promise<void> => {
  await ctx.db.query(
    'UPDATE minigames.round_request SET confirmed_by = $3, confirmed_at = $4 WHERE site_id = $1 AND request_id = $2',
    [ctx.siteId, requestId, staffId, ctx.now],
  )
}
