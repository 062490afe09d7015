import type { RatedProduct } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import type { TakenPlay } from './figures.rules.ts'

const ROLLING = 'r1, r2, r3, r4, r5, r6'

/** What was accrued and not settled, of wagers that were settled first up to this day. */
export const findUnsettled = async (ctx: Ctx, until: string): Promise<TakenPlay[]> => {
  const rows = await ctx.db.query<{
    day: string
    chainId: number
    product: RatedProduct
    losses: string
    rolling: string[]
  }>(
    `SELECT day::text AS day, chain_id AS "chainId", product, losses::text AS losses, ARRAY[r1, r2, r3, r4, r5, r6]::text[] AS rolling
     FROM partner.unsettled WHERE site_id = $1 AND day <= $2::date ORDER BY day, chain_id, product`,
    [ctx.siteId, until],
  )
  return rows.map(({ losses, rolling, ...play }) => ({ ...play, losses: BigInt(losses), rolling: rolling.map(BigInt) }))
}

/** The first day of what is not settled. */
export const findFirstUnsettled = async (ctx: Ctx): Promise<string | undefined> => {
  const [row] = await ctx.db.query<{ day: string | null }>(
    'SELECT min(day)::text AS day FROM partner.unsettled WHERE site_id = $1',
    [ctx.siteId],
  )
  return row?.day ?? undefined
}

/** Whether something was settled before an instant that the accrual could not read yet, since an older transaction is open. */
export const hasUnread = async (ctx: Ctx, before: Date): Promise<boolean> => {
  const rows = await ctx.db.query(
    `SELECT FROM wagers.settlement_view s JOIN partner.accrual_state a ON a.site_id = s.site_id
     WHERE s.site_id = $1 AND s.written_by >= a.read_until AND s.settled_at < $2 AND s.rate_chain_id IS NOT NULL LIMIT 1`,
    [ctx.siteId, before],
  )
  return rows.length > 0
}

/** Moves them into a settlement: each won of them is in one settlement. */
export const takeUnsettled = (ctx: Ctx, settlementId: number, until: string) =>
  ctx.db.query(
    `WITH taken AS (DELETE FROM partner.unsettled WHERE site_id = $1 AND day <= $3::date RETURNING day, chain_id, product, losses, ${ROLLING})
     INSERT INTO partner.settlement_play (site_id, settlement_id, day, chain_id, product, losses, ${ROLLING})
     SELECT $1::bigint, $2::bigint, taken.* FROM taken`,
    [ctx.siteId, settlementId, until],
  )

/** Of a settlement that was dropped. */
export const returnTaken = (ctx: Ctx, settlementId: number) =>
  ctx.db.query(
    `INSERT INTO partner.unsettled AS u (site_id, day, chain_id, product, losses, ${ROLLING})
     SELECT site_id, day, chain_id, product, losses, ${ROLLING} FROM partner.settlement_play WHERE site_id = $1 AND settlement_id = $2
     ON CONFLICT (site_id, day, chain_id, product) DO UPDATE SET losses = u.losses + EXCLUDED.losses, r1 = u.r1 + EXCLUDED.r1, r2 = u.r2 + EXCLUDED.r2,
       r3 = u.r3 + EXCLUDED.r3, r4 = u.r4 + EXCLUDED.r4, r5 = u.r5 + EXCLUDED.r5, r6 = u.r6 + EXCLUDED.r6`,
    [ctx.siteId, settlementId],
  )
