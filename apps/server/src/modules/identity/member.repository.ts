import { memId as memIdShape } from '@maru/contract'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { nickKey } from './personal.rules.ts'
import type { MemberTable } from './tables.ts'
import './tables.ts'

const selectMember = (ctx: Ctx) =>
  ctx.db.kysely
    .selectFrom('identity.member as m')
    .leftJoin('identity.member as r', (join) =>
      join.onRef('r.site_id', '=', 'm.site_id').onRef('r.member_id', '=', 'm.recommender_id'),
    )
    .selectAll('m')
    .select(['r.mem_id as recommender_mem_id', 'r.status as recommender_status', 'r.tier as recommender_tier'])
    .where('m.site_id', '=', ctx.siteId)

export type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMember>['executeTakeFirstOrThrow']>>

export const findMember = (ctx: Ctx, memberId: number): Promise<MemberRow | undefined> =>
  selectMember(ctx).where('m.member_id', '=', memberId).executeTakeFirst()

export const findMembers = (ctx: Ctx, memberIds: readonly number[]): Promise<MemberRow[]> =>
  memberIds.length === 0 ? Promise.resolve([]) : selectMember(ctx).where('m.member_id', 'in', memberIds).execute()

export type RestrictionsRow = Pick<
  Selectable<MemberTable>,
  | 'level'
  | 'tier'
  | 'status'
  | 'is_deposit_barred'
  | 'is_withdrawal_barred'
  | 'is_betting_barred'
  | 'has_play_limits'
  | 'has_bonus'
  | 'pause'
  | 'paused_until'
  | 'reality_due_at'
> & { member_id: number; rate_chain_id: number | null }

const RESTRICTIONS = {
  name: 'identity.restrictions',
  text: `SELECT m.member_id, m.level, m.tier, m.status, m.is_deposit_barred, m.is_withdrawal_barred, m.is_betting_barred, m.has_play_limits, m.has_bonus, m.pause,
      m.paused_until, m.reality_due_at, CASE WHEN NOT m.is_test THEN c.chain_id END AS rate_chain_id
    FROM identity.member m
    LEFT JOIN identity.rate_chain c ON c.site_id = m.site_id AND c.holder_id = m.rate_holder_id
    WHERE m.member_id = ANY($1::bigint[])`,
}

/** Of any site: ids of members are the same nowhere else. */
export const findRestrictions = async (ctx: Ctx, memberIds: readonly number[]): Promise<RestrictionsRow[]> =>
  (await ctx.db.client.query<RestrictionsRow>(RESTRICTIONS, [`{${memberIds.join(',')}}`])).rows

/** Without case; a rejected application no longer owns its id. */
export const findMemberByMemId = async (ctx: Ctx, memId: string): Promise<MemberRow | undefined> => {
  if (!memIdShape.safeParse(memId).success) return undefined
  return selectMember(ctx)
    .where((eb) => eb(eb.fn('lower', ['m.mem_id']), '=', memId.toLowerCase()))
    .orderBy((eb) => eb('m.status', '=', 'rejected'))
    .orderBy('m.member_id', 'desc')
    .executeTakeFirst()
}

/** However it is spelled; of an application that was not rejected. */
export const findMemberByNick = (ctx: Ctx, nick: string): Promise<MemberRow | undefined> =>
  selectMember(ctx).where('m.nick_key', '=', nickKey(nick)).where('m.status', '<>', 'rejected').executeTakeFirst()

/** For changing the member: others wait until the transaction ends. */
export const lockMember = (ctx: Ctx, memberId: number) =>
  ctx.db.kysely
    .selectFrom('identity.member')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const insertMember = async (ctx: Ctx, values: Insertable<MemberTable>): Promise<number> => {
  const row = await ctx.db.kysely
    .insertInto('identity.member')
    .values(values)
    .returning('member_id')
    .executeTakeFirstOrThrow()
  return row.member_id
}

export const updateMember = (ctx: Ctx, memberId: number, values: Updateable<MemberTable>) =>
  ctx.db.kysely
    .updateTable('identity.member')
    .set(values)
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .execute()

/** In the order of their ids. Answers those whose level was `from`. */
export const updateLevels = async (
  ctx: Ctx,
  changes: readonly { memberId: number; from: number; to: number }[],
): Promise<number[]> => {
  const rows = await ctx.db.query<{ member_id: number }>(
    `UPDATE identity.member m SET level = c.to_level
     FROM (SELECT k.member_id, c.from_level, c.to_level FROM unnest($2::bigint[], $3::int[], $4::int[]) AS c (member_id, from_level, to_level)
           JOIN identity.member k ON k.site_id = $1 AND k.member_id = c.member_id ORDER BY k.member_id FOR NO KEY UPDATE OF k) c
     WHERE m.site_id = $1 AND m.member_id = c.member_id AND m.level = c.from_level RETURNING m.member_id`,
    [ctx.siteId, changes.map(({ memberId }) => memberId), changes.map(({ from }) => from), changes.map(({ to }) => to)],
  )
  return rows.map(({ member_id }) => member_id)
}

export const readWithdrawalGuard = (ctx: Ctx, memberId: number) =>
  ctx.db.kysely
    .selectFrom('identity.withdrawal_guard')
    .select(['failures', 'locked_at'])
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** Accounts of the operator's own: few. */
export const readTestMembers = async (ctx: Ctx): Promise<number[]> =>
  (
    await ctx.db.query<{ memberId: number }>(
      'SELECT member_id AS "memberId" FROM identity.member WHERE site_id = $1 AND is_test',
      [ctx.siteId],
    )
  ).map(({ memberId }) => memberId)

/** Member ids with a session that was seen since. */
export const readOnline = async (ctx: Ctx, since: Date): Promise<number[]> => {
  const rows = await ctx.db.kysely
    .selectFrom('identity.session')
    .select('member_id')
    .distinct()
    .where('site_id', '=', ctx.siteId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>=', since)
    .where('expires_at', '>', ctx.now)
    .execute()
  return rows.map((row) => row.member_id)
}
