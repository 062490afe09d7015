import type { Currency } from '@maru/contract'
import type pg from 'pg'
import { InsufficientFunds, KeyReused } from '../posting.errors.ts'
import { assertPostable, keyHash } from '../posting.rules.ts'
import type { Posted, Posting } from '../posting.service.ts'
import { currencyNumbers, type TransferKind, transferKinds } from '../transfer-kinds.ts'
import { type BatchAnswer, type BatchRow, batchesOn } from './batch.repository.ts'
import { createWriter, type WriterOptions } from './writer.ts'

export type FastPosting<K extends TransferKind = TransferKind, C extends Currency = Currency> = Posting<K, C> & {
  siteId: number
  happenedAt: Date
}

export type FastDoor = {
  /**
   * Moves money in a commit of its own, shared with whoever comes at the same time; resolves when it is on disk. Throws InsufficientFunds,
   * KeyReused, or TryLater. After any other error nobody knows: send it again with the same key.
   */
  post<K extends TransferKind, C extends Currency>(posting: FastPosting<K, C>): Promise<Posted>
  /** Takes nothing more, and resolves when what was taken is answered. */
  close(): Promise<void>
}

/** Its pool needs two connections: as many as there are batches in flight. */
export const openFastDoor = (
  pool: pg.Pool,
  limits: Pick<WriterOptions<BatchRow, BatchAnswer>, 'maxBatch' | 'maxWaiting'> = {},
): FastDoor => {
  const writer = createWriter<BatchRow, BatchAnswer>({
    write: batchesOn(pool),
    // House accounts are sums: nobody waits for one.
    locks: ({ from, to }) => [from, to].filter((side) => typeof side === 'number'),
    key: ({ keyHash }) => keyHash,
    ...limits,
  })
  return {
    async post(posting) {
      assertPostable(posting)
      const { siteId, currency, from, to } = posting
      const answer = await writer.submit({
        siteId,
        kindNo: transferKinds[posting.kind].no,
        currencyNo: currencyNumbers[currency],
        from: from.accountId ?? from.house,
        to: to.accountId ?? to.house,
        amount: posting.amount,
        keyHash: keyHash(siteId, posting.key),
        reference: posting.reference ?? '',
        happenedAt: posting.happenedAt,
      })
      return postedFrom(answer)
    },
    close: () => writer.close(),
  }
}

const postedFrom = ({ outcome, transferId, fromBalance, toBalance }: BatchAnswer): Posted => {
  if (outcome === 'short') throw new InsufficientFunds(fromBalance ?? 0)
  if (outcome === 'reused') throw new KeyReused(transferId)
  return { transferId, fromBalance, toBalance, isRepeat: outcome === 'repeat' }
}
