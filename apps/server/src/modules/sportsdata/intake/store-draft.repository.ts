import type { Fixture, Named } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { booleans, instants, int8s, texts } from '../../../platform/db/index.ts'
import { insertResults } from '../results/result.repository.ts'
import type { NewResult } from '../results/result.ts'
import type { Draft, EventDraft } from './draft.ts'
import { type EventMarket, storeEvents, storeMarkets } from './store-markets.repository.ts'

/** Stores what a batch made of events that are held: a few statements, however many there are. Notes at each whether its fixture is another one. */
export const storeDraft = async (ctx: Ctx, feed: string, draft: Draft): Promise<void> => {
  const events = [...draft.events.values()].filter(isStored).toSorted(byId)
  const markets = events.flatMap((event) => changedMarkets(event))
  await storeFixtures(ctx, feed, events)
  storeMarkets(ctx, markets)
  storeEvents(ctx, events)
  await storeIncidents(ctx, events)
  for (const results of inTurns(draft.results)) await insertResults(ctx, results)
  await touchSaid(ctx, [...draft.events.values()])
}

const isStored = ({ isChanged, isSaidAgain, fixture }: EventDraft): boolean =>
  isChanged || isSaidAgain || fixture !== null
const byId = (one: EventDraft, other: EventDraft): number => one.eventId - other.eventId

export const changedMarkets = (event: EventDraft): EventMarket[] =>
  [...event.markets.values()].filter(({ isChanged }) => isChanged).map((market) => ({ event, market }))

const storeFixtures = async (ctx: Ctx, feed: string, events: readonly EventDraft[]): Promise<void> => {
  const fixtures = events.flatMap(({ eventId, fixture }) => (fixture ? [{ eventId, fixture }] : []))
  if (fixtures.length === 0) return
  const competitions = await ctx.db.query<{ id: string }>(
    `INSERT INTO sportsdata.competition AS c (feed, feed_id, sport, region_id, region_names, names)
     SELECT DISTINCT ON (id) $1, id, sport, region_id, region_names, names
     FROM jsonb_to_recordset($2::jsonb) AS f (id text, sport text, region_id text, region_names jsonb, names jsonb) ORDER BY id
     ON CONFLICT (feed, feed_id) DO UPDATE SET sport = excluded.sport, region_id = excluded.region_id, region_names = excluded.region_names, names = excluded.names
     WHERE (c.sport, c.region_id, c.region_names, c.names) IS DISTINCT FROM (excluded.sport, excluded.region_id, excluded.region_names, excluded.names)
     RETURNING feed_id AS id`,
    [feed, JSON.stringify(fixtures.map(({ fixture }) => competitionOf(fixture)))],
  )
  const competitors = await ctx.db.query<{ id: string }>(
    `INSERT INTO sportsdata.competitor AS c (feed, feed_id, names)
     SELECT DISTINCT ON (id) $1, id, names FROM jsonb_to_recordset($2::jsonb) AS f (id text, names jsonb) ORDER BY id
     ON CONFLICT (feed, feed_id) DO UPDATE SET names = excluded.names WHERE c.names IS DISTINCT FROM excluded.names
     RETURNING feed_id AS id`,
    [feed, JSON.stringify(fixtures.flatMap(({ fixture }) => fixture.competitors.map(namedOf)))],
  )
  const moved = await ctx.db.query<{ eventId: number }>(
    `UPDATE sportsdata.event e SET sport = f.sport, competition_id = c.competition_id, home_id = h.competitor_id, away_id = a.competitor_id, starts_at = f.starts_at,
       earliest_start = least(e.earliest_start, e.starts_at, f.starts_at)
     FROM jsonb_to_recordset($2::jsonb) AS f (event_id bigint, sport text, competition text, home text, away text, starts_at timestamptz)
     JOIN sportsdata.competition c ON c.feed = $1 AND c.feed_id = f.competition
     LEFT JOIN sportsdata.competitor h ON h.feed = $1 AND h.feed_id = f.home
     LEFT JOIN sportsdata.competitor a ON a.feed = $1 AND a.feed_id = f.away
     WHERE e.event_id = f.event_id AND (e.sport, e.competition_id, e.home_id, e.away_id, e.starts_at)
       IS DISTINCT FROM (f.sport, c.competition_id, h.competitor_id, a.competitor_id, f.starts_at)
     RETURNING e.event_id AS "eventId"`,
    [feed, JSON.stringify(fixtures.map(({ eventId, fixture }) => ({ event_id: eventId, ...sidesOf(fixture) })))],
  )
  const others = new Set([...competitions, ...competitors].map(({ id }) => id))
  const whole = new Set(moved.map(({ eventId }) => eventId))
  for (const event of events) {
    if (!event.fixture) continue
    const named = [event.fixture.competition, ...event.fixture.competitors]
    event.isWhole = whole.has(event.eventId) || named.some(({ id }) => others.has(id))
    event.isChanged ||= event.isWhole
  }
}

