import { groupOf, type RatedProduct } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../../platform/seoul-time.ts'
import type { WagerRef } from '../../wagers/index.ts'
import { IS_REPORTED, OF_ONE_WAGER, validOf } from '../accrual/stakes.repository.ts'

export type SettledRef = WagerRef & { settledAt: Date }
export type SettledCursor = { settledAt: Date; wagerId: number }
export type SettledFilter = { branchId: number; product: RatedProduct | ''; only: '' | 'zero' | 'old-rate' }

/** Of how many selections the shortest line is. */
const FOLDS = `coalesce((SELECT min(z) FROM sportsbook.ticket_leg_view t, unnest(t.sizes) z
  WHERE t.site_id = w.site_id AND t.number = CASE WHEN w.round ~ '^\\d{1,15}$' THEN w.round::bigint END), greatest(1, w.legs))`
const MADE_OF: Partial<Record<RatedProduct, string>> = {
  'mini-single': 'w.legs <= 1',
  'mini-combination': 'w.legs > 1',
  'sports-1': `${FOLDS} = 1`,
  'sports-2': `${FOLDS} = 2`,
  'sports-3': `${FOLDS} >= 3`,
}
const BOOKED = `(SELECT c.turnover FROM partner.counted c WHERE c.site_id = w.site_id AND c.member_id = w.member_id AND c.wager_id = w.wager_id)`
const ITSELF = validOf('w.stake', 'w.payout', 'w.bonus_stake', 'w.product')
const TURNOVER = `CASE WHEN w.status <> 'settled' THEN 0
  WHEN ${IS_REPORTED} THEN coalesce(${BOOKED}, ${ITSELF})
  WHEN w.product IN ${OF_ONE_WAGER} THEN ${ITSELF}
  ELSE coalesce(${BOOKED}, 0) END`
/** Each looked up by its key: joined otherwise, a long stretch of the journal makes PostgreSQL read every wager that there ever was. */
const WAGER = `CROSS JOIN LATERAL (SELECT w.* FROM wagers.round_stake_view w
  WHERE w.site_id = s.site_id AND w.member_id = s.member_id AND w.placed_at = s.placed_at AND w.wager_id = s.wager_id OFFSET 0) w`
const ONLY = {
  '': 'true',
  zero: `${TURNOVER} = 0`,
  'old-rate': `s.rate_chain_id IS DISTINCT FROM
    (SELECT f.chain_id FROM identity.chain_in_force_view f WHERE f.site_id = s.site_id AND f.member_id = s.member_id)`,
} as const

/** Settlements of the site in a period, whoever gets a share of them. */
export const countSettled = async (ctx: Ctx, { from, until }: Period): Promise<number> => {
  const [row] = await ctx.db.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM wagers.settlement_view WHERE site_id = $1 AND settled_at >= $2 AND settled_at < $3',
    [ctx.siteId, from, until],
  )
  return row?.n ?? 0
}

/**
 * `branchId`: who stands right below the holder in the chain; the holder itself: members right below it; 0: all.
 * Wagers that were settled or corrected in this time and of which a holder gets a share, the newest first; of several settlements of one wager on the day the last. Read from the journal of the time:
 * `dayEnd` ends the day that the time lies in.
 */
export const findSettled = (
  ctx: Ctx,
  holderId: number,
  { branchId, product, only }: SettledFilter,
  { from, until, before, dayEnd }: Period & { before: SettledCursor | undefined; dayEnd: Date },
  limit: number,
): Promise<SettledRef[]> =>
  ctx.db.query<SettledRef>(
    `SELECT s.member_id AS "memberId", s.placed_at AS "placedAt", s.wager_id AS "wagerId", s.settled_at AS "settledAt"
     FROM wagers.settlement_view s
     JOIN partner.chain_level l ON l.site_id = s.site_id AND l.holder_id = $2 AND l.chain_id = s.rate_chain_id
     ${product in MADE_OF || only === 'zero' ? WAGER : ''}
     WHERE s.site_id = $1 AND s.settled_at >= $3 AND s.settled_at < $4 AND ($5::timestamptz IS NULL OR (s.settled_at, s.wager_id) < ($5, $6))
       AND NOT EXISTS (SELECT FROM wagers.settlement_view n WHERE n.site_id = s.site_id AND n.member_id = s.member_id AND n.settled_at >= s.settled_at
         AND n.settled_at < $7 AND n.wager_id = s.wager_id AND n.version > s.version)
       AND CASE WHEN $8 = 0 THEN true
         WHEN $8 = $2 THEN NOT EXISTS (SELECT FROM partner.chain_level b
           WHERE b.site_id = l.site_id AND b.chain_id = l.chain_id AND b.level = l.level - 1 AND b.holder_id <> s.member_id)
         ELSE EXISTS (SELECT FROM partner.chain_level b WHERE b.site_id = l.site_id AND b.chain_id = l.chain_id AND b.level = l.level - 1 AND b.holder_id = $8) END
       AND ($9 = '' OR s.product = $9) AND ${product === '' ? 'true' : (MADE_OF[product] ?? 'true')} AND ${ONLY[only]}
     ORDER BY s.settled_at DESC, s.wager_id DESC LIMIT $10`,
    [
      ctx.siteId,
      holderId,
      from,
      until,
      before?.settledAt ?? null,
      before?.wagerId ?? null,
      dayEnd,
      branchId,
      product === '' ? '' : groupOf(product),
      limit,
    ],
  )
