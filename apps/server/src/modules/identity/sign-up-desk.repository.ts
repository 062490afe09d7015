import type { SignUpSort } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { pageWithin } from '../../platform/cursor.ts'
import './tables.ts'

export type WaitingFilter = {
  /** Part of the id, nickname or recommender's id, or the beginning of the address, for LIKE, escaped. */
  part: string
  phoneIndex: Buffer
  accountIndex: Buffer
  sort: SignUpSort
  limit: number
  offset: number
}
export type WaitingRow = {
  member_id: number
  mem_id: string
  mem_nick: string
  mem_name: string
  phone_sealed: Buffer
  account_sealed: Buffer
  bank_code: string
  nation_code: string
  requested_at: Date
  call_by: Date
  called_at: Date | null
  join_ip: string
  recommender_mem_id: string | null
  is_recommender_active: boolean | null
  same_ip: number
}

const orders: Record<SignUpSort, string> = {
  due: 'm.call_by, m.member_id',
  newest: 'm.requested_at DESC, m.member_id DESC',
  address: 'count(*) OVER (PARTITION BY m.join_ip) DESC, m.join_ip, m.call_by, m.member_id',
}

/** Of those who wait no more are counted; staff narrow them by searching. */
const MOST_LISTED = 10_000

export const findWaiting = async (ctx: Ctx, filter: WaitingFilter): Promise<{ rows: WaitingRow[]; total: number }> => {
  const matching = `FROM identity.member m
    LEFT JOIN identity.member r ON r.site_id = m.site_id AND r.member_id = m.recommender_id
    WHERE m.site_id = $1 AND m.status = 'pending' AND ($2 = '' OR m.mem_id ILIKE '%' || $2 || '%' OR m.mem_nick ILIKE '%' || $2 || '%'
      OR r.mem_id ILIKE $2 || '%' OR m.join_ip LIKE $2 || '%' OR m.phone_index = $3 OR m.account_index = $4)`
  const values = [ctx.siteId, filter.part, filter.phoneIndex, filter.accountIndex]
  const [counted] = await ctx.db.query<{ total: number }>(
    `SELECT count(*) AS total FROM (SELECT ${matching} LIMIT ${MOST_LISTED}) listed`,
    values,
  )
  const page = pageWithin(MOST_LISTED, filter.limit, filter.offset)
  const rows = await ctx.db.query<WaitingRow>(
    `SELECT m.member_id, m.mem_id, m.mem_nick, m.mem_name, m.phone_sealed, m.account_sealed, m.bank_code, m.nation_code,
       m.requested_at, m.call_by, m.called_at, m.join_ip, r.mem_id AS recommender_mem_id,
       CASE WHEN r.member_id IS NULL THEN NULL ELSE r.status = 'active' AND r.tier <> 'NORMAL' END AS is_recommender_active,
       (SELECT count(*) FROM identity.member o WHERE o.site_id = m.site_id AND o.member_id <> m.member_id
          AND (o.join_ip = m.join_ip OR o.last_ip = m.join_ip)) AS same_ip
     ${matching} ORDER BY ${orders[filter.sort]} LIMIT $5 OFFSET $6`,
    [...values, page.limit, page.offset],
  )
  return { rows, total: counted?.total ?? 0 }
}
