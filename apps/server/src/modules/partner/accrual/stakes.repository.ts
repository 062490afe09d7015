import type { Ctx } from '../../../platform/context.ts'
import { type OnlinePartner, onlineAmong } from '../live/online-partners.repository.ts'
import { addDueRolling } from '../purse/rolling.repository.ts'

/** Behind a restore from a dump, all below the first number of this cluster was written in the old one, and read as far as the old numbers say. */
const READ_UNTIL = 'CASE WHEN a.ahead = j.ahead THEN a.read_until ELSE least(a.read_until, j.ahead) END'

/**
 * With a site's first partner: what was settled before belongs to nobody, and of years of it nothing is read. Of rounds that are settled later all wagers are read, those of before, too.
 */
export const beginReading = (ctx: Ctx) =>
  ctx.db.query(
    'INSERT INTO partner.accrual_state (site_id, read_until, ahead) SELECT $1::bigint, settled_until, ahead FROM wagers.journal_view ON CONFLICT DO NOTHING',
    [ctx.siteId],
  )

/** How far the journal was read, locked: of two runs at once the second waits, and finds nothing. */
export const lockReadUntil = async (ctx: Ctx): Promise<number> => {
  await ctx.db.query(
    'INSERT INTO partner.accrual_state (site_id, read_until, ahead) SELECT $1::bigint, 0, ahead FROM wagers.journal_view ON CONFLICT DO NOTHING',
    [ctx.siteId],
  )
  const [row] = await ctx.db.query<{ until: number }>(
    `SELECT ${READ_UNTIL} AS until FROM partner.accrual_state a CROSS JOIN wagers.journal_view j WHERE a.site_id = $1 FOR UPDATE OF a`,
    [ctx.siteId],
  )
  return row?.until ?? 0
}

export const saveReadUntil = (ctx: Ctx, until: number) =>
  ctx.db.query(
    'UPDATE partner.accrual_state SET read_until = $2, ahead = j.ahead FROM wagers.journal_view j WHERE site_id = $1',
    [ctx.siteId, until],
  )

/** The oldest transaction that is still open: what those below it wrote is seen, and no more of it will come. Throws where the journal is numbered by another cluster of PostgreSQL. */
export const findSettledUntil = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ until: number; isOwn: boolean }>(
    'SELECT settled_until AS until, is_own AS "isOwn" FROM wagers.journal_view',
  )
  if (!row?.isOwn) throw new Error('settlements are numbered by another cluster: start the server anew, which mends it')
  return row.until
}

/** Sites with settlements or completed cash requests that were not read yet. */
export const findSitesWithNews = async (ctx: Ctx): Promise<number[]> => {
  const rows = await ctx.db.query<{ id: number }>(
    `SELECT s.site_id AS id FROM wagers.journal_view j CROSS JOIN (SELECT DISTINCT site_id FROM partner.node) s
     LEFT JOIN partner.accrual_state a ON a.site_id = s.site_id
     WHERE EXISTS (SELECT FROM wagers.settlement_view x WHERE x.site_id = s.site_id AND x.written_by >= coalesce(${READ_UNTIL}, 0)
         AND x.written_by < j.settled_until AND x.rate_chain_id IS NOT NULL)
       OR EXISTS (SELECT FROM cashier.completion_view x WHERE x.site_id = s.site_id AND x.written_by >= coalesce(${READ_UNTIL}, 0)
         AND x.written_by < j.settled_until)`,
  )
  return rows.map(({ id }) => id)
}

/** On slots and fishing each stake counts; on the others below what was at risk on the wager, which is all that a member has staked on the round. */
const EACH_STAKE = `('slot', 'h-slot', 'fishing')`
export const OF_ONE_WAGER = `('slot', 'h-slot', 'fishing', 'casino', 'hc-casino', 'virtual')`

const ON_TABLE = `s.product IN ('casino', 'hc-casino')`
/** Settlements `s` of tables whose vendor has said by then what each place came to: their wagers are computed as rounds. */
export const IS_REPORTED = `(s.is_reported AND ${ON_TABLE} OR s.version > 1 AND ${ON_TABLE} AND EXISTS (SELECT FROM wagers.settlement_view e
  WHERE e.site_id = s.site_id AND e.member_id = s.member_id AND e.settled_at >= s.placed_at AND e.wager_id = s.wager_id AND e.version < s.version AND e.is_reported))`

