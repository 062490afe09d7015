import './events.ts'

export { type AccountRef, house, memberPurse, vendorAccount } from './account-ref.ts'
export {
  type Balances,
  balancesOf,
  balancesOfMany,
  type Entry,
  entriesOf,
  houseBalances,
  openPurses,
} from './balance.service.ts'
export { type FastDoor, type FastPosting, openFastDoor } from './fast/fast-door.ts'
export { TryLater } from './fast/writer.ts'
export { InsufficientFunds, KeyReused } from './posting.errors.ts'
export { type Posted, type Posting, post } from './posting.service.ts'
export { openComingMonths, prove, sealSettled, trialBalance, verify } from './proof.service.ts'
export type { House, Purse, TransferKind } from './transfer-kinds.ts'
