import type { Feed, FeedListener, FeedMessage, Head, Names } from '@maru/sports-feeds'
import { type Fixture, leagues, modelOf } from '@maru/sports-simulator'
import type { System } from '../../../platform/context.ts'
import type { DedicatedPool, Services } from '../../../platform/services.ts'
import { type LiveMatch, liveMatch } from './live-match.ts'
import { markEnded, markPriced, openMatches, type StoredMatch } from './match.repository.ts'
import { linksOf, numberMatches, revealEnded } from './matches.service.ts'
import { SIMULATED } from './name.ts'
import { offerFrom } from './offer.ts'

const PRODUCER = 1
const TICK_MS = 2_000
/** Of processor time that prices may take in one tick: there is always another. */
const BUDGET_MS = 100
/** Of the first tick: the feed is up with so many prices, not with an empty list. */
const FIRST_BUDGET_MS = 600
const HOUR_MS = 3_600_000
/** Prices stand so long before the start. */
const SCHEDULED_MS = 4 * 24 * HOUR_MS
/** Between two looks for the fixtures of another day. */
const FIXTURES_EVERY_MS = HOUR_MS
const about: { who: System; siteId: number } = { who: { kind: 'system', job: 'sportsdata.simulated' }, siteId: 0 }

/** Simulated matches as a feed: fixtures of ten days, prices once before a match and every few seconds during it, scores, incidents. `speed`: seconds of a match in one of the clock. */
export const createSimulatedFeed = (
  services: Services,
  pool: Pick<DedicatedPool, 'inContext' | 'reading'>,
  speed: number,
): Feed => {
  let listener: FeedListener | undefined
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let waiting: StoredMatch[] = []
  let live: LiveMatch[] = []
  let fixturesAt = Number.NEGATIVE_INFINITY
  let isUp = false

  const now = (): number => services.clock.now().getTime()
  const headAt = (at: number): Head => ({ producer: PRODUCER, at, sequence: null, recovery: null })
  const say = async (...messages: FeedMessage[]): Promise<void> => {
    for (const message of messages) await listener?.message(message)
  }

  const lookForFixtures = async (): Promise<void> => {
    if (now() < fixturesAt) return
    const known = new Set([...waiting, ...live.map(({ match }) => match)].map(({ feedId }) => feedId))
    await pool.reading(about, numberMatches)
    const all = await pool.reading(about, openMatches)
    const added = all.filter(({ feedId }) => !known.has(feedId))
    waiting = [...waiting, ...added].toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    await say(...added.map(({ fixture }) => fixtureMessage(headAt(now()), fixture)))
    fixturesAt = now() + FIXTURES_EVERY_MS
  }

  const begin = async (): Promise<void> => {
    const due = waiting.filter(({ startsAt }) => startsAt.getTime() <= now())
    if (due.length === 0) return
    waiting = waiting.filter((match) => !due.includes(match))
    for (const match of due) {
      const chain = await pool.reading(about, (ctx) => linksOf(ctx, match.chainId))
      live.push(liveMatch(match, chain.linkAt(match.number), speed, headAt))
    }
  }

  /** Prices before a match: once, for nothing that they follow from changes. */
  const price = async (end: number): Promise<void> => {
    const priced: string[] = []
    for (const match of waiting) {
      if (match.startsAt.getTime() > now() + SCHEDULED_MS || performance.now() > end) break
      if (match.isPriced) continue
      const { sport, home, away } = match.fixture
      const model = modelOf(sport, home.strength, away.strength)
      const markets = [...offerFrom(model, model.start).values()]
      await say({ ...headAt(now()), kind: 'oddsChange', event: match.feedId, markets, status: null })
      match.isPriced = true
      priced.push(match.feedId)
    }
    if (priced.length > 0) await pool.inContext(about, (ctx) => markPriced(ctx, priced))
  }

  const play = async (end: number): Promise<void> => {
    for (const match of live) {
      const { messages, hasPriced } = match.go(now(), performance.now() < end)
      await say(...messages)
      // Whoever was priced waits behind those who were not.
      if (hasPriced) live = [...live.filter((one) => one !== match), match]
    }
    const ended = live.filter((match) => match.hasEnded())
    live = live.filter((match) => !match.hasEnded())
    for (const { match } of ended)
      await pool.inContext(about, async (ctx) => {
        await markEnded(ctx, match.feedId)
        await revealEnded(ctx, match.chainId)
      })
  }

  const tick = async (): Promise<void> => {
    await lookForFixtures()
    await begin()
    const end = performance.now() + (isUp ? BUDGET_MS : FIRST_BUDGET_MS)
    await play(end)
    await price(end)
    if (isUp) return
    isUp = true
    await say(
      { ...headAt(now()), kind: 'snapshotComplete', after: now() },
      { ...headAt(now()), kind: 'producer', state: 'up', reason: 'recovered' },
    )
  }

  return {
    name: SIMULATED,
    async start(to) {
      listener = to
      await say({ ...headAt(now()), kind: 'producer', state: 'recovering', reason: 'start' })
      let isBusy = false
      const goOn = (): void => {
        if (isBusy) return
        isBusy = true
        running = tick()
          .catch((error) =>
            listener?.problem({
              code: 'connection',
              producer: PRODUCER,
              event: null,
              excerpt: String(error).slice(0, 200),
            }),
          )
          .finally(() => {
            isBusy = false
          })
      }
      timer = setInterval(goOn, TICK_MS)
      goOn()
    },
    async stop() {
      clearInterval(timer)
      await running
      await say({ ...headAt(now()), kind: 'producer', state: 'down', reason: 'stopped' })
      listener = undefined
    },
    // Whatever goes on is said again by every start: there is nothing to ask for but what is being said.
    recover: () => running,
  }
}

export const fixtureMessage = (head: Head, fixture: Fixture): FeedMessage => ({
  ...head,
  kind: 'fixture',
  event: fixture.id,
  fixture: {
    sport: fixture.sport,
    sportId: fixture.sport,
    region: { id: 'maru', names: REGION },
    competition: { id: fixture.leagueId, names: leagueNames(fixture.leagueId) },
    competitors: [
      { id: fixture.home.id, names: fixture.home.name, side: 'home' },
      { id: fixture.away.id, names: fixture.away.name, side: 'away' },
    ],
    startsAt: fixture.startsAt,
    state: 'notStarted',
  },
})

/** A country that is on no map. */
const REGION: Names = { ko: '소라', en: 'Sora', vn: 'Sora' }
const leagueNames = (id: string): Names => leagues.find((league) => league.id === id)?.name ?? { en: id }
