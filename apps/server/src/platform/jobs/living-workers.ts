import type pg from 'pg'

/** Of the advisory locks that say which pools of workers of the queue live. */
export const workerLockClass = 7_202_611
const AGAIN_MS = 1_000

/**
 * Holds a lock in the name of each pool of workers, on a connection of the process: PostgreSQL lets go of it the moment the process dies, however it dies. A connection that is cut is taken anew. Resolves when the locks of these
 * pools are held.
 */
export const livingWorkers = (pool: pg.Pool): { add(worker: string): Promise<void>; stop(): Promise<void> } => {
  const workers = new Set<string>()
  let isStopped = false
  let held: Promise<pg.PoolClient> | undefined

  const take = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect()
    client.once('end', () => {
      held = undefined
      if (!isStopped) setTimeout(() => void holdAll().catch(() => undefined), AGAIN_MS)
    })
    for (const worker of workers) await lock(client, worker)
    return client
  }
  const holdAll = (): Promise<pg.PoolClient> => {
    held ??= take().catch((error) => {
      held = undefined
      if (!isStopped) setTimeout(() => void holdAll().catch(() => undefined), AGAIN_MS)
      throw error
    })
    return held
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    // One after the other: a connection is asked one thing at a time.
    add: (worker) => {
      workers.add(worker)
      const added = last.then(async () => void (await lock(await holdAll(), worker)))
      last = added.catch(() => undefined)
      return added
    },
    stop: async () => {
      isStopped = true
      const client = await held?.catch(() => undefined)
      // Ended, not given back: whoever gets it next would hold the locks.
      client?.release(true)
    },
  }
}

/** Held twice it is held all the same. */
const lock = (client: pg.PoolClient, worker: string) =>
  client.query(`SELECT pg_advisory_lock(${workerLockClass}, hashtext($1))`, [worker])
