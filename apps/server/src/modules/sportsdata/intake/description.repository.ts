import type { MarketDescription } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'

/** A type may be described more than once, by its variants: the first has the names of the type. */
export const storeDescriptions = async (
  ctx: Ctx,
  feed: string,
  descriptions: readonly MarketDescription[],
): Promise<void> => {
  const byType = new Map<number, MarketDescription>()
  for (const one of descriptions) if (!byType.has(one.type)) byType.set(one.type, one)
  await ctx.db.query(
    `INSERT INTO sportsdata.description AS d (feed, type, groups, names, outcomes)
     SELECT $1, type, ARRAY(SELECT jsonb_array_elements_text(groups)), names, outcomes
     FROM jsonb_to_recordset($2::jsonb) AS d (type int, groups jsonb, names jsonb, outcomes jsonb) ORDER BY type
     ON CONFLICT (feed, type) DO UPDATE SET groups = excluded.groups, names = excluded.names, outcomes = excluded.outcomes`,
    [feed, JSON.stringify([...byType.values()])],
  )
}

export const descriptionGroups = async (ctx: Ctx, feed: string): Promise<Map<number, readonly string[]>> => {
  const rows = await ctx.db.query<{ type: number; groups: string[] }>(
    'SELECT type, groups FROM sportsdata.description WHERE feed = $1',
    [feed],
  )
  return new Map(rows.map(({ type, groups }) => [type, groups]))
}
