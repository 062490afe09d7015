import { setTimeout as sleep } from 'node:timers/promises'
import { createDelivery, type Delivery } from '../delivery.ts'
import { type Feed, type FeedClock, type FeedListener, systemClock } from '../feed.ts'
import { type BrokerConnection, connectBroker } from './broker.ts'
import { createDescriptions } from './descriptions-loader.ts'
import { createFixtures } from './fixtures.ts'
import { createProducers, type Producers } from './producers.ts'
import { createReceiver } from './receive.ts'
import { createUofRest, restProblem } from './rest.ts'

export type UofOptions = {
  /** With the path that all calls have in common: `https://api.betradar.com/v1/`. */
  api: URL
  /** `amqps://mq.betradar.com:5671`. Without a user in it the token is the user. */
  broker: URL
  token: string
  /** Tells the installations apart that use one token: each gets its own recoveries. */
  nodeId: number
  silenceMs?: number
  recoveryMs?: number
  retryMs?: number
  reconnectMs?: number
  clock?: FeedClock
}

/** Producers send an alive every ten seconds; one may be late. */
const SILENCE_MS = 20_000
const RECOVERY_MS = 15 * 60_000
/** The feed allows a few recoveries in ten minutes. */
const RETRY_MS = 30_000
const RECONNECT_MS = 5_000
/** Each failure in a row doubles the pause, up to this. */
const MOST_RECONNECT_MS = 60_000
const CHECK_MS = 1_000
const DESCRIPTIONS_MS = 60_000
/** A start waits no longer for the broker: a listener can work without it, with every producer down. */
const FIRST_CONNECTION_MS = 10_000

/** The Unified Odds Feed: XML over AMQP 0-9-1, and REST. */
export const createUofFeed = (options: UofOptions): Feed => {
  let running: Running | null = null
  return {
    name: 'uof',
    async start(listener) {
      if (running) throw new Error('the feed has been started already')
      running = run(options, listener)
      await Promise.race([running.connected, sleep(FIRST_CONNECTION_MS, undefined, { ref: false })])
    },
    async stop() {
      await running?.stop()
      running = null
    },
    async recover(after) {
      running?.producers.recoverAll(after)
    },
  }
}

type Running = { connected: Promise<void>; producers: Producers; stop(): Promise<void> }

function run(options: UofOptions, listener: FeedListener): Running {
  const { clock = systemClock, reconnectMs = RECONNECT_MS } = options
  const ending = new AbortController()
  const { signal } = ending
  const rest = createUofRest({ url: options.api, token: options.token, nodeId: options.nodeId, signal })
  const delivery: Delivery = createDelivery(listener, (message) => producers.missed(message))
  const producers = createProducers({
    clock,
    rest,
    delivery,
    silenceMs: options.silenceMs ?? SILENCE_MS,
    recoveryMs: options.recoveryMs ?? RECOVERY_MS,
    retryMs: options.retryMs ?? RETRY_MS,
  })
  const fixtures = createFixtures({ rest, delivery, clock, signal })
  const descriptions = createDescriptions({ rest, delivery, clock, signal })
  const receive = createReceiver({ delivery, clock, control: producers.control, seen: fixtures.seen })
  const timers = [clock.every(CHECK_MS, producers.check), clock.every(DESCRIPTIONS_MS, descriptions.refresh)]
  const connected = Promise.withResolvers<void>()
  let connection: BrokerConnection | undefined
  let pauseMs = reconnectMs
  let prefetched: Promise<void> | undefined

  const connectOnce = async (): Promise<void> => {
    await producers.load()
    descriptions.refresh()
    prefetched ??= fixtures.prefetch()
    const virtualHost = await rest.virtualHost()
    connection = await connectBroker({ ...options, url: options.broker, virtualHost }, receive)
    if (signal.aborted) await connection.close()
    connected.resolve()
    pauseMs = reconnectMs
    await connection.ended
  }

  const stayConnected = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        await connectOnce()
      } catch (error) {
        if (!signal.aborted) delivery.problem(restProblem('connection', null, error))
      }
      producers.downAll(signal.aborted ? 'stopped' : 'connection')
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, MOST_RECONNECT_MS)
    }
  }

  const done = stayConnected()
  return {
    connected: connected.promise,
    producers,
    async stop() {
      for (const end of timers) end()
      ending.abort()
      await connection?.close()
      await Promise.all([done, prefetched])
      await delivery.drained()
    },
  }
}
