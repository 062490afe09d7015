import type { Currency } from '@maru/contract'
import type pg from 'pg'
import { type Posted, type PostingAnswer, postedFrom } from '../posting-answer.rules.ts'
import type { TransferKind } from '../transfer-kinds.ts'
import {
  type BatchRow,
  type HouseIds,
  isKnownKey,
  openHouses,
  openMissingPurses,
  postMany,
} from './batch.repository.ts'
import { type BatchPosting, batchRowOf } from './batch.service.ts'
import { createWriter, type WriterOptions } from './writer.ts'

export type GroupCommit = {
  /**
   * Moves money in a commit of its own, shared with whoever comes at the same time; resolves when it is on disk. Throws InsufficientFunds,
   * KeyConflict, or TryLater. After any other error nobody knows: send it again with the same key.
   */
  post<K extends TransferKind, C extends Currency>(posting: BatchPosting<K, C>): Promise<Posted>
  /** Takes nothing more, and resolves when what was taken is answered. */
  close(): Promise<void>
}

/** Runs of a batch that conflicts with another, or that holds a key which is known. */
const TRIES = 5

/** For transfers that stand for themselves. Its pool needs two connections: as many as there are batches in flight. */
export const openGroupCommit = (
  pool: pg.Pool,
  limits: Pick<WriterOptions<BatchRow, PostingAnswer>, 'maxBatch' | 'maxWaiting'> = {},
): GroupCommit => {
  const writer = createWriter<BatchRow, PostingAnswer>({
    write: batchesOn(pool),
    // House accounts are sums: nobody waits for one.
    conflictKeys: ({ from, to }) => [from, to].filter((side) => typeof side === 'number'),
    exclusiveKeys: ({ keyHash }) => [keyHash],
    ...limits,
  })
  return {
    // The row is made here, so that what cannot be posted is refused before it joins anybody's batch.
    post: async (posting) => postedFrom(await writer.submit(batchRowOf(posting as unknown as BatchPosting))),
    close: () => writer.close(),
  }
}

const batchesOn = (pool: pg.Pool): ((rows: readonly BatchRow[]) => Promise<PostingAnswer[]>) => {
  const houseIds: HouseIds = new Map()
  const open = new Set<number>()
  return async (rows) => {
    await openHouses(pool, rows, houseIds)
    let areNew = true
    for (let attempt = 1; ; attempt++) {
      try {
        await openMissingPurses(pool, rows, open)
        return await postMany(pool, rows, houseIds, areNew)
      } catch (error) {
        // Serialization failure or deadlock: PostgreSQL rolled the whole statement back.
        const { code } = error as { code?: string }
        if (attempt === TRIES || !(isKnownKey(error) || code === '40001' || code === '40P01')) throw error
        areNew &&= !isKnownKey(error)
      }
    }
  }
}
