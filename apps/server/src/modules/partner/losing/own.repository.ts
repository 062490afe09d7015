import type { Negative, WageredGroup } from '@maru/commission'
import type { LosingRuleCode } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

/** What a settlement came to for one holder. `paidAt` null: it is not paid, or nothing is. */
export type OwnSettlement = {
  settlementId: number
  from: string
  until: string
  rule: LosingRuleCode
  negative: Negative
  amount: number
  losses: number
  divided: number
  rolling: number
  turnover: number
  paidAt: Date | null
}

/** The newest first, of a holder that has a line in them. Frozen ones may still be dropped, and are no result yet. */
export const listOwnSettlements = (
  ctx: Ctx,
  holderId: number,
  { before, settlementId }: { before?: number | undefined; settlementId?: number },
  limit: number,
): Promise<OwnSettlement[]> =>
  ctx.db.query<OwnSettlement>(
    `SELECT s.settlement_id AS "settlementId", s.from_day::text AS "from", s.until_day::text AS "until", s.rule, s.negative, l.amount, l.losses, l.divided, l.rolling,
       (SELECT coalesce(sum(e.turnover), 0)::bigint FROM partner.earned e WHERE e.site_id = $1 AND e.holder_id = $2 AND e.day BETWEEN s.from_day AND s.until_day) AS turnover,
       p.paid_at AS "paidAt"
     FROM (
       SELECT settlement_id, sum(amount)::bigint AS amount, sum(losses)::bigint AS losses, sum(divided)::bigint AS divided, sum(rolling)::bigint AS rolling
       FROM partner.settlement_line x WHERE site_id = $1 AND holder_id = $2 AND settlement_id < $3 AND ($4::bigint IS NULL OR settlement_id = $4)
         AND EXISTS (SELECT FROM partner.settlement k WHERE k.site_id = $1 AND k.settlement_id = x.settlement_id AND k.status IN ('confirmed', 'paid'))
       GROUP BY 1 ORDER BY 1 DESC LIMIT $5) l
     JOIN partner.settlement s ON s.site_id = $1 AND s.settlement_id = l.settlement_id
     LEFT JOIN partner.settlement_payment p ON p.site_id = $1 AND p.settlement_id = l.settlement_id AND p.holder_id = $2
     ORDER BY s.settlement_id DESC`,
    [ctx.siteId, holderId, before ?? Number.MAX_SAFE_INTEGER, settlementId ?? null, limit],
  )

export type OwnShare = { group: WageredGroup; shareBp: number; base: number }

/** The highest share first. */
export const findShares = (ctx: Ctx, settlementId: number, holderId: number): Promise<OwnShare[]> =>
  ctx.db.query<OwnShare>(
    `SELECT game_group AS "group", share_bp AS "shareBp", base FROM partner.settlement_share
     WHERE site_id = $1 AND settlement_id = $2 AND holder_id = $3 ORDER BY share_bp DESC`,
    [ctx.siteId, settlementId, holderId],
  )

export type OwnCorrection = { group: WageredGroup; from: string; until: string; amount: string }

/** What corrections of closed periods add to this one, by period. */
export const findCorrections = (ctx: Ctx, settlementId: number, holderId: number): Promise<OwnCorrection[]> =>
  ctx.db.query<OwnCorrection>(
    `SELECT a.game_group AS "group", s.from_day::text AS "from", s.until_day::text AS "until", a.amount::text AS amount FROM partner.settlement_adjustment a
     JOIN partner.settlement s ON s.site_id = a.site_id AND s.settlement_id = a.of_settlement
     WHERE a.site_id = $1 AND a.settlement_id = $2 AND a.holder_id = $3 ORDER BY s.from_day, a.game_group`,
    [ctx.siteId, settlementId, holderId],
  )

export type ProductTurnover = { product: string; turnover: number }

/** Valid turnover that was accrued for a holder in these days, by product. */
export const sumTurnover = (ctx: Ctx, holderId: number, from: string, until: string): Promise<ProductTurnover[]> =>
  ctx.db.query<ProductTurnover>(
    `SELECT product, sum(turnover)::bigint AS turnover FROM partner.earned
     WHERE site_id = $1 AND holder_id = $2 AND day BETWEEN $3::date AND $4::date GROUP BY 1`,
    [ctx.siteId, holderId, from, until],
  )
