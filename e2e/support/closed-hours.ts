import { setSiteOptions } from './site-option.ts'

/** Withdrawals at any hour, so that a story passes whenever it runs: a site whose closed hours end when they begin has none. */
export const atAllHours = { closedFrom: '00:30' }

export const openAtAllHours = (): Promise<void> => setSiteOptions(atAllHours)

/** The hours that a site has by default: 23:30 to 00:30 in Seoul. */
export const closeAsByDefault = (): Promise<void> => setSiteOptions({ closedFrom: null })
