import { createPool } from '@maru/postgres'
import { silentBus } from '@maru/stomp/bus'
import pino from 'pino'
import type { Config } from '../apps/server/src/config.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import type { Ctx, System } from '../apps/server/src/platform/context.ts'
import { type Contexts, createContexts, type Parts } from '../apps/server/src/platform/create-contexts.ts'
import { secureRandom } from '../apps/server/src/platform/random.ts'

export const SITE = 1

/** The server's own code for us: what arranges a run, and what plays staff. */
export type OwnSystem = {
  contexts: Contexts
  system<T>(fn: (ctx: Ctx<System>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export const openSystem = (
  config: Config,
  databaseUrl: string,
  parts: Partial<Pick<Parts, 'bus' | 'listeners' | 'observers' | 'log'>> = {},
): OwnSystem => {
  const pool = createPool(databaseUrl, { work: 'unbounded', max: 4, name: 'chaos' })
  const contexts = createContexts({
    config,
    log: pino({ level: 'silent' }),
    clock: systemClock,
    random: secureRandom,
    bus: silentBus(),
    pool,
    ownTransactionPool: pool,
    listeners: [],
    observers: {},
    ...parts,
  })
  return {
    contexts,
    system: (fn) => contexts.inContext({ who: { kind: 'system', job: 'chaos' }, siteId: SITE }, fn),
    close: async () => {
      await contexts.drained()
      await pool.end()
    },
  }
}
