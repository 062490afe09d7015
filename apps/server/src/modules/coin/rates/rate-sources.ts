import type { CashCurrency } from '@maru/contract'
import type { Config } from '../../../config.ts'
import { documentSource } from './document.source.ts'
import type { RateSource } from './rate-source.ts'
import { simulatedSource } from './simulated.source.ts'

/** A source is a file and a line here. */
const sources: readonly RateSource[] = [simulatedSource, documentSource]

export const sourcesOf = (config: Config): RateSource[] =>
  sources.filter(({ currencies }) => currencies(config).length > 0)

/** Whether a site in this currency can have a rate at all. */
export const isRated = (config: Config, currency: CashCurrency): boolean =>
  sources.some(({ currencies }) => currencies(config).includes(currency))
