import type { Rates } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'

export type SavedRates = { holderId: number; savedAt: Date; rates: Rates; before: Rates | null }

/** Rates of these holders that were saved at these instants, each with what was in force until then. */
export const findSavedRates = (ctx: Ctx, saved: readonly { holderId: number; at: Date }[]): Promise<SavedRates[]> =>
  ctx.db.query<SavedRates>(
    `SELECT s.holder_id AS "holderId", s.saved_at AS "savedAt", s.rates, b.rates AS before
     FROM unnest($2::bigint[], $3::timestamptz[]) AS x (holder_id, at)
     JOIN partner.rate_set s ON s.site_id = $1 AND s.holder_id = x.holder_id AND s.saved_at = x.at
     LEFT JOIN partner.rate_set b ON b.site_id = s.site_id AND b.holder_id = s.holder_id AND b.version = s.version - 1`,
    [ctx.siteId, saved.map(({ holderId }) => holderId), saved.map(({ at }) => at)],
  )

export type NamedPartner = { partnerId: number; memId: string; memNick: string }

/** Of these ids the partners of a subtree, whoever stands at its top among them. */
export const findPartnersWithin = (ctx: Ctx, aboveId: number, ids: readonly number[]): Promise<NamedPartner[]> =>
  ctx.db.query<NamedPartner>(
    `SELECT b.partner_id AS "partnerId", v.mem_id AS "memId", v.mem_nick AS "memNick" FROM partner.below b
     JOIN identity.downline_view v ON v.site_id = b.site_id AND v.member_id = b.partner_id
     WHERE b.site_id = $1 AND b.above_id = $2 AND b.partner_id = ANY ($3::bigint[])`,
    [ctx.siteId, aboveId, [...new Set(ids)]],
  )

export type NamedEmployee = { employeeId: number; id: string; name: string }

/** Of these ids the employees of one partner, removed ones among them. */
export const findEmployeesNamed = (ctx: Ctx, partnerId: number, ids: readonly number[]): Promise<NamedEmployee[]> =>
  ctx.db.query<NamedEmployee>(
    `SELECT employee_id AS "employeeId", own_id AS id, name FROM partner.employee WHERE site_id = $1 AND partner_id = $2 AND employee_id = ANY ($3::bigint[])`,
    [ctx.siteId, partnerId, ids],
  )
