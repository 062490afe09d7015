import { afterAll, expect, test, vi } from 'vitest'
import { noticesOf } from '../../../platform/notices/notices.ts'
import { testServer } from '../../../testing/context.ts'
import { publishChanged } from '../live/publish-changed.ts'
import { marketsNow } from '../markets/market-now.repository.ts'
import { nameOfMarket } from '../markets/market-now.ts'
import { lost, scoreOf, sportsFeed, totalOf, winner, won } from '../sportsdata.fixture.ts'
import { createIntake, type IntakeTerms } from './listener.ts'

const server = await testServer()
const feed = sportsFeed(server)
const pool = server.contexts.openDedicatedPool('sports intake test', 2)
afterAll(() => pool.close())

const terms: IntakeTerms = { name: 'test', settlesByScore: false }
const intake = createIntake(server.contexts, pool, terms, (events) => void publishChanged(server.contexts, events))
const prices = { '1': 2_500, '2': 3_000, '3': 2_900 }
const silence = () => server.ownerPool.query(`UPDATE sportsdata.producer SET alive_at = now() - interval '16 seconds'`)
const notices = () => server.system((ctx) => noticesOf(ctx.db, 1))
const marketOf = (eventId: number) =>
  server.system(async (ctx) => {
    const key = { eventId, marketKey: '1' }
    return (await marketsNow(ctx, [key])).get(nameOfMarket(key))
  })
type Message = { data1: string; data2: { events: { id: string; isReshaped?: true; markets?: { key: string }[] }[] } }
const sentOn = (topic: string): Message[] =>
  server.sent.filter(({ subject }) => subject === `1.topic.${topic}`).map(({ body }) => JSON.parse(body))
