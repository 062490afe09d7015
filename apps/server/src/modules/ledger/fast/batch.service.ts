import type { Currency } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { assertPostable, keyHash } from '../posting.rules.ts'
import type { Posting } from '../posting.service.ts'
import { currencyNumbers, type TransferKind, transferKinds } from '../transfer-kinds.ts'
import {
  type BatchAnswer,
  type BatchRow,
  type HouseIds,
  missingHouses,
  openHouses,
  postMany,
} from './batch.repository.ts'

export type FastPosting<K extends TransferKind = TransferKind, C extends Currency = Currency> = Posting<K, C> & {
  siteId: number
  happenedAt: Date
}

/**
 * Moves money by many transfers in the caller's transaction, in one statement and in the order given; their keys differ. Tells no happening: whoever
 * gathers a batch tells what became of the balances. Between the calls it remembers what never changes.
 */
export type BatchPoster = {
  /** Each is decided by itself, and answered in its place. */
  post(ctx: Ctx, postings: readonly FastPosting[]): Promise<BatchAnswer[]>
  /** Opens the house accounts they need: `postAll` must have been preceded by it. */
  prepare(ctx: Ctx, postings: readonly FastPosting[]): Promise<void>
  /**
   * For who has locked the purses by `lockForTransfers` and knows that all can be posted: each under its id, rising. Leaves in this turn of the event
   * loop, so that what is sent after it needs no answer of it. Where one cannot be posted the transaction is run again.
   */
  postAll(ctx: Ctx, postings: readonly FastPosting[], ids: readonly number[]): Promise<void>
}

export const createBatchPoster = (): BatchPoster => {
  const houseIds: HouseIds = new Map()
  const prepareRows = async (ctx: Ctx, rows: readonly BatchRow[]): Promise<void> => {
    // Apart, because the id stays in memory even if the caller's transaction rolls back.
    if (missingHouses(rows, houseIds).length > 0) await ctx.apart((own) => openHouses(own.db.client, rows, houseIds))
  }
  return {
    async post(ctx, postings) {
      if (postings.length === 0) return []
      const rows = postings.map(batchRowOf)
      await prepareRows(ctx, rows)
      return postMany(ctx.db.client, rows, houseIds)
    },
    prepare: (ctx, postings) => prepareRows(ctx, postings.map(batchRowOf)),
    async postAll(ctx, postings, ids) {
      if (postings.length === 0) return
      const rows = postings.map(batchRowOf)
      if (missingHouses(rows, houseIds).length > 0) throw new Error('postAll without prepare')
      await postMany(ctx.db.client, rows, houseIds, ids)
    },
  }
}

export const batchRowOf = (posting: FastPosting): BatchRow => {
  assertPostable(posting)
  const { siteId, from, to } = posting
  return {
    siteId,
    kindNo: transferKinds[posting.kind].no,
    currencyNo: currencyNumbers[posting.currency],
    from: from.accountId ?? from.house,
    to: to.accountId ?? to.house,
    amount: posting.amount,
    keyHash: keyHash(siteId, posting.key),
    reference: posting.reference ?? '',
    happenedAt: posting.happenedAt,
  }
}
