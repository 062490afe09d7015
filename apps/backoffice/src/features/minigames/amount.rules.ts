import { type CashCurrency, ledgerDigits } from '@maru/contract'
import { digits } from '../../shared/money.ts'
import { currencyOfSite } from '../../shared/staff/site-currency.ts'

/** Whole won, euro or dollars of what was typed, with any grouping; NaN for anything else. */
export const readWhole = (text: string): number =>
  /^\d[\d.,\s]{0,19}$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : Number.NaN

/** The same in ledger units. */
export const readAmount = (text: string, currency: CashCurrency = currencyOfSite()): number =>
  readWhole(text) * 10 ** ledgerDigits[currency]

/** As it stands in a field: limits are whole won, euro or dollars. */
export const amountField = (units: number, currency: CashCurrency = currencyOfSite()): string =>
  digits(Math.floor(units / 10 ** ledgerDigits[currency]))
