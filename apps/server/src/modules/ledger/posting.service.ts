import type { Currency, MoneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { AccountRef } from './account-ref.ts'
import { postTransfer, refusedFrom } from './posting.repository.ts'
import { assertPostable } from './posting.rules.ts'
import { type Posted, postedFrom, refusalOf } from './posting-answer.rules.ts'
import { type FromOf, isPlayKind, type ToOf, type TransferKind } from './transfer-kinds.ts'

export type Posting<K extends TransferKind = TransferKind, C extends Currency = Currency> = {
  kind: K
  currency: C
  from: AccountRef<FromOf<K>>
  to: AccountRef<ToOf<K>>
  /** Positive and whole. */
  amount: MoneyOf[C]
  /** Unique in its site for ever, such as `deposit:812`. */
  key: string
  /** What it belongs to, for people and for joins: `cash:812`, `wager:77`. */
  reference?: string
  /** When it happened for the business; default: the instant of the call. */
  happenedAt?: Date
}

/** Moves money in the caller's transaction: one round trip. Throws InsufficientFunds or KeyConflict, after which the transaction may go on. */
export const post = async <K extends TransferKind, C extends Currency>(
  ctx: Ctx,
  posting: Posting<K, C>,
): Promise<Posted> => {
  assertPostable(posting)
  const posted = postedFrom(await postTransfer(ctx, posting, false))
  if (!posted.isRepeat) emitBoth(ctx, posting)
  return posted
}

/**
 * The same for a caller who decides nothing by its answer: later statements and the COMMIT are sent without waiting for it. Where it is refused the whole
 * transaction fails, by InsufficientFunds or KeyConflict. Do not await the result inside the transaction.
 */
export const postPipelined = <K extends TransferKind, C extends Currency>(
  ctx: Ctx,
  posting: Posting<K, C>,
): Promise<Posted> => {
  assertPostable(posting)
  emitBoth(ctx, posting)
  return ctx.db.pipeline(() => postOrFail(ctx, posting))
}

const postOrFail = async (ctx: Ctx, posting: Posting): Promise<Posted> => {
  try {
    return postedFrom(await postTransfer(ctx, posting, true))
  } catch (error) {
    const refused = refusedFrom(error)
    throw refused ? refusalOf(refused) : error
  }
}

const emitBoth = (ctx: Ctx, { kind, from, to }: Pick<Posting, 'kind' | 'from' | 'to'>): void => {
  const isPlay = isPlayKind(kind)
  for (const { memberId } of [from, to]) if (memberId !== null) ctx.emit('ledger.balance-changed', { memberId, isPlay })
}
