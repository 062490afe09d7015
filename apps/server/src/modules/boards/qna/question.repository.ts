import type { Language, QuestionKind, QuestionState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { pageWithin } from '../../../platform/cursor.ts'

export type QuestionRow = {
  id: number
  memberId: number
  kind: QuestionKind
  language: Language
  title: string
  status: QuestionState
  isRemoved: boolean
  lines: number
  waitsSince: Date
  createdAt: Date
}
export const QUESTION_COLUMNS = `question_id AS id, member_id AS "memberId", kind, language, title, status, is_removed AS "isRemoved", lines,
  waits_since AS "waitsSince", created_at AS "createdAt"`

export type NewQuestion = Pick<QuestionRow, 'memberId' | 'kind' | 'language' | 'title'> & {
  requestKey: string
  createdAt?: Date
}
/** Undefined where the member has asked with this key. */
export const insertQuestion = async (ctx: Ctx, question: NewQuestion): Promise<QuestionRow | undefined> => {
  const [row] = await ctx.db.query<QuestionRow>(
    `INSERT INTO boards.question (site_id, member_id, kind, language, title, status, waits_since, request_key, created_at)
     VALUES ($1, $2, $3, $4, $5, 'wait', $7, $6, $7) ON CONFLICT DO NOTHING RETURNING ${QUESTION_COLUMNS}`,
    [
      ctx.siteId,
      question.memberId,
      question.kind,
      question.language,
      question.title,
      question.requestKey,
      question.createdAt ?? ctx.now,
    ],
  )
  return row
}

const one = async (ctx: Ctx, condition: string, values: unknown[]): Promise<QuestionRow | undefined> => {
  const [row] = await ctx.db.query<QuestionRow>(
    `SELECT ${QUESTION_COLUMNS} FROM boards.question WHERE site_id = $1 AND ${condition}`,
    [ctx.siteId, ...values],
  )
  return row
}
export const findQuestion = (ctx: Ctx, id: number) => one(ctx, 'question_id = $2', [id])
export const lockQuestion = (ctx: Ctx, id: number) => one(ctx, 'question_id = $2 FOR UPDATE', [id])
export const findQuestionByKey = (ctx: Ctx, memberId: number, requestKey: string) =>
  one(ctx, 'member_id = $2 AND request_key = $3', [memberId, requestKey])
export const findWaitingOfKind = (ctx: Ctx, memberId: number, kind: QuestionKind) =>
  one(ctx, `member_id = $2 AND kind = $3 AND status = 'wait' AND NOT is_removed ORDER BY question_id DESC LIMIT 1`, [
    memberId,
    kind,
  ])

export const countWaitingOf = async (ctx: Ctx, memberId: number): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM boards.question WHERE site_id = $1 AND member_id = $2 AND status = 'wait' AND NOT is_removed`,
    [ctx.siteId, memberId],
  )
  return row?.count ?? 0
}

/** A member turns pages by their numbers: of so many of the newest at most. */
const MOST_LISTED = 1_000

/** The newest first. `kind` '': of any. */
export const findOwnQuestions = async (ctx: Ctx, memberId: number, kind: string, page: number, size: number) => {
  const of = `boards.question WHERE site_id = $1 AND member_id = $2 AND ($3 = '' OR kind = $3) AND NOT is_removed`
  const values = [ctx.siteId, memberId, kind]
  const [counted] = await ctx.db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${of} LIMIT ${MOST_LISTED}) listed`,
    values,
  )
  const { limit, offset } = pageWithin(MOST_LISTED, size, (page - 1) * size)
  const rows = await ctx.db.query<QuestionRow>(
    `SELECT ${QUESTION_COLUMNS} FROM ${of} ORDER BY question_id DESC LIMIT $4 OFFSET $5`,
    [...values, limit, offset],
  )
  return { rows, total: counted?.total ?? 0 }
}

export type LineRow = { line: number; staffId: number | null; text: string; saidAt: Date }
export const findLines = (ctx: Ctx, questionId: number): Promise<LineRow[]> =>
  ctx.db.query<LineRow>(
    `SELECT line, staff_id AS "staffId", text, said_at AS "saidAt" FROM boards.question_line
     WHERE site_id = $1 AND question_id = $2 ORDER BY line`,
    [ctx.siteId, questionId],
  )

/** The question is locked, or nobody knows of it yet. By its writer it waits again, by staff it is answered. */
export const addLine = async (
  ctx: Ctx,
  question: QuestionRow,
  { staffId, text, saidAt = ctx.now }: { staffId: number | null; text: string; saidAt?: Date },
): Promise<number> => {
  const line = question.lines + 1
  await ctx.db.query(
    'INSERT INTO boards.question_line (site_id, question_id, line, staff_id, text, said_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [ctx.siteId, question.id, line, staffId, text, saidAt],
  )
  await ctx.db.query(
    `UPDATE boards.question SET lines = $3, status = $4,
       waits_since = CASE WHEN $4 = 'wait' AND status = 'answer' THEN $5 ELSE waits_since END,
       answered_at = CASE WHEN $4 = 'answer' THEN coalesce(answered_at, $5) ELSE answered_at END
     WHERE site_id = $1 AND question_id = $2`,
    [ctx.siteId, question.id, line, staffId === null ? 'wait' : 'answer', saidAt],
  )
  return line
}

export const removeQuestion = (ctx: Ctx, questionId: number) =>
  ctx.db.query('UPDATE boards.question SET is_removed = true WHERE site_id = $1 AND question_id = $2', [
    ctx.siteId,
    questionId,
  ])

const LATEST = 50
/** Between a question and its first answer, on average of the last ones; null where none was answered. */
export const answerMinutes = async (ctx: Ctx, kind: string): Promise<number | null> => {
  const [row] = await ctx.db.query<{ minutes: number | null }>(
    `SELECT ceil(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at)) / 60)::int AS minutes
     FROM (SELECT answered_at, created_at FROM boards.question WHERE site_id = $1 AND kind = $2 AND answered_at IS NOT NULL
           ORDER BY answered_at DESC LIMIT ${LATEST}) latest`,
    [ctx.siteId, kind],
  )
  return row?.minutes ?? null
}
