import './events.ts'

/** What does not agree between requests, their sums and the ledger. */
export { findCashProblems as cashProblemsOf } from './proof.repository.ts'
/** The account that a member's deposits go to. */
export { depositAccountOf } from './purse.service.ts'
/** Open requests of the site by kind. Sums and days of a member: read `cashier.request_view`; of a site: `cashier.day_sum_view`. */
export { countOpen } from './request-list.repository.ts'
