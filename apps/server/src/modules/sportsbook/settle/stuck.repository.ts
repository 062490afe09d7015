import type { Ctx } from '../../../platform/context.ts'
import type { DueMarket, TicketRef } from './due.repository.ts'

const FIRST_AGAIN_SECONDS = 30
const MOST_AGAIN_SECONDS = 3_600

/** Tried again after half a minute, and after twice the time each further time, an hour at most. */
export const noteStuck = async (ctx: Ctx, { memberId, ticketId }: TicketRef, reason: string): Promise<void> => {
  await ctx.db.query(
    `INSERT INTO sportsbook.stuck_ticket AS s (site_id, member_id, ticket_id, reason, since, again_at)
     VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
     ON CONFLICT (site_id, member_id, ticket_id) DO UPDATE SET reason = EXCLUDED.reason, tries = s.tries + 1,
       again_at = now() + make_interval(secs => least($7, $6 * 2 ^ least(s.tries, 10)))`,
    [ctx.siteId, memberId, ticketId, reason, ctx.now, FIRST_AGAIN_SECONDS, MOST_AGAIN_SECONDS],
  )
}

export const findStuck = async (ctx: Ctx, limit: number): Promise<TicketRef[]> => {
  const rows = await ctx.db.query<Omit<TicketRef, 'wager'> & { wager_id: number; placed_at: Date }>(
    `SELECT s.site_id AS "siteId", s.member_id AS "memberId", s.ticket_id AS "ticketId", t.wager_id, t.placed_at
     FROM sportsbook.stuck_ticket s JOIN sportsbook.ticket t USING (site_id, member_id, ticket_id) WHERE s.again_at <= now() ORDER BY s.again_at LIMIT $1`,
    [limit],
  )
  return rows.map(({ wager_id, placed_at, ...ticket }) => ({
    ...ticket,
    wager: { wagerId: wager_id, placedAt: placed_at },
  }))
}

export const clearStuck = async (ctx: Ctx, { memberId, ticketId }: TicketRef): Promise<void> => {
  await ctx.db.query('DELETE FROM sportsbook.stuck_ticket WHERE site_id = $1 AND member_id = $2 AND ticket_id = $3', [
    ctx.siteId,
    memberId,
    ticketId,
  ])
}

/** That a ticket is on. */
export const marketsOfTicket = (
  ctx: Ctx,
  { siteId, memberId, ticketId }: TicketRef,
): Promise<Omit<DueMarket, 'version'>[]> =>
  ctx.db.query<Omit<DueMarket, 'version'>>(
    `SELECT DISTINCT event_id AS "eventId", market_key AS "marketKey" FROM sportsbook.leg WHERE site_id = $1 AND member_id = $2 AND ticket_id = $3`,
    [siteId, memberId, ticketId],
  )
