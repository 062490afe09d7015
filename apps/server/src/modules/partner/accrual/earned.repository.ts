import type { Ctx } from '../../../platform/context.ts'
import { type OnlinePartner, onlineAmong } from '../live/online-partners.repository.ts'
import { addDueRolling } from '../purse/rolling.repository.ts'

/** What is added to the sums of a holder; below zero where it is taken back. */
export type Earned = {
  holderId: number
  /** `YYYY-MM-DD`, Asia/Seoul. */
  day: string
  /** The level right below the holder; 0: members who stood directly below. */
  branchId: number
  product: string
  turnover: bigint
  losses: bigint
  rolling: bigint
}

/** Each holder, day, branch and product at most once. Rolling is due to the purses with it. Answers which of the partners that it concerns are logged in. */
export const addEarned = async (ctx: Ctx, earned: readonly Earned[]): Promise<OnlinePartner[]> => {
  if (earned.length === 0) return []
  return ctx.db.query<OnlinePartner>(
    `WITH added AS MATERIALIZED (
       SELECT * FROM unnest($2::bigint[], $3::date[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[])
         AS u (holder_id, day, branch_id, product, turnover, losses, rolling)
     ), due AS (
       ${addDueRolling('added')}
     ), branched AS (
       INSERT INTO partner.earned_branch AS e (site_id, holder_id, day, branch_id, product, turnover, losses, rolling)
       SELECT $1::bigint, * FROM added ORDER BY holder_id, day, branch_id, product
       ON CONFLICT (site_id, holder_id, day, branch_id, product) DO UPDATE
         SET turnover = e.turnover + EXCLUDED.turnover, losses = e.losses + EXCLUDED.losses, rolling = e.rolling + EXCLUDED.rolling
     ), booked AS (
     INSERT INTO partner.earned AS e (site_id, holder_id, day, product, turnover, losses, rolling)
     SELECT $1::bigint, holder_id, day, product, sum(turnover), sum(losses), sum(rolling) FROM added GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
     ON CONFLICT (site_id, holder_id, day, product) DO UPDATE
       SET turnover = e.turnover + EXCLUDED.turnover, losses = e.losses + EXCLUDED.losses, rolling = e.rolling + EXCLUDED.rolling
       RETURNING e.holder_id
     )
     ${onlineAmong('booked')}`,
    [
      ctx.siteId,
      earned.map(({ holderId }) => holderId),
      earned.map(({ day }) => day),
      earned.map(({ branchId }) => branchId),
      earned.map(({ product }) => product),
      earned.map(({ turnover }) => turnover.toString()),
      earned.map(({ losses }) => losses.toString()),
      earned.map(({ rolling }) => rolling.toString()),
    ],
  )
}

export type EarnedSums = { turnover: number; losses: number; rolling: number }

/** Of each holder in these days, both among them; who earned nothing is missing. */
export const sumEarned = async (
  ctx: Ctx,
  holderIds: readonly number[],
  from: string,
  until: string,
): Promise<ReadonlyMap<number, EarnedSums>> => {
  const rows = await ctx.db.query<EarnedSums & { holderId: number }>(
    `SELECT holder_id AS "holderId", sum(turnover)::bigint AS turnover, sum(losses)::bigint AS losses, sum(rolling)::bigint AS rolling FROM partner.earned
     WHERE site_id = $1 AND holder_id = ANY ($2::bigint[]) AND day BETWEEN $3::date AND $4::date GROUP BY 1`,
    [ctx.siteId, holderIds, from, until],
  )
  return new Map(rows.map(({ holderId, ...sums }) => [holderId, sums]))
}
