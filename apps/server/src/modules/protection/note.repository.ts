import type { CareNoteKind } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'

export type NoteRow = { kind: CareNoteKind; text: string; score: number | null; at: Date; staffId: number | null }

export const insertNote = (ctx: Ctx, memberId: number, { kind, text, score, staffId }: Omit<NoteRow, 'at'>) =>
  ctx.db.query(
    'INSERT INTO protection.note (site_id, member_id, kind, text, score, noted_at, staff_id) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [ctx.siteId, memberId, kind, text, score, ctx.now, staffId],
  )

const COLUMNS = 'kind, text, score, noted_at AS at, staff_id AS "staffId"'

/** Newest first. */
export const findNotes = (ctx: Ctx, memberId: number, limit: number): Promise<NoteRow[]> =>
  ctx.db.query<NoteRow>(
    `SELECT ${COLUMNS} FROM protection.note WHERE site_id = $1 AND member_id = $2 ORDER BY note_id DESC LIMIT $3`,
    [ctx.siteId, memberId, limit],
  )

/** When the member last asked for help; undefined: not since `since`. */
export const findHelpAsked = async (ctx: Ctx, memberId: number, since: Date): Promise<Date | undefined> => {
  const [row] = await ctx.db.query<{ at: Date }>(
    `SELECT noted_at AS at FROM protection.note WHERE site_id = $1 AND member_id = $2 AND kind = 'help-asked' AND noted_at > $3
     ORDER BY note_id DESC LIMIT 1`,
    [ctx.siteId, memberId, since],
  )
  return row?.at
}

/** The last contact with each of these members. */
export const findContacts = async (ctx: Ctx, memberIds: readonly number[]): Promise<ReadonlyMap<number, Date>> => {
  const rows = await ctx.db.query<{ memberId: number; at: Date }>(
    `SELECT member_id AS "memberId", max(noted_at) AS at FROM protection.note
     WHERE site_id = $1 AND member_id = ANY($2::bigint[]) AND kind = 'contact' GROUP BY member_id`,
    [ctx.siteId, memberIds],
  )
  return new Map(rows.map(({ memberId, at }) => [memberId, at]))
}

export type HelpAsked = { memberId: number; askedAt: Date; score: number | null }
/** The first question of each member since its last contact; the longest wait first. */
export const findHelpWaiting = (ctx: Ctx, limit: number): Promise<HelpAsked[]> =>
  ctx.db.query<HelpAsked>(
    `SELECT "memberId", "askedAt", score FROM (
     SELECT DISTINCT ON (member_id) member_id AS "memberId", noted_at AS "askedAt", score FROM protection.note asked
     WHERE site_id = $1 AND kind = 'help-asked' AND NOT EXISTS (
       SELECT FROM protection.note later WHERE later.site_id = $1 AND later.member_id = asked.member_id
         AND later.note_id > asked.note_id AND later.kind = 'contact')
     ORDER BY member_id, note_id) waiting ORDER BY "askedAt" LIMIT $2`,
    [ctx.siteId, limit],
  )
