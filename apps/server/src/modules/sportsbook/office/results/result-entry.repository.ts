import type { SportPick } from '@maru/contract'
import type { Score } from '@maru/sports'
import type { Ctx } from '../../../../platform/context.ts'

export type ResultEntry = {
  entryId: number
  eventId: number
  score: Score | null
  picks: SportPick[]
  enteredBy: number
  enteredAt: Date
}
const OPEN = `SELECT entry_id AS "entryId", event_id AS "eventId", score, picks, entered_by AS "enteredBy", entered_at AS "enteredAt" FROM sportsbook.result_entry
  WHERE confirmed_at IS NULL`

/** Of one event, locked: two who type at once wait for each other. Its event is held before. */
export const lockEntry = async (ctx: Ctx, eventId: number): Promise<ResultEntry | undefined> =>
  (await ctx.db.query<ResultEntry>(`${OPEN} AND event_id = $1 FOR UPDATE`, [eventId]))[0]

/** By event, of those that were typed after an instant. */
export const openEntries = async (
  ctx: Ctx,
  eventIds: readonly number[],
  after: Date,
): Promise<Map<number, ResultEntry>> => {
  if (eventIds.length === 0) return new Map()
  const rows = await ctx.db.query<ResultEntry>(`${OPEN} AND event_id = ANY ($1::bigint[]) AND entered_at > $2`, [
    eventIds,
    after,
  ])
  return new Map(rows.map((row) => [row.eventId, row]))
}

export const insertEntry = async (
  ctx: Ctx,
  { eventId, score, picks, enteredBy }: Omit<ResultEntry, 'entryId' | 'enteredAt'>,
): Promise<void> => {
  await ctx.db.query(
    'INSERT INTO sportsbook.result_entry (event_id, score, picks, entered_by, entered_at) VALUES ($1, $2, $3, $4, $5)',
    [eventId, score && JSON.stringify(score), JSON.stringify(picks), enteredBy, ctx.now],
  )
}

export const confirmEntry = async (ctx: Ctx, entryId: number, staffId: number): Promise<void> => {
  await ctx.db.query('UPDATE sportsbook.result_entry SET confirmed_by = $2, confirmed_at = $3 WHERE entry_id = $1', [
    entryId,
    staffId,
    ctx.now,
  ])
}

export const deleteEntry = async (ctx: Ctx, entryId: number): Promise<void> => {
  await ctx.db.query('DELETE FROM sportsbook.result_entry WHERE entry_id = $1', [entryId])
}
