import type { LimitPeriod } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Limit, UsedBy } from './limit.rules.ts'
import { periodInstants, periodStarts } from './period.rules.ts'

type UsedRow = Record<`${'staked' | 'paid' | 'seconds'}_${LimitPeriod}`, number> & { at_risk: number }
type Asked = { siteId: number; memberId: number }

/** Each member's days are read once, by the key, from the first that a limit of it counts on. */
const PLAYED = `SELECT
    coalesce(sum(staked) FILTER (WHERE day >= $3::date), 0)::bigint AS staked_day, coalesce(sum(paid) FILTER (WHERE day >= $3::date), 0)::bigint AS paid_day,
    coalesce(sum(staked) FILTER (WHERE day >= $4::date), 0)::bigint AS staked_week, coalesce(sum(paid) FILTER (WHERE day >= $4::date), 0)::bigint AS paid_week,
    coalesce(sum(staked) FILTER (WHERE day >= $5::date), 0)::bigint AS staked_month, coalesce(sum(paid) FILTER (WHERE day >= $5::date), 0)::bigint AS paid_month
  FROM wagers.member_day_view
  WHERE site_id = asked.site_id AND member_id = asked.member_id AND day >= held.played_since OFFSET 0`

const secondsSince = (start: string): string =>
  `floor(coalesce(sum(extract(epoch FROM until - greatest(created_at, ${start}))) FILTER (WHERE until > ${start}), 0))::bigint`
/** Money at vendors that keep purses: it may be staked and lost there without a word to us. */
const AT_RISK = `SELECT coalesce(sum(balance), 0)::bigint AS at_risk FROM ledger.balance_view
  WHERE site_id = asked.site_id AND account_id IN (asked.member_id * 16 + 4, asked.member_id * 16 + 7)`
/** A session that nobody ended lasts until it runs out. */
const LOGGED_IN = `SELECT ${secondsSince('$6')} AS seconds_day, ${secondsSince('$7')} AS seconds_week, ${secondsSince('$8')} AS seconds_month
  FROM (SELECT created_at, least(coalesce(ended_at, expires_at), expires_at, $9::timestamptz) AS until FROM identity.session_view
    WHERE held.is_timed AND site_id = asked.site_id AND member_id = asked.member_id OFFSET 0) session`

/** `held`: a row for each member, with what of the sums it needs. */
const usedBy = (held: string): string => `FROM unnest($1::bigint[], $2::bigint[]) AS asked (site_id, member_id)
  CROSS JOIN LATERAL (${held}) held
  CROSS JOIN LATERAL (${PLAYED}) played
  CROSS JOIN LATERAL (${AT_RISK}) away
  CROSS JOIN LATERAL (${LOGGED_IN}) logged_in`

const valuesFor = (ctx: Ctx, asked: readonly Asked[]): unknown[] => {
  const { day, week, month } = periodStarts(ctx.now)
  const instants = periodInstants(ctx.now)
  const ids = [asked.map(({ siteId }) => siteId), asked.map(({ memberId }) => memberId)]
  return [...ids, day, week, month, instants.day, instants.week, instants.month, ctx.now]
}

const usedFrom = (row: UsedRow): UsedBy => ({
  day: { staked: row.staked_day + row.at_risk, paid: row.paid_day, seconds: row.seconds_day },
  week: { staked: row.staked_week + row.at_risk, paid: row.paid_week, seconds: row.seconds_week },
  month: { staked: row.staked_month + row.at_risk, paid: row.paid_month, seconds: row.seconds_month },
})

const HELD = `SELECT jsonb_agg(jsonb_build_object('kind', kind, 'period', period, 'amount', amount)) AS limits, bool_or(kind = 'session') AS is_timed,
    min(CASE period WHEN 'day' THEN $3::date WHEN 'week' THEN $4::date ELSE $5::date END) FILTER (WHERE kind <> 'session') AS played_since
  FROM protection.member_limit WHERE site_id = asked.site_id AND member_id = asked.member_id AND kind <> 'deposit' HAVING count(*) > 0 OFFSET 0`
const PLAY_LIMITS = {
  name: 'protection.play-limits',
  text: `SELECT asked.member_id, held.limits, played.*, logged_in.*, away.* ${usedBy(HELD)}`,
}

/** Limits of stakes, losses and time of members of any site, and what is used of them, as far as the limits need it: one statement for a batch of bets. */
export const findPlayLimits = async (
  ctx: Ctx,
  asked: readonly Asked[],
): Promise<ReadonlyMap<number, { limits: Limit[]; used: UsedBy }>> => {
  type Row = UsedRow & { member_id: number; limits: Limit[] }
  const { rows } = await ctx.db.client.query<Row>({ ...PLAY_LIMITS, values: valuesFor(ctx, asked) })
  return new Map(rows.map((row) => [row.member_id, { limits: row.limits, used: usedFrom(row) }]))
}

const EVERYTHING = 'SELECT true AS is_timed, least($4::date, $5::date) AS played_since'

/** What a member used in the present day, week and month. */
export const readUsed = async (ctx: Ctx, memberId: number): Promise<UsedBy> => {
  const [row] = await ctx.db.query<UsedRow>(
    `SELECT played.*, logged_in.*, away.* ${usedBy(EVERYTHING)}`,
    valuesFor(ctx, [{ siteId: ctx.siteId, memberId }]),
  )
  if (!row) throw new Error('an aggregate without a row')
  return usedFrom(row)
}

/** Deposits completed in the present day, week and month, with those under way, whenever they were asked for, and what partners gave: a limit holds for all that comes to a member to be played with. */
export const readDeposits = async (ctx: Ctx, memberId: number): Promise<Record<LimitPeriod, number>> => {
  const { day, week, month } = periodInstants(ctx.now)
  const since = (start: string): string =>
    `coalesce(sum(amount) FILTER (WHERE status IN (0, 2) OR handled_at >= ${start}), 0)::bigint`
  const [row] = await ctx.db.query<Record<LimitPeriod, number>>(
    `SELECT ${since('$3')} AS day, ${since('$4')} AS week, ${since('$5')} AS month FROM (
       SELECT amount, status, handled_at FROM cashier.request_view WHERE site_id = $1 AND member_id = $2 AND cash_type = 'deposit' AND status <> -1
       UNION ALL SELECT amount, 1, moved_at FROM partner.gift_view WHERE site_id = $1 AND member_id = $2 AND moved_at >= least($4, $5::timestamptz)) came`,
    [ctx.siteId, memberId, day, week, month],
  )
  return row ?? { day: 0, week: 0, month: 0 }
}
