import pino from 'pino'
import { modules } from './app.ts'
import type { Config } from './config.ts'
import { systemClock } from './platform/clock.ts'
import type { Ctx, System } from './platform/context.ts'
import { createContexts } from './platform/create-contexts.ts'
import { createPool } from './platform/db/index.ts'
import { listenersOf } from './platform/events/events.ts'
import { openBus } from './platform/live/open-bus.ts'
import { observersOf } from './platform/observers.ts'
import { secureRandom } from './platform/random.ts'

/** One act of the operator at one site, in a transaction of its own. */
export type Operate = <T>(siteId: number, act: (ctx: Ctx<System>) => Promise<T>) => Promise<T>

/**
 * Lends a command the same services as the server's, also while servers run: what it changes is published to them over the bus.
 * `command` stands in the audit log.
 */
export const operating = async <T>(
  config: Config,
  command: string,
  use: (operate: Operate) => Promise<T>,
): Promise<T> => {
  const log = pino({ level: 'error' }, pino.destination(2))
  const options = { work: 'job', max: 2, isPipelined: true } as const
  const pool = createPool(config.DATABASE_URL, { ...options, name: 'maru-command' })
  const ownTransactionPool = createPool(config.DATABASE_URL, { ...options, name: 'maru-command-own' })
  const bus = await openBus(config, log)
  const listeners = listenersOf(modules)
  const contexts = createContexts({
    config,
    log,
    clock: systemClock,
    random: secureRandom,
    bus,
    pool,
    ownTransactionPool,
    listeners,
    observers: observersOf(modules),
  })
  try {
    return await use((siteId, act) => contexts.inContext({ who: { kind: 'system', job: command }, siteId }, act))
  } finally {
    await contexts.drained()
    await bus.close()
    await Promise.all([pool.end(), ownTransactionPool.end()])
  }
}
