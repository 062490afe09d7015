import type { WageredGroup } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import type { FigureLine } from './figures.rules.ts'
import type { Holder } from './shown.rules.ts'

/** Of a settlement, in the order of their ids. */
export const listHolders = (
  ctx: Ctx,
  settlementId: number,
  after: number | undefined,
  limit: number,
): Promise<Holder[]> =>
  ctx.db.query<Holder>(
    `SELECT h.holder_id AS "holderId", v.mem_id AS "memId", v.mem_nick AS "memNick", v.tier, p.paid_at AS "paidAt"
     FROM (SELECT DISTINCT holder_id FROM partner.settlement_line WHERE site_id = $1 AND settlement_id = $2 AND holder_id > $3 ORDER BY holder_id LIMIT $4) h
     JOIN identity.downline_view v ON v.site_id = $1 AND v.member_id = h.holder_id
     LEFT JOIN partner.settlement_payment p ON p.site_id = $1 AND p.settlement_id = $2 AND p.holder_id = h.holder_id
     ORDER BY h.holder_id`,
    [ctx.siteId, settlementId, after ?? 0, limit],
  )

/** The same of these, before anything is stored. */
export const findNamed = (ctx: Ctx, holderIds: readonly number[]): Promise<Holder[]> =>
  ctx.db.query<Holder>(
    `SELECT member_id AS "holderId", mem_id AS "memId", mem_nick AS "memNick", tier, NULL::timestamptz AS "paidAt" FROM identity.downline_view
     WHERE site_id = $1 AND member_id = ANY ($2::bigint[]) ORDER BY 1`,
    [ctx.siteId, holderIds],
  )

export const findLines = async (
  ctx: Ctx,
  settlementId: number,
  holderIds: readonly number[],
): Promise<FigureLine[]> => {
  const rows = await ctx.db.query<
    { holderId: number; group: WageredGroup } & Record<Exclude<keyof FigureLine, 'holderId' | 'group'>, string>
  >(
    `SELECT holder_id AS "holderId", game_group AS "group", losses::text, divided::text, rolling::text, of_period::text AS "ofPeriod", adjustments::text,
       carried_in::text AS "carriedIn", carried_out::text AS "carriedOut", amount::text
     FROM partner.settlement_line WHERE site_id = $1 AND settlement_id = $2 AND holder_id = ANY ($3::bigint[]) ORDER BY holder_id, game_group`,
    [ctx.siteId, settlementId, holderIds],
  )
  return rows.map(({ holderId, group, ...sums }) => ({
    ...{ holderId, group },
    ...{ losses: BigInt(sums.losses), divided: BigInt(sums.divided), rolling: BigInt(sums.rolling) },
    ...{ ofPeriod: BigInt(sums.ofPeriod), adjustments: BigInt(sums.adjustments) },
    ...{ carriedIn: BigInt(sums.carriedIn), carriedOut: BigInt(sums.carriedOut), amount: BigInt(sums.amount) },
  }))
}
