export { type AccountRef, house, memberPurse, vendorAccount } from './account-ref.ts'
export {
  type Balances,
  balancesOf,
  balancesOfMany,
  cashNow,
  type Entry,
  entriesOf,
  houseBalances,
  openPurses,
} from './balance.service.ts'
export { emitHoldings } from './events.ts'
/** A batch of operations in one commit: lock the purses, decide, move the money by one poster, emit the holdings. */
export { type BatchPoster, type BatchPosting, createBatchPoster } from './group-commit/batch.service.ts'
export { type GroupCommit, openGroupCommit } from './group-commit/group-commit.ts'
export { createWriter, TryLater, type Writer } from './group-commit/writer.ts'
/** A member's movements oldest first, for statements. */
export {
  balancesBefore,
  countEntries,
  entriesAfter,
  firstEntrySince,
  type PurseEntry,
  sealedUpTo,
} from './history.repository.ts'
export { InsufficientFunds, KeyConflict } from './posting.errors.ts'
export { type Posting, post, postPipelined } from './posting.service.ts'
export type { Posted, PostingAnswer } from './posting-answer.rules.ts'
export {
  openComingMonths,
  prove,
  sealSettled,
  shownTrialBalance,
  trialBalance,
  verify,
  watchTrialBalance,
} from './proof.service.ts'
export { type Holding, holdingsOf, type LockedHolding, lockPurses, type MemberHolding } from './purse.repository.ts'
export { firstPurses, type House, type Purse, purseNames, type TransferKind } from './transfer-kinds.ts'
