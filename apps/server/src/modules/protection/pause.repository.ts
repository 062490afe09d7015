import type { PauseKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type PauseRow = {
  pauseId: number
  kind: PauseKind
  beganAt: Date
  endsAt: Date
  staffId: number | null
  reason: string | null
  liftAskedBy: number | null
  liftReason: string | null
  liftedAt: Date | null
}

type NewPause = { kind: PauseKind; endsAt: Date; staffId: number | null; reason: string | null }
export const insertPause = (ctx: Ctx, memberId: number, { kind, endsAt, staffId, reason }: NewPause) =>
  ctx.db.query(
    `INSERT INTO protection.pause (site_id, member_id, kind, began_at, ends_at, staff_id, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [ctx.siteId, memberId, kind, ctx.now, endsAt, staffId, reason],
  )

/** Newest first. */
export const findPauses = (ctx: Ctx, memberId: number): Promise<PauseRow[]> =>
  ctx.db.query<PauseRow>(
    `SELECT pause_id AS "pauseId", kind, began_at AS "beganAt", ends_at AS "endsAt", staff_id AS "staffId", reason, lift_asked_by AS "liftAskedBy",
       lift_reason AS "liftReason", lifted_at AS "liftedAt"
     FROM protection.pause WHERE site_id = $1 AND member_id = $2 ORDER BY pause_id DESC`,
    [ctx.siteId, memberId],
  )

export const saveLiftAsked = (ctx: Ctx, pauseId: number, staffId: number, reason: string) =>
  ctx.db.query(
    `UPDATE protection.pause SET lift_asked_by = $3, lift_asked_at = $4, lift_reason = $5 WHERE site_id = $1 AND pause_id = $2 AND lifted_at IS NULL`,
    [ctx.siteId, pauseId, staffId, ctx.now, reason],
  )

export const saveLifted = (ctx: Ctx, pauseId: number, staffId: number) =>
  ctx.db.query(
    'UPDATE protection.pause SET lifted_by = $3, lifted_at = $4 WHERE site_id = $1 AND pause_id = $2 AND lifted_at IS NULL',
    [ctx.siteId, pauseId, staffId, ctx.now],
  )
