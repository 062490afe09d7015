import type { Ctx } from '../../../platform/context.ts'
import { type OnlinePartner, onlineAmong } from '../live/online-partners.repository.ts'

/**
 * Adds what these transactions completed to the sums of everybody above the member, by the branch in which the member stands. Accounts of the operator's own count nowhere, as their play does not.
 */
const ACCRUE = `
  WITH placed AS (
    SELECT p.partner_id, c.day, coalesce(sum(c.amount) FILTER (WHERE c.cash_type = 'deposit'), 0) AS deposits,
      coalesce(sum(c.amount) FILTER (WHERE c.cash_type = 'withdrawal'), 0) AS withdrawals
    FROM cashier.completion_view c
    JOIN partner.place p ON p.site_id = c.site_id AND p.member_id = c.member_id
    JOIN identity.downline_view m ON m.site_id = c.site_id AND m.member_id = c.member_id AND NOT m.is_test
    WHERE c.site_id = $1 AND c.written_by >= $2 AND c.written_by < $3 GROUP BY 1, 2
  ), shared AS (
    SELECT u.above_id AS holder_id, p.day, coalesce(b.above_id, 0) AS branch_id, sum(p.deposits)::bigint AS deposits, sum(p.withdrawals)::bigint AS withdrawals
    FROM placed p JOIN partner.below u ON u.site_id = $1 AND u.partner_id = p.partner_id
    LEFT JOIN partner.below b ON b.site_id = $1 AND b.partner_id = p.partner_id AND b.depth = u.depth - 1
    GROUP BY 1, 2, 3
  ), booked AS (
  INSERT INTO partner.cash_day AS d (site_id, holder_id, day, branch_id, deposits, withdrawals)
  SELECT $1::bigint, holder_id, day, branch_id, deposits, withdrawals FROM shared ORDER BY holder_id, day, branch_id
  ON CONFLICT (site_id, holder_id, day, branch_id) DO UPDATE
    SET deposits = d.deposits + EXCLUDED.deposits, withdrawals = d.withdrawals + EXCLUDED.withdrawals
    RETURNING d.holder_id
  )
  ${onlineAmong('booked')}`

/** Answers which of the partners that it concerns are logged in. */
export const accrueCash = (ctx: Ctx, from: number, until: number): Promise<OnlinePartner[]> =>
  ctx.db.query<OnlinePartner>(ACCRUE, [ctx.siteId, from, until])
