import { type CashCurrency, type CoinRate, ledgerDigits, microUsdt, multiplyFloor } from '@maru/contract'

/** A rate that was not said again for so long is none. */
export const RATE_LASTS_MS = 5 * 60_000
/** With one that is older than this no jump is judged, so that nothing is refused for ever by a rate that was wrong. */
const COMPARED_FOR_MS = 24 * 3_600_000
const WHOLE = 10_000

/** What a USDT brings, with what the site keeps of it. */
export const depositRate = (rate: CoinRate, spread: number): CoinRate =>
  multiplyFloor(microUsdt(rate), WHOLE - spread, WHOLE)

export const isFresh = (confirmedAt: Date, now: Date): boolean => now.getTime() - confirmedAt.getTime() < RATE_LASTS_MS

type Last = { rate: CoinRate; confirmedAt: Date }

/** To less than half or more than double of the last one. */
export const isJump = (rate: CoinRate, last: Last | undefined, now: Date): boolean =>
  last !== undefined &&
  now.getTime() - last.confirmedAt.getTime() < COMPARED_FOR_MS &&
  (rate * 2 < last.rate || rate > last.rate * 2)

const PRICE = /^(\d{1,9})(?:\.(\d{1,30}))?$/
const THOUSANDTHS = 3

/** Of a price as it is written, without computing in fractions; undefined where it is none, or less than a ledger unit. */
export const rateOfPrice = (price: string, currency: CashCurrency): CoinRate | undefined => {
  const [, whole, part = ''] = PRICE.exec(price) ?? []
  if (whole === undefined) return undefined
  const digits = ledgerDigits[currency] + THOUSANDTHS
  const rate = Number(whole + part.slice(0, digits).padEnd(digits, '0'))
  return Number.isSafeInteger(rate) && rate >= 10 ** THOUSANDTHS ? rate : undefined
}
