import type { MemberStatus, PartnerTier } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { SessionEnd } from './tables.ts'

export type SearchFilter = {
  /** Part of the id or nickname, for LIKE, escaped. */
  part: string
  phoneIndex: Buffer
  accountIndex: Buffer
  accountTailIndex: Buffer
  status: MemberStatus | ''
  limit: number
  /** The member that the page begins behind; undefined: the newest. */
  before: number | undefined
}
export type FoundMember = {
  member_id: number
  mem_id: string
  mem_nick: string
  status: MemberStatus
  tier: PartnerTier
  level: number
  is_test: boolean
  requested_at: Date
  last_login_at: Date | null
  total: number
}

/** What was typed, as a part of a text for LIKE. */
export const likePart = (typed: string): string => typed.trim().replace(/[\\%_]/g, '\\$&')

export const searchMembers = async (
  ctx: Ctx,
  filter: SearchFilter,
): Promise<{ rows: FoundMember[]; total: number }> => {
  const matching = `FROM identity.member
    WHERE site_id = $1 AND ($2 = '' OR status = $2)
      AND ($3 = '%%' OR mem_id ILIKE $3 OR mem_nick ILIKE $3 OR phone_index = $4 OR account_index = $5 OR account_tail_index = $6)`
  const values = [
    ctx.siteId,
    filter.status,
    `%${filter.part}%`,
    filter.phoneIndex,
    filter.accountIndex,
    filter.accountTailIndex,
  ]
  const [count] = await ctx.db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, values)
  const rows = await ctx.db.query<FoundMember>(
    `SELECT member_id, mem_id, mem_nick, status, tier, level, is_test, requested_at, last_login_at ${matching}
     AND ($8::bigint IS NULL OR member_id < $8) ORDER BY member_id DESC LIMIT $7`,
    [...values, filter.limit, filter.before ?? null],
  )
  return { rows, total: count?.total ?? 0 }
}

export type SessionRow = {
  session_id: number
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  ip: string
  user_agent: string
  ended_at: Date | null
  end_reason: SessionEnd | null
}

/** Newest first, behind `before`. */
export const readSessions = (ctx: Ctx, memberId: number, limit: number, before?: number): Promise<SessionRow[]> =>
  ctx.db.query<SessionRow>(
    `SELECT session_id, created_at, last_seen_at, expires_at, ip, user_agent, ended_at, end_reason
     FROM identity.session WHERE site_id = $1 AND member_id = $2 AND ($4::bigint IS NULL OR session_id < $4) ORDER BY session_id DESC LIMIT $3`,
    [ctx.siteId, memberId, limit, before ?? null],
  )
