import { setSiteOption } from './site-option.ts'

/** None by themselves, so that a story may move the clock by hours. */
export const withoutRealityChecks = (ofProduct?: string): void => setSiteOption('realityCheckMinutes', 0, ofProduct)

/** As a site has them by default: an hour after the login. */
export const withRealityChecks = (): void => setSiteOption('realityCheckMinutes', null)
