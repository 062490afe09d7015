import type { SportCode } from '@maru/contract'
import type { OutcomeId, OutcomeResult, Score, Specifiers } from '@maru/sports'
import type { EventState } from '@maru/sports-feeds'
import type { Ctx } from '../../../platform/context.ts'
import { type MarketKey, type MarketState, nameOfMarket, type StoredOutcome } from '../markets/market-now.ts'
import type { StoredResult } from '../results/result.repository.ts'
import type { ResultKind, ResultSource, VoidWindow } from '../results/result.ts'
import { IS_TAKEN_FROM_RULE, stoppedStates } from '../results/stopped.repository.ts'
import { isVoidByStaff, type VoidSaid, voidsNow } from '../results/void-said.rules.ts'

export type StaffEvent = {
  eventId: number
  sport: SportCode
  state: EventState
  score: Score | null
  startsAt: Date
  endedAt: Date | null
}
const EVENT = `SELECT event_id AS "eventId", sport, state, score, starts_at AS "startsAt", ended_at AS "endedAt" FROM sportsdata.event`

/** Of these events, after one of them, those with a market that nothing has decided that ended, or should have by now: `hours` after their start, by sport. The earliest first. Those that were not played are left to the rule, but for what staff took back of it. */
export const overdueEvents = (
  ctx: Ctx,
  eventIds: readonly number[],
  hours: Readonly<Record<SportCode, number>>,
  after: number | null,
  limit: number,
): Promise<StaffEvent[]> =>
  ctx.db.named<StaffEvent>(
    'sportsdata.overdue_events',
    `${EVENT} e WHERE event_id = ANY ($1::bigint[]) AND sport IS NOT NULL AND (state IN ('ended', 'closed')
       OR (state IN ('notStarted', 'live', 'suspended', 'delayed') AND starts_at + make_interval(secs => ($2::jsonb ->> sport)::float8 * 3600) < $3)
       OR (state = ANY ($6) AND EXISTS (SELECT FROM sportsdata.market m WHERE m.event_id = e.event_id AND ${IS_TAKEN_FROM_RULE})))
       AND ($4::bigint IS NULL OR (starts_at, event_id) > (SELECT a.starts_at, a.event_id FROM sportsdata.event a WHERE a.event_id = $4))
       AND EXISTS (SELECT FROM sportsdata.market m WHERE m.event_id = e.event_id AND m.state NOT IN ('settled', 'cancelled'))
     ORDER BY starts_at, event_id LIMIT $5`,
    [eventIds, JSON.stringify(hours), ctx.now, after, limit, stoppedStates],
  )

/** Of any state. Undefined without a fixture. `lock`: nothing of it changes until the end of the caller's transaction. */
export const staffEvent = async (ctx: Ctx, eventId: number, lock?: 'lock'): Promise<StaffEvent | undefined> =>
  (
    await ctx.db.query<StaffEvent>(`${EVENT} WHERE event_id = $1 AND sport IS NOT NULL${lock ? ' FOR UPDATE' : ''}`, [
      eventId,
    ])
  )[0]

/** Those that begin from the one instant on and before the other, by their start, behind `after`: a start and an event, as they were when that one was shown. */
export const eventsByStart = (
  ctx: Ctx,
  { from, until, after: [at, eventId = 0] = [] }: { from: Date; until: Date; after?: readonly number[] | undefined },
  limit: number,
): Promise<StaffEvent[]> =>
  ctx.db.query<StaffEvent>(
    `${EVENT} WHERE sport IS NOT NULL AND starts_at >= $1 AND starts_at < $2
       AND (starts_at, event_id) > (coalesce($3::timestamptz, '-infinity'), $4::bigint)
     ORDER BY starts_at, event_id LIMIT $5`,
    [from, until, at === undefined ? null : new Date(at), eventId, limit],
  )

