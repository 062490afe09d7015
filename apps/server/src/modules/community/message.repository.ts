import type { Ctx } from '../../platform/context.ts'
import type { BatchedRead } from '../../platform/db/batched-reads.ts'
import type { Texts } from '../site/index.ts'
import type { MessageKind } from './tables.ts'
import './tables.ts'

export type NewMessage = {
  memberId: number
  kind: MessageKind
  title: Texts
  text: Texts
  /** For senders that may run twice: the second message with the same key is not sent. */
  onceKey?: string
}

/** False when the member has a message of that key already. */
export const insertMessage = async (
  ctx: Ctx,
  { memberId, kind, title, text, onceKey }: NewMessage,
): Promise<boolean> => {
  const row = await ctx.db.kysely
    .insertInto('community.message')
    .values({
      site_id: ctx.siteId,
      member_id: memberId,
      kind,
      title,
      text,
      created_at: ctx.now,
      read_at: null,
      once_key: onceKey ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .executeTakeFirst()
  return row !== undefined
}

export const countUnread: BatchedRead<number, number> = async (db, siteId, memberIds) => {
  const rows = await db.named<{ member_id: number; unread: number }>(
    'community.unread',
    `SELECT member_id, count(*) AS unread FROM community.message
     WHERE site_id = $1 AND member_id = ANY($2::bigint[]) AND read_at IS NULL GROUP BY member_id`,
    [siteId, memberIds],
  )
  const unread = new Map(rows.map((row) => [row.member_id, row.unread]))
  return memberIds.map((memberId) => unread.get(memberId) ?? 0)
}

export const findMessages = (ctx: Ctx, memberId: number, limit: number, offset: number) =>
  ctx.db.kysely
    .selectFrom('community.message')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .orderBy('message_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()

export const findMessage = (ctx: Ctx, memberId: number, messageId: number) =>
  ctx.db.kysely
    .selectFrom('community.message')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('member_id', '=', memberId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()

/** True when it was unread until now. */
export const markRead = async (ctx: Ctx, memberId: number, messageId: number): Promise<boolean> => {
  const rows = await ctx.db.query(
    `UPDATE community.message SET read_at = $4
     WHERE site_id = $1 AND member_id = $2 AND message_id = $3 AND read_at IS NULL RETURNING message_id`,
    [ctx.siteId, memberId, messageId, ctx.now],
  )
  return rows.length > 0
}

/** Read messages older than the days or past the number kept, newest counted first. Unread ones stay, however old. */
export const dropOldMessages = async (ctx: Ctx, keep: { days: number; items: number }): Promise<number> => {
  const rows = await ctx.db.query(
    `DELETE FROM community.message m USING (
       SELECT site_id, member_id, message_id, created_at,
         row_number() OVER (PARTITION BY site_id, member_id ORDER BY message_id DESC) AS place
       FROM community.message WHERE site_id = $1
     ) ranked
     WHERE m.site_id = ranked.site_id AND m.member_id = ranked.member_id AND m.message_id = ranked.message_id
       AND m.read_at IS NOT NULL AND (ranked.place > $3 OR m.created_at < $4::timestamptz - make_interval(days => $2))
     RETURNING m.message_id`,
    [ctx.siteId, keep.days, keep.items, ctx.now],
  )
  return rows.length
}
