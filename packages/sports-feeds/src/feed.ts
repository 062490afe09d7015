import type { FeedMessage } from './message.ts'

/** Why a part of what came could not be used. Everything else of the message goes on. */
export type ProblemCode =
  | 'unreadable'
  | 'tooLarge'
  | 'unknownKind'
  | 'missing'
  | 'price'
  | 'result'
  | 'contradiction'
  | 'time'
  | 'fixture'
  | 'descriptions'
  | 'recovery'
  | 'gap'
  | 'connection'
  | 'quota'
  | 'listener'

/** For a log and an alarm. `excerpt` is what was read, cut to 200 characters. */
export type Problem = { code: ProblemCode; producer: number | null; event: string | null; excerpt: string }

/**
 * Called one after the other, in the order in which messages came. A promise is waited for before the next one. Where `message` fails the producer is recovered from before it,
 * so a listener may be called twice with what it has done already: `messageKey` finds it.
 */
export type FeedListener = {
  message(message: FeedMessage): void | Promise<void>
  problem(problem: Problem): void
}

/** A source of events and prices. It never throws for what comes from outside: that becomes a problem, and the feed goes on. */
export type Feed = {
  name: string
  /** Every producer is `down` until it is alive and recovered. Resolves when the feed listens, or tries to. */
  start(listener: FeedListener): Promise<void>
  /** Resolves when nothing more will come. */
  stop(): Promise<void>
  /**
   * Asks each producer for what it published since its time in `after` (milliseconds since 1970), or for all that is current where it has none: for a listener that knows what it has stored.
   * Producers are `recovering` until `snapshotComplete`.
   */
  recover(after: RecoveryPoints | null): Promise<void>
}

/** By producer. */
export type RecoveryPoints = ReadonlyMap<number, number>

/** Time for a feed. `every` answers what ends it. */
export type FeedClock = { now(): number; every(ms: number, run: () => void): () => void }

export const systemClock: FeedClock = {
  now: () => Date.now(),
  every: (ms, run) => {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}

/** How far a producer's clock may be ahead of this machine's. */
const FROM_FUTURE_MS = 60_000

/** A time that lies ahead would keep out all that follows until then: it is taken as now. */
export const isAhead = (at: number, now: number): boolean => at > now + FROM_FUTURE_MS

const EXCERPT = 200

export const excerptOf = (text: string): string => text.slice(0, EXCERPT)
