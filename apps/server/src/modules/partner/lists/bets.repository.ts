import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../../platform/seoul-time.ts'
import type { WagerRef } from '../../wagers/index.ts'
import type { Whose } from './whose.ts'

/** Behind which bet a page begins. */
export type BetPlace = { placedAt: Date; wagerId: number }
type Stretch = Period & { before: BetPlace | undefined }

const KEYS = `w.member_id AS "memberId", w.placed_at AS "placedAt", w.wager_id AS "wagerId"`
const WITHIN = `w.placed_at >= $3 AND w.placed_at < $4 AND ($5::timestamptz IS NULL OR (w.placed_at, w.wager_id) < ($5, $6))`
const NEWEST = `ORDER BY w.placed_at DESC, w.wager_id DESC LIMIT $7`
const within = (ctx: Ctx, aboveId: number, { from, until, before }: Stretch, limit: number) => [
  ctx.siteId,
  aboveId,
  from,
  until,
  before?.placedAt ?? null,
  before?.wagerId ?? null,
  limit,
]

/** By reading what the whole site placed in this time: it costs by the stretch, however many members there are. */
export const FIND_IN_STRETCH = `
  SELECT ${KEYS} FROM wagers.wager_view w
  JOIN partner.place p ON p.site_id = w.site_id AND p.member_id = w.member_id
  JOIN partner.below b ON b.site_id = p.site_id AND b.above_id = $2 AND b.partner_id = p.partner_id
  WHERE w.site_id = $1 AND ${WITHIN} ${NEWEST}`

export const findInStretch = (ctx: Ctx, aboveId: number, stretch: Stretch, limit: number): Promise<WagerRef[]> =>
  ctx.db.query<WagerRef>(FIND_IN_STRETCH, within(ctx, aboveId, stretch, limit))

/** By asking each member for its newest: it costs by the members, however long the time is. */
export const findByMember = (ctx: Ctx, { aboveId, memberId }: Whose, stretch: Stretch, limit: number) =>
  ctx.db.query<WagerRef>(
    `SELECT ${KEYS} FROM partner.below b
     JOIN partner.place p ON p.site_id = b.site_id AND p.partner_id = b.partner_id AND ($8 = 0 OR p.member_id = $8)
     CROSS JOIN LATERAL (SELECT w.member_id, w.placed_at, w.wager_id FROM wagers.wager_view w
       WHERE w.site_id = $1 AND w.member_id = p.member_id AND ${WITHIN} ${NEWEST}) w
     WHERE b.site_id = $1 AND b.above_id = $2 ${NEWEST}`,
    [...within(ctx, aboveId, stretch, limit), memberId],
  )
