import type { SportChange, SportPreview, sportChangeStates } from '@maru/contract'
import type { Ctx } from '../../../../platform/context.ts'

export type ResultChange = {
  changeId: number
  eventId: number
  change: SportChange
  reason: string
  preview: SportPreview
  versions: Record<string, number>
  state: (typeof sportChangeStates)[number]
  askedBy: number
  askedAt: Date
  decidedBy: number | null
  decidedAt: Date | null
  said: Record<string, number> | null
  followed: number
  tickets: number
}
const COLUMNS = `change_id AS "changeId", event_id AS "eventId", change, reason, preview, versions, state, asked_by AS "askedBy", asked_at AS "askedAt",
  decided_by AS "decidedBy", decided_at AS "decidedAt", said, followed, tickets`

type New = Pick<ResultChange, 'eventId' | 'change' | 'reason' | 'preview' | 'versions' | 'askedBy'>

/** Undefined where another change of the event waits. */
export const insertChange = async (ctx: Ctx, one: New): Promise<number | undefined> => {
  const rows = await ctx.db.query<{ changeId: number }>(
    `INSERT INTO sportsbook.result_change (event_id, change, reason, preview, versions, state, asked_by, asked_at)
     VALUES ($1, $2, $3, $4, $5, 'waiting', $6, $7) ON CONFLICT DO NOTHING RETURNING change_id AS "changeId"`,
    [
      one.eventId,
      JSON.stringify(one.change),
      one.reason,
      JSON.stringify(one.preview),
      JSON.stringify(one.versions),
      one.askedBy,
      ctx.now,
    ],
  )
  return rows[0]?.changeId
}

/** Two who decide at once wait for each other. */
export const lockChange = async (ctx: Ctx, changeId: number): Promise<ResultChange | undefined> =>
  (
    await ctx.db.query<ResultChange>(
      `SELECT ${COLUMNS} FROM sportsbook.result_change WHERE change_id = $1 FOR UPDATE`,
      [changeId],
    )
  )[0]

/** All that wait, and the last ones of the others since an instant, the newest first. */
export const findChanges = (ctx: Ctx, since: Date, limit: number): Promise<ResultChange[]> =>
  ctx.db.query<ResultChange>(
    `SELECT ${COLUMNS} FROM sportsbook.result_change WHERE asked_at > $1 AND state = 'waiting'
     UNION ALL (SELECT ${COLUMNS} FROM sportsbook.result_change WHERE asked_at > $1 AND state <> 'waiting' ORDER BY asked_at DESC, change_id DESC LIMIT $2)
     ORDER BY "askedAt" DESC, "changeId" DESC`,
    [since, limit],
  )

export const waitingChangeOf = async (ctx: Ctx, eventId: number, after: Date): Promise<number | undefined> =>
  (
    await ctx.db.query<{ id: number }>(
      `SELECT change_id AS id FROM sportsbook.result_change WHERE event_id = $1 AND state = 'waiting' AND asked_at > $2`,
      [eventId, after],
    )
  )[0]?.id

export const savePreview = async (ctx: Ctx, changeId: number, preview: SportPreview): Promise<void> => {
  await ctx.db.query('UPDATE sportsbook.result_change SET preview = $2 WHERE change_id = $1', [
    changeId,
    JSON.stringify(preview),
  ])
}

/** `said`: the versions by which it is confirmed, by market. */
export const decideChange = async (
  ctx: Ctx,
  changeId: number,
  to: {
    state: 'confirmed' | 'dropped' | 'expired'
    by: number | null
    said?: Record<string, number>
    tickets?: number
  },
): Promise<void> => {
  await ctx.db.query(
    'UPDATE sportsbook.result_change SET state = $2, decided_by = $3, decided_at = $4, said = $5, tickets = $6 WHERE change_id = $1',
    [changeId, to.state, to.by, ctx.now, to.said ? JSON.stringify(to.said) : null, to.tickets ?? 0],
  )
}

/** Of an event what was asked for too long ago. */
export const expireChanges = async (ctx: Ctx, until: Date, eventId: number | null): Promise<number> => {
  const rows = await ctx.db.query(
    `UPDATE sportsbook.result_change SET state = 'expired', decided_at = $2
     WHERE state = 'waiting' AND asked_at <= $1 AND ($3::bigint IS NULL OR event_id = $3) RETURNING change_id`,
    [until, ctx.now, eventId],
  )
  return rows.length
}

export type FollowedChange = Pick<ResultChange, 'changeId' | 'eventId' | 'tickets' | 'followed'> & {
  said: Record<string, number>
  decidedAt: Date
}
/** Whose tickets may not all have followed. */
export const followedChanges = (ctx: Ctx): Promise<FollowedChange[]> =>
  ctx.db.named<FollowedChange>(
    'sportsbook.followed_changes',
    `SELECT change_id AS "changeId", event_id AS "eventId", tickets, followed, said, decided_at AS "decidedAt" FROM sportsbook.result_change WHERE state = 'confirmed' ORDER BY change_id LIMIT 50`,
    [],
  )

/** Tickets of the time of a change with a leg that has not followed its versions; `stuck`: those of them that cannot, for now. Later ones have nothing to follow. */
export const ticketsBehind = async (
  ctx: Ctx,
  { eventId, said, decidedAt }: Pick<FollowedChange, 'eventId' | 'said' | 'decidedAt'>,
): Promise<{ behind: number; stuck: number }> => {
  const [row] = await ctx.db.query<{ behind: number; stuck: number }>(
    `WITH late AS (SELECT DISTINCT l.site_id, l.member_id, l.ticket_id FROM jsonb_each_text($2::jsonb) v
       JOIN sportsbook.leg l ON l.event_id = $1 AND l.market_key = v.key AND l.result_version < v.value::int
       JOIN sportsbook.ticket t USING (site_id, member_id, ticket_id) WHERE t.placed_at <= $3)
     SELECT count(*)::int AS behind, count(s.ticket_id)::int AS stuck FROM late LEFT JOIN sportsbook.stuck_ticket s USING (site_id, member_id, ticket_id)`,
    [eventId, JSON.stringify(said), decidedAt],
  )
  return row ?? { behind: 0, stuck: 0 }
}

export const saveFollowed = async (
  ctx: Ctx,
  changeId: number,
  { followed, isDone }: { followed: number; isDone: boolean },
): Promise<void> => {
  await ctx.db.query(
    `UPDATE sportsbook.result_change SET followed = $2, state = CASE WHEN $3 THEN 'done' ELSE state END WHERE change_id = $1 AND state = 'confirmed'`,
    [changeId, followed, isDone],
  )
}
