import type { StaffNoticeKind } from '@maru/contract'
import type { Db } from '../db/transaction.ts'
import type { Publisher } from '../live/publisher.ts'
import { deskOf } from './desk-topic.ts'

/** `siteId` 0: of the whole installation. */
export type NewNotice = { siteId: number; kind: StaffNoticeKind; subject: string; detail: Record<string, unknown> }
export type Notice = NewNotice & { noticeId: number; raisedAt: Date }

/** Stands on the desk until it is cleared. Raised again, it is the same notice with its newest detail. */
export const raiseNotice = (db: Db, notice: NewNotice): Promise<void> => raiseNotices(db, [notice])

/** Each of another subject. One statement. */
export const raiseNotices = async (db: Db, notices: readonly NewNotice[]): Promise<void> => {
  await db.query(
    `INSERT INTO platform.notice (site_id, kind, subject, detail)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::jsonb[]) AS n (site_id, kind, subject, detail) ORDER BY kind, subject
     ON CONFLICT (kind, subject, site_id) DO UPDATE SET detail = excluded.detail`,
    [
      notices.map(({ siteId }) => siteId),
      notices.map(({ kind }) => kind),
      notices.map(({ subject }) => subject),
      notices.map(({ detail }) => JSON.stringify(detail)),
    ],
  )
}

export const clearNotice = (db: Db, kind: StaffNoticeKind, subject: string): Promise<void> =>
  clearNotices(db, kind, [subject])

/** One statement. */
export const clearNotices = async (db: Db, kind: StaffNoticeKind, subjects: readonly string[]): Promise<void> => {
  await db.named(
    'platform.clear_notices',
    'DELETE FROM platform.notice WHERE kind = $1 AND subject = ANY ($2::text[])',
    [kind, subjects],
  )
}

const COLUMNS = `notice_id AS "noticeId", site_id AS "siteId", kind, subject, detail, raised_at AS "raisedAt"`

/** Of the site and of the whole installation, newest first. */
export const noticesOf = (db: Db, siteId: number): Promise<Notice[]> =>
  db.query<Notice>(
    `SELECT ${COLUMNS} FROM platform.notice WHERE site_id IN (0, $1) ORDER BY notice_id DESC LIMIT 200`,
    [siteId],
  )

/** Of every site. */
export const noticesOfKind = (db: Db, kind: StaffNoticeKind): Promise<Notice[]> =>
  db.query<Notice>(`SELECT ${COLUMNS} FROM platform.notice WHERE kind = $1`, [kind])

/** Locked, so that two staff do not act on it at once. */
export const lockNotice = async (db: Db, siteId: number, noticeId: number): Promise<Notice | undefined> => {
  const [notice] = await db.query<Notice>(
    `SELECT ${COLUMNS} FROM platform.notice WHERE site_id IN (0, $1) AND notice_id = $2 FOR UPDATE`,
    [siteId, noticeId],
  )
  return notice
}

/** Screens of staff read the notices again. */
export const announceNotices = (live: Publisher, siteId: number): void =>
  live.publish(deskOf(siteId), { what: 'notice', id: '', isNew: true })
