import { setSiteOption } from './site-option.ts'

/** None by themselves, so that a story may move the clock by hours. */
export const withoutRealityChecks = (ofProduct?: string): void => setSiteOption('realityCheckMinutes', 0, ofProduct)