/** Of what a wager has come to, in cash: nothing where it came back as it was staked. */
export const validOf = (stake: string, payout: string, bonus: string, product = 'product'): string => {
  const counts = `CASE WHEN ${product} IN ${EACH_STAKE} THEN ${stake} ELSE least(${stake}, abs(${payout} - ${stake})) END`
  return `CASE WHEN ${stake} <= 0 OR ${stake} = ${payout} THEN 0 WHEN ${bonus} = 0 THEN ${counts}
    ELSE div((${counts})::numeric * (${stake} - ${bonus}), ${stake})::bigint END`
}

const levels = (of: (level: number) => string): string => [1, 2, 3, 4, 5, 6].map(of).join(', ')

const FRESH = 's.site_id = $1 AND s.written_by >= $2 AND s.written_by < $3 AND s.rate_chain_id IS NOT NULL'
/** Nine hours since 1988, without summer time. PostgreSQL would look a zone up by its name for each row, which takes as long as reading it. */
const SEOUL = `INTERVAL '9 hours'`
const DAY = `(s.settled_at AT TIME ZONE ${SEOUL})::date`
const WAS = ['b.stake', 'b.payout', 'b.bonus_stake'] as const
const IS = ['(b.stake + s.stake)', '(b.payout + s.payout)', '(b.bonus_stake + s.bonus_stake)'] as const
const SHARED = 'JOIN partner.chain_share h ON h.site_id = $1 AND h.chain_id = c.rate_chain_id AND h.product = c.product'

/**
 * Books what the settlements of these transactions add, of wagers that are a round by themselves: one row of sums for each chain, product and day, a floor for each wager and level, and only then the levels' holders.
 * A later version of a settlement adds whole lines less whole lines, never the floor of a difference: all that counts with it, and takes off all before it. Rolling is due to the purses with it; for losing the same
 * sums stand by the day on which the wager was settled first.
 * What is done for each of a million rows is little: what counts is computed once (OFFSET 0, else PostgreSQL writes it out in each of the sums), and products are told apart by their sums, because comparing texts takes as
 * long as adding up. Later versions, which are few, are added up apart: first ones then need neither a sign nor a day of their first settlement.
 */
