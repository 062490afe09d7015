import { Topics } from '@maru/stomp'
import { type BusMessage, silentBus } from '@maru/stomp/bus'
import { describe, expect, test, vi } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { createPublisher } from './publisher.ts'
import { serveTopics } from './serve-topics.ts'
import { addressOf, defineTopic, ownAddressOf, sessionAddressOf, type TopicSpec } from './topic.ts'
import { topicTable } from './topic-table.ts'

const { contexts: services } = await testServer()
const define = (spec: Partial<TopicSpec<{ n: number }>>) =>
  defineTopic<{ n: number }>({ destination: '/topic/draws/{game}', audience: 'public', ...spec })
const guest = { kind: 'guest' } as const
const member = { kind: 'member', memberId: 7, socketKey: 'key7' } as const
const clerk = (...permissions: 'members.read'[]) => ({ kind: 'staff', permissions }) as const

describe('who may subscribe', () => {
  const table = topicTable(
    [
      define({ exists: ({ game }) => game === 'powerball' }),
      define({ destination: '/topic/members/{siteId}', audience: 'member' }),
      define({ destination: '/topic/bonus/{socketKey}', audience: 'own' }),
      define({ destination: '/topic/desk/{siteId}', audience: { staff: 'any' } }),
      define({ destination: '/topic/people/{siteId}', audience: { staff: 'members.read' } }),
    ],
    services,
  )
  const who = { guest, member, 'a clerk': clerk(), 'a clerk with the permission': clerk('members.read') }
  test.each([
    ['/topic/draws/powerball', ['guest', 'member']],
    ['/topic/draws/unknown', []],
    ['/topic/draws', []],
    ['/topic/draws/powerball/', []],
    ['/topic/draws/powerball.1', []],
    ['/topic/members/1', ['member']],
    ['/topic/members/2', []],
    ['/topic/bonus/key7', ['member']],
    ['/topic/bonus/key8', []],
    ['/topic/desk/1', ['a clerk', 'a clerk with the permission']],
    ['/topic/people/1', ['a clerk with the permission']],
    ['/topic/people/2', []],
  ])('%s: %j', (destination, allowed) => {
    const opened = Object.entries(who).filter(([, one]) => table.open(destination, one, 1) !== undefined)
    expect(opened.map(([name]) => name)).toEqual(allowed)
  })

  test('a topic without the site in its name is another at each site', () => {
    const keys = [1, 2].map((siteId) => table.open('/topic/draws/powerball', guest, siteId)?.topic)
    expect(keys).toEqual(['1.topic.draws.powerball', '2.topic.draws.powerball'])
  })

  test('what is a member’s own has the subject of the member, and a key of each session', () => {
    const topic = define({ destination: '/topic/bonus/{socketKey}', audience: 'own' })
    expect(table.open('/topic/bonus/key7', member, 1)).toEqual({
      topic: sessionAddressOf(topic, 1, 7, 'key7').key,
      name: ownAddressOf(topic, 1, 7).key,
      subject: '1.own.7',
    })
  })

  test('two topics of one name are refused, and so is one whose owner is not in its name', () => {
    expect(() => topicTable([define({}), define({ destination: '/topic/draws/{other}' })], services)).toThrow(/draws/)
    expect(() => define({ audience: 'own' })).toThrow(/socketKey/)
    expect(() => define({ destination: '/draws' })).toThrow(/no destination/)
  })
})

