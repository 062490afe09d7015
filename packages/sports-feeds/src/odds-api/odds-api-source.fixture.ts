import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Feed } from '../feed.ts'
import type { FeedHarness, OddsSaid, Source } from '../source.fixture.ts'
import { testClock } from '../test-clock.fixture.ts'
import { createOddsApiFeed } from './odds-api-feed.ts'

const POLL_MS = 10_000
const SILENCE_MS = 60_000
const BOOKMAKER = 'house'
const SPORT = 'soccer_test_league'
const HOUR_MS = 3_600_000

export type ApiEvent = Record<string, unknown>
export type OddsApiHarness = FeedHarness & {
  /** What is answered: events of the sport, and their scores. */
  answer: {
    events: ApiEvent[]
    scores: ApiEvent[]
    headers: Record<string, string>
    status: number | null
    body: string | null
    /** Only the call for prices fails. */
    isWithoutOdds: boolean
  }
  calls: URL[]
  /** Until a round has been answered whole. */
  round(): Promise<void>
  /** Until one call has been answered. */
  call(): Promise<void>
}

/** The source's side: a small server that answers only while a test wants it to. */
export const oddsApiSource = async (): Promise<OddsApiHarness> => {
  const clock = testClock()
  const answer: OddsApiHarness['answer'] = {
    events: [],
    scores: [],
    headers: {},
    status: null,
    body: null,
    isWithoutOdds: false,
  }
  const calls: URL[] = []
  const recoveries: { after: null }[] = []
  let state = 'down'
  let answers = false
  /** Prices wait for it: between hearing the source and having all of it. */
  let held: (() => void) | null = null
  let mayComplete = false
  let rounds = 0
  let answered = 0

  const send = (response: ServerResponse, body: unknown): void => {
    for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
    response.writeHead(answer.status ?? 200).end(answer.body ?? JSON.stringify(body))
    answered++
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    calls.push(url)
    if (!answers) return response.writeHead(503).end()
    if (url.pathname === '/v4/sports') return send(response, [sport])
    if (url.pathname === `/v4/sports/${SPORT}/scores`) {
      send(response, answer.scores)
      rounds++
      return
    }
    if (answer.isWithoutOdds) return response.writeHead(503).end()
    const reply = (): void => send(response, answer.events)
    if (state === 'up' || mayComplete) return reply()
    held = reply
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const feed = createOddsApiFeed({
    api: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v4/`),
    key: 'secret-key',
    sports: [SPORT],
    bookmaker: BOOKMAKER,
    pollMs: POLL_MS,
    silenceMs: SILENCE_MS,
    clock,
  })

  /** Lets time pass until something is so. */
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; !isSo(); tries++) {
      if (tries % 20 === 0) clock.advance(POLL_MS)
      await sleep(2)
    }
  }
  const round = async (): Promise<void> => {
    const before = rounds
    await until(() => rounds > before)
  }
  const call = async (): Promise<void> => {
    answers = true
    const before = answered
    await until(() => answered > before)
    answers = false
  }

  const source: Source = {
    producer: 1,
    market: { type: 1, specifiers: {} },
    outcomes: ['1', '3'],
    events: ['oddsapi:event:one', 'oddsapi:event:two'],
    unknownMarket: null,
    recoversSince: false,
    recoveries: () => recoveries,
    async live() {
      answers = true
      if (state === 'up') await round()
      else await until(() => held !== null)
      answers = false
    },
    async recovered() {
      answers = true
      mayComplete = true
      held?.()
      held = null
      await until(() => state === 'up')
      mayComplete = false
      answers = false
    },
    async odds(said) {
      const id = said.event.split(':').at(-1) ?? ''
      answer.events = [...answer.events.filter((event) => event.id !== id), apiEvent(id, said, clock.now())]
      if (state !== 'up') return
      answers = true
      await round()
      answers = false
    },
    async rubbish() {
      answer.body = '[{"key"'
      await call()
      answer.body = null
    },
    settle: () => Promise.reject(new Error('The Odds API settles nothing')),
  }
  return {
    clock,
    silenceMs: SILENCE_MS,
    source,
    answer,
    calls,
    call,
    feed: watched(feed, (next) => {
      state = next
      if (next === 'recovering') recoveries.push({ after: null })
    }),
    async round() {
      answers = true
      await round()
      answers = false
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const sport = { key: SPORT, group: 'Soccer', title: 'Test League', active: true, has_outrights: false }
const names: Readonly<Record<string, string>> = { '1': 'Home City', '2': 'Draw', '3': 'Away United' }

/** With prices of the three outcomes of a match, as the source writes them. */
const apiEvent = (id: string, { prices, at }: OddsSaid, now: number): ApiEvent =>
  eventWith(id, now + HOUR_MS, at, [
    {
      key: 'h2h',
      outcomes: Object.entries({ '2': '3.3', ...prices }).map(([outcome, price]) => ({
        name: names[outcome],
        price: Number.isFinite(Number(price)) ? Number(price) : price,
      })),
    },
  ])

export const eventWith = (id: string, startsAt: number, at: number, markets: unknown[]): ApiEvent => ({
  id,
  sport_key: SPORT,
  sport_title: 'Test League',
  commence_time: new Date(startsAt).toISOString(),
  home_team: 'Home City',
  away_team: 'Away United',
  bookmakers: [
    { key: 'another', title: 'Another', last_update: new Date(at).toISOString(), markets: [] },
    { key: BOOKMAKER, title: 'House', last_update: new Date(at).toISOString(), markets },
  ],
})

/** The same feed, whose states are also given to `see`. */
const watched = (feed: Feed, see: (state: string) => void): Feed => ({
  ...feed,
  start: (listener) =>
    feed.start({
      problem: (problem) => listener.problem(problem),
      message(message) {
        if (message.kind === 'producer') see(message.state)
        return listener.message(message)
      },
    }),
})