const ACCRUE = `
  WITH first AS MATERIALIZED (
    SELECT c.rate_chain_id, c.product, c.day, sum(c.valid) AS turnover, sum(c.losses) AS losses, ARRAY[${levels((n) => `sum(c.valid * h.s${n} / 10000)`)}] AS rolling
    FROM (
      SELECT s.rate_chain_id, s.product, ${DAY} AS day, s.stake - s.payout AS losses, ${validOf('s.stake', 's.payout', 's.bonus_stake', 's.product')} AS valid
      FROM wagers.settlement_view s WHERE ${FRESH} AND s.version = 1 AND NOT (s.is_reported AND ${ON_TABLE}) OFFSET 0) c
    ${SHARED} GROUP BY c.rate_chain_id, c.product, c.day
  ), later AS MATERIALIZED (
    SELECT c.rate_chain_id, c.product, c.day, c.first_day, sum(c.valid * c.sign) AS turnover, sum(c.losses) AS losses,
      ARRAY[${levels((n) => `sum(c.valid * h.s${n} / 10000 * c.sign)`)}] AS rolling
    FROM (
      SELECT s.rate_chain_id, s.product, ${DAY} AS day, coalesce(b.first_day, ${DAY}) AS first_day, CASE WHEN w.sign > 0 THEN s.stake - s.payout ELSE 0 END AS losses,
        CASE WHEN w.sign > 0 THEN ${validOf(...IS, 's.product')} ELSE ${validOf(...WAS, 's.product')} END AS valid, w.sign
      FROM wagers.settlement_view s CROSS JOIN LATERAL (
        SELECT (min(p.settled_at) AT TIME ZONE ${SEOUL})::date AS first_day, coalesce(sum(p.stake), 0)::bigint AS stake, coalesce(sum(p.payout), 0)::bigint AS payout,
          coalesce(sum(p.bonus_stake), 0)::bigint AS bonus_stake
        FROM wagers.settlement_view p
        WHERE p.site_id = $1 AND p.member_id = s.member_id AND p.settled_at >= s.placed_at AND p.wager_id = s.wager_id AND p.version < s.version) b
      CROSS JOIN (VALUES (1::bigint), (-1)) w (sign)
      WHERE ${FRESH} AND s.version > 1 AND NOT ${IS_REPORTED} OFFSET 0) c
    ${SHARED} GROUP BY c.rate_chain_id, c.product, c.day, c.first_day
  ), summed AS (
    SELECT rate_chain_id, product, day, day AS first_day, turnover, losses, rolling FROM first WHERE product IN ${OF_ONE_WAGER}
    UNION ALL SELECT rate_chain_id, product, day, first_day, turnover, losses, rolling FROM later WHERE product IN ${OF_ONE_WAGER}
  ), unsettled AS (
    INSERT INTO partner.unsettled AS u (site_id, day, chain_id, product, losses, ${levels((n) => `r${n}`)})
    SELECT $1::bigint, first_day, rate_chain_id, product, sum(losses), ${levels((n) => `sum(rolling[${n}])`)} FROM summed
    GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
    ON CONFLICT (site_id, day, chain_id, product) DO UPDATE SET losses = u.losses + EXCLUDED.losses, ${levels((n) => `r${n} = u.r${n} + EXCLUDED.r${n}`)}
  ), shared AS (
    SELECT v.holder_id, s.day, coalesce(n.partner_id, 0) AS branch_id, s.product,
      sum(s.turnover)::bigint AS turnover, sum(s.losses)::bigint AS losses, sum(s.rolling[v.level])::bigint AS rolling
    FROM summed s JOIN partner.chain_level v ON v.site_id = $1 AND v.chain_id = s.rate_chain_id
    LEFT JOIN partner.chain_level b ON b.site_id = $1 AND b.chain_id = v.chain_id AND b.level = v.level - 1
    -- A member with rates of its own is a level, and no branch.
    LEFT JOIN partner.node n ON n.site_id = $1 AND n.partner_id = b.holder_id
    GROUP BY 1, 2, 3, 4
  ), due AS (
    ${addDueRolling('shared')}
  ), branched AS (
    INSERT INTO partner.earned_branch AS e (site_id, holder_id, day, branch_id, product, turnover, losses, rolling)
    SELECT $1::bigint, holder_id, day, branch_id, product, turnover, losses, rolling FROM shared
    WHERE (turnover, losses, rolling) <> (0, 0, 0) ORDER BY holder_id, day, branch_id, product
    ON CONFLICT (site_id, holder_id, day, branch_id, product) DO UPDATE
      SET turnover = e.turnover + EXCLUDED.turnover, losses = e.losses + EXCLUDED.losses, rolling = e.rolling + EXCLUDED.rolling
  ), whole AS (
    SELECT holder_id, day, product, sum(turnover)::bigint AS turnover, sum(losses)::bigint AS losses, sum(rolling)::bigint AS rolling
    FROM shared GROUP BY 1, 2, 3
  ), booked AS (
  INSERT INTO partner.earned AS e (site_id, holder_id, day, product, turnover, losses, rolling)
  SELECT $1::bigint, holder_id, day, product, turnover, losses, rolling FROM whole
  WHERE (turnover, losses, rolling) <> (0, 0, 0) ORDER BY holder_id, day, product
  ON CONFLICT (site_id, holder_id, day, product) DO UPDATE
    SET turnover = e.turnover + EXCLUDED.turnover, losses = e.losses + EXCLUDED.losses, rolling = e.rolling + EXCLUDED.rolling
    RETURNING e.holder_id
  )
  ${onlineAmong('booked')}`

/**
 * Sums of all chains, products and days of a run stand in memory: tens of thousands of them in a large site. How many there are nobody knows before, so that the planner would sort a million rows on disk; it is kept
 * from that for this statement.
 */
const inMemory = (ctx: Ctx, isOn: boolean) =>
  ctx.db.query(`SELECT set_config('work_mem', $1, true), set_config('enable_sort', $2, true)`, [
    isOn ? '64MB' : '4MB',
    isOn ? 'off' : 'on',
  ])

/** Answers which of the partners that it concerns are logged in. */
export const accrueStakes = async (ctx: Ctx, from: number, until: number): Promise<OnlinePartner[]> => {
  await inMemory(ctx, true)
  const online = await ctx.db.query<OnlinePartner>(ACCRUE, [ctx.siteId, from, until])
  await inMemory(ctx, false)
  return online
}
