import type { SportTicketState } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { booleans, instants, int4s, int8s, texts } from '../../../platform/db/index.ts'
import type { TicketKey } from '../exposure/exposure.repository.ts'
import type { ExposurePart } from '../exposure/exposure.rules.ts'
import { keyColumns } from './ticket.repository.ts'

/** What is written of a ticket. `wagerId`: where it is accepted, at the instant of `ctx`. */
export type TicketWrite = TicketKey & {
  number: number
  fingerprint: string
  content: string
  state: SportTicketState
  product: string
  gameCode: string
  /** What all of its selections are of; '' and 0 where they are of several. */
  sport: string
  competitionId: number
  marketType: number
  sizes: readonly number[]
  lines: number
  stake: number
  pricePolicy: string
  sameEventPrices: Record<string, number> | null
  code: string | null
  acceptAt: Date | null
  wagerId: number | null
  possibleWin: number
  rulesVersion: string
  exposed: readonly ExposurePart[]
  legs: readonly LegWrite[]
}
export type LegWrite = {
  eventId: number
  marketKey: string
  outcome: string
  price: number
  isBanker: boolean
  eventVersion: number
  score: unknown
  /** As it is announced; null where there is no such event. */
  startsAt: Date | null
}

const INSERT_TICKETS = `INSERT INTO sportsbook.ticket (site_id, member_id, ticket_id, number, fingerprint, content, state, product, game_code, sizes, lines, stake, price_policy,
    same_event_prices, code, created_at, accept_at, wager_id, placed_at, possible_win, rules_version, exposed, is_exposed, sport, competition_id, market_type)
  SELECT x.site_id, x.member_id, x.ticket_id, x.number, decode(x.fingerprint, 'hex'), decode(x.content, 'hex'), x.state, x.product, x.game_code, x.sizes, x.lines, x.stake,
    x.price_policy, x.same_event_prices, x.code, $2, x.accept_at, x.wager_id, CASE WHEN x.wager_id IS NOT NULL THEN $2::timestamptz END, x.possible_win, x.rules_version, x.exposed,
    x.wager_id IS NOT NULL, x.sport, x.competition_id, x.market_type
  FROM jsonb_to_recordset($1) AS x (site_id bigint, member_id bigint, ticket_id uuid, number bigint, fingerprint text, content text, state text, product text, game_code text,
    sizes int[], lines bigint, stake bigint, price_policy text, same_event_prices jsonb, code text, accept_at timestamptz, wager_id bigint, possible_win bigint,
    rules_version text, exposed jsonb, sport text, competition_id bigint, market_type int)`

const rowOf = (ticket: TicketWrite): Record<string, unknown> => ({
  site_id: ticket.siteId,
  member_id: ticket.memberId,
  ticket_id: ticket.ticketId,
  number: ticket.number,
  fingerprint: ticket.fingerprint,
  content: ticket.content,
  state: ticket.state,
  product: ticket.product,
  game_code: ticket.gameCode,
  sizes: ticket.sizes,
  lines: ticket.lines,
  stake: ticket.stake,
  price_policy: ticket.pricePolicy,
  same_event_prices: ticket.sameEventPrices,
  code: ticket.code,
  accept_at: ticket.acceptAt,
  wager_id: ticket.wagerId,
  possible_win: ticket.possibleWin,
  rules_version: ticket.rulesVersion,
  exposed: ticket.exposed,
  sport: ticket.sport,
  competition_id: ticket.competitionId,
  market_type: ticket.marketType,
})

/** New tickets; their legs follow. One statement, as each of these. */
export const insertTickets = (ctx: Ctx, tickets: readonly TicketWrite[]): Promise<unknown> =>
  ctx.db.client.query({ name: 'sportsbook.insert_tickets', text: INSERT_TICKETS }, [
    JSON.stringify(tickets.map(rowOf)),
    ctx.now,
  ])

