/** Pays what partners earned into their purses, and takes it back, in the caller's transaction. */

/** For the demo's seed; refuses outside demo mode. */
export { type DemoEmployee, ensureDemoEmployee } from './employees/demo-employee.service.ts'
/** The addresses of downloads, for each listener that partners reach. */
export { serveDownload as servePartnerExports } from './exports/serve-download.ts'
export type { CommissionLine } from './purse/book.rules.ts'
export { bookCommission } from './purse/book.service.ts'
/** For seeds: the rates of a partner, or of a member below one. */
export { putRates } from './rates/save-rates.service.ts'
/** Who a token of the partner site stands for. */
export { createSiteAccess, siteSessionOpenUntil } from './site-login/site-session.service.ts'
