import type { Ctx } from '../../../platform/context.ts'
import { booleans, instants, int4s, int8s, texts } from '../../../platform/db/index.ts'
import type { EventDraft, MarketDraft } from './draft.ts'
import { roleOf, unevennessOf } from './list-role.rules.ts'

export type EventMarket = { event: EventDraft; market: MarketDraft }

/** Each market as it is now, and the change in its history. */
export const storeMarkets = (ctx: Ctx, markets: readonly EventMarket[]): void => {
  insertMarkets(
    ctx,
    markets.filter(({ market }) => market.storedState === null),
  )
  updateMarkets(
    ctx,
    markets.filter(({ market }) => market.storedState !== null),
  )
}

/** Those that are not stored yet. */
const insertMarkets = (ctx: Ctx, markets: readonly EventMarket[]): void => {
  if (markets.length === 0) return
  const rows = markets.map(({ event, market }) => ({
    event_id: event.eventId,
    market_key: market.key,
    type: market.market.type,
    specifiers: market.market.specifiers,
    state: market.state,
    producer: market.producer,
    at: new Date(market.at),
    version: event.version + 1,
    outcomes: market.outcomes,
    settled_at: instantOf(market.settledAt),
    voids: market.voids,
    role: roleOf(event.sport, market.market),
    unevenness: unevennessOf(market.outcomes),
  }))
  ctx.db.pipeline(() =>
    ctx.db.named(
      'sportsdata.insert_markets',
      `WITH said AS (
         SELECT * FROM jsonb_to_recordset($1::jsonb) AS m (event_id bigint, market_key text, type int, specifiers jsonb, state text, producer int, at timestamptz, version bigint,
           outcomes jsonb, settled_at timestamptz, voids jsonb, role text, unevenness int)
       ), history AS (
         INSERT INTO sportsdata.price_history (event_id, market_key, at, version, state, outcomes) SELECT event_id, market_key, at, version, state, outcomes FROM said
       )
       INSERT INTO sportsdata.market (event_id, market_key, type, specifiers, state, producer, at, version, outcomes, settled_at, voids, role, unevenness)
       SELECT event_id, market_key, type, specifiers, state, producer, at, version, outcomes, settled_at, voids, role, unevenness FROM said`,
      [JSON.stringify(rows)],
    ),
  )
}

/** Those that were loaded, of events that are held: nobody else changes them meanwhile. */
const updateMarkets = (ctx: Ctx, markets: readonly EventMarket[]): void => {
  if (markets.length === 0) return
  ctx.db.pipeline(() =>
    ctx.db.named(
      'sportsdata.update_markets',
      `WITH changed AS (
         UPDATE sportsdata.market m SET state = s.state, producer = s.producer, at = s.at, version = s.version, outcomes = s.outcomes::jsonb, settled_at = s.settled_at,
           voids = s.voids::jsonb, role = s.role, unevenness = s.unevenness, said_at = now()
         FROM unnest($1::bigint[], $2::text[], $3::text[], $4::int[], $5::timestamptz[], $6::bigint[], $7::text[], $8::timestamptz[], $9::text[], $10::text[], $11::int[])
           s (event_id, market_key, state, producer, at, version, outcomes, settled_at, voids, role, unevenness)
         WHERE m.event_id = s.event_id AND m.market_key = s.market_key
         RETURNING m.event_id, m.market_key, m.at, m.version, m.state, m.outcomes
       )
       INSERT INTO sportsdata.price_history (event_id, market_key, at, version, state, outcomes) SELECT event_id, market_key, at, version, state, outcomes FROM changed`,
      [
        int8s(markets, ({ event }) => event.eventId),
        texts(markets, ({ market }) => market.key),
        texts(markets, ({ market }) => market.state),
        int4s(markets, ({ market }) => market.producer),
        instants(markets, ({ market }) => new Date(market.at)),
        int8s(markets, ({ event }) => event.version + 1),
        texts(markets, ({ market }) => JSON.stringify(market.outcomes)),
        instants(markets, ({ market }) => instantOf(market.settledAt)),
        texts(markets, ({ market }) => JSON.stringify(market.voids)),
        texts(markets, ({ event, market }) => roleOf(event.sport, market.market)),
        int4s(markets, ({ market }) => unevennessOf(market.outcomes)),
      ],
    ),
  )
}

/** How many markets are offered is counted anew where that may be another number. */
export const storeEvents = (ctx: Ctx, events: readonly EventDraft[]): void => {
  if (events.length === 0) return
  ctx.db.pipeline(() =>
    ctx.db.named(
      'sportsdata.update_events',
      `UPDATE sportsdata.event e SET starts_at = s.starts_at, earliest_start = least(e.earliest_start, e.starts_at, s.starts_at), state = s.state, score = s.score::jsonb, clock = s.clock::jsonb,
         phase = s.phase, status_at = coalesce(s.status_at, '-infinity'), fixture_at = coalesce(s.fixture_at, '-infinity'), ended_at = s.ended_at, version = e.version + s.is_changed::int,
         markets = CASE WHEN s.is_recounted THEN m.markets ELSE e.markets END, market_types = CASE WHEN s.is_recounted THEN m.types ELSE e.market_types END
       FROM unnest($1::bigint[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::int[], $7::timestamptz[], $8::timestamptz[], $9::timestamptz[], $10::boolean[], $11::boolean[])
         s (event_id, starts_at, state, score, clock, phase, status_at, fixture_at, ended_at, is_changed, is_recounted)
       CROSS JOIN LATERAL (SELECT count(*) AS markets, count(DISTINCT type) AS types FROM sportsdata.market
         WHERE s.is_recounted AND market.event_id = s.event_id AND market.state IN ('active', 'suspended')) m
       WHERE e.event_id = s.event_id`,
      [
        int8s(events, ({ eventId }) => eventId),
        instants(events, ({ startsAt }) => (startsAt === null ? null : new Date(startsAt))),
        texts(events, ({ state }) => state),
        texts(events, ({ score }) => score && JSON.stringify(score)),
        texts(events, ({ clock }) => clock && JSON.stringify(clock)),
        int4s(events, ({ phase }) => phase),
        instants(events, ({ statusAt }) => instantOf(statusAt)),
        instants(events, ({ fixtureAt }) => instantOf(fixtureAt)),
        instants(events, ({ endedAt }) => endedAt),
        booleans(events, ({ isChanged }) => isChanged),
        booleans(events, ({ markets }) => [...markets.values()].some(isOfferedAnew)),
      ],
    ),
  )
}

/** It is offered and was not, or the other way round. */
const isOfferedAnew = ({ state, storedState }: MarketDraft): boolean => isOffered(state) !== isOffered(storedState)
const isOffered = (state: MarketDraft['storedState']): boolean => state === 'active' || state === 'suspended'

const instantOf = (at: number): Date | null => (Number.isFinite(at) ? new Date(at) : null)
