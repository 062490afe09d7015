import type { WarningSign } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { daysFrom, seoulDay } from '../../../platform/seoul-time.ts'
import { type FoundSign, LOOKED_BACK_DAYS, type PlayDay } from './signs.rules.ts'

/** From the first day that counts up to yesterday. */
const spanOf = (ctx: Ctx): [first: string, today: string] => {
  const today = seoulDay(ctx.now)
  return [seoulDay(daysFrom(today, -LOOKED_BACK_DAYS)), today]
}

/** Members of the site with a higher id than `after` who played in the time looked back on, or asked for money to be moved; in the order of their ids. */
export const findActiveMembers = async (ctx: Ctx, after: number, most: number): Promise<number[]> => {
  const [first] = spanOf(ctx)
  const rows = await ctx.db.query<{ member_id: number }>(
    `SELECT member_id FROM (
       SELECT member_id FROM wagers.member_day_view WHERE site_id = $1 AND member_id > $2 AND day >= $3::date
       UNION SELECT member_id FROM cashier.request_view WHERE site_id = $1 AND member_id > $2 AND created_at >= $3::date::timestamp AT TIME ZONE 'Asia/Seoul'
     ) active WHERE NOT EXISTS (SELECT FROM identity.test_member_view t WHERE t.site_id = $1 AND t.member_id = active.member_id) ORDER BY member_id LIMIT $4`,
    [ctx.siteId, after, first, most],
  )
  return rows.map(({ member_id }) => member_id)
}

/** What they did on each day, without days on which they did nothing. */
export const readPlayDays = async (ctx: Ctx, memberIds: readonly number[]): Promise<ReadonlyMap<number, PlayDay[]>> => {
  const [first, today] = spanOf(ctx)
  const rows = await ctx.db.query<PlayDay & { memberId: number }>(
    `SELECT member_id AS "memberId", ($4::date - day) AS ago, sum(staked)::bigint AS staked, sum(paid)::bigint AS paid, sum(deposits)::int AS deposits,
       sum(failed)::int AS "failedDeposits", sum(cancelled)::int AS "cancelledWithdrawals", sum(nights)::int AS "nightWagers"
     FROM (
       SELECT member_id, day, staked, paid, 0 AS deposits, 0 AS failed, 0 AS cancelled, 0 AS nights
       FROM wagers.member_day_view WHERE site_id = $1 AND member_id = ANY($2::bigint[]) AND day >= $3::date AND day < $4::date
       UNION ALL
       SELECT member_id, (handled_at AT TIME ZONE 'Asia/Seoul')::date, 0, 0, (cash_type = 'deposit' AND status = 1)::int,
         (cash_type = 'deposit' AND status = -1 AND staff_id IS NOT NULL)::int, (cash_type = 'withdrawal' AND status = -1 AND staff_id IS NULL)::int, 0
       FROM cashier.request_view WHERE site_id = $1 AND member_id = ANY($2::bigint[])
         AND handled_at >= $3::date::timestamp AT TIME ZONE 'Asia/Seoul' AND handled_at < $4::date::timestamp AT TIME ZONE 'Asia/Seoul'
       UNION ALL
       SELECT member_id, (placed_at AT TIME ZONE 'Asia/Seoul')::date, 0, 0, 0, 0, 0, 1
       FROM wagers.wager_view WHERE site_id = $1 AND member_id = ANY($2::bigint[])
         AND placed_at >= $3::date::timestamp AT TIME ZONE 'Asia/Seoul' AND placed_at < $4::date::timestamp AT TIME ZONE 'Asia/Seoul'
         AND extract(hour FROM placed_at AT TIME ZONE 'Asia/Seoul') < 6
     ) happened GROUP BY member_id, day`,
    [ctx.siteId, memberIds, first, today],
  )
  const found = new Map<number, PlayDay[]>(memberIds.map((memberId) => [memberId, []]))
  for (const { memberId, ...day } of rows) found.get(memberId)?.push(day)
  return found
}

export type Scored = { memberId: number; score: number; signs: FoundSign[] }
/** Who has no signs is left out. */
export const insertScores = (ctx: Ctx, scored: readonly Scored[]) =>
  ctx.db.query(
    `INSERT INTO protection.sign_score (site_id, member_id, score, signs, scored_at)
     SELECT $1, u.member_id, u.score, u.signs::jsonb, $5 FROM unnest($2::bigint[], $3::int[], $4::text[]) AS u (member_id, score, signs)
     ON CONFLICT (site_id, member_id) DO UPDATE SET score = excluded.score, signs = excluded.signs, scored_at = excluded.scored_at`,
    [
      ctx.siteId,
      scored.map(({ memberId }) => memberId),
      scored.map(({ score }) => score),
      scored.map(({ signs }) => JSON.stringify(signs)),
      ctx.now,
    ],
  )

/** Those that this night did not find again. */
export const deleteOldScores = (ctx: Ctx) =>
  ctx.db.query('DELETE FROM protection.sign_score WHERE site_id = $1 AND scored_at < $2', [ctx.siteId, ctx.now])

export type ScoreRow = Scored & { scoredAt: Date }
const COLUMNS = 'member_id AS "memberId", score, signs, scored_at AS "scoredAt"'
/** `sign`: those with it alone, '' for all. `contacted`: whether staff noted a contact since `contactedSince`, '' for all. */
export type ScoreFilter = {
  sign: WarningSign | ''
  least: number
  contacted: '' | 'yes' | 'no'
  contactedSince: Date
}
const MATCHES = `site_id = $1 AND score >= $2 AND ($3 = '' OR signs @> jsonb_build_array(jsonb_build_object('sign', $3::text)))
  AND ($4 = '' OR ($4 = 'yes') = EXISTS (SELECT FROM protection.note n
    WHERE n.site_id = $1 AND n.member_id = s.member_id AND n.kind = 'contact' AND n.noted_at > $5))`
const valuesOf = (ctx: Ctx, { sign, least, contacted, contactedSince }: ScoreFilter): unknown[] => [
  ctx.siteId,
  least,
  sign,
  contacted,
  contactedSince,
]

/** Highest first, behind `before`, a score and a member. */
export const findScores = (
  ctx: Ctx,
  filter: ScoreFilter,
  limit: number,
  [score, member = 0]: readonly number[] = [],
): Promise<ScoreRow[]> =>
  ctx.db.query<ScoreRow>(
    `SELECT ${COLUMNS} FROM protection.sign_score s WHERE ${MATCHES}
       AND ($7::bigint IS NULL OR (score <= $7 AND (score < $7 OR member_id > $8))) ORDER BY score DESC, member_id LIMIT $6`,
    [...valuesOf(ctx, filter), limit, score ?? null, member],
  )
export const findScore = async (ctx: Ctx, memberId: number): Promise<ScoreRow | undefined> =>
  (
    await ctx.db.query<ScoreRow>(`SELECT ${COLUMNS} FROM protection.sign_score WHERE site_id = $1 AND member_id = $2`, [
      ctx.siteId,
      memberId,
    ])
  )[0]
