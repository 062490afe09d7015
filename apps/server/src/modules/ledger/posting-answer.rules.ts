import { InsufficientFunds, KeyConflict } from './posting.errors.ts'

/** What the database answers to one transfer: `ledger.post` to its own, `ledger.post_many` to each of a batch. */
export type PostingAnswer = {
  outcome: 'posted' | 'repeat' | 'key-conflict' | 'insufficient-funds'
  /** Of a key conflict: the transfer that has the key. 0 where funds are insufficient. */
  transferId: number
  /** Of the sides that are members' purses: right after the transfer. Where funds are insufficient: what there is. */
  fromBalance: number | undefined
  toBalance: number | undefined
}

export type Posted = {
  transferId: number
  /** Balances right after it, of the sides that are members' purses. */
  fromBalance?: number
  toBalance?: number
  /** This key with this content was posted before: nothing happened now, and the balances are those of then. */
  isRepeat: boolean
}

/** Throws InsufficientFunds or KeyConflict. */
export const postedFrom = (answer: PostingAnswer): Posted => {
  const { outcome, transferId, fromBalance, toBalance } = answer
  if (outcome === 'insufficient-funds' || outcome === 'key-conflict') throw refusalOf(answer)
  return { transferId, fromBalance, toBalance, isRepeat: outcome === 'repeat' }
}

export const refusalOf = ({ outcome, transferId, fromBalance }: PostingAnswer): Error =>
  outcome === 'insufficient-funds' ? new InsufficientFunds(fromBalance ?? 0) : new KeyConflict(transferId)
