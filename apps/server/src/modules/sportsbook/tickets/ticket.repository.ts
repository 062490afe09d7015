import type { SportTicketState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { BatchedRead } from '../../../platform/db/batched-reads.ts'
import { byteStrings, int8s, uuids } from '../../../platform/db/index.ts'
import type { TicketKey } from '../exposure/exposure.repository.ts'
import type { Offer, StoredTicket } from './stored-ticket.ts'

/** Of a ticket `t`, with its legs. */
export const TICKET_COLUMNS = `t.site_id AS "siteId", t.member_id AS "memberId", t.ticket_id AS "ticketId", t.number, encode(t.fingerprint, 'hex') AS fingerprint, t.state, t.product,
    t.game_code AS "gameCode", t.sizes, t.lines, t.stake, t.price_policy AS "pricePolicy", t.same_event_prices AS "sameEventPrices", t.code, t.created_at AS "createdAt",
    t.accept_at AS "acceptAt", t.offer_until AS "offerUntil", t.offer, t.wager_id AS "wagerId", t.placed_at AS "placedAt", t.possible_win AS "possibleWin",
    t.rules_version AS "rulesVersion", t.settled_at AS "settledAt", t.payout, t.cashed_stake AS "cashedStake", t.cashed_paid AS "cashedPaid",
    (SELECT jsonb_agg(jsonb_build_object('eventId', l.event_id, 'marketKey', l.market_key, 'outcome', l.outcome, 'price', l.price, 'isBanker', l.is_banker,
       'eventVersion', l.event_version, 'score', l.score, 'state', l.state, 'sharedBy', l.shared_by) ORDER BY l.ord)
     FROM sportsbook.leg l WHERE l.site_id = t.site_id AND l.member_id = t.member_id AND l.ticket_id = t.ticket_id) AS legs`

export const keyColumns = (keys: readonly TicketKey[]): Buffer[] => [
  int8s(keys, ({ siteId }) => siteId),
  int8s(keys, ({ memberId }) => memberId),
  uuids(keys, ({ ticketId }) => ticketId.replaceAll('-', '')),
]

const LOCK = {
  name: 'sportsbook.lock_tickets',
  text: `SELECT o.ord::int AS ord, ${TICKET_COLUMNS}
    FROM unnest($1::bigint[], $2::bigint[], $3::uuid[]) WITH ORDINALITY AS o (site_id, member_id, ticket_id, ord)
    JOIN sportsbook.ticket t ON t.site_id = o.site_id AND t.member_id = o.member_id AND t.ticket_id = o.ticket_id
    ORDER BY t.site_id, t.member_id, t.ticket_id FOR UPDATE OF t`,
}

/** Each in its place; nobody else changes them until the transaction has ended. */
export const lockTickets = async (ctx: Ctx, keys: readonly TicketKey[]): Promise<(StoredTicket | undefined)[]> => {
  if (keys.length === 0) return []
  const { rows } = await ctx.db.client.query<StoredTicket & { ord: number }>(LOCK, keyColumns(keys))
  const found = new Map(rows.map(({ ord, ...ticket }) => [ord, ticket]))
  return keys.map((_, i) => found.get(i + 1))
}

/** Of the site of `ctx`, without a lock. */
export const findTicket = (ctx: Ctx, memberId: number, ticketId: string): Promise<StoredTicket | undefined> =>
  ctx.batchRead(readTickets, { memberId, ticketId })

const readTickets: BatchedRead<Omit<TicketKey, 'siteId'>, StoredTicket | undefined> = async (db, siteId, keys) => {
  const rows = await db.named<StoredTicket & { ord: number }>(
    'sportsbook.tickets_by_id',
    // OFFSET 0: each by its key. As a join it was planned while the table was small, and then read all of it each time.
    `SELECT o.ord::int AS ord, f.* FROM unnest($2::bigint[], $3::uuid[]) WITH ORDINALITY AS o (member_id, ticket_id, ord)
     CROSS JOIN LATERAL (SELECT ${TICKET_COLUMNS} FROM sportsbook.ticket t
       WHERE t.site_id = $1 AND t.member_id = o.member_id AND t.ticket_id = o.ticket_id OFFSET 0) f`,
    [siteId, keys.map(({ memberId }) => memberId), keys.map(({ ticketId }) => ticketId)],
  )
  const found = new Map(rows.map(({ ord, ...ticket }) => [ord, ticket]))
  return keys.map((_, i) => found.get(i + 1))
}

/** What a member has on the same selections, and how many tickets wait for somebody. */
export type OpenTickets = { openWin: number; openStake: number; isRepeated: boolean; waiting: number }

const OPEN = {
  name: 'sportsbook.open_tickets',
  text: `SELECT coalesce(x.win, 0)::bigint AS "openWin", coalesce(x.stake, 0)::bigint AS "openStake", coalesce(x.is_repeated, false) AS "isRepeated", w.waiting
    FROM unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::bytea[]) WITH ORDINALITY AS o (site_id, member_id, ticket_id, content, ord)
    LEFT JOIN LATERAL (
      SELECT sum(t.possible_win) AS win, sum(t.stake) AS stake, bool_or(t.created_at > $5) AS is_repeated FROM sportsbook.ticket t
      WHERE t.site_id = o.site_id AND t.member_id = o.member_id AND t.content = o.content AND t.state IN ('waiting', 'referred', 'offered', 'accepted')
        AND t.ticket_id <> o.ticket_id OFFSET 0) x ON true
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS waiting FROM sportsbook.ticket t
      WHERE t.site_id = o.site_id AND t.member_id = o.member_id AND t.state IN ('waiting', 'referred', 'offered') AND t.ticket_id <> o.ticket_id OFFSET 0) w
    ORDER BY o.ord`,
}

/** Each in its place. `since`: what was placed later is taken for the same press of the button. */
export const findOpen = async (
  ctx: Ctx,
  asked: readonly (TicketKey & { content: string })[],
  since: Date,
): Promise<OpenTickets[]> => {
  if (asked.length === 0) return []
  const { rows } = await ctx.db.client.query<OpenTickets>(OPEN, [
    ...keyColumns(asked),
    byteStrings(asked, ({ content }) => Buffer.from(content, 'hex')),
    since,
  ])
  return rows
}

const NUMBERS = {
  name: 'sportsbook.take_numbers',
  text: `SELECT nextval('sportsbook.ticket_number') AS number FROM generate_series(1, $1)`,
}

export const takeNumbers = async (ctx: Ctx, count: number): Promise<number[]> => {
  if (count === 0) return []
  const { rows } = await ctx.db.client.query<{ number: number }>(NUMBERS, [count])
  return rows.map(({ number }) => Number(number))
}

const DUE = `SELECT t.site_id AS "siteId", t.member_id AS "memberId", t.ticket_id AS "ticketId", t.state
  FROM sportsbook.ticket t WHERE`

export type DueTicket = TicketKey & { state: SportTicketState }

/** Live delays that have ended, and offers that nobody took. Of all sites, the oldest first. */
export const findDue = (ctx: Ctx, limit: number): Promise<DueTicket[]> =>
  ctx.db.named(
    'sportsbook.due_tickets',
    `(${DUE} t.state = 'waiting' AND t.accept_at <= $1 ORDER BY t.accept_at LIMIT $3)
     UNION ALL (${DUE} t.state = 'offered' AND t.offer_until <= $1 ORDER BY t.offer_until LIMIT $3)
     UNION ALL (${DUE} t.state = 'referred' AND t.created_at <= $2 ORDER BY t.created_at LIMIT $3)`,
    [ctx.now, new Date(ctx.now.getTime() - REFERRED_MS), limit],
  )
/** After that a ticket that no trader answered is refused. */
export const REFERRED_MS = 10 * 60_000

/** Sets what a trader offers, and what it pays at most; the ticket is locked, and what is held above the offered stake returned. */
export const setOffer = async (
  ctx: Ctx,
  { siteId, memberId, ticketId }: TicketKey,
  offer: Offer & { possibleWin: number },
  until: Date,
): Promise<void> => {
  const { possibleWin, ...terms } = offer
  await ctx.db.query(
    `UPDATE sportsbook.ticket SET state = 'offered', offer = $4, offer_until = $5, stake = $6, possible_win = $7
     WHERE site_id = $1 AND member_id = $2 AND ticket_id = $3 AND state = 'referred'`,
    [siteId, memberId, ticketId, JSON.stringify(terms), until, terms.stake, possibleWin],
  )
}

/** Of the site of `ctx`, the oldest first. */
export const findReferred = (ctx: Ctx, limit = 200): Promise<StoredTicket[]> =>
  ctx.db.query<StoredTicket>(
    `SELECT ${TICKET_COLUMNS} FROM sportsbook.ticket t WHERE t.site_id = $1 AND t.state IN ('referred', 'offered') ORDER BY t.created_at LIMIT $2`,
    [ctx.siteId, limit],
  )
