import type { Logger } from 'pino'
import type { Db } from '../db/transaction.ts'
import { acknowledge } from './outbox.ts'

/** Delivered events leave the outbox together, a moment later. */
const ACKNOWLEDGE_MS = 200

export type Acknowledgements = {
  add(ids: readonly number[]): void
  /** Acknowledges at once what was added. */
  flush(): Promise<void>
}

/** `track`: is given the work that a timer begins, so that somebody waits for it. */
export const createAcknowledgements = (
  db: Db,
  owner: string,
  log: Logger,
  track: (work: Promise<unknown>) => void,
): Acknowledgements => {
  let added: number[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const ids = added
    added = []
    if (ids.length === 0) return
    await acknowledge(db, owner, ids).catch((error) =>
      log.warn({ err: error }, 'delivered events stay in the outbox: they are delivered again'),
    )
  }
  return {
    add(ids) {
      added.push(...ids)
      timer ??= setTimeout(() => track(flush()), ACKNOWLEDGE_MS).unref()
    },
    flush,
  }
}
