import { afterEach, expect, test } from 'vitest'
import { feedSuite, soon } from '../feed.suite.ts'
import { createFollower } from '../follower.fixture.ts'
import { eventWith, type OddsApiHarness, oddsApiSource } from './odds-api-source.fixture.ts'

feedSuite('oddsApi', false, oddsApiSource)

let harness: OddsApiHarness | undefined
afterEach(async () => {
  await harness?.feed.stop()
  await harness?.close()
  harness = undefined
})

const EVENT = 'oddsapi:event:one'
const HOUR_MS = 3_600_000

const running = async () => {
  harness = await oddsApiSource()
  const follower = createFollower()
  await harness.feed.start(follower.listener)
  await harness.source.live()
  await harness.source.recovered()
  return { ...harness, follower }
}
const spread = (point: number) => ({
  key: 'spreads',
  outcomes: [
    { name: 'Home City', price: 1.9, point },
    { name: 'Away United', price: 1.95, point: 0 - point },
  ],
})

test('a line that is no more is closed', async () => {
  const { answer, clock, round, follower } = await running()
  const line = (hcp: string) => follower.price(1, EVENT, { type: 16, specifiers: { hcp } }, '1714')
  answer.events = [eventWith('one', clock.now() + HOUR_MS, clock.now(), [spread(-0.5)])]
  await round()
  await soon(() => line('-0.5')).toBe(1_900)
  answer.events = [eventWith('one', clock.now() + HOUR_MS, clock.now(), [spread(-0.25)])]
  await round()
  await soon(() => line('-0.25')).toBe(1_900)
  expect(line('-0.5')).toBeNull()
  answer.events = []
  await round()
  await soon(() => line('-0.25')).toBeNull()
})

test('an event that has begun is suspended, and its score says how it ended', async () => {
  const { answer, clock, round, follower } = await running()
  const startsAt = clock.now() + HOUR_MS
  answer.events = [eventWith('one', startsAt, clock.now(), [spread(-0.5)])]
  await round()
  clock.advance(1)
  await soon(() =>
    follower
      .of('fixture')
      .at(-1)
      ?.fixture.competitors.map(({ names }) => names.en),
  ).toEqual(['Home City', 'Away United'])
  answer.events = [eventWith('one', clock.now() - 1, clock.now(), [spread(-0.5)])]
  answer.scores = [
    {
      id: 'one',
      commence_time: new Date(clock.now() - 1).toISOString(),
      home_team: 'Home City',
      away_team: 'Away United',
      completed: true,
      last_update: new Date(clock.now()).toISOString(),
      scores: [
        { name: 'Away United', score: '1' },
        { name: 'Home City', score: '2' },
      ],
    },
  ]
  await round()
  await soon(() => follower.of('oddsChange').at(-1)?.status).toMatchObject({
    state: 'ended',
    score: { home: 2, away: 1, ended: true, winner: 'home' },
  })
  expect(follower.of('oddsChange').at(-2)?.markets).toMatchObject([{ state: 'suspended' }])
})

test('lines that contradict each other, and what is no event, are reported and left out', async () => {
  const { answer, clock, round, follower } = await running()
  const wrong = { ...spread(-0.5), outcomes: spread(-0.5).outcomes.map((outcome) => ({ ...outcome, point: 1.5 })) }
  const total = {
    key: 'totals',
    outcomes: [
      { name: 'Over', price: 1.8, point: 2.25 },
      { name: 'Under', price: 2.05, point: 2.25 },
    ],
  }
  const other = { key: 'player_goals', outcomes: [] }
  answer.events = [{ id: 5 }, eventWith('one', clock.now() + HOUR_MS, clock.now(), [wrong, total, other])]
  await round()
  await soon(() =>
    follower
      .of('oddsChange')
      .at(-1)
      ?.markets.map(({ market }) => market),
  ).toEqual([{ type: 18, specifiers: { total: '2.25' } }])
  expect(follower.problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['missing', 'contradiction']))
})

test('the quota is stretched to the end of its month, and nothing is asked for when it is used up', async () => {
  const { answer, call, calls, clock, round, follower } = await running()
  // Ten days and a half until December, and four requests a round: a hundred rounds.
  answer.headers = { 'x-requests-remaining': '400', 'x-requests-used': '100' }
  await round()
  const paid = () => calls.filter(({ pathname }) => pathname !== '/v4/sports').length
  const before = calls.length
  clock.advance(2 * HOUR_MS)
  expect(calls).toHaveLength(before)
  const paidBefore = paid()
  answer.headers = { 'x-requests-remaining': '3' }
  clock.advance(HOUR_MS)
  await call()
  await soon(() => follower.problems.at(-1)?.code).toBe('quota')
  expect(paid()).toBe(paidBefore)
  await soon(() => follower.state(1)).toBe('down')
})

test('after a 429 it waits as long as it is told, and the key is in no problem', async () => {
  const { answer, call, calls, clock, follower, source } = await running()
  answer.status = 429
  answer.headers = { 'retry-after': '120' }
  await call()
  await soon(() => follower.problems.at(-1)?.code).toBe('quota')
  const before = calls.length
  clock.advance(110_000)
  expect(calls).toHaveLength(before)
  await soon(() => follower.state(1)).toBe('down')
  answer.status = null
  answer.headers = {}
  await source.live()
  await source.recovered()
  expect(follower.state(1)).toBe('up')
  expect(calls.every(({ searchParams }) => searchParams.get('apiKey') === 'secret-key')).toBe(true)
  expect(JSON.stringify(follower.problems)).not.toContain('secret-key')
})

test('while only the call for prices fails the source counts as silent', async () => {
  const { answer, call, follower } = await running()
  answer.isWithoutOdds = true
  for (let rounds = 0; rounds < 4; rounds++) await call()
  await soon(() => follower.of('producer').map(({ state }) => state)).toContain('down')
  expect(follower.state(1)).not.toBe('up')
})
