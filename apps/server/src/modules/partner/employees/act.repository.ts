import type { PartnerActKind } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type About = Record<string, string | number | boolean>
export type Act = { actId: number; kind: PartnerActKind; employee: string; about: About; actedAt: Date }

type NewAct = {
  partnerId: number
  employeeId: number | null
  kind: string
  about: About
  requestKey: string | null
}

/** Of a request that is sent again the first entry stays. */
export const insertAct = (ctx: Ctx, { partnerId, employeeId, kind, about, requestKey }: NewAct) =>
  ctx.db.query(
    `INSERT INTO partner.act (site_id, partner_id, employee_id, kind, about, request_key, acted_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (site_id, partner_id, kind, request_key) DO NOTHING`,
    [ctx.siteId, partnerId, employeeId, kind, JSON.stringify(about), requestKey, ctx.now],
  )

/** The newest first, behind an act. `employeeId` 0: of all. */
export const listActs = (
  ctx: Ctx,
  partnerId: number,
  employeeId: number,
  before: number | undefined,
  limit: number,
): Promise<Act[]> =>
  ctx.db.query<Act>(
    `SELECT a.act_id AS "actId", a.kind, coalesce(e.name, '') AS employee, a.about, a.acted_at AS "actedAt"
     FROM partner.act a LEFT JOIN partner.employee e ON e.site_id = a.site_id AND e.employee_id = a.employee_id
     WHERE a.site_id = $1 AND a.partner_id = $2 AND ${employeeId === 0 ? '$3::bigint IS NOT NULL' : 'a.employee_id = $3'} AND a.act_id < $4
     ORDER BY a.act_id DESC LIMIT $5`,
    [ctx.siteId, partnerId, employeeId, before ?? Number.MAX_SAFE_INTEGER, limit],
  )
