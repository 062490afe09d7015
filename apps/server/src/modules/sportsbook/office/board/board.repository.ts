import type { Ctx } from '../../../../platform/context.ts'
import { type Exposed, noExposure } from './exposed.ts'

/** By event; there are as many as events with open tickets. */
export const exposedEvents = async (ctx: Ctx): Promise<Map<number, Exposed>> =>
  new Map(
    (
      await ctx.db.named<Exposed & { eventId: number }>(
        'sportsbook.exposed_events',
        `SELECT event_id AS "eventId", tickets, staked, loss FROM sportsbook.exposure WHERE site_id = $1 AND kind = 'event' AND tickets > 0`,
        [ctx.siteId],
      )
    ).map(({ eventId, ...exposed }) => [eventId, exposed]),
  )

/** Of the whole book, by its competitions: a ticket on several of them counts in each. */
export const exposedBook = async (ctx: Ctx): Promise<Exposed> => {
  const [row] = await ctx.db.named<Exposed>(
    'sportsbook.exposed_book',
    `SELECT coalesce(sum(tickets), 0)::int AS tickets, coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(loss), 0)::bigint AS loss
     FROM sportsbook.exposure WHERE site_id = $1 AND kind = 'competition'`,
    [ctx.siteId],
  )
  return row ?? noExposure
}

/** Of one event and of its outcomes, by the key of the exposure. */
export const exposedOfEvent = async (ctx: Ctx, eventId: number): Promise<Map<string, Exposed>> =>
  new Map(
    (
      await ctx.db.named<Exposed & { key: string }>(
        'sportsbook.exposed_of_event',
        'SELECT key, tickets, staked, loss FROM sportsbook.exposure WHERE site_id = $1 AND event_id = $2 AND tickets > 0',
        [ctx.siteId, eventId],
      )
    ).map(({ key, ...exposed }) => [key, exposed]),
  )

/** Tickets that wait for a trader. */
export const waitingTickets = async (ctx: Ctx): Promise<{ waiting: number; since: Date | null }> => {
  const [row] = await ctx.db.named<{ waiting: number; since: Date | null }>(
    'sportsbook.waiting_tickets',
    `SELECT count(*)::int AS waiting, min(created_at) AS since FROM sportsbook.ticket WHERE site_id = $1 AND state = 'referred'`,
    [ctx.siteId],
  )
  return row ?? { waiting: 0, since: null }
}
