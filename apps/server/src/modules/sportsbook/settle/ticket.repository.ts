import type { Ctx } from '../../../platform/context.ts'
import { instants, int4s, int8s, texts, uuids } from '../../../platform/db/index.ts'
import { hexOf, type TicketRef } from './due.repository.ts'
import type { LockedTicket, StoredLeg, TicketChange } from './locked-ticket.ts'

const keysOf = (ctx: Ctx, tickets: readonly Pick<TicketRef, 'memberId' | 'ticketId'>[]): (Buffer | number)[] => [
  ctx.siteId,
  int8s(tickets, ({ memberId }) => memberId),
  uuids(tickets, ({ ticketId }) => hexOf(ticketId)),
]
const OF_KEYS = `FROM unnest($2::bigint[], $3::uuid[]) AS o (member_id, ticket_id)`

const TICKETS = `
  SELECT t.member_id AS "memberId", t.ticket_id AS "ticketId", t.state, t.sizes, t.stake, t.same_event_prices AS "sameEventPrices", t.wager_id AS "wagerId",
    t.placed_at AS "placedAt", t.payout, t.cashed_stake AS "cashedStake", t.cashed_paid AS "cashedPaid", t.is_exposed AS "isExposed"
  ${OF_KEYS}
  JOIN sportsbook.ticket t ON t.site_id = $1 AND t.member_id = o.member_id AND t.ticket_id = o.ticket_id
  WHERE t.wager_id IS NOT NULL ORDER BY t.member_id, t.ticket_id`
const LOCK = { name: 'sportsbook.lock_to_settle', text: `${TICKETS} FOR UPDATE OF t` }
const READ = { name: 'sportsbook.read_to_settle', text: TICKETS }

/** Those of the site of `ctx` that are wagers. After the purses of their members, as everybody who changes a ticket does. */
export const lockTickets = async (
  ctx: Ctx,
  tickets: readonly Pick<TicketRef, 'memberId' | 'ticketId'>[],
): Promise<LockedTicket[]> => (await ctx.db.client.query<LockedTicket>(LOCK, keysOf(ctx, tickets))).rows

/** As they are now, for who only wants to know what would become of them. */
export const readTickets = async (
  ctx: Ctx,
  tickets: readonly Pick<TicketRef, 'memberId' | 'ticketId'>[],
): Promise<LockedTicket[]> => (await ctx.db.client.query<LockedTicket>(READ, keysOf(ctx, tickets))).rows

const LEGS = {
  name: 'sportsbook.legs_of_tickets',
  text: `
  SELECT l.member_id AS "memberId", l.ticket_id AS "ticketId", l.ord, l.event_id AS "eventId", l.market_key AS "marketKey", l.outcome, l.price,
    l.is_banker AS "isBanker", l.state, l.shared_by AS "sharedBy", l.result_version AS "resultVersion"
  ${OF_KEYS}
  CROSS JOIN LATERAL (SELECT * FROM sportsbook.leg x WHERE x.site_id = $1 AND x.member_id = o.member_id AND x.ticket_id = o.ticket_id
    ORDER BY x.ord LIMIT 100) l
  ORDER BY l.member_id, l.ticket_id, l.ord`,
}

/** In the order of each ticket. */
export const findLegsOf = async (
  ctx: Ctx,
  tickets: readonly Pick<TicketRef, 'memberId' | 'ticketId'>[],
): Promise<StoredLeg[]> => (await ctx.db.client.query<StoredLeg>(LEGS, keysOf(ctx, tickets))).rows

const WRITE_LEGS = {
  name: 'sportsbook.decide_legs',
  text: `
  UPDATE sportsbook.leg l SET state = d.state, shared_by = d.shared_by, result_version = d.result_version
  FROM unnest($2::bigint[], $3::uuid[], $4::int[], $5::text[], $6::int[], $7::int[]) AS d (member_id, ticket_id, ord, state, shared_by, result_version)
  WHERE l.site_id = $1 AND l.member_id = d.member_id AND l.ticket_id = d.ticket_id AND l.ord = d.ord`,
}

/** Of the site of `ctx`. */
export const writeLegs = async (ctx: Ctx, legs: readonly StoredLeg[]): Promise<void> => {
  await ctx.db.client.query(WRITE_LEGS, [
    ...keysOf(ctx, legs),
    int4s(legs, ({ ord }) => ord),
    texts(legs, ({ state }) => state),
    int4s(legs, ({ sharedBy }) => sharedBy),
    int4s(legs, ({ resultVersion }) => resultVersion),
  ])
}

const WRITE_TICKETS = {
  name: 'sportsbook.end_tickets',
  text: `
  UPDATE sportsbook.ticket t SET state = d.state, payout = d.payout, cashed_stake = d.cashed_stake, cashed_paid = d.cashed_paid, settled_at = d.settled_at,
    is_exposed = d.state = 'accepted' AND (t.is_exposed OR t.state <> 'accepted')
  FROM unnest($2::bigint[], $3::uuid[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[], $8::timestamptz[])
    AS d (member_id, ticket_id, state, payout, cashed_stake, cashed_paid, settled_at)
  WHERE t.site_id = $1 AND t.member_id = d.member_id AND t.ticket_id = d.ticket_id`,
}

/** Of the site of `ctx`; locked before. Those that end take up nothing more, and those that are open again do: `changeExposure` brings the sums to that. */
export const writeTickets = async (ctx: Ctx, tickets: readonly TicketChange[]): Promise<void> => {
  await ctx.db.client.query(WRITE_TICKETS, [
    ...keysOf(ctx, tickets),
    texts(tickets, ({ state }) => state),
    int8s(tickets, ({ payout }) => payout),
    int8s(tickets, ({ cashedStake }) => cashedStake),
    int8s(tickets, ({ cashedPaid }) => cashedPaid),
    instants(tickets, ({ settledAt }) => settledAt),
  ])
}
