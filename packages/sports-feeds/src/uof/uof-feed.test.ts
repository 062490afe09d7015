import { once } from 'node:events'
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feedSuite, soon } from '../feed.suite.ts'
import { createFollower } from '../follower.fixture.ts'
import { type Rabbitmq, startRabbitmq } from './rabbitmq.fixture.ts'
import { SCHEDULED, type UofHarness, uofSource } from './uof-source.fixture.ts'

let broker: Rabbitmq
beforeAll(async () => {
  broker = await startRabbitmq()
})
afterAll(() => broker?.stop())

feedSuite('uof', true, () => uofSource(broker.port))

/** Up, with a follower; ended after the test. */
const running = async (harness: UofHarness) => {
  const follower = createFollower()
  await harness.feed.start(follower.listener)
  await harness.source.live()
  await soon(() => harness.source.recoveries().length).toBe(1)
  await harness.source.recovered()
  await soon(() => follower.state(1)).toBe('up')
  return follower
}
const ended = async (harness: UofHarness): Promise<void> => {
  await harness.feed.stop()
  await harness.close()
}

test('a connection that breaks closes everything, comes back by itself and is recovered', async () => {
  const sockets: Socket[] = []
  const proxy = createServer((near) => {
    const far = dial(broker.port, '127.0.0.1')
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far).pipe(near)
    sockets.push(near, far)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const harness = await uofSource(broker.port, (proxy.address() as AddressInfo).port)
  const follower = await running(harness)
  for (const socket of sockets.splice(0)) socket.destroy()
  await soon(() => follower.state(1)).toBe('down')
  // Alives are lost until the new queue is there.
  await soon(async () => {
    await harness.source.live()
    return harness.source.recoveries().length
  }).toBe(2)
  await harness.source.recovered()
  await soon(() => follower.state(1)).toBe('up')
  await ended(harness)
  proxy.close()
})

test('a producer that says that something did not arrive is recovered', async () => {
  const harness = await uofSource(broker.port)
  const follower = await running(harness)
  await harness.publish('-.-.-.alive.-.-.-.-', `<alive product="1" timestamp="${harness.clock.now()}" subscribed="0"/>`)
  await soon(() => harness.source.recoveries().length).toBe(2)
  expect(follower.of('producer').at(-1)).toMatchObject({ state: 'recovering', reason: 'unsubscribed' })
  await ended(harness)
})

test('a recovery that is refused is asked for again, and one for another node changes nothing', async () => {
  const harness = await uofSource(broker.port)
  const follower = createFollower()
  harness.refuse(429)
  await harness.feed.start(follower.listener)
  await harness.source.live()
  await soon(() => follower.problems.at(-1)).toMatchObject({ code: 'recovery', excerpt: 'status 429' })
  harness.refuse(null)
  harness.clock.advance(1_000)
  await soon(() => harness.source.recoveries().length).toBe(1)
  await harness.publish(
    '-.-.-.snapshot_complete.-.-.-.-',
    '<snapshot_complete request_id="5" product="1" timestamp="1"/>',
  )
  await harness.source.recovered()
  await soon(() => follower.state(1)).toBe('up')
  expect(follower.of('snapshotComplete')).toHaveLength(1)
  await ended(harness)
})

test('what lies before the window of a producer is recovered as it is now, with an alarm', async () => {
  const harness = await uofSource(broker.port)
  const follower = await running(harness)
  await harness.feed.recover(new Map([[1, harness.clock.now() - 4 * 3_600_000]]))
  await soon(() => harness.source.recoveries()[1]).toMatchObject({ after: null })
  expect(follower.problems.map(({ code }) => code)).toContain('gap')
  await ended(harness)
})

test('the fixture of an event that is spoken of comes in three languages, and markets with their names', async () => {
  const harness = await uofSource(broker.port)
  const follower = await running(harness)
  const { events, market } = harness.source
  for (const event of [...events, SCHEDULED])
    await harness.source.odds({ event, market, prices: { '1': '2' }, at: harness.clock.now() })
  await soon(() => follower.of('fixture').map(({ event }) => event)).toEqual([SCHEDULED, events[0]])
  expect(follower.of('fixture')[1]).toMatchObject({
    event: events[0],
    fixture: {
      sport: 'soccer',
      competition: { id: 'sr:tournament:7', names: { ko: 'League ko', en: 'League en', vn: 'League vi' } },
      competitors: [{ side: 'home' }, { side: 'away', names: { en: 'Two & en' } }],
      startsAt: Date.parse('2026-11-21T10:00:00Z'),
    },
  })
  await expect
    .poll(() => follower.problems)
    .toMatchObject([{ code: 'fixture', event: events[1], excerpt: 'status 404' }])
  await expect
    .poll(() => follower.of('marketDescriptions')[0]?.markets)
    .toMatchObject([
      {
        type: 18,
        groups: ['all', 'score'],
        names: { ko: 'Total ko', vn: 'Total vi' },
        outcomes: [{ id: '12' }, { id: '13' }],
      },
    ])
  expect(new Set(harness.calls.map(({ token }) => token))).toEqual(new Set(['test-token']))
  await ended(harness)
})

test('prices that cannot be read close their event', async () => {
  const harness = await uofSource(broker.port)
  const follower = await running(harness)
  const bomb =
    '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><odds_change product="1" timestamp="1">&c;</odds_change>'
  await harness.publish('hi.-.live.odds_change.1.sr:match.1001.-', bomb)
  await expect
    .poll(() => follower.of('betStop'))
    .toMatchObject([{ event: 'sr:match:1001', groups: ['all'], state: 'suspended' }])
  await harness.publish('hi.-.live.bet_stop.1.sr:match.1002.-', Buffer.alloc(10_000_000, 'a'))
  await soon(() => follower.of('betStop').at(-1)?.event).toBe('sr:match:1002')
  expect(follower.problems.map(({ code, event }) => ({ code, event }))).toEqual([
    { code: 'unreadable', event: 'sr:match:1001' },
    { code: 'tooLarge', event: 'sr:match:1002' },
  ])
  await ended(harness)
})
