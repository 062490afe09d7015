import { type Market, marketKey, type OutcomeResult, type Score, type Sport } from '@maru/sports'
import type { EventState, FeedMessage, Head, OfferedMarket } from '@maru/sports-feeds'
import type { TestServer } from '../../testing/context.ts'
import { storeMessages } from './intake/store-messages.service.ts'

export const won: OutcomeResult = { voidHalves: 0, result: 1, sharedBy: 1 }
export const lost: OutcomeResult = { voidHalves: 0, result: 0, sharedBy: 1 }
export const winner: Market = { type: 1, specifiers: {} }
export const totalOf = (total: string): Market => ({ type: 18, specifiers: { total } })

export const scoreOf = (home: number, away: number, ended = false): Score => ({
  home,
  away,
  periods: [
    { kind: 'half', nr: 1, home, away, ended },
    ...(ended ? [{ kind: 'half' as const, nr: 2, home: 0, away: 0, ended }] : []),
  ],
  ended,
  winner: ended && home !== away ? (home > away ? 'home' : 'away') : null,
})

/** A feed as a test speaks for it. Times are ms after the instant at which the test's clock stood at the beginning. */
export const sportsFeed = (server: TestServer, { settlesByScore = false, name = 'test' } = {}) => {
  const begin = server.clock.now().getTime()
  const head = (at: number): Head => ({ producer: 1, at: begin + at, sequence: null, recovery: null })
  const say = (...messages: FeedMessage[]) =>
    server.system((ctx) => storeMessages(ctx, { name, settlesByScore }, messages))
  const producer = (state: 'down' | 'recovering' | 'up', at = 0): FeedMessage => ({
    ...head(at),
    kind: 'producer',
    state,
    reason: 'alive',
  })
  const status = (event: string, state: EventState, score: Score | null, at = 0): FeedMessage => ({
    ...head(at),
    kind: 'oddsChange',
    event,
    markets: [],
    status: { state, score, clock: null, phase: null },
  })
  const fixture = (event: string, startsInMs = 3_600_000, sport: Sport = 'soccer', at = 0): FeedMessage => ({
    ...head(at),
    kind: 'fixture',
    event,
    fixture: {
      sport,
      sportId: sport,
      region: { id: 'region', names: { ko: '마루', en: 'Maru', vn: 'Maru' } },
      competition: { id: `league-${sport}`, names: { ko: '리그', en: 'League', vn: 'Giải' } },
      competitors: [
        { id: `${event}-home`, names: { ko: '벨모라', en: 'Velmora', vn: 'Velmora' }, side: 'home' },
        { id: `${event}-away`, names: { ko: '탄윅', en: 'Tarnwick', vn: 'Tarnwick' }, side: 'away' },
      ],
      startsAt: begin + startsInMs,
      state: 'notStarted',
    },
  })
  /** Prices in thousandths, by outcome. */
  const odds = (
    event: string,
    market: Market,
    prices: Record<string, number | null>,
    at = 0,
    state: OfferedMarket['state'] = 'active',
  ): FeedMessage => ({
    ...head(at),
    kind: 'oddsChange',
    event,
    status: null,
    markets: [
      {
        market,
        state,
        outcomes: Object.entries(prices).map(([id, price]) => ({
          id,
          price,
          probability: price === null ? null : 950 / price,
          isActive: price !== null,
        })),
      },
    ],
  })
  const settlement = (
    event: string,
    market: Market,
    results: Record<string, OutcomeResult | null>,
    at = 0,
  ): FeedMessage => ({
    ...head(at),
    kind: 'settlement',
    event,
    isConfirmed: true,
    markets: [{ market, voidReason: null, outcomes: Object.entries(results).map(([id, result]) => ({ id, result })) }],
  })
  return {
    head,
    say,
    producer,
    fixture,
    status,
    odds,
    settlement,
    /** A feed that is up, and a match that begins in an hour, with prices of its winner and of one total. Answers its id. */
    async match(event: string, sport: Sport = 'soccer'): Promise<number> {
      await say(
        producer('recovering'),
        producer('up'),
        fixture(event, 3_600_000, sport),
        odds(event, winner, { '1': 1_950, '2': 3_400, '3': 4_200 }),
        odds(event, totalOf('2.5'), { '12': 1_900, '13': 1_900 }),
      )
      return eventIdOf(server, event, name)
    },
    eventId: (event: string) => eventIdOf(server, event, name),
    keyOf: marketKey,
  }
}

const eventIdOf = async (server: TestServer, event: string, feed: string): Promise<number> =>
  (
    await server.system((ctx) =>
      ctx.db.query<{ id: number }>('SELECT event_id AS id FROM sportsdata.event WHERE feed = $1 AND feed_id = $2', [
        feed,
        event,
      ]),
    )
  )[0]?.id ?? 0
