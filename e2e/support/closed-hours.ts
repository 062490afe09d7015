import { setSiteOption } from './site-option.ts'

// A site whose closed hours end when they begin has none.
const atTheirEnd = '00:30'

/** Withdrawals at any hour, so that a story passes whenever it runs. */
export const openAtAllHours = (ofProduct?: string): void => setSiteOption('closedFrom', atTheirEnd, ofProduct)

/** The hours that a site has by default: 23:30 to 00:30 in Seoul. */
export const closeAsByDefault = (): void => setSiteOption('closedFrom', null)
