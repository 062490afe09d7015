import './events.ts'

/** What came by coin: a completed request in the caller's transaction, or why it is to be held. */
export { type CoinDeposit, creditCoinDeposit, creditHeldCoin } from './coin-deposit.service.ts'
export { listOwnCoinWithdrawals } from './own-requests.service.ts'
export { lastAddresses } from './paying.repository.ts'
/** Withdrawals by coin: asked for, paid, completed or released. */
export {
  beginPaying,
  completePaying,
  lockPayable,
  type Payable,
  payableAmong,
  releasePaying,
} from './paying.service.ts'
/** What does not agree between requests, their sums and the ledger. */
export { findCashProblems as cashProblemsOf } from './proof.repository.ts'
/** The account that a member's deposits go to. */
export { cashLimits, depositAccountOf, withdrawalLimits } from './purse.service.ts'
export { assertBonusOffered, ownRecord, requestCoinWithdrawal, type ToCoin } from './request.service.ts'
/** Open requests of the site by kind. Sums and days of a member: read `cashier.request_view`; of a site: `cashier.day_sum_view`. */
export { countOpen } from './request-list.repository.ts'
