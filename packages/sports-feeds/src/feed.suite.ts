import type { OutcomeId } from '@maru/sports'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createFollower, type Follower } from './follower.fixture.ts'
import { messageKey } from './message-key.ts'
import type { FeedHarness, OddsSaid, Source } from './source.fixture.ts'

const HOUR_MS = 3_600_000

/** Looked at often: a test has many waits of a few milliseconds. */
export const soon = <T>(read: () => T) => expect.poll(read, { interval: 5 })

/** What every feed keeps to. `settles`: it says how markets end. */
export const feedSuite = (name: string, settles: boolean, make: () => Promise<FeedHarness>): void => {
  describe(`the feed ${name}`, () => {
    let harness: FeedHarness
    let source: Source
    let follower: Follower
    beforeEach(async () => {
      harness = await make()
      source = harness.source
      follower = createFollower()
    })
    afterEach(async () => {
      await harness.feed.stop()
      await harness.close()
      expect(follower.broken).toEqual([])
    })

    const now = (): number => harness.clock.now()
    const state = () => follower.state(source.producer)
    const priceOf = (outcome: OutcomeId) => follower.price(source.producer, source.events[0], source.market, outcome)
    const said = (prices: Record<OutcomeId, string>, more: Partial<OddsSaid> = {}): OddsSaid => ({
      event: source.events[0],
      market: source.market,
      prices,
      at: now(),
      ...more,
    })
    const [first, second] = [0, 1].map((at) => () => source.outcomes[at] ?? '') as [() => string, () => string]
    const pair = (one: string, other: string) => ({ [first()]: one, [second()]: other })
    const odds = (one: string, other: string, more?: Partial<OddsSaid>) => source.odds(said(pair(one, other), more))
    const up = async (): Promise<void> => {
      await harness.feed.start(follower.listener)
      await source.live()
      await soon(() => source.recoveries().length).toBe(1)
      await source.recovered()
      await soon(state).toBe('up')
    }

    test('nothing is open before the feed is alive and its snapshot is complete', async () => {
      await harness.feed.start(follower.listener)
      expect(state()).toBe('down')
      await source.live()
      await soon(() => source.recoveries().length).toBe(1)
      expect(source.recoveries()[0]).toMatchObject({ after: null })
      await odds('1.5', '2.5')
      expect(priceOf(first())).toBeNull()
      await source.recovered()
      await soon(state).toBe('up')
      await soon(() => priceOf(first())).toBe(1_500)
    })

    test('messages come in the order in which they were sent', async () => {
      await up()
      const sent = Array.from({ length: 20 }, (_, at) => `2.${String(at + 100)}`)
      for (const price of sent) {
        harness.clock.advance(1)
        await odds(price, '1.5')
      }
      const received = () =>
        follower.of('oddsChange').map(({ markets }) => markets[0]?.outcomes.find(({ id }) => id === first())?.price)
      await soon(() => received().length).toBeGreaterThanOrEqual(sent.length)
      expect(received().filter((price) => price !== null)).toEqual(
        sent.map((price) => Math.round(Number(price) * 1_000)),
      )
    })

    test('a message that comes twice is known by its key', async () => {
      await up()
      const message = said(pair('1.9', '2.1'))
      await source.odds(message)
      await soon(() => priceOf(first())).toBe(1_900)
      const before = new Set(follower.of('oddsChange').map(messageKey))
      await source.odds(message)
      await odds('1.8', '2.2', { at: now() + 1 })
      await soon(() => priceOf(first())).toBe(1_800)
      expect(new Set(follower.of('oddsChange').map(messageKey)).size).toBe(before.size + 1)
    })

    test('a message that is an hour late says so, and changes no newer price', async () => {
      await up()
      await odds('1.9', '2.1')
      await soon(() => priceOf(first())).toBe(1_900)
      const late = now() - HOUR_MS
      await odds('5', '1.1', { at: late })
      await odds('1.7', '2.3', { event: source.events[1], at: now() + 1 })
      await soon(() => follower.of('oddsChange').some(({ event }) => event === source.events[1])).toBe(true)
      expect(follower.of('oddsChange').filter(({ at }) => at === late)).toHaveLength(1)
      expect(priceOf(first())).toBe(1_900)
    })

    test('a message from the future does not keep out what follows', async () => {
      await up()
      await odds('1.9', '2.1', { at: now() + 24 * HOUR_MS })
      await soon(() => priceOf(first())).toBe(1_900)
      harness.clock.advance(1)
      await odds('1.8', '2.2')
      await soon(() => priceOf(first())).toBe(1_800)
    })

    test('events and markets that nobody knows are passed on by number', async () => {
      await up()
      const market = source.unknownMarket ?? source.market
      await odds('1.9', '2.1', { event: source.events[1], market })
      await soon(() => follower.price(source.producer, source.events[1], market, first())).toBe(1_900)
    })

    test.each(['0', '1', '1000000000', 'NaN', '-2'])(
      'a price of %s is refused, and closes its outcome',
      async (wrong) => {
        await up()
        await odds('1.9', '2.1')
        await soon(() => priceOf(first())).toBe(1_900)
        harness.clock.advance(1)
        await odds(wrong, '2.2')
        await soon(() => priceOf(second())).toBe(2_200)
        expect(priceOf(first())).toBeNull()
        expect(follower.problems.map(({ code }) => code)).toContain('price')
      },
    )

    test('what cannot be read is reported with an excerpt, and the feed goes on', async () => {
      await up()
      await source.rubbish()
      await soon(() => follower.problems.at(-1)?.code).toBe('unreadable')
      expect(follower.problems.at(-1)?.excerpt.length).toBeLessThanOrEqual(200)
      await odds('1.9', '2.1', { at: now() + 1 })
      await soon(() => priceOf(first())).toBe(1_900)
    })

    if (settles)
      test('two results of one outcome in one message are a contradiction; a later message stands beside the first', async () => {
        await up()
        const settlement = { event: source.events[0], market: source.market, at: now() }
        await source.settle({
          ...settlement,
          results: [
            [first(), 1],
            [first(), 0],
          ],
        })
        await soon(() => follower.problems.map(({ code }) => code)).toContain('contradiction')
        await source.settle({
          ...settlement,
          at: now() + 1,
          results: [
            [first(), 1],
            [second(), 0],
          ],
        })
        await source.settle({
          ...settlement,
          at: now() + 2,
          results: [
            [first(), 0],
            [second(), 1],
          ],
        })
        const settled = () => follower.of('settlement').filter(({ markets }) => markets.length > 0)
        await soon(() => settled().length).toBe(2)
        const results = settled().map(({ markets }) => markets[0]?.outcomes.map(({ result }) => result?.result))
        expect(results).toEqual([
          [1, 0],
          [0, 1],
        ])
      })

    test('silence closes everything until what was missed has come', async () => {
      await up()
      harness.clock.advance(5_000)
      await source.live()
      await odds('1.9', '2.1')
      await soon(() => priceOf(first())).toBe(1_900)
      const lastAliveAt = now()
      harness.clock.advance(harness.silenceMs + 2_000)
      await soon(state).toBe('down')
      expect(priceOf(first())).toBeNull()
      harness.clock.advance(60_000)
      await source.live()
      await soon(state).toBe('recovering')
      await soon(() => source.recoveries()[1]).toMatchObject({ after: source.recoversSince ? lastAliveAt : null })
      expect(priceOf(first())).toBeNull()
      await source.recovered()
      await soon(state).toBe('up')
      expect(priceOf(first())).toBe(1_900)
      expect(follower.of('producer').map(({ state, reason }) => `${state} ${reason}`)).toEqual([
        'recovering alive',
        'up recovered',
        'down silence',
        'recovering alive',
        'up recovered',
      ])
    })

    test('a listener that fails gets what it missed once more', async () => {
      await up()
      const { message } = follower.listener
      follower.listener.message = (taken) => {
        if (taken.kind !== 'oddsChange') return message(taken)
        follower.listener.message = message
        throw new Error('the database is away')
      }
      harness.clock.advance(5_000)
      await source.live()
      await odds('1.9', '2.1')
      await soon(() => follower.problems.map(({ code }) => code)).toContain('listener')
      await soon(() => source.recoveries().length).toBe(2)
      if (source.recoversSince) expect(source.recoveries()[1]?.after).toBeLessThan(now())
      expect(state()).toBe('recovering')
      await odds('1.9', '2.1')
      await source.recovered()
      await soon(() => priceOf(first())).toBe(1_900)
    })

    test('a recovery that a listener asks for closes everything until it is complete', async () => {
      await up()
      harness.clock.advance(5_000)
      await source.live()
      const after = now() - 120_000
      await harness.feed.recover(new Map([[source.producer, after]]))
      await soon(() => source.recoveries().length).toBe(2)
      expect(source.recoveries()[1]).toMatchObject({ after: source.recoversSince ? after : null })
      await soon(state).toBe('recovering')
      await source.recovered()
      await soon(state).toBe('up')
    })

    test('nothing comes after the end', async () => {
      await up()
      await harness.feed.stop()
      const { length } = follower.messages
      expect(state()).toBe('down')
      await odds('1.9', '2.1')
      expect(follower.messages).toHaveLength(length)
    })
  })
}
