import type { CouponKind, CouponStep } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { Texts } from '../site/index.ts'

/** `held`: how many more, or fewer, the member holds by it. */
export type NewEntry = {
  memberId: number
  couponId: number
  step: CouponStep
  held: 1 | -1 | 0
  otherId?: number | undefined
}

/** Numbers it for its member. A check of the table refuses more held coupons than a member may have. */
export const writeEntry = (ctx: Ctx, { memberId, couponId, step, held, otherId }: NewEntry) =>
  ctx.db.query(
    `WITH numbered AS (
       INSERT INTO coupons.account AS a (site_id, member_id, held, entries) VALUES ($1, $2, greatest($5::int, 0), 1)
       ON CONFLICT (site_id, member_id) DO UPDATE SET held = a.held + $5::int, entries = a.entries + 1
       RETURNING entries
     )
     INSERT INTO coupons.entry (site_id, member_id, ord, coupon_id, step, other_id, happened_at)
     SELECT $1, $2, entries, $3, $4, $6, $7 FROM numbered`,
    [ctx.siteId, memberId, couponId, step, held, otherId ?? null, ctx.now],
  )

/**
 * How many coupons each of these members holds. Locked in the order of their ids until the transaction ends, so that two gifts in opposite directions cannot wait for each other.
 */
export const lockHeld = async (ctx: Ctx, memberIds: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  await ctx.db.query(
    `INSERT INTO coupons.account (site_id, member_id) SELECT $1, id FROM unnest($2::bigint[]) AS m (id) ORDER BY id ON CONFLICT DO NOTHING`,
    [ctx.siteId, memberIds],
  )
  const rows = await ctx.db.query<{ id: number; held: number }>(
    'SELECT member_id AS id, held FROM coupons.account WHERE site_id = $1 AND member_id = ANY($2::bigint[]) ORDER BY member_id FOR UPDATE',
    [ctx.siteId, memberIds],
  )
  return new Map(rows.map(({ id, held }) => [id, held]))
}

export type EntryRow = {
  ord: number
  step: CouponStep
  otherId: number | null
  at: Date
  kind: CouponKind
  bonusCode: string
  amount: number
  titles: Texts
}

/** Newest first. Numbers have no gap, so a page is a range of them. */
export const findEntries = async (
  ctx: Ctx,
  memberId: number,
  page: number,
  size: number,
): Promise<{ rows: EntryRow[]; total: number }> => {
  const [counted] = await ctx.db.query<{ entries: number }>(
    'SELECT entries FROM coupons.account WHERE site_id = $1 AND member_id = $2',
    [ctx.siteId, memberId],
  )
  const total = counted?.entries ?? 0
  const highest = total - (page - 1) * size
  const rows = await ctx.db.query<EntryRow>(
    `SELECT e.ord, e.step, e.other_id AS "otherId", e.happened_at AS at, b.kind, b.bonus_code AS "bonusCode", b.amount, b.titles
     FROM coupons.entry e JOIN coupons.coupon c USING (site_id, coupon_id) JOIN coupons.batch b USING (site_id, batch_id)
     WHERE e.site_id = $1 AND e.member_id = $2 AND e.ord BETWEEN $3 AND $4 ORDER BY e.ord DESC`,
    [ctx.siteId, memberId, highest - size + 1, highest],
  )
  return { rows, total }
}
