import type { MessageKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { BatchedRead } from '../../platform/db/batched-reads.ts'
import type { Texts } from '../site/index.ts'

/** Numbers of messages that are counted together. The same in the migration. */
const BLOCK = 256

export type NewMessage = {
  memberId: number
  kind: MessageKind
  title: Texts
  text: Texts
  /** For senders that may run twice: the second message with the same key is not sent. */
  onceKey?: string
}
export type NewMessages = Omit<NewMessage, 'memberId'> & { memberIds: readonly number[]; mailingId?: number }

/** Locks the members' inboxes in one order for everybody, and makes those that are missing. */
const lockInboxes = (ctx: Ctx, memberIds: readonly number[]) =>
  ctx.db.query(
    `INSERT INTO community.inbox (site_id, member_id) SELECT $1, member_id FROM unnest($2::bigint[]) AS m (member_id) ORDER BY member_id
     ON CONFLICT (site_id, member_id) DO UPDATE SET messages = inbox.messages`,
    [ctx.siteId, memberIds],
  )

/** One message to each. Answers who got it: not who has one of that key already. */
export const insertMessages = async (ctx: Ctx, message: NewMessages): Promise<number[]> => {
  const { memberIds, kind, title, text, onceKey, mailingId } = message
  await lockInboxes(ctx, memberIds)
  const rows = await ctx.db.query<{ member_id: number }>(
    `WITH sent AS (
       INSERT INTO community.message (site_id, member_id, ord, kind, title, text, created_at, once_key, mailing_id)
       SELECT i.site_id, i.member_id, i.last_ord + 1, $3, $4, $5, $6, $7, $8 FROM community.inbox i
       WHERE i.site_id = $1 AND i.member_id = ANY($2::bigint[]) AND ($7::text IS NULL OR NOT EXISTS (
         SELECT FROM community.message m WHERE m.site_id = i.site_id AND m.member_id = i.member_id AND m.once_key = $7))
       RETURNING member_id, ord
     ), counted AS (
       INSERT INTO community.message_block AS b (site_id, member_id, block, messages)
       SELECT $1, member_id, ord / ${BLOCK}, 1 FROM sent
       ON CONFLICT (site_id, member_id, block) DO UPDATE SET messages = b.messages + 1
     )
     UPDATE community.inbox i SET last_ord = sent.ord, messages = i.messages + 1, unread = i.unread + 1
     FROM sent WHERE i.site_id = $1 AND i.member_id = sent.member_id RETURNING i.member_id`,
    [ctx.siteId, memberIds, kind, title, text, ctx.now, onceKey ?? null, mailingId ?? null],
  )
  return rows.map((row) => row.member_id)
}

export const countUnread: BatchedRead<number, number> = async (db, siteId, memberIds) => {
  const rows = await db.named<{ member_id: number; unread: number }>(
    'community.unread',
    'SELECT member_id, unread FROM community.inbox WHERE site_id = $1 AND member_id = ANY($2::bigint[])',
    [siteId, memberIds],
  )
  const unread = new Map(rows.map((row) => [row.member_id, row.unread]))
  return memberIds.map((memberId) => unread.get(memberId) ?? 0)
}

export type MessageRow = {
  messageId: number
  kind: MessageKind
  title: Texts
  text: Texts
  createdAt: Date
  readAt: Date | null
}
const COLUMNS = `m.message_id AS "messageId", m.kind, m.title, m.text, m.created_at AS "createdAt", m.read_at AS "readAt"`

/** Newest first. Any page costs much the same: it is looked for in the counts of the blocks. */
export const findMessages = async (
  ctx: Ctx,
  memberId: number,
  page: number,
  size: number,
): Promise<{ rows: MessageRow[]; total: number }> => {
  const who = [ctx.siteId, memberId]
  const [inbox] = await ctx.db.query<{ messages: number }>(
    'SELECT messages FROM community.inbox WHERE site_id = $1 AND member_id = $2',
    who,
  )
  const rows = await ctx.db.query<MessageRow>(
    `SELECT m.* FROM (
       SELECT block, before FROM (
         SELECT block, messages, sum(messages) OVER (ORDER BY block DESC) - messages AS before
         FROM community.message_block WHERE site_id = $1 AND member_id = $2
       ) counted WHERE before + messages > $3 ORDER BY block DESC LIMIT 1
     ) place, LATERAL (
       SELECT ${COLUMNS} FROM community.message m
       WHERE m.site_id = $1 AND m.member_id = $2 AND m.ord < (place.block + 1) * ${BLOCK}
       ORDER BY m.ord DESC LIMIT $4 OFFSET $3 - place.before
     ) m`,
    [...who, (page - 1) * size, size],
  )
  return { rows, total: inbox?.messages ?? 0 }
}

export const findMessage = async (ctx: Ctx, memberId: number, messageId: number): Promise<MessageRow | undefined> => {
  const [row] = await ctx.db.query<MessageRow>(
    `SELECT ${COLUMNS} FROM community.message m WHERE m.site_id = $1 AND m.member_id = $2 AND m.message_id = $3`,
    [ctx.siteId, memberId, messageId],
  )
  return row
}

/** One, or all that are unread. Answers how many became read; a mailing is read once by each member, also after the message is gone. */
export const markRead = async (ctx: Ctx, memberId: number, messageId?: number): Promise<number> => {
  await lockInboxes(ctx, [memberId])
  const [marked] = await ctx.db.query<{ count: number }>(
    `WITH marked AS (
       UPDATE community.message SET read_at = $4
       WHERE site_id = $1 AND member_id = $2 AND ($3::bigint IS NULL OR message_id = $3) AND read_at IS NULL RETURNING mailing_id
     ), noted AS (
       INSERT INTO community.mailing_read (site_id, mailing_id, member_id, read_at)
       SELECT $1, mailing_id, $2, $4 FROM marked WHERE mailing_id IS NOT NULL ON CONFLICT DO NOTHING
     )
     UPDATE community.inbox SET unread = unread - (SELECT count(*) FROM marked) WHERE site_id = $1 AND member_id = $2
     RETURNING (SELECT count(*) FROM marked) AS count`,
    [ctx.siteId, memberId, messageId ?? null, ctx.now],
  )
  return marked?.count ?? 0
}

/** The end of a statement whose part `gone` has deleted read messages: counts them off. Answers how many they were. */
const COUNT_OFF = `, fewer AS (
  UPDATE community.message_block b SET messages = b.messages - g.messages
  FROM (SELECT member_id, ord / ${BLOCK} AS block, count(*) AS messages FROM gone GROUP BY 1, 2) g
  WHERE b.site_id = $1 AND b.member_id = g.member_id AND b.block = g.block
), counted AS (
  UPDATE community.inbox i SET messages = i.messages - g.messages
  FROM (SELECT member_id, count(*) AS messages FROM gone GROUP BY 1) g WHERE i.site_id = $1 AND i.member_id = g.member_id
)
SELECT count(*) AS count FROM gone`

/** Of these the ones that are there. False: one of them is unread, and all stay. */
export const deleteRead = async (ctx: Ctx, memberId: number, messageIds: readonly number[]): Promise<boolean> => {
  await lockInboxes(ctx, [memberId])
  const which = [ctx.siteId, memberId, messageIds]
  const unread = await ctx.db.query(
    `SELECT FROM community.message WHERE site_id = $1 AND member_id = $2 AND message_id = ANY($3::bigint[]) AND read_at IS NULL LIMIT 1`,
    which,
  )
  if (unread.length > 0) return false
  await ctx.db.query(
    `WITH gone AS (
       DELETE FROM community.message WHERE site_id = $1 AND member_id = $2 AND message_id = ANY($3::bigint[]) RETURNING member_id, ord
     )${COUNT_OFF}`,
    which,
  )
  return true
}

type Keep = { days: number; items: number }

/** Whose read messages are older than the days, or who has more than the number kept; by their ids, from one on. */
export const findOverfull = async (
  ctx: Ctx,
  { days, items }: Keep,
  after: number,
  limit: number,
): Promise<number[]> => {
  const rows = await ctx.db.query<{ member_id: number }>(
    `SELECT i.member_id FROM community.inbox i WHERE i.site_id = $1 AND i.member_id > $2 AND i.messages > i.unread AND (i.messages > $4 OR EXISTS (
       SELECT FROM community.message m WHERE m.site_id = i.site_id AND m.member_id = i.member_id AND m.read_at IS NOT NULL
         AND m.created_at < $5::timestamptz - make_interval(days => $3)))
     ORDER BY i.member_id LIMIT $6`,
    [ctx.siteId, after, days, items, ctx.now, limit],
  )
  return rows.map((row) => row.member_id)
}

/** Read messages older than the days or past the number kept, newest counted first. Unread ones stay, however old. */
export const dropOldMessages = async (
  ctx: Ctx,
  memberIds: readonly number[],
  { days, items }: Keep,
): Promise<number> => {
  await lockInboxes(ctx, memberIds)
  const [dropped] = await ctx.db.query<{ count: number }>(
    `WITH kept AS (
       SELECT i.member_id, (SELECT m.ord FROM community.message m WHERE m.site_id = i.site_id AND m.member_id = i.member_id
         ORDER BY m.ord DESC OFFSET $4 - 1 LIMIT 1) AS oldest
       FROM community.inbox i WHERE i.site_id = $1 AND i.member_id = ANY($2::bigint[])
     ), gone AS (
       DELETE FROM community.message m USING kept WHERE m.site_id = $1 AND m.member_id = kept.member_id AND m.read_at IS NOT NULL
         AND (m.ord < kept.oldest OR m.created_at < $5::timestamptz - make_interval(days => $3))
       RETURNING m.member_id, m.ord
     )${COUNT_OFF}`,
    [ctx.siteId, memberIds, days, items, ctx.now],
  )
  return dropped?.count ?? 0
}
