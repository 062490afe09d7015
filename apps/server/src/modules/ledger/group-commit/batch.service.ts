import type { Currency } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { ConcurrentUpdate } from '../../../platform/db/index.ts'
import { assertPostable, keyHash } from '../posting.rules.ts'
import type { Posting } from '../posting.service.ts'
import type { PostingAnswer } from '../posting-answer.rules.ts'
import { currencyNumbers, type TransferKind, transferKinds } from '../transfer-kinds.ts'
import {
  type BatchRow,
  type HouseIds,
  isKnownKey,
  isMissingAccount,
  missingHouses,
  openHouses,
  openMissingPurses,
  postMany,
} from './batch.repository.ts'

export type BatchPosting<K extends TransferKind = TransferKind, C extends Currency = Currency> = Posting<K, C> & {
  siteId: number
  happenedAt: Date
}

/** Moves money by many transfers in the caller's transaction. */
export type BatchPoster = (ctx: Ctx, postings: readonly BatchPosting[]) => Promise<PostingAnswer[]>

/**
 * One statement for all of them; each is decided by itself, in the order given, and answered in its place. Their keys differ. Emits no event:
 * whoever forms a batch publishes the balances. Caches ids of house and vendor accounts, which never change, and purses that it opened.
 */
export const createBatchPoster = (): BatchPoster => {
  const houseIds: HouseIds = new Map()
  // The caller has answered repeats itself, so a key that the ledger knows is rare. After one, the batch runs again and looks for known keys first.
  let areNew = true
  // Some may have been rolled back with the transaction of their caller. Then the batch runs again and opens what it needs.
  const open = new Set<number>()
  return async (ctx, postings) => {
    if (postings.length === 0) return []
    const rows = postings.map(batchRowOf)
    // In its own transaction, because the id stays in memory even if the caller's transaction rolls back.
    if (missingHouses(rows, houseIds).length > 0)
      await ctx.inOwnTransaction((own) => openHouses(own.db.client, rows, houseIds), 'repeatable')
    const assumedOpen = open.size > 0
    await openMissingPurses(ctx.db.client, rows, open)
    const assumedNew = areNew
    try {
      const answers = await postMany(ctx.db.client, rows, houseIds, assumedNew)
      if (!assumedNew) areNew = true
      return answers
    } catch (error) {
      if (isMissingAccount(error) && assumedOpen) {
        open.clear()
        throw new ConcurrentUpdate('a purse of this batch was not opened after all')
      }
      if (!isKnownKey(error)) throw error
      areNew = false
      throw new ConcurrentUpdate('a key of this batch is known')
    }
  }
}

export const batchRowOf = (posting: BatchPosting): BatchRow => {
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
