import type { Ctx } from '../../../../platform/context.ts'
import type { ExposurePart } from '../../exposure/exposure.rules.ts'
import type { StoredTicket } from '../../tickets/stored-ticket.ts'
import type { OpenExposure, StoredCashOut, StoredSettlement, TicketRest } from './ticket-file.ts'

export const findRest = async (
  ctx: Ctx,
  { memberId, ticketId }: Pick<StoredTicket, 'memberId' | 'ticketId'>,
): Promise<TicketRest> => {
  const [row] = await ctx.db.query<TicketRest>(
    `SELECT t.is_exposed AS "isExposed", CASE WHEN t.is_exposed
         THEN (SELECT coalesce(jsonb_agg(x), '[]') FROM sportsbook.taken_up(t.exposed, t.stake, t.stake - t.cashed_stake) x) ELSE t.exposed END AS exposed,
       ARRAY(SELECT l.result_version FROM sportsbook.leg l WHERE l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id ORDER BY l.ord) AS "resultVersions"
     FROM sportsbook.ticket t WHERE t.site_id = $1 AND t.member_id = $2 AND t.ticket_id = $3`,
    [ctx.siteId, memberId, ticketId],
  )
  return row ?? { exposed: [], isExposed: false, resultVersions: [] }
}

/** What stands on the same outcomes, events and competitions by now. */
export const findOpenExposure = (ctx: Ctx, parts: readonly ExposurePart[]): Promise<OpenExposure[]> =>
  ctx.db.query<OpenExposure>(
    `SELECT e.kind, e.key, e.loss, e.most FROM unnest($2::text[], $3::text[]) AS o (kind, key)
     JOIN sportsbook.exposure e ON e.site_id = $1 AND e.kind = o.kind AND e.key = o.key`,
    [ctx.siteId, parts.map(({ kind }) => kind), parts.map(({ key }) => key)],
  )

/** Newest first; of many the last ones. */
export const findCashOuts = (
  ctx: Ctx,
  { memberId, ticketId }: Pick<StoredTicket, 'memberId' | 'ticketId'>,
): Promise<StoredCashOut[]> =>
  ctx.db.query<StoredCashOut>(
    `SELECT state, code, created_at AS "createdAt", done_at AS "doneAt", paid, paid_stake AS "paidStake" FROM sportsbook.cash_out
     WHERE site_id = $1 AND member_id = $2 AND ticket_id = $3 ORDER BY created_at DESC LIMIT 50`,
    [ctx.siteId, memberId, ticketId],
  )

/** Of its wager, each version. */
export const findSettlements = (
  ctx: Ctx,
  { memberId, wagerId, placedAt }: Pick<StoredTicket, 'memberId' | 'wagerId' | 'placedAt'>,
): Promise<StoredSettlement[]> =>
  ctx.db.query<StoredSettlement>(
    `SELECT settled_at AS at, kind FROM wagers.settlement_view
     WHERE site_id = $1 AND member_id = $2 AND settled_at >= $4 AND wager_id = $3 AND placed_at = $4 ORDER BY settled_at LIMIT 50`,
    [ctx.siteId, memberId, wagerId, placedAt],
  )
