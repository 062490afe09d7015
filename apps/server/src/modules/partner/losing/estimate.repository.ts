import type { Ctx } from '../../../platform/context.ts'

/** Of one holder, in whole units. */
export type OwnEstimate = { losses: number; divided: number; rolling: number; amount: number; below: number }
export type EstimateRun = { from: string; until: string; tookMs: number }

/** In the place of the one before. */
export const replaceEstimate = async (
  ctx: Ctx,
  run: EstimateRun,
  rows: readonly (OwnEstimate & { holderId: number })[],
): Promise<void> => {
  await ctx.db.query('DELETE FROM partner.estimate WHERE site_id = $1', [ctx.siteId])
  await ctx.db.query(
    `INSERT INTO partner.estimate (site_id, holder_id, losses, divided, rolling, amount, below)
     SELECT $1::bigint, u.* FROM unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[]) AS u`,
    [
      ctx.siteId,
      rows.map(({ holderId }) => holderId),
      rows.map(({ losses }) => losses),
      rows.map(({ divided }) => divided),
      rows.map(({ rolling }) => rolling),
      rows.map(({ amount }) => amount),
      rows.map(({ below }) => below),
    ],
  )
  await ctx.db.query(
    `INSERT INTO partner.estimate_run (site_id, from_day, until_day, made_at, took_ms) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (site_id) DO UPDATE SET from_day = EXCLUDED.from_day, until_day = EXCLUDED.until_day, made_at = EXCLUDED.made_at, took_ms = EXCLUDED.took_ms`,
    [ctx.siteId, run.from, run.until, ctx.now, run.tookMs],
  )
}

/** Of a period that is open no more. */
export const clearEstimate = async (ctx: Ctx): Promise<void> => {
  await ctx.db.query('DELETE FROM partner.estimate WHERE site_id = $1', [ctx.siteId])
  await ctx.db.query('DELETE FROM partner.estimate_run WHERE site_id = $1', [ctx.siteId])
}

/** Sites with partners whose estimate is older than this, and than so many times what it took. */
export const findStaleEstimates = async (ctx: Ctx, olderMs: number, timesAsLong: number): Promise<number[]> => {
  const rows = await ctx.db.query<{ id: number }>(
    `SELECT s.site_id AS id FROM (SELECT DISTINCT site_id FROM partner.node) s LEFT JOIN partner.estimate_run r ON r.site_id = s.site_id
     WHERE r.site_id IS NULL OR r.made_at < $1::timestamptz - greatest($2::int, $3::int * r.took_ms) * interval '1 ms' ORDER BY 1`,
    [ctx.now, olderMs, timesAsLong],
  )
  return rows.map(({ id }) => id)
}

export const findEstimateRun = async (ctx: Ctx): Promise<EstimateRun | undefined> => {
  const [row] = await ctx.db.query<EstimateRun>(
    `SELECT from_day::text AS "from", until_day::text AS "until", took_ms AS "tookMs" FROM partner.estimate_run WHERE site_id = $1`,
    [ctx.siteId],
  )
  return row
}

/** Who has nothing in it is missing. */
export const findEstimates = async (
  ctx: Ctx,
  holderIds: readonly number[],
): Promise<ReadonlyMap<number, OwnEstimate>> => {
  const rows = await ctx.db.query<OwnEstimate & { holderId: number }>(
    `SELECT holder_id AS "holderId", losses, divided, rolling, amount, below FROM partner.estimate WHERE site_id = $1 AND holder_id = ANY ($2::bigint[])`,
    [ctx.siteId, holderIds],
  )
  return new Map(rows.map(({ holderId, ...own }) => [holderId, own]))
}
