import type { CashCurrency, CoinRate } from '@maru/contract'
import type { Config } from '../../../config.ts'
import type { Services } from '../../../platform/services.ts'

export type SaidRate = { currency: CashCurrency; rate: CoinRate }

/** Says what one USDT is worth. */
export type RateSource = {
  /** Stored with each rate. */
  name: string
  /** In which currencies; none: the configuration does not use it. */
  currencies(config: Config): readonly CashCurrency[]
  /** Throws where it cannot be known now. */
  read(services: Services): Promise<readonly SaidRate[]>
}
