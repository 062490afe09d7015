import type { Ctx } from '../../../platform/context.ts'

export type Place = { memberId: number; partnerId: number; hasOwnRates: boolean }

export const findPlace = async (ctx: Ctx, memberId: number): Promise<Place | undefined> => {
  const [row] = await ctx.db.query<Place>(
    `SELECT member_id AS "memberId", partner_id AS "partnerId", has_own_rates AS "hasOwnRates" FROM partner.place WHERE site_id = $1 AND member_id = $2`,
    [ctx.siteId, memberId],
  )
  return row
}

/** Below another partner, or below nobody, and the partners' counts with it. `from` is where the member stood, as it was read under the lock of the branch. */
export const movePlace = async (ctx: Ctx, memberId: number, from: number | null, to: number | null): Promise<void> => {
  if (to === null)
    await ctx.db.query('DELETE FROM partner.place WHERE site_id = $1 AND member_id = $2', [ctx.siteId, memberId])
  else
    await ctx.db.query(
      `INSERT INTO partner.place (site_id, member_id, partner_id, since) VALUES ($1, $2, $3, $4)
       ON CONFLICT (site_id, member_id) DO UPDATE SET partner_id = EXCLUDED.partner_id, since = EXCLUDED.since`,
      [ctx.siteId, memberId, to, ctx.now],
    )
  await ctx.db.query(
    `UPDATE partner.node n SET own_members = n.own_members + u.change
     FROM (SELECT k.partner_id, u.change FROM unnest($2::bigint[], $3::int[]) AS u (partner_id, change)
           JOIN partner.node k ON k.site_id = $1 AND k.partner_id = u.partner_id ORDER BY k.partner_id FOR NO KEY UPDATE OF k) u
     WHERE n.site_id = $1 AND n.partner_id = u.partner_id`,
    [ctx.siteId, [from, to].filter((id) => id !== null), [-1, 1].filter((_, i) => [from, to][i] !== null)],
  )
}

export const markOwnRates = (ctx: Ctx, memberId: number) =>
  ctx.db.query('UPDATE partner.place SET has_own_rates = true WHERE site_id = $1 AND member_id = $2', [
    ctx.siteId,
    memberId,
  ])

export type MoveCause = 'sign-up' | 'created' | 'made' | 'moved'
export type Move = { movedId: number; from: number | null; to: number | null; cause: MoveCause }

export const insertMove = (
  ctx: Ctx,
  { movedId, from, to, cause }: Move,
  by: { staffId: number; name: string } | undefined = undefined,
  reason = '',
) =>
  ctx.db.query(
    `INSERT INTO partner.move (site_id, moved_id, from_partner, to_partner, cause, staff_id, staff_name, reason, moved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [ctx.siteId, movedId, from, to, cause, by?.staffId ?? null, by?.name ?? '', reason, ctx.now],
  )

/** A move that a partner made, by the key of its request. */
export type PartnerMove = { movedId: number; from: number; to: number; reason: string; requestKey: string }

export const insertPartnerMove = (ctx: Ctx, partnerId: number, one: PartnerMove) =>
  ctx.db.query(
    `INSERT INTO partner.move (site_id, moved_id, from_partner, to_partner, cause, by_partner, request_key, reason, moved_at)
     VALUES ($1, $2, $3, $4, 'moved', $5, $6, $7, $8)`,
    [ctx.siteId, one.movedId, one.from, one.to, partnerId, one.requestKey, one.reason, ctx.now],
  )

export const findPartnerMove = async (
  ctx: Ctx,
  partnerId: number,
  requestKey: string,
): Promise<{ movedId: number; to: number; movedAt: Date } | undefined> => {
  const [row] = await ctx.db.query<{ movedId: number; to: number; movedAt: Date }>(
    `SELECT moved_id AS "movedId", to_partner AS "to", moved_at AS "movedAt" FROM partner.move WHERE site_id = $1 AND by_partner = $2 AND request_key = $3`,
    [ctx.siteId, partnerId, requestKey],
  )
  return row
}

export type MoveRow = {
  moveId: number
  fromId: number | null
  from: string
  toId: number | null
  to: string
  /** Of staff, or a partner by its id; '' of nobody. */
  movedBy: string
  /** Of a partner that moved it. */
  byId: number | null
  reason: string
  movedAt: Date
}

/** The newest first. */
export const findMoves = (ctx: Ctx, movedId: number, before: number | undefined, limit: number): Promise<MoveRow[]> =>
  ctx.db.query<MoveRow>(
    `SELECT m.move_id AS "moveId", m.from_partner AS "fromId", coalesce(f.mem_id, '') AS "from", m.to_partner AS "toId", coalesce(t.mem_id, '') AS "to",
       coalesce(b.mem_id, m.staff_name) AS "movedBy", m.by_partner AS "byId", m.reason, m.moved_at AS "movedAt"
     FROM partner.move m
     LEFT JOIN identity.downline_view f ON f.site_id = m.site_id AND f.member_id = m.from_partner
     LEFT JOIN identity.downline_view t ON t.site_id = m.site_id AND t.member_id = m.to_partner
     LEFT JOIN identity.downline_view b ON b.site_id = m.site_id AND b.member_id = m.by_partner
     WHERE m.site_id = $1 AND m.moved_id = $2 AND m.move_id < $3 ORDER BY m.move_id DESC LIMIT $4`,
    [ctx.siteId, movedId, before ?? Number.MAX_SAFE_INTEGER, limit],
  )