describe('a snapshot', () => {
  const states = { n: 1 }
  const snapshot = async () => [{ message: { n: states.n }, version: states.n }]
  const reader = () => {
    const bodies: string[] = []
    const deliver = (message: Buffer): void => void bodies.push(/\{.*\}/.exec(String(message))?.[0] ?? '')
    return { bodies, deliver, end: () => {}, check: () => {} }
  }

  test('is sent to who subscribes, unless it is for what was missed only', async () => {
    const now = topicTable([define({ snapshot })], services).open('/topic/draws/x', guest, 1)
    expect(await now?.snapshot?.()).toEqual([{ body: '{"n":1}', version: 1 }])
    const later = topicTable([define({ snapshot, snapshotWhen: 'missed' })], services)
    expect(later.open('/topic/draws/x', guest, 1)?.snapshot).toBeUndefined()
  })

  test('is published to every topic that somebody is subscribed to when messages were missed, unless nothing was', async () => {
    let missed = () => {}
    const receive = (_: unknown, call: () => void): void => {
      missed = call
    }
    const bus = { ...silentBus(), receive }
    const own = define({ destination: '/topic/bonus/{socketKey}', audience: 'own', snapshot, snapshotWhen: 'missed' })
    const { topics, table } = serveTopics(bus, [define({ snapshot }), own], services, services.log)
    const [guests, members] = [reader(), reader()]
    for (const [destination, who, to] of [
      ['/topic/draws/x', guest, guests],
      ['/topic/bonus/key7', member, members],
    ] as const) {
      const opened = table.open(destination, who, 1) ?? { topic: '' }
      topics.release(topics.subscribe(opened, { id: 'i', destination, reader: to }).subscription)
    }
    missed()
    await expect.poll(() => [guests.bodies, members.bodies]).toEqual([['{"n":1}'], ['{"n":1}']])
    states.n = 2
    missed()
    missed()
    await expect.poll(() => guests.bodies).toEqual(['{"n":1}', '{"n":2}'])
    expect(members.bodies).toEqual(['{"n":1}', '{"n":2}'])
  })

  test('of nobody is read by nobody', async () => {
    expect(new Topics().subscribed()).toEqual([])
  })
})

describe('a rate', () => {
  const published = () => {
    vi.useFakeTimers()
    const sent: BusMessage[] = []
    const publisher = createPublisher(
      silentBus((messages) => sent.push(...messages)),
      services.log,
    )
    return { publisher, numbers: () => sent.map(({ body }) => JSON.parse(body).n) }
  }
  const coalesce = { everyMs: 200 }

  test('sends the first at once, then the last of each interval', () => {
    const { publisher, numbers } = published()
    const to = addressOf(define({ coalesce }), 1, { game: 'x' })
    for (const n of [1, 2, 3]) publisher.publish(to, { n })
    expect(numbers()).toEqual([1])
    vi.advanceTimersByTime(200)
    publisher.publish(to, { n: 4 })
    expect(numbers()).toEqual([1, 3])
    vi.advanceTimersByTime(400)
    publisher.publish(to, { n: 5 })
    expect(numbers()).toEqual([1, 3, 4, 5])
    vi.useRealTimers()
  })

  test('may merge what waits, let some messages pass, and have the first wait, too', () => {
    const { publisher, numbers } = published()
    const merge = (a: { n: number }, b: { n: number }) => ({ n: a.n + b.n })
    const applies = ({ n }: { n: number }) => n < 100
    const to = addressOf(define({ coalesce: { ...coalesce, merge, applies, isLate: true } }), 1, { game: 'x' })
    for (const n of [1, 2, 3, 100]) publisher.publish(to, { n })
    expect(numbers()).toEqual([100])
    vi.advanceTimersByTime(200)
    expect(numbers()).toEqual([100, 6])
    vi.useRealTimers()
  })

  test('goes on after a message that could not be sent', () => {
    vi.useFakeTimers()
    const sent: string[] = []
    const bus = silentBus((messages) => {
      if (messages.some(({ body }) => body.includes('2'))) throw new RangeError('too large')
      sent.push(...messages.map(({ body }) => body))
    })
    const to = addressOf(define({ coalesce }), 1, { game: 'x' })
    const publisher = createPublisher(bus, services.log)
    for (const n of [1, 2]) publisher.publish(to, { n })
    vi.advanceTimersByTime(200)
    publisher.publish(to, { n: 3 })
    vi.advanceTimersByTime(200)
    expect(sent).toEqual(['{"n":1}', '{"n":3}'])
    vi.useRealTimers()
  })

  test('is one of each address', () => {
    const { publisher, numbers } = published()
    for (const game of ['x', 'y'])
      for (const n of [1, 2]) publisher.publish(addressOf(define({ coalesce }), 1, { game }), { n })
    expect(numbers()).toEqual([1, 1])
    vi.useRealTimers()
  })
})
