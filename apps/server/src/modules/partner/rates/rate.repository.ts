import type { Rates } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'

export type RateSet = { holderId: number; version: number; rates: Rates }

const NEWEST = `JOIN LATERAL (SELECT version, rates FROM partner.rate_set x
  WHERE x.site_id = $1 AND x.holder_id = h.holder_id ORDER BY version DESC LIMIT 1) r ON true`

/** The newest of each; who has none is missing. */
export const findRates = async (ctx: Ctx, holderIds: readonly number[]): Promise<ReadonlyMap<number, RateSet>> => {
  const rows = await ctx.db.query<RateSet>(
    `SELECT h.holder_id AS "holderId", r.version, r.rates FROM unnest($2::bigint[]) AS h (holder_id) ${NEWEST}`,
    [ctx.siteId, holderIds],
  )
  return new Map(rows.map((row) => [row.holderId, row]))
}

/** Of partners and members with rates of their own who stand directly below a partner. */
export const findRatesBelow = (ctx: Ctx, partnerId: number): Promise<RateSet[]> =>
  ctx.db.query<RateSet>(
    `SELECT h.holder_id AS "holderId", r.version, r.rates FROM (
       SELECT partner_id AS holder_id FROM partner.node WHERE site_id = $1 AND parent_id = $2
       UNION ALL SELECT member_id FROM partner.place WHERE site_id = $1 AND partner_id = $2 AND has_own_rates) h ${NEWEST}`,
    [ctx.siteId, partnerId],
  )

export const insertRates = (
  ctx: Ctx,
  { holderId, version, rates }: RateSet,
  by: { id: number; staffName: string; reason: string },
) =>
  ctx.db.query(
    `INSERT INTO partner.rate_set (site_id, holder_id, version, rates, saved_by, staff_name, reason, saved_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [ctx.siteId, holderId, version, JSON.stringify(rates), by.id, by.staffName, by.reason, ctx.now],
  )

export type RateVersion = {
  version: number
  rates: Rates
  savedBy: number
  staffName: string
  reason: string
  savedAt: Date
}

/** The newest first. */
export const findVersions = (ctx: Ctx, holderId: number, before: number | undefined, limit: number) =>
  ctx.db.query<RateVersion>(
    `SELECT version, rates, saved_by AS "savedBy", staff_name AS "staffName", reason, saved_at AS "savedAt" FROM partner.rate_set
     WHERE site_id = $1 AND holder_id = $2 AND version < $3::bigint ORDER BY version DESC LIMIT $4`,
    [ctx.siteId, holderId, before ?? 2 ** 31 - 1, limit],
  )

/** Until when they stay as they are; undefined where they may be changed now. */
export const findRateLock = async (ctx: Ctx, holderId: number): Promise<Date | undefined> => {
  const [row] = await ctx.db.query<{ until: Date }>(
    'SELECT locked_until AS until FROM partner.rate_lock WHERE site_id = $1 AND holder_id = $2 AND locked_until > $3',
    [ctx.siteId, holderId, ctx.now],
  )
  return row?.until
}

export const saveRateLock = (ctx: Ctx, holderId: number, until: Date) =>
  ctx.db.query(
    `INSERT INTO partner.rate_lock (site_id, holder_id, locked_until) VALUES ($1, $2, $3)
     ON CONFLICT (site_id, holder_id) DO UPDATE SET locked_until = EXCLUDED.locked_until`,
    [ctx.siteId, holderId, until],
  )

/** Until when it would have held; undefined where there was none: of many who lift it at once one does. */
export const deleteRateLock = async (ctx: Ctx, holderId: number): Promise<Date | undefined> => {
  const [row] = await ctx.db.query<{ until: Date }>(
    'DELETE FROM partner.rate_lock WHERE site_id = $1 AND holder_id = $2 AND locked_until > $3 RETURNING locked_until AS until',
    [ctx.siteId, holderId, ctx.now],
  )
  return row?.until
}
