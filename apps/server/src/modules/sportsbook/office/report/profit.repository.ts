import type { SportProfitGroup } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'

/** Of one transaction. */
const MOST_CHANGES = 20_000

export const hasProfitChanges = async (ctx: Ctx): Promise<boolean> =>
  (await ctx.db.named('sportsbook.has_profit_changes', 'SELECT FROM sportsbook.profit_change LIMIT 1', [])).length > 0

export const addUpProfit = (ctx: Ctx): Promise<unknown> =>
  ctx.db.query('SELECT sportsbook.add_up_profit($1)', [MOST_CHANGES])

export type ProfitSums = {
  key: string
  tickets: number
  staked: number
  paid: number
  cashed: number
  open: number
}

const KEYS: Readonly<Record<SportProfitGroup, string>> = {
  sport: 'x.sport',
  competition: `CASE WHEN x.competition_id = 0 THEN '' ELSE x.competition_id::text END`,
  market: `CASE WHEN x.market_type = 0 THEN '' ELSE x.market_type::text END`,
  member: 'x.member_id::text',
  day: 'x.day::text',
}
const SUMS = 'tickets, staked, returned, paid, cashed, open_stake'
const OF_DAYS = `site_id = $1 AND day BETWEEN $2 AND $3`
/** Of the whole site, less what test accounts did, and what is not added up yet. */
const ROWS = `
  SELECT day, 0::bigint AS member_id, sport, competition_id, market_type, ${SUMS} FROM sportsbook.profit_day WHERE ${OF_DAYS}
  UNION ALL
  SELECT m.day, 0, m.sport, m.competition_id, m.market_type, -m.tickets, -m.staked, -m.returned, -m.paid, -m.cashed, -m.open_stake
  FROM identity.test_member_view t JOIN sportsbook.profit_member m ON m.site_id = t.site_id AND m.member_id = t.member_id
  WHERE m.site_id = $1 AND m.day BETWEEN $2 AND $3
  UNION ALL
  SELECT c.day, 0, c.sport, c.competition_id, c.market_type, c.tickets, c.staked, c.returned, c.paid, c.cashed, c.open_stake
  FROM sportsbook.profit_change c WHERE c.${OF_DAYS.replaceAll(' AND day', ' AND c.day')}
    AND NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = c.site_id AND t.member_id = c.member_id)`
const ROWS_OF_MEMBERS = `
  SELECT * FROM (
    SELECT site_id, day, member_id, ${SUMS} FROM sportsbook.profit_member WHERE ${OF_DAYS}
    UNION ALL
    SELECT site_id, day, member_id, ${SUMS} FROM sportsbook.profit_change WHERE ${OF_DAYS}) m
  WHERE NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = m.site_id AND t.member_id = m.member_id)`

/** Of days from and until, both with them; the largest stakes first, or the newest day. */
export const findProfit = (
  ctx: Ctx,
  by: SportProfitGroup,
  { from, until }: { from: string; until: string },
  limit: number,
): Promise<ProfitSums[]> =>
  ctx.db.query<ProfitSums>(
    `SELECT key, tickets::float8 AS tickets, staked::float8 AS staked, paid::float8 AS paid, cashed::float8 AS cashed, open::float8 AS open
     FROM (
       SELECT ${KEYS[by]} AS key, sum(x.tickets) AS tickets, sum(x.staked - x.returned) AS staked, sum(x.paid) AS paid, sum(x.cashed) AS cashed, sum(x.open_stake) AS open
       FROM (${by === 'member' ? ROWS_OF_MEMBERS : ROWS}) x GROUP BY 1) g
     WHERE (g.tickets, g.staked, g.paid, g.cashed, g.open) <> (0, 0, 0, 0, 0)
     ORDER BY ${by === 'day' ? 'key DESC' : 'g.staked DESC, key'} LIMIT $4`,
    [ctx.siteId, from, until, limit],
  )
