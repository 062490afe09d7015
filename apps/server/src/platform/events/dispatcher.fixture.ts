import { createPool } from '@maru/postgres'
import { silentBus } from '@maru/stomp/bus'
import { afterAll, beforeEach } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { createContexts } from '../create-contexts.ts'
import { listen, listenTogether } from './events.ts'

declare module './events.ts' {
  interface Events {
    'test.step': { of: string; n: number }
    'test.batch': { n: number }
  }
}

type Delivery = { by: string; of: string; n: number }

/** Two processes on one database, with two listeners of `test.step` and one of `test.batch` that fail when they are set to. */
export const twoProcesses = async () => {
  const delivered: Delivery[] = []
  /** Texts `<listener> <aggregate> <n>`. */
  const failing = new Set<string>()
  /** Names of listeners, as they were called. */
  const begun: string[] = []
  let pause: Promise<void> | undefined

  const listener = (by: string) =>
    listen(
      'test.step',
      async (_ctx, { of, n }) => {
        begun.push(by)
        await pause
        if (failing.has(`${by} ${of} ${n}`)) throw new Error(`${by} is down`)
        delivered.push({ by, of, n })
      },
      by,
    )
  const listeners = [
    listener('first'),
    listener('second'),
    listenTogether('test.batch', async (_services, events) => {
      await pause
      for (const { payload } of events) if (failing.has(`batch ${payload.n}`)) throw new Error('batch is down')
      delivered.push(...events.map(({ payload }) => ({ by: 'batch', of: '', n: payload.n })))
    }),
  ]
  const server = await testServer({ listeners })
  const { contexts, ownerPool, pool } = server

  /** A second process on the same database. */
  const otherPools = [1, 2].map(() => createPool(pool.options.connectionString ?? '', { work: 'unbounded', max: 4 }))
  afterAll(() => Promise.all(otherPools.map((one) => one.end())))
  const other = createContexts({
    ...contexts,
    pool: otherPools[0] as typeof pool,
    ownTransactionPool: otherPools[1] as typeof pool,
    listeners,
    observers: {},
    bus: silentBus(),
  })

  const emit = (of: string, n: number) =>
    server.system(async (ctx) => ctx.emit('test.step', { of, n }, { aggregate: of }))
  const rows = async () =>
    (
      await ownerPool.query(
        "SELECT *, payload->>'of' AS of, (payload->>'n')::int AS n FROM platform.outbox ORDER BY id",
      )
    ).rows
  const makeDue = () =>
    ownerPool.query(
      `UPDATE platform.outbox SET next_attempt_at = now() - interval '1 second', lease_until = lease_until - interval '1 hour'`,
    )
  const held = () => {
    let release = (): void => {}
    pause = new Promise((resolve) => {
      release = () => {
        pause = undefined
        resolve()
      }
    })
    return release
  }

  beforeEach(async () => {
    await contexts.drained()
    await ownerPool.query('TRUNCATE platform.outbox, platform.notice')
    delivered.length = 0
    begun.length = 0
    failing.clear()
  })
  return { server, contexts, ownerPool, pool, other, delivered, failing, begun, listener, emit, rows, makeDue, held }
}
