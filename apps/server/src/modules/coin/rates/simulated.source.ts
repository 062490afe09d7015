import { type CashCurrency, cashCurrencies, ledgerDigits } from '@maru/contract'
import type { RateSource } from './rate-source.ts'

/** Around which a USDT moves, in thousandths of the currency's whole unit. */
const MIDDLES = { KRW: 1_390_000, EUR: 920, USD: 1_000 } as const satisfies Record<CashCurrency, number>
/** It moves in steps, so that the same is said several times. */
const STEP_MS = 30_000
/** Of the middle, in millionths, and how long each wave takes: together less than half a percent. */
const WAVES = [
  { height: 2_500, minutes: 170 },
  { height: 1_300, minutes: 37 },
  { height: 600, minutes: 11 },
] as const
const MILLION = 1_000_000
const MINUTE_MS = 60_000

/** For the demo: slow waves, the same for everybody who asks at the same time. */
export const simulatedSource: RateSource = {
  name: 'simulated',
  currencies: ({ MARU_MODE, COIN_RATE_URL }) =>
    MARU_MODE === 'demo' && COIN_RATE_URL === undefined ? cashCurrencies : [],
  read: async ({ clock }) => {
    const at = Math.floor(clock.now().getTime() / STEP_MS) * STEP_MS
    const away = WAVES.reduce(
      (sum, { height, minutes }) => sum + height * Math.sin((2 * Math.PI * at) / (minutes * MINUTE_MS)),
      0,
    )
    return cashCurrencies.map((currency) => ({
      currency,
      rate: Math.round((MIDDLES[currency] * 10 ** ledgerDigits[currency] * (MILLION + away)) / MILLION),
    }))
  },
}
