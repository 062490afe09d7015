import type { z } from 'zod'
import { excerptOf, type FeedClock, type Problem } from '../feed.ts'
import type { FeedMessage } from '../message.ts'
import { createChanges, PRODUCER } from './changes.ts'
import { createOddsApiClient, TooMany } from './client.ts'
import { costOf, intervalOf } from './pace.ts'
import { eventShape, type SportShape, scoreShape, sportShape } from './shapes.ts'

const MARKETS = ['h2h', 'spreads', 'totals']
/** After which a new month or a larger plan is looked for. */
const NO_QUOTA_MS = 3_600_000

export type RoundsOptions = {
  api: URL
  key: string
  sports: readonly string[]
  bookmaker: string
  pollMs: number
  clock: FeedClock
  signal: AbortSignal
  problem(problem: Problem): void
}

/** The calls of one round, and when the next one may be. */
export const createRounds = ({ api, key, sports, bookmaker, pollMs, clock, signal, problem }: RoundsOptions) => {
  const client = createOddsApiClient({ url: api, key, clock, signal })
  const changes = createChanges(bookmaker, problem)
  const cost = costOf(sports.length, MARKETS.length)

  /** Members that can be read; the others are reported. */
  const readable = <T>(shape: z.ZodType<T>, list: readonly unknown[]): T[] =>
    list.flatMap((one) => {
      const parsed = shape.safeParse(one)
      if (parsed.success) return [parsed.data]
      problem({ code: 'missing', producer: PRODUCER, event: null, excerpt: excerptOf(JSON.stringify(one)) })
      return []
    })

  const odds = (sport: SportShape) =>
    client.list(`sports/${encodeURIComponent(sport.key)}/odds`, {
      bookmakers: bookmaker,
      markets: MARKETS.join(','),
      oddsFormat: 'decimal',
      dateFormat: 'iso',
    })
  const scores = (sport: SportShape) =>
    client.list(`sports/${encodeURIComponent(sport.key)}/scores`, { dateFormat: 'iso' })

  return {
    /** Those of the configured sports that have events now. The call costs nothing, and says how much is left. */
    async found(): Promise<SportShape[]> {
      const all = readable(sportShape, await client.list('sports', {}))
      if (intervalOf(client.quota(), cost, pollMs, clock.now()) === null) throw new TooMany(clock.now() + NO_QUOTA_MS)
      return all.filter(({ key: sport, active }) => active && sports.includes(sport))
    },
    /** What a round brings, sport by sport. */
    async *messages(found: readonly SportShape[], recovery: number | null): AsyncGenerator<FeedMessage> {
      const active = new Set(found.map(({ key: sport }) => sport))
      for (const sport of sports.filter((one) => !active.has(one)))
        yield* changes.odds({ key: sport, group: '', title: '', active: false }, [], { now: clock.now(), recovery })
      for (const sport of found) {
        const events = readable(eventShape, await odds(sport))
        yield* changes.odds(sport, events, { now: clock.now(), recovery })
        const played = readable(scoreShape, await scores(sport))
        yield* changes.scores(played, { now: clock.now(), recovery })
      }
    },
    /** When the next round may start, after one that started then. */
    nextAt: (startedAt: number): number =>
      startedAt + (intervalOf(client.quota(), cost, pollMs, clock.now()) ?? NO_QUOTA_MS),
  }
}
