/** The queue is full. Nothing was written; the same operation may be sent again in a moment. */
export class TryLater extends Error {
  constructor() {
    super('too much is waiting to be written: try later')
  }
}

type Key = number | string

export type WriterOptions<Operation, Answer> = {
  /** Writes a batch in one commit and answers each operation in its place. Throws when nothing was written, or nobody knows. */
  write: (batch: readonly Operation[]) => Promise<readonly Answer[]>
  /** Operations that share a key conflict: they are written in the order they came, and never by two batches at once. */
  conflictKeys: (operation: Operation) => readonly Key[]
  /** The same, and only one operation of a batch may carry it. */
  exclusiveKeys: (operation: Operation) => readonly Key[]
  maxBatch?: number
  /** Operations that may wait; beyond them `submit` throws TryLater at once. */
  maxWaiting?: number
  /** A second batch leaves beside the first once so many wait. More than one where a batch costs much by itself. */
  minBatch?: number
}
export type Writer<Operation, Answer> = {
  submit(operation: Operation): Promise<Answer>
  /** Takes nothing more, and resolves when what was taken is answered. */
  close(): Promise<void>
}

/** Fewer pay for more commits, more make everybody in the batch wait. */
const MAX_BATCH = 200
/** Below it an operation costs less than its share of a batch, so a few operations are not divided. */
const MIN_SHARE = 50
const MAX_WAITING = 4_000
/** While one is written to disk, the other is decided. */
const MAX_IN_FLIGHT = 2

type Waiting<Operation, Answer> = {
  operation: Operation
  exclusive: readonly Key[]
  keys: readonly Key[]
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Group commit with natural batching: a batch leaves whenever fewer than two are in flight, with whatever has come by then. There is no
 * timer: a single operation waits for nobody, and many share one commit.
 */
export const createWriter = <Operation, Answer>({
  write,
  conflictKeys,
  exclusiveKeys,
  maxBatch = MAX_BATCH,
  maxWaiting = MAX_WAITING,
  minBatch = 1,
}: WriterOptions<Operation, Answer>): Writer<Operation, Answer> => {
  type Item = Waiting<Operation, Answer>
  /** `keys`: all that its operations carry. A set of its own, so that it goes with the batch as a whole. */
  type Batch = { items: readonly Item[]; keys: ReadonlySet<Key> }
  let waiting: Item[] = []
  let inFlight: readonly Batch[] = []
  let isDue = false
  let isClosed = false
  let drained: (() => void) | undefined

  /** The oldest operations that conflict with nothing in flight; the others keep their order. */
  const take = (): Batch => {
    const items: Item[] = []
    const left: Item[] = []
    const taken = new Set<Key>()
    // An operation behind one that stays, and that shares a key with it, stays too.
    const blocked = new Set<Key>()
    // Half of all there is, so that two batches stay alike: sizes that once differ would never meet again.
    const operationsInFlight = inFlight.reduce((sum, batch) => sum + batch.items.length, 0)
    const share = Math.ceil((waiting.length + operationsInFlight) / MAX_IN_FLIGHT)
    const isFree = (key: Key): boolean => !blocked.has(key) && !inFlight.some((batch) => batch.keys.has(key))
    const most = Math.min(maxBatch, Math.max(share, minBatch, MIN_SHARE))
    let next = 0
    for (; next < waiting.length && items.length < most && left.length < maxBatch * 4; next++) {
      const item = waiting[next] as Item
      const { exclusive, keys } = item
      if (keys.every(isFree) && !exclusive.some((key) => taken.has(key))) {
        items.push(item)
        for (const key of keys) taken.add(key)
      } else {
        left.push(item)
        for (const key of keys) blocked.add(key)
      }
    }
    waiting = left.length > 0 ? left.concat(waiting.slice(next)) : waiting.slice(next)
    return { items, keys: taken }
  }

  const startBatches = (): void => {
    isDue = false
    while (inFlight.length < MAX_IN_FLIGHT && waiting.length >= (inFlight.length === 0 ? 1 : minBatch)) {
      const batch = take()
      if (batch.items.length === 0) return
      void send(batch)
    }
    if (isClosed && inFlight.length === 0 && waiting.length === 0) drained?.()
  }

  /** Once everything of this turn of the event loop has been submitted, so that operations submitted in one turn share a batch. */
  const scheduleBatches = (): void => {
    if (isDue) return
    isDue = true
    setImmediate(startBatches)
  }

  const send = async (batch: Batch): Promise<void> => {
    inFlight = [...inFlight, batch]
    await writeAll(batch.items)
    inFlight = inFlight.filter((other) => other !== batch)
    scheduleBatches()
  }

  const writeAll = async (batch: readonly Item[]): Promise<void> => {
    try {
      const answers = await write(batch.map(({ operation }) => operation))
      batch.forEach((item, i) => {
        item.resolve(answers[i] as Answer)
      })
    } catch (error) {
      // One operation that the database refuses must not fail the others: each is written by itself, and only that one fails.
      if (batch.length > 1 && isFaultOfOne(error)) for (const item of batch) await writeAll([item])
      else for (const { reject } of batch) reject(error)
    }
  }

  return {
    submit(operation) {
      if (isClosed || waiting.length >= maxWaiting) return Promise.reject(new TryLater())
      const exclusive = exclusiveKeys(operation)
      const keys = [...exclusive, ...conflictKeys(operation)]
      return new Promise((resolve, reject) => {
        waiting.push({ operation, exclusive, keys, resolve, reject })
        if (inFlight.length < MAX_IN_FLIGHT) scheduleBatches()
      })
    },
    close() {
      isClosed = true
      return new Promise((resolve) => {
        drained = resolve
        scheduleBatches()
      })
    },
  }
}

/** A constraint, a value out of range (there or here), a RAISE: something in the batch, as opposed to the connection or the server. */
const isFaultOfOne = (error: unknown): boolean =>
  error instanceof RangeError || /^(22|23|P0)...$/.test(String((error as { code?: unknown }).code))
