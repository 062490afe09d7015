import { excerptOf, type Problem } from '../feed.ts'
import type { FeedMessage, OfferedMarket } from '../message.ts'
import { fixtureOf, statusOf } from './event.ts'
import { marketOf, type Report, sportOf } from './mapping.ts'
import type { EventShape, ScoreShape, SportShape } from './shapes.ts'

export const PRODUCER = 1

/** As the listener gets it: no other feed has such an id. */
export const eventId = (id: string): string => `oddsapi:event:${id}`

const marketKey = ({ market }: OfferedMarket): string => `${market.type} ${JSON.stringify(market.specifiers)}`

type Told = { sport: string; startsAt: number; fixture: string; status: string; markets: Map<string, OfferedMarket> }

/** For how long scores of an event are asked for, and a little more. */
const REMEMBERED_MS = 4 * 24 * 3_600_000

/** A round of polls. `recovery`: everything is said again, as part of it; null: only what changed. */
export type Round = { now: number; recovery: number | null }

/** What an answer says that was not said before: the source always sends everything. */
export type Changes = {
  /** `events`: all of the sport that there are. */
  odds(sport: SportShape, events: readonly EventShape[], round: Round): FeedMessage[]
  scores(events: readonly ScoreShape[], round: Round): FeedMessage[]
}

export const createChanges = (bookmaker: string, problem: (problem: Problem) => void): Changes => {
  const told = new Map<string, Told>()

  const offerOf = (event: EventShape, sport: SportShape, now: number): { at: number; markets: OfferedMarket[] } => {
    const offer = event.bookmakers.find(({ key }) => key === bookmaker)
    const report: Report = (code, excerpt) =>
      problem({ code, producer: PRODUCER, event: eventId(event.id), excerpt: excerptOf(excerpt) })
    const markets = (offer?.markets ?? []).flatMap((shape) => marketOf(shape, event, sportOf(sport.key), report) ?? [])
    // The source is too slow for an event that is being played.
    const state = event.commence_time <= now ? 'suspended' : 'active'
    return { at: Math.min(offer?.last_update ?? now, now), markets: markets.map((market) => ({ ...market, state })) }
  }

  /** Nothing where all is as it was. Markets that are no more are closed. */
  const oddsChange = (event: string, before: Told, offer: ReturnType<typeof offerOf>, round: Round): FeedMessage[] => {
    const after = new Map(offer.markets.map((market) => [marketKey(market), market]))
    const isNews = (market: OfferedMarket, key: string): boolean =>
      round.recovery !== null || JSON.stringify(before.markets.get(key)) !== JSON.stringify(market)
    const changed = [...after].filter(([key, market]) => isNews(market, key)).map(([, market]) => market)
    const gone = [...before.markets]
      .filter(([key]) => !after.has(key))
      .map(([, { market }]): OfferedMarket => ({ market, state: 'notOffered', outcomes: [] }))
    before.markets = after
    const changes = [
      { at: offer.at, markets: changed },
      { at: round.now, markets: gone },
    ].filter(({ markets }) => markets.length > 0)
    return changes.map(({ at, markets }) => ({ ...head(at, round), kind: 'oddsChange', event, markets, status: null }))
  }

  const oneEvent = (sport: SportShape, shape: EventShape, round: Round): FeedMessage[] => {
    const event = eventId(shape.id)
    const unknown = { sport: sport.key, startsAt: 0, fixture: '', status: '', markets: new Map() }
    const before = told.get(event) ?? unknown
    const fixture = fixtureOf(shape, sport)
    const isNews = round.recovery !== null || before.fixture !== JSON.stringify(fixture)
    told.set(event, before)
    before.fixture = JSON.stringify(fixture)
    before.startsAt = shape.commence_time
    const news: FeedMessage[] = isNews ? [{ ...head(round.now, round), kind: 'fixture', event, fixture }] : []
    return [...news, ...oddsChange(event, before, offerOf(shape, sport, round.now), round)]
  }

  return {
    odds(sport, events, round) {
      const present = new Set(events.map(({ id }) => eventId(id)))
      const absent = [...told].filter(([event, one]) => one.sport === sport.key && !present.has(event))
      const closed = absent.flatMap(([event, one]) => oddsChange(event, one, { at: round.now, markets: [] }, round))
      for (const [event, { startsAt }] of absent) if (startsAt < round.now - REMEMBERED_MS) told.delete(event)
      return [...closed, ...events.flatMap((shape) => oneEvent(sport, shape, round))]
    },
    scores: (events, round) =>
      events.flatMap((shape): FeedMessage[] => {
        const event = eventId(shape.id)
        const before = told.get(event)
        const status = statusOf(shape, sportOf(before?.sport ?? ''), round.now)
        const isNews = before && (round.recovery !== null || before.status !== JSON.stringify(status))
        if (!isNews) return []
        before.status = JSON.stringify(status)
        return [
          {
            ...head(Math.min(shape.last_update ?? round.now, round.now), round),
            kind: 'oddsChange',
            event,
            markets: [],
            status,
          },
        ]
      }),
  }
}

const head = (at: number, { recovery }: Round) => ({ producer: PRODUCER, at, sequence: null, recovery })
