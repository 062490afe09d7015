import type { Delivery } from '../delivery.ts'
import type { FeedClock } from '../feed.ts'
import type { FeedMessage, Fixture } from '../message.ts'
import { restProblem, type UofRest } from './rest.ts'

/** Calls at once. */
const MOST_CALLS = 4
const RETRY_MS = 60_000
/** Events that are remembered as told; the oldest goes first and is told again when it is next spoken of. */
const MOST_EVENTS = 50_000

export type FixturesOptions = { rest: UofRest; delivery: Delivery; clock: FeedClock; signal: AbortSignal }

/** Messages of the feed name an event by its number alone: whose fixture a listener does not have yet, or which changed, is fetched and delivered. */
export const createFixtures = ({ rest, delivery, clock, signal }: FixturesOptions) => {
  /** By event: when its fixture may be fetched again. */
  const knownUntil = new Map<string, number>()
  const waiting = new Map<string, number>()
  let calls = 0

  const remember = (event: string, until: number): void => {
    knownUntil.delete(event)
    knownUntil.set(event, until)
    const [oldest] = knownUntil.keys()
    if (oldest !== undefined && knownUntil.size > MOST_EVENTS) knownUntil.delete(oldest)
  }

  const deliver = (event: string, producer: number, fixture: Fixture): Promise<void> => {
    remember(event, Number.POSITIVE_INFINITY)
    const head = { producer, at: clock.now(), sequence: null, recovery: null }
    return delivery.message({ ...head, kind: 'fixture', event, fixture })
  }

  const fetchOne = async (event: string, producer: number): Promise<void> => {
    remember(event, Number.POSITIVE_INFINITY)
    try {
      await deliver(event, producer, await rest.fixture(event))
    } catch (error) {
      remember(event, clock.now() + RETRY_MS)
      if (!signal.aborted) delivery.problem({ ...restProblem('fixture', event, error), producer })
    }
  }

  const work = async (): Promise<void> => {
    calls++
    for (const [event, producer] of waiting) {
      if (signal.aborted) break
      waiting.delete(event)
      await fetchOne(event, producer)
    }
    calls--
  }

  return {
    /** Delivers what is on the schedule: a recovery speaks of thousands of events at once. Resolves when it is, or cannot be had. */
    async prefetch(): Promise<void> {
      try {
        let start = 0
        for (;;) {
          const found = await rest.scheduled(start)
          for (const { event, fixture } of found) await deliver(event, 0, fixture)
          start += found.length
          if (found.length === 0 || start >= MOST_EVENTS) return
        }
      } catch (error) {
        if (!signal.aborted) delivery.problem(restProblem('fixture', null, error))
      }
    },
    /** Of every message that is delivered. */
    seen(message: FeedMessage): void {
      if (!('event' in message)) return
      const isKnown = (knownUntil.get(message.event) ?? 0) > clock.now()
      if (isKnown && message.kind !== 'fixtureChange') return
      waiting.set(message.event, message.producer)
      if (calls < MOST_CALLS) void work()
    },
  }
}
