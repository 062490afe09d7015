import type { Ctx } from '../../../platform/context.ts'
import { type OnlinePartner, onlineAmong } from '../live/online-partners.repository.ts'

/** Where somebody stood at an instant: where the first move since then led away from, or where it stands now. */
const stoodAt = (
  who: string,
  now: string,
): string => `LEFT JOIN LATERAL (SELECT v.move_id, v.from_partner FROM partner.move v
      WHERE v.site_id = $1 AND v.moved_id = ${who} AND v.cause = 'moved' AND v.moved_at > r.at ORDER BY v.move_id LIMIT 1) m ON true
    CROSS JOIN LATERAL (SELECT CASE WHEN m.move_id IS NULL THEN ${now} ELSE m.from_partner END AS id) stood`

/**
 * Adds what these transactions completed to the sums of everybody who stood above the member then, by the branch in which the member stood: who moves before it is read takes nothing along. Accounts of the operator's
 * own count nowhere, as their play does not.
 */
const ACCRUE = `
  WITH RECURSIVE done AS (
    SELECT c.request_id, c.member_id, c.day, q.handled_at AS at, CASE c.cash_type WHEN 'deposit' THEN c.amount ELSE 0 END AS deposit,
      CASE c.cash_type WHEN 'withdrawal' THEN c.amount ELSE 0 END AS withdrawal
    FROM cashier.completion_view c
    JOIN cashier.request_view q ON q.site_id = c.site_id AND q.cash_idx = c.request_id
    JOIN identity.downline_view i ON i.site_id = c.site_id AND i.member_id = c.member_id AND NOT i.is_test
    WHERE c.site_id = $1 AND c.written_by >= $2 AND c.written_by < $3
  ), up AS (
    SELECT r.request_id, r.at, stood.id AS holder_id, 0::bigint AS branch_id
    FROM done r LEFT JOIN partner.place p ON p.site_id = $1 AND p.member_id = r.member_id
    ${stoodAt('r.member_id', 'p.partner_id')} WHERE stood.id IS NOT NULL
    UNION ALL
    SELECT r.request_id, r.at, stood.id, r.holder_id
    FROM up r JOIN partner.node n ON n.site_id = $1 AND n.partner_id = r.holder_id
    ${stoodAt('r.holder_id', 'n.parent_id')} WHERE stood.id IS NOT NULL
  ), shared AS (
    SELECT u.holder_id, r.day, u.branch_id, sum(r.deposit)::bigint AS deposits, sum(r.withdrawal)::bigint AS withdrawals
    FROM up u JOIN done r USING (request_id) GROUP BY 1, 2, 3
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
