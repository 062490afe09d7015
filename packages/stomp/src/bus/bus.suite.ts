import pino from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Bus, type BusMessage, createBus, MOST_BYTES, type OpenTransport } from './bus.ts'

const log = pino({ level: 'silent' })
/** Long enough to be seen to be listened to still. */
const GRACE_MS = 300

/** A process with a bus: what it received, and how often it may have missed something. */
export const processWith = async (open: OpenTransport) => {
  const received: BusMessage[] = []
  const own = { bus: await createBus(open, log, GRACE_MS), received, missed: 0 }
  own.bus.receive(
    (message) => received.push(message),
    () => void own.missed++,
  )
  return own
}
const add = (bus: Bus, ...subjects: string[]) => Promise.all(subjects.map((subject) => bus.add(subject)))
export const bodies = (received: readonly BusMessage[]): string[] => received.map(({ body }) => body)

/** What every bus keeps to; `one` and `two` are processes on it. */
export const busSuite = async (open: OpenTransport) => {
  const [one, two] = await Promise.all([processWith(open), processWith(open)])
  afterAll(() => Promise.all([one.bus.close(), two.bus.close()]))
  beforeEach(() => {
    one.received.length = 0
    two.received.length = 0
  })
  /** Resolves when everything that `one` published so far has come to `two`. */
  const arrived = async (): Promise<void> => {
    await add(two.bus, 'end')
    one.bus.publish([{ subject: 'end', body: 'end' }])
    await expect.poll(() => two.received.at(-1)?.subject).toBe('end')
    two.bus.remove('end')
    two.received.pop()
  }

  test('a message reaches its own process at once, and the others that want its subject, in order', async () => {
    await add(two.bus, '1.site')
    for (const body of ['first', "second 'quoted' 한국어"]) one.bus.publish([{ subject: '1.site', body }])
    expect(bodies(one.received)).toEqual(['first', "second 'quoted' 한국어"])
    await arrived()
    expect(bodies(two.received)).toEqual(['first', "second 'quoted' 한국어"])
  })

  test('a process receives nothing of a subject that it does not want', async () => {
    await add(two.bus, '1.site')
    const others = Array.from({ length: 200 }, (_, n) => ({ subject: `1.own.${n}`, body: 'theirs' }))
    one.bus.publish([...others, { subject: '1.site', body: 'ours' }])
    await arrived()
    expect(bodies(two.received)).toEqual(['ours'])
  })

  test('topic, version and what is last come along', async () => {
    await add(two.bus, '1.own.7')
    const message: BusMessage = { subject: '1.own.7', topic: '1.own.7 /topic/x', body: '{}', version: 4, isLast: true }
    one.bus.publish([message])
    await arrived()
    expect(two.received).toEqual([message])
  })

  test('of a state others receive the last that waits, of events each', async () => {
    await add(two.bus, '1.own.7')
    for (let version = 1; version <= 50; version++)
      one.bus.publish([
        { subject: '1.own.7', topic: 'cash', body: `cash ${version}`, version },
        { subject: '1.own.7', topic: 'messages', body: `message ${version}` },
      ])
    await arrived()
    const cash = bodies(two.received).filter((body) => body.startsWith('cash'))
    expect(cash.at(-1)).toBe('cash 50')
    expect(cash.length).toBeLessThan(10)
    expect(bodies(two.received).filter((body) => body.startsWith('message'))).toHaveLength(50)
  })

  test('of a state that is told by its changes others receive each, with its version', async () => {
    await add(two.bus, '1.table')
    for (let version = 1; version <= 20; version++)
      one.bus.publish([{ subject: '1.table', body: `change ${version}`, version, isDelta: true }])
    await arrived()
    expect(two.received.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  })

  test('two messages that are alike are two', async () => {
    await add(two.bus, '1.site')
    for (let n = 0; n < 3; n++) one.bus.publish([{ subject: '1.site', body: 'again' }])
    await arrived()
    expect(bodies(two.received)).toEqual(['again', 'again', 'again'])
  })

  test('messages of any size up to the largest arrive whole; a larger one is refused', async () => {
    await add(two.bus, '1.site')
    const texts = [7_000, 8_000, 60_000, MOST_BYTES].map((bytes) => '한'.repeat(Math.floor(bytes / 3)))
    one.bus.publish(texts.map((body) => ({ subject: '1.site', body })))
    await arrived()
    expect(bodies(two.received)).toEqual(texts)
    expect(() => one.bus.publish([{ subject: '1.site', body: '한'.repeat(MOST_BYTES / 3 + 1) }])).toThrow(/too large/)
  })

  test('a subject is left when the last who wants it has gone, and not before its time of grace', async () => {
    await add(two.bus, '2.site', '2.site')
    two.bus.remove('2.site')
    two.bus.remove('2.site')
    one.bus.publish([{ subject: '2.site', body: 'in grace' }])
    await arrived()
    expect(bodies(two.received)).toEqual(['in grace'])
    await new Promise((done) => setTimeout(done, GRACE_MS * 2))
    one.bus.publish([{ subject: '2.site', body: 'gone' }])
    await arrived()
    expect(bodies(two.received)).toEqual(['in grace'])
    await add(two.bus, '2.site')
    one.bus.publish([{ subject: '2.site', body: 'back' }])
    await arrived()
    expect(bodies(two.received)).toEqual(['in grace', 'back'])
  })

  test('what was published before its end is still sent', async () => {
    const short = await processWith(open)
    await add(two.bus, '1.site')
    short.bus.publish([{ subject: '1.site', body: 'last words' }])
    await short.bus.close()
    await expect.poll(() => bodies(two.received)).toContain('last words')
  })

  return { one, two, arrived }
}
