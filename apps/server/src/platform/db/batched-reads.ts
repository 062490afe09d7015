import type { Db } from './transaction.ts'

/** Reads one value per key, in the order of the keys, in one named statement: `ctx.batchRead(read, key)`. Keys of one site only. */
export type BatchedRead<K, V> = (db: Pick<Db, 'named'>, siteId: number, keys: readonly K[]) => Promise<readonly V[]>

export type BatchRead = <K, V>(read: BatchedRead<K, V>, siteId: number, key: K) => Promise<V>

type Waiting = { key: unknown; resolve: (value: never) => void; reject: (error: unknown) => void }
type Queue = { waiting: Waiting[]; inFlight: number; isDue: boolean }
type AnyRead = BatchedRead<never, unknown>

/** One statement runs while the next fills; a second, so that a connection that hangs does not stop everybody. */
const MOST_IN_FLIGHT = 2
const MOST_KEYS = 200

/**
 * Reads for many callers at once. A read that comes while a statement is under way waits for the next one, so statements grow with the
 * number of callers, and a result is never older than its request. No timer: without other callers a read is sent at once. Where `assertAvailable` throws, nothing is sent.
 */
export const createBatchedReads = (db: Pick<Db, 'named'>, assertAvailable: () => void = () => {}): BatchRead => {
  const queues = new Map<AnyRead, Map<number, Queue>>()

  const queueOf = (read: AnyRead, siteId: number): Queue => {
    const ofSites = queues.get(read) ?? new Map<number, Queue>()
    queues.set(read, ofSites)
    const queue = ofSites.get(siteId) ?? { waiting: [], inFlight: 0, isDue: false }
    ofSites.set(siteId, queue)
    return queue
  }

  const sendSoon = (read: AnyRead, siteId: number, queue: Queue): void => {
    if (queue.isDue || queue.inFlight >= MOST_IN_FLIGHT || queue.waiting.length === 0) return
    queue.isDue = true
    // Runs after all calls that are ready in this turn of the event loop have added their keys.
    setImmediate(() => {
      queue.isDue = false
      queue.inFlight++
      void readBatch(read, siteId, queue.waiting.splice(0, MOST_KEYS)).finally(() => {
        queue.inFlight--
        sendSoon(read, siteId, queue)
      })
      sendSoon(read, siteId, queue)
    })
  }

  const readBatch = async (read: AnyRead, siteId: number, batch: readonly Waiting[]): Promise<void> => {
    const keys = batch.map(({ key }) => key) as never[]
    try {
      const ask = async (): Promise<readonly unknown[]> => {
        assertAvailable()
        return read(db, siteId, keys)
      }
      // Once more on another connection: a cut one would otherwise fail everybody in the batch.
      const values = await ask().catch(ask)
      if (values.length !== keys.length) throw new Error(`${values.length} answers to ${keys.length} keys`)
      for (const [i, { resolve }] of batch.entries()) resolve(values[i] as never)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (read, siteId, key) =>
    new Promise((resolve, reject) => {
      const queue = queueOf(read as AnyRead, siteId)
      queue.waiting.push({ key, resolve, reject })
      sendSoon(read as AnyRead, siteId, queue)
    })
}
