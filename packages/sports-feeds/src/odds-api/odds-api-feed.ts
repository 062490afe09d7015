import { z } from 'zod'
import { createDelivery } from '../delivery.ts'
import { excerptOf, type Feed, type FeedClock, type FeedListener, type ProblemCode, systemClock } from '../feed.ts'
import { createProducerWatch, type ProducerWatch } from '../producer-watch.ts'
import { TooLarge } from '../too-large.ts'
import { PRODUCER } from './changes.ts'
import { TooMany } from './client.ts'
import { createRounds } from './rounds.ts'

export type OddsApiOptions = {
  /** `https://api.the-odds-api.com/v4/`. */
  api: URL
  key: string
  /** Keys of sports: `soccer_epl`. */
  sports: readonly string[]
  /** Whose prices: the key of a bookmaker. */
  bookmaker: string
  /** Between two rounds at least; longer where the quota would not last. */
  pollMs?: number
  silenceMs?: number
  clock?: FeedClock
}

const POLL_MS = 60_000
/** Prices that nobody has confirmed for so long are closed. */
const SILENCE_MS = 180_000
const CHECK_MS = 1_000
/** After a round that failed. */
const PAUSE_MS = 30_000

/** The Odds API, version 4: REST, polled, before events begin. It settles nothing: it says how events ended. */
export const createOddsApiFeed = (options: OddsApiOptions): Feed => {
  let running: Running | null = null
  return {
    name: 'oddsApi',
    async start(listener) {
      if (running) throw new Error('the feed has been started already')
      running = run(options, listener)
    },
    async stop() {
      await running?.stop()
      running = null
    },
    async recover(after) {
      running?.watch.recover(after?.get(PRODUCER) ?? null, 'asked')
    },
  }
}

const codeOf = (error: unknown): ProblemCode => {
  if (error instanceof TooMany) return 'quota'
  if (error instanceof TooLarge) return 'tooLarge'
  return error instanceof SyntaxError || error instanceof z.ZodError ? 'unreadable' : 'connection'
}

type Running = { watch: ProducerWatch; stop(): Promise<void> }

function run(options: OddsApiOptions, listener: FeedListener): Running {
  const { clock = systemClock, pollMs = POLL_MS, silenceMs = SILENCE_MS } = options
  const ending = new AbortController()
  const delivery = createDelivery(listener, ({ at }) => watch.recover(at - 1, 'listener'))
  const rounds = createRounds({ ...options, clock, pollMs, signal: ending.signal, problem: delivery.problem })
  let recovery: number | null = null
  let lastId = Math.floor(clock.now() / 1_000) % 1_000_000_000
  let nextAt = clock.now()
  let round: Promise<void> | null = null

  const head = () => ({ producer: PRODUCER, at: clock.now(), sequence: null })
  const watch = createProducerWatch({
    clock,
    silenceMs,
    recoveryMs: Number.POSITIVE_INFINITY,
    retryMs: 0,
    nextId: () => ++lastId,
    // Each round brings everything: the next one is the recovery.
    request: async ({ id }) => {
      recovery = id
    },
    changed: (state, reason) => void delivery.message({ ...head(), recovery: null, kind: 'producer', state, reason }),
    // Everything came, whatever was asked for.
    completed: ({ id }) => void delivery.message({ ...head(), recovery: id, kind: 'snapshotComplete', after: null }),
    failed: () => undefined,
  })

  const poll = async (): Promise<void> => {
    const startedAt = clock.now()
    try {
      const found = await rounds.found()
      // A source that was silent begins its recovery with this round. Of one that is up only the prices themselves say that they still hold.
      if (watch.state() !== 'up') watch.alive(startedAt, true)
      const current = recovery
      for await (const message of rounds.messages(found, current)) await delivery.message(message)
      if (watch.state() !== 'down') watch.alive(startedAt, true)
      if (current !== null && current === recovery) {
        recovery = null
        watch.snapshotComplete(current, startedAt)
      }
      nextAt = rounds.nextAt(startedAt)
    } catch (error) {
      nextAt = error instanceof TooMany ? error.until : clock.now() + PAUSE_MS
      if (ending.signal.aborted) return
      delivery.problem({ code: codeOf(error), producer: PRODUCER, event: null, excerpt: excerptOf(String(error)) })
    }
  }

  const check = (): void => {
    watch.check()
    if (round || clock.now() < nextAt) return
    round = poll().finally(() => {
      round = null
    })
  }

  const endTimer = clock.every(CHECK_MS, check)
  return {
    watch,
    async stop() {
      endTimer()
      ending.abort()
      await round
      watch.down('stopped')
      await delivery.drained()
    },
  }
}
