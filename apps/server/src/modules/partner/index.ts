/** Pays what partners earned into their purses, and takes it back, in the caller's transaction. */

export type { CommissionLine } from './purse/book.rules.ts'
export { bookCommission } from './purse/book.service.ts'
/** For seeds: the rates of a partner, or of a member below one. */
export { putRates } from './rates/save-rates.service.ts'