export type StaffMarket = {
  eventId: number
  marketKey: string
  type: number
  specifiers: Specifiers
  state: MarketState
  outcomes: StoredOutcome[]
  /** Of bets that are void by when they were accepted, also beside a void of all. */
  windows: VoidWindow[]
}
type MarketRow = Omit<StaffMarket, 'windows'> & { voids: VoidSaid[] }
const MARKET = `SELECT event_id AS "eventId", market_key AS "marketKey", type, specifiers, state, outcomes, voids FROM sportsdata.market`
const marketOf = ({ voids, ...market }: MarketRow): StaffMarket => ({ ...market, windows: voidsNow(voids).windows })

/** Of events all markets that nothing has decided. */
export const undecidedMarkets = async (ctx: Ctx, eventIds: readonly number[]): Promise<StaffMarket[]> =>
  (
    await ctx.db.named<MarketRow>(
      'sportsdata.undecided_markets',
      `${MARKET} WHERE event_id = ANY ($1::bigint[]) AND state NOT IN ('settled', 'cancelled') ORDER BY event_id, type, market_key`,
      [eventIds],
    )
  ).map(marketOf)

export const allMarketsOf = async (ctx: Ctx, eventId: number): Promise<StaffMarket[]> =>
  (await ctx.db.query<MarketRow>(`${MARKET} WHERE event_id = $1 ORDER BY type, market_key`, [eventId])).map(marketOf)

/** One version of what was said of a market. `outcomes`: also those that would count if it were not void. */
export type SaidResult = {
  marketKey: string
  version: number
  kind: ResultKind
  windows: VoidWindow[]
  outcomes: Map<OutcomeId, OutcomeResult>
  source: ResultSource
  reason: string | null
  at: Date
}

/** All versions of the results of an event, by market, the newest first. */
export const resultVersions = async (ctx: Ctx, eventId: number): Promise<Map<string, SaidResult[]>> => {
  const rows = await ctx.db.query<Omit<SaidResult, 'outcomes'> & { outcomes: StoredResult[] }>(
    `SELECT market_key AS "marketKey", version, kind, windows, outcomes, source, reason, stored_at AS at FROM sportsdata.result
     WHERE event_id = $1 ORDER BY market_key, version DESC`,
    [eventId],
  )
  const said = rows.map(
    (row): SaidResult => ({
      ...row,
      outcomes: new Map(row.outcomes.map(({ id, ...of }) => [id, of])),
    }),
  )
  return Map.groupBy(said, ({ marketKey }) => marketKey)
}

/** By `nameOfMarket`, of these markets those that staff hold void although the feed has settled them since. */
export const unfollowedSettlements = async (ctx: Ctx, keys: readonly MarketKey[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await ctx.db.named<MarketKey & { voids: VoidSaid[] }>(
    'sportsdata.unfollowed_settlements',
    `SELECT m.event_id AS "eventId", m.market_key AS "marketKey", m.voids FROM unnest($1::bigint[], $2::text[]) k (event_id, market_key)
     JOIN sportsdata.market m ON m.event_id = k.event_id AND m.market_key = k.market_key
     JOIN sportsdata.result r ON r.event_id = m.event_id AND r.market_key = m.market_key AND r.version = m.result_version
     WHERE r.source = 'feed' AND r.kind = 'void' AND r.windows = '[]' AND r.outcomes <> '[]'`,
    [keys.map(({ eventId }) => eventId), keys.map(({ marketKey }) => marketKey)],
  )
  return new Set(rows.filter(({ voids }) => isVoidByStaff(voids)).map(nameOfMarket))
}

/** It ended, and so: what staff say of an event. What its feed says later of it counts again. */
export const endEvent = async (ctx: Ctx, eventId: number, score: Score): Promise<void> => {
  await ctx.db.query(
    `UPDATE sportsdata.event SET state = CASE WHEN state = 'closed' THEN state ELSE 'ended' END, score = $2, clock = NULL, ended_at = coalesce(ended_at, $3), version = version + 1,
       status_at = greatest(status_at, $3)
     WHERE event_id = $1`,
    [eventId, JSON.stringify(score), ctx.now],
  )
}
