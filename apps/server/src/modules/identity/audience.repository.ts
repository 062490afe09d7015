import type { MailAudience } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { nextMidnight, seoulMidnight } from '../../platform/seoul-time.ts'
import { siteCurrency } from '../site/index.ts'
import { likePart } from './member-desk.repository.ts'

/** `onlyMarketing`: who has agreed to it, and neither rests nor is excluded. An exclusion holds until it is lifted. */
export type Wanted = { audience: MailAudience; onlyMarketing: boolean }

/** Takes a value of the statement and answers its place. */
type Place = (value: unknown) => string
/** One entry for each kind of audience: without its condition a new kind does not compile. */
type Conditions = {
  [W in MailAudience['who']]: (audience: Extract<MailAudience, { who: W }>, at: Place, currency: string) => string
}

const conditions: Conditions = {
  all: () => 'true',
  levels: ({ levels }, at) => `m.level = ANY(${at(levels)}::int[])`,
  ids: ({ memIds }, at) => `lower(m.mem_id) = ANY(${at(memIds.map((memId) => memId.toLowerCase()))}::text[])`,
  search: ({ search, status }, at) => {
    const part = at(`%${likePart(search)}%`)
    return `(m.mem_id ILIKE ${part} OR m.mem_nick ILIKE ${part}) ${status === '' ? '' : `AND m.status = ${at(status)}`}`
  },
  query: (query, at, currency) => {
    const { registeredFrom, registeredUntil, lastLoginFrom, lastLoginUntil, balanceFrom, balanceUntil } = query
    const balance = () => `COALESCE((SELECT b.balance FROM ledger.balance_view b
      WHERE b.site_id = m.site_id AND b.member_id = m.member_id AND b.purse = 'cash' AND b.currency = ${at(currency)}), 0)`
    return [
      registeredFrom && `m.requested_at >= ${at(seoulMidnight(registeredFrom))}`,
      registeredUntil && `m.requested_at < ${at(nextMidnight(registeredUntil))}`,
      lastLoginFrom && `m.last_login_at >= ${at(seoulMidnight(lastLoginFrom))}`,
      lastLoginUntil && `m.last_login_at < ${at(nextMidnight(lastLoginUntil))}`,
      balanceFrom !== null && `${balance()} >= ${at(balanceFrom)}`,
      balanceUntil !== null && `${balance()} <= ${at(balanceUntil)}`,
    ]
      .filter(Boolean)
      .concat('true')
      .join(' AND ')
  },
}

const whereOf = async (ctx: Ctx, { audience, onlyMarketing }: Wanted) => {
  const values: unknown[] = [ctx.siteId]
  const at: Place = (value) => `$${values.push(value)}`
  const condition = (conditions[audience.who] as (a: MailAudience, p: Place, currency: string) => string)(
    audience,
    at,
    await siteCurrency(ctx),
  )
  const agreed = onlyMarketing
    ? `AND m.takes_marketing AND (m.pause IS NULL OR (m.pause <> 'self-exclusion' AND m.paused_until <= ${at(ctx.now)}))`
    : ''
  return { values, at, where: `m.site_id = $1 AND m.status IN ('active', 'suspended') AND ${condition} ${agreed}` }
}

export const countAudience = async (ctx: Ctx, wanted: Wanted): Promise<number> => {
  const { values, where } = await whereOf(ctx, wanted)
  const [found] = await ctx.db.query<{ count: number }>(
    `SELECT count(*) AS count FROM identity.member m WHERE ${where}`,
    values,
  )
  return found?.count ?? 0
}

/** In the order of their ids, those after one. */
export const findAudience = async (ctx: Ctx, wanted: Wanted, after: number, limit: number): Promise<number[]> => {
  const { values, at, where } = await whereOf(ctx, wanted)
  const rows = await ctx.db.query<{ member_id: number }>(
    `SELECT m.member_id FROM identity.member m WHERE ${where} AND m.member_id > ${at(after)} ORDER BY m.member_id LIMIT ${at(limit)}`,
    values,
  )
  return rows.map((row) => row.member_id)
}

/** Logins that no member of the site has, as they were written. */
export const findUnknownIds = async (ctx: Ctx, memIds: readonly string[]): Promise<string[]> => {
  const rows = await ctx.db.query<{ mem_id: string }>(
    `SELECT w.mem_id FROM unnest($2::text[]) WITH ORDINALITY AS w (mem_id, no) WHERE NOT EXISTS (
       SELECT FROM identity.member m WHERE m.site_id = $1 AND lower(m.mem_id) = lower(w.mem_id) AND m.status <> 'rejected')
     ORDER BY w.no`,
    [ctx.siteId, memIds],
  )
  return rows.map((row) => row.mem_id)
}
