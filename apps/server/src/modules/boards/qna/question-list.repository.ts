import type { Ctx } from '../../../platform/context.ts'
import { QUESTION_COLUMNS, type QuestionRow } from './question.repository.ts'

/** Of what staff look for no more is counted. */
const MOST_FOUND = 10_000

export type QuestionFilter = { status: string; kind: string; memberId: number }

/** Waiting ones: who has waited longest first. All others: the newest first. */
export const findForDesk = async (ctx: Ctx, filter: QuestionFilter, page: number, size: number) => {
  const isQueue = filter.status === 'wait'
  const order = isQueue ? 'waits_since, question_id' : 'question_id DESC'
  const matching = `boards.question WHERE site_id = $1 AND ${isQueue ? `status = 'wait' AND NOT is_removed` : `($2 = '' OR status = $2)`}
    AND ($3 = '' OR kind = $3) AND ($4::bigint = 0 OR member_id = $4)${isQueue ? ' AND $2::text IS NOT NULL' : ''}`
  const values = [ctx.siteId, filter.status, filter.kind, filter.memberId]
  const [counted] = await ctx.db.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM ${matching} LIMIT ${MOST_FOUND}) found`,
    values,
  )
  const rows = await ctx.db.query<QuestionRow>(
    `SELECT ${QUESTION_COLUMNS} FROM ${matching} ORDER BY ${order} LIMIT $5 OFFSET $6`,
    [...values, size, Math.min((page - 1) * size, MOST_FOUND)],
  )
  return { rows, total: counted?.total ?? 0 }
}

/** On the whole site. */
export const countWaiting = async (ctx: Ctx): Promise<number> => {
  const [row] = await ctx.db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM boards.question WHERE site_id = $1 AND status = 'wait' AND NOT is_removed`,
    [ctx.siteId],
  )
  return row?.count ?? 0
}
