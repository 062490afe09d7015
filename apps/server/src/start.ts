import { unavailableOr } from '@maru/postgres'
import type { Logger } from 'pino'
import { checkServed, modules } from './app.ts'
import type { Config } from './config.ts'
import { createLookups } from './http-lookups.ts'
import { partnerServer } from './partner-server.ts'
import { movableClock, systemClock } from './platform/clock.ts'
import { type Contexts, createContexts } from './platform/create-contexts.ts'
import { createPool, watchAvailability } from './platform/db/index.ts'
import { followReplica } from './platform/db/replica.ts'
import { listenersOf } from './platform/events/events.ts'
import { serveClockControl } from './platform/http/clock-control.ts'
import { CONCURRENCY, startWorker } from './platform/jobs/index.ts'
import { openBus } from './platform/live/open-bus.ts'
import { serveTopics } from './platform/live/serve-topics.ts'
import { observersOf } from './platform/observers.ts'
import { secureRandom } from './platform/random.ts'
import { startTicker } from './platform/ticker/ticker.ts'
import { adminServer, memberServer } from './servers.ts'

/** Connections that `ctx.inOwnTransaction` has for itself; its transactions are short and never wait for another of their kind. */
const apartConnections = 4
const batchReadConnections = 4
const replicaConnections = 10
/** Batched reads are few keys off an index, whatever the statistics say; a plan for each size of batch would cost more than the read. */
const batchReadSettings = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' }

/** `leave`: `stop` after a farewell, so that clients with open connections go elsewhere. */
export type Running = { contexts: Contexts; stop(): Promise<void>; leave(): Promise<void> }

/** Starts one server process: pools, bus, both listeners, job worker. Throws with nothing left running when a part cannot start. */
export const startServer = async (config: Config, log: Logger): Promise<Running> => {
  checkServed()
  const stops: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed())
      await end().catch((error) => log.warn({ err: error }, 'a part did not stop well'))
  }
  try {
    const onIdleError = (error: Error): void => log.warn({ err: unavailableOr(error) }, 'database connection lost')
    const pool = createPool(config.DATABASE_URL, {
      work: 'request',
      max: config.DB_POOL,
      name: 'maru',
      isPipelined: true,
      onIdleError,
    })
    const ownTransactionPool = createPool(config.DATABASE_URL, {
      work: 'request',
      max: apartConnections,
      name: 'maru-own-transactions',
      isPipelined: true,
      onIdleError,
    })
    const batchReadPool = createPool(config.DATABASE_URL, {
      work: 'read',
      max: batchReadConnections,
      name: 'maru-batch-reads',
      settings: batchReadSettings,
      onIdleError,
    })
    const jobPool = createPool(config.DATABASE_URL, {
      work: 'job',
      max: CONCURRENCY,
      name: 'maru-job-work',
      isPipelined: true,
      onIdleError,
    })
    stops.push(
      () => pool.end(),
      () => jobPool.end(),
      () => ownTransactionPool.end(),
      () => batchReadPool.end(),
    )
    // Not those of jobs: for them nobody waits.
    const availability = watchAvailability(config.DATABASE_URL, log)
    for (const each of [pool, ownTransactionPool, batchReadPool]) availability.cover(each)
    stops.push(() => availability.stop())
    const { DATABASE_REPLICA_URL } = config
    const replica = DATABASE_REPLICA_URL
      ? followReplica(pool, DATABASE_REPLICA_URL, replicaConnections, log)
      : undefined
    if (replica) stops.push(() => replica.close())
    const bus = await openBus(config, log)
    stops.push(() => bus.close())
    const movable = config.CLOCK_CONTROL ? movableClock() : undefined
    const listeners = listenersOf(modules)
    const contexts = createContexts({
      config,
      log,
      clock: movable ?? systemClock,
      random: secureRandom,
      bus,
      pool,
      ownTransactionPool,
      batchReadPool,
      jobPool,
      ...(replica ? { replica } : {}),
      availability,
      listeners,
      observers: observersOf(modules),
    })
    stops.push(() => contexts.drained())
    const live = serveTopics(
      bus,
      modules.flatMap((m) => m.topics ?? []),
      contexts,
      log,
    )
    for (const module of modules) {
      const end = await module.start?.(contexts)
      if (end) stops.push(async () => end())
    }
    const sweep = setInterval(
      () => void contexts.sweepOutbox().catch((error) => log.warn({ err: error }, 'outbox sweep failed')),
      5_000,
    )
    stops.push(async () => clearInterval(sweep))
    const worker = await startWorker(
      contexts,
      modules.flatMap((m) => m.jobs ?? []),
    )
    stops.push(() => worker.stop())
    const ticker = startTicker(
      contexts,
      modules.flatMap((m) => m.clocks ?? []),
    )
    stops.push(() => ticker.stop())
    const lookups = createLookups(contexts)
    const member = await memberServer(contexts, live, lookups)
    const admin = await adminServer(contexts, live, lookups)
    const { PARTNER_URL } = config
    const partner = PARTNER_URL === undefined ? [] : [await partnerServer(contexts, PARTNER_URL, live, lookups)]
    const all = [member, admin, ...partner]
    stops.push(() => Promise.all(all.map(({ http }) => http.close())))
    if (movable) serveClockControl(admin.http, movable)
    await member.http.listen({ host: config.HOST, port: config.PORT })
    await admin.http.listen({ host: config.HOST, port: config.ADMIN_PORT })
    for (const { http } of partner) await http.listen({ host: config.HOST, port: config.PARTNER_PORT })
    const leave = async (): Promise<void> => {
      await Promise.all(all.map((listener) => listener.leave()))
      await stop()
    }
    return { contexts, stop, leave }
  } catch (error) {
    await stop()
    throw error
  }
}