const competitionOf = ({ sport, region, competition }: Fixture) => ({
  id: competition.id,
  sport,
  region_id: region.id,
  region_names: region.names,
  names: competition.names,
})
const namedOf = ({ id, names }: Named) => ({ id, names })

/** Of two without a side the first counts as home. */
const sidesOf = ({ sport, competition, competitors, startsAt }: Fixture) => {
  const [first, second] = competitors
  const home = competitors.find(({ side }) => side === 'home') ?? first
  const away = competitors.find((one) => one.side === 'away') ?? (second === home ? undefined : second)
  return {
    sport,
    competition: competition.id,
    home: home?.id ?? null,
    away: away?.id ?? null,
    starts_at: new Date(startsAt ?? 0),
  }
}

const storeIncidents = async (ctx: Ctx, events: readonly EventDraft[]): Promise<void> => {
  const rows = events.flatMap(({ eventId, incidents }) =>
    incidents.map((incident) => ({
      event_id: eventId,
      ...incident,
      at: new Date(incident.at),
      at_seconds: incident.atSeconds,
    })),
  )
  if (rows.length === 0) return
  await ctx.db.named(
    'sportsdata.store_incidents',
    `INSERT INTO sportsdata.incident (event_id, ord, at, at_seconds, kind, side, home, away)
     SELECT event_id, ord, at, at_seconds, kind, side, home, away
     FROM jsonb_to_recordset($1::jsonb) AS i (event_id bigint, ord int, at timestamptz, at_seconds int, kind text, side text, home int, away int)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  )
}

/** Markets that came as they were: what is older keeps out, and a recovery has to know that they came. */
const touchSaid = async (ctx: Ctx, events: readonly EventDraft[]): Promise<void> => {
  const said = events.flatMap((event) =>
    [...event.markets.values()]
      .filter(({ isSaid, isChanged, at, storedAt }) => !isChanged && (isSaid || at > storedAt))
      .map((market) => ({ eventId: event.eventId, market })),
  )
  if (said.length === 0) return
  await ctx.db.named(
    'sportsdata.touch_markets',
    `UPDATE sportsdata.market m SET at = greatest(m.at, k.at), said_at = CASE WHEN k.is_said THEN now() ELSE m.said_at END
     FROM unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::boolean[]) k (event_id, market_key, at, is_said)
     WHERE m.event_id = k.event_id AND m.market_key = k.market_key AND (m.at < k.at OR k.is_said AND EXISTS (SELECT FROM sportsdata.event e
       JOIN sportsdata.producer p ON p.feed = e.feed WHERE e.event_id = m.event_id AND p.producer = m.producer AND p.state = 'recovering'))`,
    [
      int8s(said, ({ eventId }) => eventId),
      texts(said, ({ market }) => market.key),
      instants(said, ({ market }) => new Date(market.at)),
      booleans(said, ({ market }) => market.isSaid),
    ],
  )
}

/** Versions of one market one after the other. */
const inTurns = (results: readonly NewResult[]): NewResult[][] => {
  const turns: NewResult[][] = []
  const seen = new Map<string, number>()
  for (const result of results) {
    const name = `${result.eventId} ${result.marketKey}`
    const turn = seen.get(name) ?? 0
    seen.set(name, turn + 1)
    turns[turn] ??= []
    turns[turn]?.push(result)
  }
  return turns
}
