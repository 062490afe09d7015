/** In thousandths. A price of 1.000 pays nothing. */
const LOWEST_PRICE = 1_001
/** In thousandths: 10,000.000. What lies above is taken for an error of the source. */
const HIGHEST_PRICE = 10_000_000

const DECIMAL = /^(\d{1,9})(?:\.(\d{1,30}))?$/

/** Thousandths of a decimal price, cut and never rounded up. Null: it is none, or none that can be offered. */
export const priceOf = (decimal: string): number | null => {
  const [, whole, part = ''] = DECIMAL.exec(decimal.trim()) ?? []
  if (whole === undefined) return null
  const price = Number(whole) * 1_000 + Number(part.padEnd(3, '0').slice(0, 3))
  return price < LOWEST_PRICE || price > HIGHEST_PRICE ? null : price
}

/** Null: it is no probability. */
export const probabilityOf = (decimal: string | undefined): number | null => {
  const probability = decimal === undefined || decimal.trim() === '' ? Number.NaN : Number(decimal)
  return probability >= 0 && probability <= 1 ? probability : null
}
