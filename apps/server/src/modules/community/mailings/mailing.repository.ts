import type { MailAudience, MailingKind, MailingStatus } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Texts } from '../../site/index.ts'

export type Mailing = {
  mailingId: number
  kind: MailingKind
  title: Texts
  text: Texts
  audience: MailAudience
  status: MailingStatus
  sendAt: Date
  expected: number
  lastMemberId: number
  sent: number
  read: number
  staffId: number
  createdAt: Date
}
export type NewMailing = Pick<Mailing, 'kind' | 'title' | 'text' | 'audience' | 'sendAt' | 'expected'> & {
  staffId: number
  requestKey: string
}

const COLUMNS = `m.mailing_id AS "mailingId", m.kind, m.title, m.text, m.audience, m.status, m.send_at AS "sendAt", m.expected,
  m.last_member_id AS "lastMemberId", m.sent, m.staff_id AS "staffId", m.created_at AS "createdAt",
  (SELECT count(*) FROM community.mailing_read r WHERE r.site_id = m.site_id AND r.mailing_id = m.mailing_id) AS read`

/** Undefined: the key was used before. */
export const insertMailing = async (ctx: Ctx, mailing: NewMailing): Promise<number | undefined> => {
  const { kind, title, text, audience, sendAt, expected, staffId, requestKey } = mailing
  const [row] = await ctx.db.query<{ mailing_id: number }>(
    `INSERT INTO community.mailing (site_id, request_key, kind, title, text, audience, status, send_at, expected, staff_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'scheduled', $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING mailing_id`,
    [ctx.siteId, requestKey, kind, title, text, audience, sendAt, expected, staffId, ctx.now],
  )
  return row?.mailing_id
}

export const findMailingByKey = async (ctx: Ctx, staffId: number, requestKey: string): Promise<Mailing | undefined> => {
  const [row] = await ctx.db.query<Mailing>(
    `SELECT ${COLUMNS} FROM community.mailing m WHERE m.site_id = $1 AND m.staff_id = $2 AND m.request_key = $3`,
    [ctx.siteId, staffId, requestKey],
  )
  return row
}

export const findMailing = async (
  ctx: Ctx,
  mailingId: number,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Mailing | undefined> => {
  const [row] = await ctx.db.query<Mailing>(
    `SELECT ${COLUMNS} FROM community.mailing m WHERE m.site_id = $1 AND m.mailing_id = $2 ${lock}`,
    [ctx.siteId, mailingId],
  )
  return row
}

/** The newest first, behind `before`. */
export const findMailings = (ctx: Ctx, limit: number, before: number | undefined): Promise<Mailing[]> =>
  ctx.db.query<Mailing>(
    `SELECT ${COLUMNS} FROM community.mailing m WHERE m.site_id = $1 AND ($3::bigint IS NULL OR m.mailing_id < $3)
     ORDER BY m.mailing_id DESC LIMIT $2`,
    [ctx.siteId, limit, before ?? null],
  )

/** Of any site: what is to be sent by now and has not moved for a minute. */
export const findDueMailings = (ctx: Ctx) =>
  ctx.db.query<{ siteId: number; mailingId: number }>(
    `SELECT site_id AS "siteId", mailing_id AS "mailingId" FROM community.mailing
     WHERE status IN ('scheduled', 'sending') AND send_at <= $1 AND (moved_at IS NULL OR moved_at < $1::timestamptz - interval '1 minute')
     ORDER BY send_at LIMIT 1000`,
    [ctx.now],
  )

/** `until`: the last member that was looked at. */
export const moveMailing = (ctx: Ctx, mailingId: number, until: number, sent: number, status: 'sending' | 'sent') =>
  ctx.db.query(
    `UPDATE community.mailing SET last_member_id = $3, sent = sent + $4, status = $5, moved_at = $6, begun_at = COALESCE(begun_at, $6),
       ended_at = CASE WHEN $5 = 'sent' THEN $6::timestamptz END
     WHERE site_id = $1 AND mailing_id = $2`,
    [ctx.siteId, mailingId, until, sent, status, ctx.now],
  )

export const cancelMailing = (ctx: Ctx, mailingId: number) =>
  ctx.db.query(
    `UPDATE community.mailing SET status = 'cancelled', ended_at = $3 WHERE site_id = $1 AND mailing_id = $2`,
    [ctx.siteId, mailingId, ctx.now],
  )
