// Without zod, for the first page of the member site.

/** How many decimals of a currency one ledger unit stands for: every amount is kept, moved and sent as whole ledger units. */
export const ledgerDigits = { KRW: 0, POINT: 0, USDT: 6, EUR: 6, USD: 6 } as const
export type Currency = keyof typeof ledgerDigits
export const currencies = Object.keys(ledgerDigits) as Currency[]

/** How many decimals people read. Vendors may stake and pay finer parts, so what is shown is cut. */
export const shownDigits = { KRW: 0, POINT: 0, USDT: 6, EUR: 2, USD: 2 } as const satisfies Record<Currency, number>

/** What a site can be played in; its members' purses are opened in it (points stay points). */
export const cashCurrencies = ['KRW', 'EUR', 'USD'] as const satisfies readonly Currency[]
export type CashCurrency = (typeof cashCurrencies)[number]
export const isCashCurrency = (code: unknown): code is CashCurrency =>
  (cashCurrencies as readonly unknown[]).includes(code)
/** Before the figure; won have a word of their own in Korean. */
export const currencySigns = { KRW: '₩', EUR: '€', USD: '$' } as const satisfies Record<CashCurrency, string>

/** Whole ledger units as a number of whole units with the decimals that are shown: cut, so nobody is shown more than there is. */
export const shownAmount = (units: number, currency: Currency): number => {
  const shown = shownDigits[currency]
  return Math.trunc(units / 10 ** (ledgerDigits[currency] - shown)) / 10 ** shown
}
