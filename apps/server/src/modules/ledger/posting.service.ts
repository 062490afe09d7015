import type { Currency, MoneyOf } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import type { AccountRef } from './account-ref.ts'
import { InsufficientFunds, KeyReused } from './posting.errors.ts'
import { postTransfer } from './posting.repository.ts'
import { assertPostable } from './posting.rules.ts'
import type { FromOf, ToOf, TransferKind } from './transfer-kinds.ts'

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

export type Posted = {
  transferId: number
  /** Balances right after it, of the sides that are members' purses. */
  fromBalance?: number
  toBalance?: number
  /** This key with this content was posted before: nothing happened now, and the balances are those of then. */
  isRepeat: boolean
}

/** Moves money in the caller's transaction: one round trip. Throws InsufficientFunds or KeyReused. */
export const post = async <K extends TransferKind, C extends Currency>(
  ctx: Ctx,
  posting: Posting<K, C>,
): Promise<Posted> => {
  assertPostable(posting)
  const { from, to } = posting
  const row = await postTransfer(ctx, posting)
  if (row.outcome === 'short') throw new InsufficientFunds(row.fromBalance ?? 0)
  if (row.outcome === 'reused') throw new KeyReused(row.transferId)
  if (row.outcome === 'posted')
    for (const side of [from, to])
      if (side.memberId !== null) ctx.emit('ledger.balance-changed', { memberId: side.memberId })
  return {
    transferId: row.transferId,
    fromBalance: row.fromBalance,
    toBalance: row.toBalance,
    isRepeat: row.outcome === 'repeat',
  }
}
