import { type CashCurrency, isCashCurrency } from '@maru/contract/currency'

const written =
  typeof document === 'undefined' ? '' : document.querySelector<HTMLMetaElement>('meta[name=currency]')?.content

/** What the site is played in: the server puts it into the document. Every sum that the server sends is in its ledger units. */
export const siteCurrency: CashCurrency = isCashCurrency(written) ? written : 'KRW'
