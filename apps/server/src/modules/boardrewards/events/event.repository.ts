import type { EventState, EventTerms } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'

export type EventRow = Omit<EventTerms, 'fromAt' | 'untilAt'> & {
  postId: number
  version: number
  fromAt: Date
  untilAt: Date
  seedSealed: Buffer
  hash: Buffer
  seed: Buffer | null
  state: EventState
  staffId: number
  reason: string
  changedAt: Date
}
const COLUMNS = `post_id AS "postId", version, way, points, winners, budget, least_letters AS "leastLetters", from_at AS "fromAt", until_at AS "untilAt",
  seed_sealed AS "seedSealed", hash, seed, state, staff_id AS "staffId", reason, changed_at AS "changedAt"`

export const findEvent = async (
  ctx: Ctx,
  postId: number,
  lock: '' | 'FOR UPDATE' = '',
): Promise<EventRow | undefined> =>
  (
    await ctx.db.query<EventRow>(
      `SELECT ${COLUMNS} FROM boardrewards.event WHERE site_id = $1 AND post_id = $2 ${lock}`,
      [ctx.siteId, postId],
    )
  )[0]

/** The newest first, behind this post. */
export const findEvents = (ctx: Ctx, size: number, before?: number): Promise<EventRow[]> =>
  ctx.db.query<EventRow>(
    `SELECT ${COLUMNS} FROM boardrewards.event WHERE site_id = $1 AND ($2::bigint IS NULL OR post_id < $2) ORDER BY post_id DESC LIMIT $3`,
    [ctx.siteId, before ?? null, size],
  )

export type NewEvent = Pick<EventRow, 'postId' | 'version' | 'seedSealed' | 'hash' | 'staffId' | 'reason'> & {
  terms: EventTerms
}
/** False where another was faster. */
export const insertEvent = async (ctx: Ctx, event: NewEvent): Promise<boolean> => {
  const { postId, version, terms, seedSealed, hash, staffId, reason } = event
  const rows = await ctx.db.query(
    `INSERT INTO boardrewards.event (site_id, post_id, version, way, points, winners, budget, least_letters, from_at, until_at, seed_sealed, hash, state,
       staff_id, reason, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'open', $13, $14, $15) ON CONFLICT DO NOTHING RETURNING post_id`,
    [ctx.siteId, postId, version, ...valuesOf(terms), seedSealed, hash, staffId, reason, ctx.now],
  )
  return rows.length > 0
}

const valuesOf = ({ way, points, winners, budget, leastLetters, fromAt, untilAt }: EventTerms) => [
  way,
  points,
  winners,
  budget,
  leastLetters,
  fromAt,
  untilAt,
]

type Changed = Pick<EventRow, 'postId' | 'version' | 'staffId' | 'reason'> & { terms: EventTerms }
/** Its seed stays what was published. */
export const changeEvent = (ctx: Ctx, { postId, version, terms, staffId, reason }: Changed) =>
  ctx.db.query(
    `UPDATE boardrewards.event SET version = $3, way = $4, points = $5, winners = $6, budget = $7, least_letters = $8, from_at = $9, until_at = $10,
       staff_id = $11, reason = $12, changed_at = $13 WHERE site_id = $1 AND post_id = $2`,
    [ctx.siteId, postId, version, ...valuesOf(terms), staffId, reason, ctx.now],
  )

export const setCancelled = (ctx: Ctx, postId: number) =>
  ctx.db.query(
    `UPDATE boardrewards.event SET state = 'cancelled', changed_at = $3 WHERE site_id = $1 AND post_id = $2`,
    [ctx.siteId, postId, ctx.now],
  )

/** With the seed, which is no secret from now on. */
export const setPaying = (ctx: Ctx, postId: number, seed: Buffer, entrants: number) =>
  ctx.db.query(
    `UPDATE boardrewards.event SET state = 'paying', seed = $3, entrants = $4, paying_at = $5 WHERE site_id = $1 AND post_id = $2`,
    [ctx.siteId, postId, seed, entrants, ctx.now],
  )

export const setPaid = (ctx: Ctx, postId: number) =>
  ctx.db.query(`UPDATE boardrewards.event SET state = 'paid', paid_at = $3 WHERE site_id = $1 AND post_id = $2`, [
    ctx.siteId,
    postId,
    ctx.now,
  ])

/** Of all sites: those whose payment began and is not over. */
export const findPaying = (ctx: Ctx): Promise<{ siteId: number; postId: number }[]> =>
  ctx.db.query(
    `SELECT site_id AS "siteId", post_id AS "postId" FROM boardrewards.event WHERE state = 'paying' LIMIT 1000`,
    [],
  )

export type EventPost = {
  postId: number
  board: string
  memberId: number | null
  status: string
  title: Record<string, string>
}
export const findPosts = (ctx: Ctx, postIds: readonly number[]): Promise<EventPost[]> =>
  ctx.db.query<EventPost>(
    `SELECT post_id AS "postId", board, member_id AS "memberId", status, title FROM boards.post_view WHERE site_id = $1 AND post_id = ANY($2::bigint[])`,
    [ctx.siteId, postIds],
  )