/** Messages of a list wait for each other a quarter of a second. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 5_000 })

test('a message that no database takes is left out alone, and those around it are stored', async () => {
  await feed.match('before')
  await intake.message(feed.odds('before', winner, { '1': 2_000, '2': 3_000, '3': 4_000 }, 10))
  await intake.message(feed.odds('poi\u0000son', winner, { '1': 2_000 }, 10))
  await intake.message(feed.fixture('after'))
  await intake.message(feed.odds('after', winner, { '1': 1_500, '2': 3_000, '3': 4_000 }, 10))
  await intake.drained()
  expect((await marketOf(await feed.eventId('before')))?.outcomes[0]?.price).toBe(2_000)
  expect((await marketOf(await feed.eventId('after')))?.outcomes[0]?.price).toBe(1_500)
})

test('an event of which a message is left out takes no bets, and staff get a notice', async () => {
  const id = await feed.match('holed')
  await intake.message(feed.odds('holed', totalOf('2.5'), { 'a\u0000': 2_000 }, 10))
  await intake.drained()
  expect(await marketOf(id)).toMatchObject({ state: 'suspended', isOpen: false })
  await expect
    .poll(notices, { timeout: 5_000 })
    .toMatchObject([
      { kind: 'sports-gap', subject: 'test 1', detail: { said: expect.stringContaining('oddsChange holed: ') } },
    ])
})

test('a message that waits too long for a lock is no bad one: it is stored later', async () => {
  const id = await feed.match('locked')
  const failures = [Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })]
  const refusing: typeof pool = {
    ...pool,
    inContext: async (about, act) => {
      const failure = failures.pop()
      if (failure) throw failure
      return pool.inContext(about, act)
    },
  }
  const patient = createIntake(server.contexts, refusing, terms, () => {})
  await patient.message(feed.settlement('locked', winner, { '1': won, '2': lost, '3': lost }, 10))
  await patient.drained()
  expect(await marketOf(id)).toMatchObject({ state: 'settled' })
})

test('lists get messages of their main markets alone, the page of an event of all, and both of other lines', async () => {
  const id = await feed.match('shown')
  server.sent.length = 0
  await intake.message(feed.odds('shown', winner, { '1': 2_500, '2': 3_000, '3': 2_900 }, 10))
  await intake.message(feed.odds('shown', totalOf('3.5'), { '12': 2_900, '13': 1_400 }, 10))
  await intake.message(feed.status('shown', 'live', scoreOf(1, 0), 10))
  await intake.drained()
  await soon(() => sentOn('sports')).toHaveLength(1)
  const inList = sentOn('sports')[0]?.data2.events.find((event) => event.id === String(id))
  expect(inList).toMatchObject({
    state: 'live',
    score: { home: 1 },
    markets: [
      {
        key: '1',
        outcomes: [
          ['1', 2_500, true],
          ['2', 3_000, true],
          ['3', 2_900, true],
        ],
      },
    ],
  })
  const [ofEvent] = sentOn(`sports.${id}`)
  expect(ofEvent?.data2.events[0]?.markets?.map(({ key }) => key).sort()).toEqual(['1', '18/total=3.5'])
  // Another line is the most even one now.
  await intake.message(feed.odds('shown', totalOf('2.5'), { '12': 1_200, '13': 4_000 }, 20))
  await intake.drained()
  await soon(() => sentOn('sports').at(-1)?.data2.events[0]?.isReshaped).toBe(true)
})

test('the list of special markets gets messages of those alone, and of others that take their place', async () => {
  const id = await feed.match('special')
  const bothScore = { ...winner, type: 29 }
  const said = () =>
    sentOn('sports.special').flatMap(({ data2 }) => data2.events.filter((one) => one.id === String(id)))
  await intake.message(feed.odds('special', bothScore, { '74': 1_800, '76': 1_950 }, 10))
  await intake.drained()
  await soon(() =>
    said()
      .at(-1)
      ?.markets?.map(({ key }) => key),
  ).toEqual(['29'])
  server.sent.length = 0
  await intake.message(feed.odds('special', winner, { '1': 2_600, '2': 3_000, '3': 2_900 }, 20))
  await intake.drained()
  await soon(said).toHaveLength(1)
  expect(said()[0]).not.toHaveProperty('markets')
  expect(said()[0]).not.toHaveProperty('isReshaped')
  await intake.message(feed.odds('special', { ...winner, type: 10 }, { '9': 1_300, '10': 1_400, '11': 1_350 }, 30))
  await intake.drained()
  await soon(() => said().at(-1)).toMatchObject({ isReshaped: true, markets: [{ key: '10' }] })
})

test('what somebody else has changed since is published as it is now', async () => {
  const id = await feed.match('overtaken')
  const [stale] = await feed.say(feed.odds('overtaken', winner, { '1': 2_100, '2': 3_000, '3': 2_900 }, 10))
  await feed.say(feed.odds('overtaken', winner, { '1': 2_200, '2': 3_000, '3': 2_900 }, 20))
  server.sent.length = 0
  await publishChanged(server.contexts, stale ? [stale] : [])
  const [sent] = sentOn(`sports.${id}`)
  expect(sent?.data2.events[0]?.markets).toMatchObject([{ key: '1', outcomes: [['1', 2_200, true], {}, {}] }])
})

test('what could not be read for its publication is published once it can', async () => {
  const id = await feed.match('unread')
  const changed = await feed.say(feed.odds('unread', winner, { '1': 2_100, '2': 3_000, '3': 2_900 }, 10))
  server.sent.length = 0
  let reads = 0
  const reading: typeof server.contexts.reading = (about, act) =>
    reads++ === 0 ? Promise.reject(new Error('Connection terminated')) : server.contexts.reading(about, act)
  await publishChanged({ ...server.contexts, reading }, changed)
  expect(sentOn(`sports.${id}`)[0]?.data2.events[0]?.markets).toMatchObject([{ key: '1' }])
})

test('a full batch is stored without waiting for others, one that is not waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  try {
    const batches: number[] = []
    const counting: typeof pool = {
      ...pool,
      inContext: async () => {
        batches.push(batches.length)
        return [] as never
      },
    }
    const counted = createIntake(server.contexts, counting, terms, () => {})
    const send = async (messages: number) => {
      for (let n = 0; n < messages; n++) await counted.message(feed.odds(`counted-${n}`, winner, prices, 10))
    }
    await send(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(batches).toHaveLength(1)
    await send(199)
    await vi.advanceTimersByTimeAsync(30)
    expect(batches).toHaveLength(1)
    await send(1)
    await vi.advanceTimersByTimeAsync(0)
    expect(batches).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('nothing is open once whoever stores has been silent', async () => {
  const id = await feed.match('silent')
  expect(await marketOf(id)).toMatchObject({ isOpen: true })
  await silence()
  expect(await marketOf(id)).toMatchObject({ isOpen: false })
  await intake.message(feed.odds('silent', winner, prices, 10))
  await intake.drained()
  expect(await marketOf(id)).toMatchObject({ isOpen: true })
})

test('who stores what is behind, or news that was long on its way, does not say that it is alive', async () => {
  const id = await feed.match('behind')
  const slow = createIntake(server.contexts, pool, { ...terms, lateMs: 10_000 }, () => {})
  await silence()
  const clock = vi.spyOn(performance, 'now')
  const began = performance.now()
  await slow.message(feed.odds('behind', winner, prices, 10))
  clock.mockReturnValue(began + 4_000)
  expect(slow.isBehind()).toBe(true)
  await slow.drained()
  clock.mockRestore()
  expect(await marketOf(id)).toMatchObject({ outcomes: [{ price: 2_500 }, {}, {}], isOpen: false })
  expect(slow.isBehind()).toBe(false)
  await slow.message(feed.odds('behind', winner, prices, -11_000))
  await slow.drained()
  expect(slow.isBehind()).toBe(true)
  expect(await marketOf(id)).toMatchObject({ isOpen: false })
})

test('staff get a notice of what a feed could not recover', async () => {
  intake.problem({ code: 'gap', producer: 3, event: null, excerpt: 'settlements since then' })
  const mine = async () => (await notices()).find(({ subject }) => subject === 'test 3')
  await expect
    .poll(mine, { timeout: 5_000 })
    .toMatchObject({ kind: 'sports-gap', detail: { said: 'settlements since then' } })
})