const INSERT_LEGS = {
  name: 'sportsbook.insert_legs',
  text: `INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version, score, starts_at)
    SELECT site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version, score::jsonb, starts_at
    FROM unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::int[], $5::bigint[], $6::text[], $7::text[], $8::int[], $9::boolean[], $10::bigint[], $11::text[],
        $12::timestamptz[])
      AS x (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version, score, starts_at)`,
}

const legsOf = (tickets: readonly TicketWrite[]) =>
  tickets.flatMap(({ siteId, memberId, ticketId, legs }) =>
    legs.map((leg, i) => ({ siteId, memberId, ticketId, ord: i + 1, ...leg })),
  )
const scoreText = ({ score }: LegWrite): string | null => (score == null ? null : JSON.stringify(score))

export const insertLegs = async (ctx: Ctx, tickets: readonly TicketWrite[]): Promise<void> => {
  const legs = legsOf(tickets)
  await ctx.db.client.query(INSERT_LEGS, [
    ...keyColumns(legs),
    int4s(legs, ({ ord }) => ord),
    int8s(legs, ({ eventId }) => eventId),
    texts(legs, ({ marketKey }) => marketKey),
    texts(legs, ({ outcome }) => outcome),
    int4s(legs, ({ price }) => price),
    booleans(legs, ({ isBanker }) => isBanker),
    int8s(legs, ({ eventVersion }) => eventVersion),
    texts(legs, scoreText),
    instants(legs, ({ startsAt }) => startsAt),
  ])
}

const UPDATE_LEGS = {
  name: 'sportsbook.freeze_legs',
  text: `UPDATE sportsbook.leg l SET price = x.price, event_version = x.event_version, score = x.score::jsonb, starts_at = x.starts_at
    FROM unnest($1::bigint[], $2::bigint[], $3::uuid[], $4::int[], $5::int[], $6::bigint[], $7::text[], $8::timestamptz[])
      AS x (site_id, member_id, ticket_id, ord, price, event_version, score, starts_at)
    WHERE l.site_id = x.site_id AND l.member_id = x.member_id AND l.ticket_id = x.ticket_id AND l.ord = x.ord`,
}

const UPDATE_TICKETS = {
  name: 'sportsbook.decide_tickets',
  text: `UPDATE sportsbook.ticket t SET state = x.state, game_code = x.game_code, stake = x.stake, same_event_prices = x.same_event_prices, code = x.code, wager_id = x.wager_id,
      placed_at = CASE WHEN x.wager_id IS NOT NULL THEN $2::timestamptz END, possible_win = x.possible_win, rules_version = x.rules_version, exposed = x.exposed,
      is_exposed = x.wager_id IS NOT NULL
    FROM jsonb_to_recordset($1) AS x (site_id bigint, member_id bigint, ticket_id uuid, state text, game_code text, stake bigint, same_event_prices jsonb, code text, wager_id bigint,
      possible_win bigint, rules_version text, exposed jsonb)
    WHERE t.site_id = x.site_id AND t.member_id = x.member_id AND t.ticket_id = x.ticket_id`,
}

/** What legs are accepted at: before their tickets are, for then it is frozen. */
export const freezeLegs = async (ctx: Ctx, tickets: readonly TicketWrite[]): Promise<void> => {
  const legs = legsOf(tickets)
  await ctx.db.client.query(UPDATE_LEGS, [
    ...keyColumns(legs),
    int4s(legs, ({ ord }) => ord),
    int4s(legs, ({ price }) => price),
    int8s(legs, ({ eventVersion }) => eventVersion),
    texts(legs, scoreText),
    instants(legs, ({ startsAt }) => startsAt),
  ])
}

/** Tickets that were locked and are now accepted, referred or refused. */
export const decideTickets = (ctx: Ctx, tickets: readonly TicketWrite[]): Promise<unknown> =>
  ctx.db.client.query(UPDATE_TICKETS, [JSON.stringify(tickets.map(rowOf)), ctx.now])
