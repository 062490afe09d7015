import { setSiteOptions } from './site-option.ts'

/** None by themselves, so that a story may move the clock by hours. */
export const noRealityChecks = { realityCheckMinutes: 0 }

export const withoutRealityChecks = (): Promise<void> => setSiteOptions(noRealityChecks)

/** As a site has them by default: an hour after the login. */
export const withRealityChecks = (): Promise<void> => setSiteOptions({ realityCheckMinutes: null })
