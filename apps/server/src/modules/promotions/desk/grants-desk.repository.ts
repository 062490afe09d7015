import type { BonusStatus } from '@maru/contract'
import type { StaffCtx } from '../../../platform/context.ts'

export type GrantFilter = { code: string; status: BonusStatus | ''; member: string }
export type DeskGrant = {
  grantId: number
  memberId: number
  memNick: string
  isTest: boolean
  code: string
  version: number
  status: BonusStatus
  amount: number
  required: number
  progress: number
  converted: number
  takenBack: number
  source: string
  grantedAt: Date
  expiresAt: Date
  endedAt: Date | null
}

const FILTER = `g.site_id = $1 AND ($2 = '' OR g.bonus_code = $2) AND ($3 = '' OR g.status = $3)
  AND ($4 = '' OR g.member_id IN (SELECT m.member_id FROM identity.level_view m WHERE m.site_id = $1 AND (lower(m.mem_id) = lower($4) OR m.mem_nick = $4)))`
const valuesOf = (ctx: StaffCtx, { code, status, member }: GrantFilter) => [ctx.siteId, code, status, member.trim()]

/** The newest first, of those before `before`; 0: from the newest on. Only as many as are shown are joined with their members. */
export const findDeskGrants = (
  ctx: StaffCtx,
  filter: GrantFilter,
  limit: number,
  before: number,
): Promise<DeskGrant[]> =>
  ctx.db.query<DeskGrant>(
    `SELECT g.grant_id AS "grantId", g.member_id AS "memberId", m.mem_nick AS "memNick", m.is_test AS "isTest", g.bonus_code AS code, g.version, g.status, g.amount,
       g.required, least(g.progress, g.required) AS progress, g.converted, g.taken_back AS "takenBack", g.source, g.granted_at AS "grantedAt",
       g.expires_at AS "expiresAt", g.ended_at AS "endedAt"
     FROM (SELECT * FROM promotions.bonus_grant g WHERE ${FILTER} AND ($6::bigint = 0 OR g.grant_id < $6) ORDER BY g.grant_id DESC LIMIT $5) g
     JOIN identity.level_view m ON m.site_id = g.site_id AND m.member_id = g.member_id
     ORDER BY g.grant_id DESC`,
    [...valuesOf(ctx, filter), limit, before],
  )

export const findGrantMember = async (ctx: StaffCtx, grantId: number): Promise<number | undefined> =>
  (
    await ctx.db.query<{ memberId: number }>(
      'SELECT member_id AS "memberId" FROM promotions.bonus_grant WHERE site_id = $1 AND grant_id = $2',
      [ctx.siteId, grantId],
    )
  )[0]?.memberId
