import type { CashCurrency } from '@maru/contract'
import { chosenSite } from '../settings.ts'

const currencies = new Map<number, CashCurrency>()

/** What the sites of this account are played in. */
export const keepCurrencies = (sites: readonly { siteId: number; currency: CashCurrency }[]): void => {
  for (const { siteId, currency } of sites) currencies.set(siteId, currency)
}

/** Of the site that the pages are about. */
export const currencyOfSite = (): CashCurrency => currencies.get(Number(chosenSite.get())) ?? 'KRW'
